/** Positions of the entries of a list that repeat an earlier one. Blank entries (undefined, null) repeat nothing: the form has yet to fill them. */
export function posicoesRepetidas(chaves: readonly (string | number | null | undefined)[]): number[] {
  return chaves.flatMap((chave, posicao) => (chave != null && chaves.indexOf(chave) !== posicao ? [posicao] : []));
}
