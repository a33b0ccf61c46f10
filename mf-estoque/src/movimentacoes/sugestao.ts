/** A movement that another screen begins: the form opens with it, and the user may change all of it. */
export interface MovimentacaoSugerida {
  /** Stocks. */
  origem: number;
  destino: number;
  /** The stock line. */
  linha: number;
  /** Packages. */
  quantidade: number;
}
