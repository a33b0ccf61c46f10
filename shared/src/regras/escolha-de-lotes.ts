import { decimal, type Decimal, type Numerico } from './decimal.js';
import { escolherLotes } from './fefo.js';
import { comMedida, conteudoDaEmbalagem, unidadeDoTotal } from './unidades.js';

/** A lot of one product in a stock. */
export interface LoteOferecido {
  /** Of the stock line. */
  id: number;
  loteId: number;
  /** 'YYYY-MM-DD'. */
  dataValidade: string;
  /** In packages of the product. */
  quantidade: Numerico;
  bloqueado: boolean;
}

export interface PedidoDoProduto {
  produto: { medidaReal: Numerico; unidadeMedida: string };
  /** In kg, L or units: `unidadeDoTotal` of the product's unit. */
  quantidade: Numerico;
  /** So many people get this quantity each. */
  pessoas?: number;
}

/**
 * Chooses the lots of a product for a quantity that somebody needs, as the execution of a meal does (`escolherLotes`):
 * first expiring first, without expired and blocked lots. `retiradas` are packages for each person, `falta` is what is
 * missing for each, in the unit of the quantity.
 */
export function escolherDoProduto(
  lotes: readonly LoteOferecido[],
  { produto, quantidade, pessoas = 1 }: PedidoDoProduto,
  hoje: string,
): ReturnType<typeof escolherLotes> {
  const conteudo = conteudoDaEmbalagem(produto, unidadeDoTotal(produto.unidadeMedida));
  return escolherLotes(
    lotes
      .filter(({ bloqueado }) => !bloqueado)
      .map(({ id, loteId, dataValidade, quantidade: saldo }) => ({
        id,
        loteId,
        dataValidade,
        quantidade: porPessoa(saldo, pessoas),
        conteudo,
      })),
    quantidade,
    hoje,
  );
}

/** Rounded down, so that all people together never get more than the lot holds. */
const porPessoa = (quantidade: Numerico, pessoas: number): Decimal =>
  decimal(quantidade).times(1000).div(pessoas).floor().div(1000);

/** 'Faltam 4 kg'; null when nothing is missing. */
export function fraseDaFalta(falta: Numerico, unidadeMedida: string): string | null {
  const quanto = decimal(falta);
  if (quanto.lte(0)) return null;
  return `${quanto.lt(2) ? 'Falta' : 'Faltam'} ${comMedida(quanto, unidadeDoTotal(unidadeMedida))}`;
}
