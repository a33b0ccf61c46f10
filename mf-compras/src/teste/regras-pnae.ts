import type { RegraPnae } from '@merenda/shared/contratos';

/** The rule of the shelf life that a delivery must have left: half of it, without a beginning. */
export const umaRegraPnae = (mudanca: Partial<RegraPnae> = {}): RegraPnae => ({
  id: 1,
  codigo: 'VALIDADE_ENTREGA',
  regra: 'Prazo restante na entrega',
  operador: '>=',
  valor: 50,
  unidade: '% da vida útil',
  periodo: 'entrega',
  escopo: 'compras não-AF',
  norma: 'Lei 15.226/2025',
  vigenteDe: null,
  vigenteAte: null,
  certeza: 'verificado',
  versao: 1,
  ...mudanca,
});
