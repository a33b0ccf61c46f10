/**
 * A function that reads one value by its key. Keys that are asked for at the same moment, as the rows of a form do, are
 * read together, at most `juntos` at once.
 */
export function reunir<V>(ler: (chaves: number[]) => Promise<ReadonlyMap<number, V>>, juntos: number) {
  let lote: { chaves: Set<number>; lidos: Promise<ReadonlyMap<number, V>> } | undefined;

  function abrir() {
    const chaves = new Set<number>();
    const lidos = new Promise((seguir) => setTimeout(seguir)).then(() => {
      if (lote?.chaves === chaves) lote = undefined;
      return ler([...chaves]);
    });
    return { chaves, lidos };
  }

  return async (chave: number): Promise<V | undefined> => {
    if (lote === undefined || lote.chaves.size >= juntos) lote = abrir();
    lote.chaves.add(chave);
    return (await lote.lidos).get(chave);
  };
}
