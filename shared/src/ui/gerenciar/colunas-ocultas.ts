/** The browser's storage: an entry for each list of which columns are hidden. */
const chave = (lista: string) => `colunas:${lista}`;

/** The names of the hidden columns of a list; a column that a new version adds is shown. */
export function lerOcultas(lista: string): readonly string[] {
  try {
    return localStorage.getItem(chave(lista))?.split(',') ?? [];
  } catch {
    // Storage switched off: the choice lasts as long as the screen.
    return [];
  }
}

export function guardarOcultas(lista: string, colunas: readonly string[]): void {
  try {
    if (colunas.length === 0) localStorage.removeItem(chave(lista));
    else localStorage.setItem(chave(lista), colunas.join(','));
  } catch {
    // As above.
  }
}
