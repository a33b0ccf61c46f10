import type { BarraLida } from '@merenda/shared/contratos';

/** The bar of family farming with this share received, without a rule. */
export const barra = (percentual: number): BarraLida => ({
  codigo: 'AF',
  regra: null,
  contratado: { valor: 0, percentual: null },
  recebido: { valor: 0, percentual },
  pago: { valor: 0, percentual: null },
  sobreRepasse: null,
  atende: percentual >= 45,
  diferenca: 0,
  podeMudar: false,
});
