import { CASAS_DIGITADAS } from '../../vocabulario/limites.js';
import { decimal, Decimal, type Numerico } from '../decimal.js';
import { faltaArredondada } from '../falta.js';
import { escolherLotes } from './fefo.js';
import { comMedida, conteudoDaEmbalagem, unidadeDoTotal } from '../cadastros/unidades-de-medida.js';

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

export interface QuantidadeDoProduto {
  produto: { medidaReal: Numerico; unidadeMedida: string };
  /** In kg, L or units: `unidadeDoTotal` of the product's unit. */
  quantidade: Numerico;
  /** So many people get this quantity each; without it all goes to one place, and a lot may give its exact balance. */
  pessoas?: number;
}

/**
 * Chooses the lots of a product for a quantity that somebody needs, as the execution of a meal does (`escolherLotes`):
 * first expiring first, without expired and blocked lots. `retiradas` are packages for each person, with as many
 * decimals as people type; `falta` is what is missing for each, in the unit of the quantity.
 */
export function escolherDoProduto(
  lotes: readonly LoteOferecido[],
  { produto, quantidade, pessoas }: QuantidadeDoProduto,
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
        quantidade: pessoas === undefined ? saldo : porPessoa(saldo, pessoas),
        conteudo,
      })),
    quantidade,
    hoje,
    CASAS_DIGITADAS,
  );
}

/** Rounded down, so that all people together never get more than the lot holds. */
const porPessoa = (quantidade: Numerico, pessoas: number): Decimal =>
  decimal(quantidade).div(pessoas).toDecimalPlaces(CASAS_DIGITADAS, Decimal.ROUND_DOWN);

/** 'Faltam 4 kg'; null when nothing is missing. */
export function fraseDaFalta(falta: Numerico, unidadeMedida: string): string | null {
  const quanto = faltaArredondada(falta);
  if (quanto.lte(0)) return null;
  return `${quanto.lt(2) ? 'Falta' : 'Faltam'} ${comMedida(quanto, unidadeDoTotal(unidadeMedida))}`;
}
