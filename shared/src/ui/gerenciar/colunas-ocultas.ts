/** The browser's storage: an entry for each list of which columns are hidden. */
const chave = (lista: string) => `colunas:${lista}`;

/**
 * The names of the columns that the user has hidden in a list; null if nothing was chosen. A column that a new version
 * adds is shown.
 */
export function lerOcultas(lista: string): readonly string[] | null {
  try {
    return localStorage.getItem(chave(lista))?.split(',') ?? null;
  } catch {
    // Storage switched off: the choice lasts as long as the screen.
    return null;
  }
}

export function guardarOcultas(lista: string, colunas: readonly string[]): void {
  try {
    localStorage.setItem(chave(lista), colunas.join(','));
  } catch {
    // As above.
  }
}
