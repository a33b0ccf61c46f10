import { LIMITES, type ProdutoLote, type Solicitacao } from '@merenda/shared/contratos';
import { LOTE_JA_NA_LISTA } from '@merenda/shared/regras';
import type { LoteDigitado, RascunhoRecebimento } from './digitado.js';
import { itensPendentes } from './rascunho.js';

type Produtos = RascunhoRecebimento['produtos'] | undefined;

/** Why the label of a lot fills no line; null when it does. */
export function recusaDoLote(
  solicitacao: Solicitacao,
  produtos: Produtos,
  { produto, numero }: ProdutoLote,
): string | null {
  if (itensPendentes(solicitacao).every((item) => item.produto.id !== produto.id))
    return 'Este produto já foi todo recebido.';
  const { chegou, lotes = [] } = produtos?.[produto.id] ?? {};
  if (chegou && lotes.some(({ lote }) => lote === numero)) return LOTE_JA_NA_LISTA;
  const cheio = lotes.length >= LIMITES.linhas && lotes.every(({ lote }) => lote);
  return cheio ? `O produto já tem ${LIMITES.linhas} lotes.` : null;
}

/**
 * The values that a label fills in: the first line of its product without a number, else a new line. Quantities stay as they
 * were typed.
 */
export function comLoteLido(produtos: Produtos, { produto, numero, dataFabricacao, dataValidade }: ProdutoLote) {
  const lotes = produtos?.[produto.id]?.lotes ?? [];
  const vaga = lotes.findIndex(({ lote }) => !lote || lote === numero);
  const lido: LoteDigitado = { ...lotes[vaga], lote: numero, dataFabricacao, dataValidade };
  const novos = vaga === -1 ? [...lotes, lido] : lotes.with(vaga, lido);
  return { produtos: { [produto.id]: { chegou: true, lotes: novos } } };
}
