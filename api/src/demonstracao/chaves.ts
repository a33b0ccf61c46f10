/** Ids of rows by a natural key: seeds use it to name rows whose ids the database gave. Throws for an unknown key. */
export function porChave<T extends { id: number }>(
  linhas: readonly T[],
  chave: (linha: T) => string,
): (valor: string) => number {
  const ids = new Map(linhas.map((linha) => [chave(linha), linha.id]));
  return (valor) => {
    const id = ids.get(valor);
    if (id === undefined) throw new Error(`no row is called ${valor}`);
    return id;
  };
}
