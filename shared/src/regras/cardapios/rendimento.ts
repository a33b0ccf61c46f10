import type { UnidadeMedida } from '../../vocabulario/cadastros/produtos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { arredondar, decimal, type Decimal, type Numerico, somar } from '../decimal.js';
import { entraNaConta } from './ingredientes.js';
import { converter, unidadeDoTotal } from '../cadastros/unidades-de-medida.js';
import { type Violacao, violacao } from '../violacao.js';

/**
 * The quantity for one student of an amount that serves `porcoes`: half up to 3 decimals, null if the amount is
 * unknown.
 */
export const perCapita = (quantidade: Numerico | null, porcoes: number): Decimal | null =>
  quantidade === null ? null : arredondar(somar([quantidade]).div(porcoes), 3);

/** An amount in kg, L or un. */
export interface Total {
  quantidade: Decimal;
  unidadeMedida: UnidadeMedida;
}

/** Sum of the net amounts per dimension, because grams and millilitres cannot be added. In the order of the input. */
export function totaisLiquidos(ingredientes: readonly { quantidade: Numerico; unidadeMedida: string }[]): Total[] {
  const totais = new Map<UnidadeMedida, Decimal[]>();
  for (const { quantidade, unidadeMedida } of ingredientes.filter(entraNaConta)) {
    const unidade = unidadeDoTotal(unidadeMedida);
    totais.set(unidade, [...(totais.get(unidade) ?? []), converter(quantidade, unidadeMedida, unidade)]);
  }
  return [...totais].map(([unidadeMedida, quantidades]) => ({
    quantidade: arredondar(somar(quantidades), 3),
    unidadeMedida,
  }));
}

interface Coccao {
  /** kg */
  pesoPronto: Decimal | null;
  /** Cooked ÷ raw net weight. */
  indiceCoccao: Decimal | null;
}

/**
 * Cooked weight and cooking index determine each other: a given weight determines the index, otherwise the index
 * determines the weight. Both are rounded half up to 3 decimals. Where an ingredient is not weighed, one does not follow
 * from the other.
 */
export function completarCoccao(
  ingredientes: Parameters<typeof totaisLiquidos>[0],
  { pesoPronto, indiceCoccao }: { pesoPronto: Numerico | null; indiceCoccao: Numerico | null },
): Coccao {
  if (pesoPronto === null)
    return {
      pesoPronto: rendimentoPronto(ingredientes, indiceCoccao),
      indiceCoccao: indiceCoccao === null ? null : decimal(indiceCoccao),
    };
  const cru = pesoCru(ingredientes);
  const calculado = cru === null ? indiceCoccao : arredondar(decimal(pesoPronto).div(cru), 3);
  return { pesoPronto: decimal(pesoPronto), indiceCoccao: calculado === null ? null : decimal(calculado) };
}

/** The cooked weight fits the raw one: the index is one that a kitchen can reach. */
export function violacoesDoPesoPronto(
  ingredientes: Parameters<typeof totaisLiquidos>[0],
  pesoPronto: Numerico | null | undefined,
): Violacao[] {
  const { indiceCoccao } = completarCoccao(ingredientes, { pesoPronto: pesoPronto || null, indiceCoccao: null });
  return violacao(
    Boolean(pesoPronto) && indiceCoccao !== null && (indiceCoccao.lt(0.001) || indiceCoccao.gt(LIMITES.indiceCoccao)),
    'pesoPronto',
    'O peso pronto não combina com o peso cru dos ingredientes. Informe-o em kg.',
  );
}

/** Raw net weight in kg; null if an ingredient is not weighed. */
function pesoCru(ingredientes: Parameters<typeof totaisLiquidos>[0]): Decimal | null {
  const [peso, ...outros] = totaisLiquidos(ingredientes);
  return !peso || outros.length > 0 || peso.unidadeMedida !== 'KG' || peso.quantidade.isZero() ? null : peso.quantidade;
}

/** Ready portion in g: yield ÷ portions, half up to 3 decimals. */
export const porcaoPronta = (pesoPronto: Numerico, porcoes: number): Decimal =>
  arredondar(converter(pesoPronto, 'KG', 'G').div(porcoes), 3);

/**
 * Cooked weight of a preparation in kg: net weight × cooking index. Null without an index, and if an ingredient is not
 * weighed: the index compares weights.
 */
export function rendimentoPronto(
  ingredientes: Parameters<typeof totaisLiquidos>[0],
  indiceCoccao: Numerico | null,
): Decimal | null {
  const cru = pesoCru(ingredientes);
  return indiceCoccao === null || cru === null ? null : arredondar(cru.times(indiceCoccao), 3);
}
