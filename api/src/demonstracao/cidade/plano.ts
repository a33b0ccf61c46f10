/** How large the city is. */
export interface Tamanho {
  unidades: number;
  usuarios: number;
  produtos: number;
  /** Days of history before today. */
  dias: number;
  /** Lots that each unit has received in that time. */
  lotesPorUnidade: number;
  refeicoesPorUnidade: number;
  solicitacoes: number;
  movimentacoes: number;
  auditoria: number;
}

/** Five years of a city with 60 units: some 300,000 lines of kardex and 60,000 meals. */
const CIDADE: Tamanho = {
  unidades: 60,
  usuarios: 300,
  produtos: 5_000,
  dias: 5 * 365,
  lotesPorUnidade: 500,
  refeicoesPorUnidade: 1_000,
  solicitacoes: 4_000,
  movimentacoes: 3_000,
  auditoria: 100_000,
};

/** A city of `vezes` times as many units, with the same history in each. */
export const ampliada = (vezes: number): Tamanho => ({
  ...CIDADE,
  unidades: CIDADE.unidades * vezes,
  usuarios: CIDADE.usuarios * vezes,
  produtos: CIDADE.produtos * vezes,
  solicitacoes: CIDADE.solicitacoes * vezes,
  movimentacoes: CIDADE.movimentacoes * vezes,
  auditoria: CIDADE.auditoria * vezes,
});

/** Input of every part of the city. */
export interface Plano extends Tamanho {
  /** The same number creates the same city. */
  semente: number;
  /** `YYYY-MM-DD`: everything in the city happened before this day. */
  hoje: string;
}
