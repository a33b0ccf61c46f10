/**
 * Positions of the entries of a list that repeat an earlier one. Blank entries (undefined, null) are ignored: the form
 * has not filled them yet.
 */
export function posicoesRepetidas(chaves: readonly (string | number | null | undefined)[]): number[] {
  return chaves.flatMap((chave, posicao) => (chave != null && chaves.indexOf(chave) !== posicao ? [posicao] : []));
}
