import { nomeComum } from '../formatos/nomes.js';
import { formatarMoeda, formatarQuantidade } from '../formatos/numeros.js';
import { valorItens } from './aquisicoes.js';
import { decimal, type Decimal, type Numerico, somar } from './decimal.js';
import { type Violacao, violacao } from './violacao.js';

/** Whether nothing of a delivery was accepted: the whole delivery is returned. */
export const nadaAceito = (lotes: readonly { quantidade: Numerico }[]): boolean =>
  lotes.every(({ quantidade }) => decimal(quantidade).isZero());

/** An accepted lot, at the price of the request. */
export interface LoteComPreco {
  produtoId: number;
  quantidade: Numerico;
  precoUnidade: Numerico;
}

/** R$: cost of the accepted lots. Lots of one product are added before rounding once, as in the request. */
export function valorAceito(lotes: readonly LoteComPreco[]): Decimal {
  const produtos = new Map<number, LoteComPreco[]>();
  for (const lote of lotes) produtos.set(lote.produtoId, [...(produtos.get(lote.produtoId) ?? []), lote]);
  return valorItens(
    [...produtos.values()].flatMap(([primeiro, ...demais]) =>
      primeiro
        ? [
            {
              precoUnidade: primeiro.precoUnidade,
              quantidade: somar([primeiro, ...demais].map(({ quantidade }) => quantidade)),
            },
          ]
        : [],
    ),
  );
}

/** The message for an invoice whose value differs from the accepted goods, both in R$; null when they are equal. */
export function avisoDiferencaDaNota(valorNota: Numerico, valorProdutos: Numerico): string | null {
  const diferenca = decimal(valorNota).minus(valorProdutos).abs();
  if (diferenca.isZero()) return null;
  return `A nota diz ${formatarMoeda(valorNota.toString())}; os produtos aceitos somam ${formatarMoeda(valorProdutos.toString())}: diferença de ${formatarMoeda(diferenca)}.`;
}

/**
 * The lots of an item have at most the missing quantity (`falta`, in the product's unit). `nome` of the product, when
 * the message is not shown at its field.
 */
export function violacoesDosLotes(quantidades: readonly Numerico[], falta: Numerico, nome?: string): Violacao[] {
  const total = somar(quantidades);
  return violacao(
    total.gt(falta),
    'quantidade',
    `Os lotes${nome === undefined ? '' : ` de ${nomeComum(nome)}`} somam ${formatarQuantidade(total)}; falta receber ${formatarQuantidade(falta.toString())}.`,
  );
}
