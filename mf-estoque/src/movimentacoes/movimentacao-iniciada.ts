/** A movement that another screen begins: the form opens with it, and the user may change all of it. */
export interface MovimentacaoIniciada {
  /** Stocks. */
  origem: number;
  destino?: number;
  /** Stock lines with their packages; without a number all that the lot holds. */
  lotes: readonly { linha: number; quantidade?: number }[];
}
