/** Ids of rows by a natural key: how seeds speak of rows whose numbers the database gave. Throws for a key that is not there. */
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
