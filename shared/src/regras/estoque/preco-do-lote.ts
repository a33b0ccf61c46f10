import { ROTULOS_SITUACAO_DO_PRECO, type OrigemDoPrecoDoLote } from '../../vocabulario/estoque/estoques.js';
import { formatarMoeda } from '../../formatos/numeros.js';
import type { Decimal, Numerico } from '../decimal.js';
import { violacao, type Violacao } from '../violacao.js';

/** Whether a price from here is not that of the lot, but of its product (specification 4, 4.2). */
export const precoEstimado = (origem: OrigemDoPrecoDoLote | null): boolean =>
  origem === 'CONTRATO' || origem === 'ULTIMA_COMPRA';

/** The price of an added lot is kept with its quantity: an empty line has none. */
export const violacoesDoPrecoDoLote = (lote: {
  quantidade: number;
  precoUnidade?: number | '' | null | undefined;
}): Violacao[] =>
  violacao(
    lote.quantidade === 0 && Boolean(lote.precoUnidade),
    'precoUnidade',
    'Informe a quantidade: sem ela o preço não é guardado.',
  );

/** What a lot is worth: 'R$ 27,50', 'R$ 27,50 (estimado)', 'Sem preço'. */
export function escreverValorDoLote({
  valor,
  origemPreco,
}: {
  valor: number | null;
  origemPreco: OrigemDoPrecoDoLote | null;
}): string {
  if (valor === null) return ROTULOS_SITUACAO_DO_PRECO.SEM_PRECO;
  return `${formatarMoeda(valor)}${precoEstimado(origemPreco) ? ' (estimado)' : ''}`;
}

/**
 * The sum of what lots are worth: 'Sem preço' where none of them has one, which is not R$ 0,00.
 * @param lotes all of them; `semPreco`: those that the sum leaves out
 */
export const escreverSomaDosLotes = (
  soma: Numerico | Decimal,
  { lotes, semPreco }: { lotes: number; semPreco: number },
): string => (lotes > 0 && lotes === semPreco ? ROTULOS_SITUACAO_DO_PRECO.SEM_PRECO : formatarMoeda(soma));
