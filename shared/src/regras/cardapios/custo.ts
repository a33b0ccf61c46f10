import type { CodigoPerCapita } from '../../vocabulario/cadastros/matriculas.js';
import type { ModalidadeEscolar } from '../../vocabulario/cadastros/modalidades.js';
import { arredondar, Decimal, decimal, type Numerico, somar, ZERO } from '../decimal.js';
import { entraNaConta } from './ingredientes.js';
import { categoriaDaFaixa } from '../cadastros/matriculas.js';
import { quantidadeBruta } from './peso-bruto.js';
import { converter, recusaConversao } from '../cadastros/unidades-de-medida.js';

/** R$ of one `unidadeMedida`. */
interface Preco {
  valor: Numerico;
  unidadeMedida: string;
}

export interface PreparoComCusto<A> {
  porcoes: number;
  ingredientes: readonly {
    alimento: A;
    quantidade: Numerico;
    pesoBruto: Numerico | null;
    unidadeMedida: string;
  }[];
}

export interface Custo<A> {
  /** R$ of one portion of all preparations; null if nothing has a price. */
  valor: Decimal | null;
  /** Foods without a price, each once: the true cost is not below `valor`. */
  semPreco: A[];
}

/**
 * Cost of one portion of the preparations together (specification 4, 4.2): Σ gross weight × price ÷ portions, rounded
 * once. A dish is the list of its preparations, a menu that of its dishes'; for several menus, `cardapios` is their
 * number, and the result is their mean.
 * @param precoDe the price of a food; null if it has none. A price in another dimension counts as none.
 */
export function custoPorPorcao<A>(
  preparos: readonly PreparoComCusto<A>[],
  precoDe: (alimento: A) => Preco | null,
  cardapios = 1,
): Custo<A> {
  const { valor, semPreco } = custoSemArredondar(preparos, precoDe);
  return { valor: valor && arredondar(valor.div(cardapios), 2), semPreco };
}

/** The same before it is rounded, for a sum of many dishes. */
export function custoSemArredondar<A>(
  preparos: readonly PreparoComCusto<A>[],
  precoDe: (alimento: A) => Preco | null,
): Custo<A> {
  let soma = ZERO;
  let comPreco = false;
  const semPreco = new Set<A>();
  for (const { porcoes, ingredientes } of preparos) {
    for (const { alimento, unidadeMedida, ...pesos } of ingredientes.filter(entraNaConta)) {
      const preco = precoDe(alimento);
      if (!preco || recusaConversao(unidadeMedida, preco.unidadeMedida) !== null) {
        semPreco.add(alimento);
        continue;
      }
      comPreco = true;
      const bruto = converter(quantidadeBruta(pesos), unidadeMedida, preco.unidadeMedida);
      soma = soma.plus(bruto.times(preco.valor).div(porcoes));
    }
  }
  const nada = !preparos.some(({ ingredientes }) => ingredientes.some(entraNaConta));
  return { valor: comPreco || nada ? soma : null, semPreco: [...semPreco] };
}

/** What a meal took from the stock: packages above zero, and the price that was stored with them. */
export interface Retirada {
  quantidade: Numerico;
  /** R$ of a package; null if it was not known. */
  preco: Numerico | null;
  estimado: boolean;
}

/** Executed meals, each with its number of pupils. */
export interface RefeicaoExecutada<R extends Retirada> {
  pessoas: number;
  retiradas: readonly R[];
}

/**
 * Cost of executed meals for one pupil (specification 4, 4.2): Σ of each meal's cost ÷ its own pupils, rounded once, half
 * up to the cent. Of one meal, or of all meals of a day, of which the transfer is subtracted once.
 */
export function custoExecutado<R extends Retirada>(
  refeicoes: readonly RefeicaoExecutada<R>[],
): { valor: Decimal | null; semPreco: R[]; estimadas: R[] } {
  const retiradas = refeicoes.flatMap((refeicao) => refeicao.retiradas);
  const valores = refeicoes.flatMap(({ pessoas, retiradas: suas }) =>
    suas.flatMap(({ quantidade, preco }) =>
      preco === null ? [] : [decimal(quantidade).times(decimal(preco)).div(pessoas)],
    ),
  );
  return {
    valor: valores.length > 0 ? arredondar(somar(valores), 2) : null,
    semPreco: retiradas.filter(({ preco }) => preco === null),
    estimadas: retiradas.filter(({ preco, estimado }) => preco !== null && estimado),
  };
}

/** What the municipality pays of a cost beyond the per-capita transfer; 0 where the transfer covers it. */
export const parteDoMunicipio = (custo: Numerico, repasse: Numerico): Decimal =>
  Decimal.max(arredondar(decimal(custo).minus(repasse), 2), ZERO);

/** Who pays a cost, in R$: the transfer first, and the municipality what is beyond it. Both parts add up to the cost. */
export function quemPaga(custo: Numerico, repasse: Numerico): { pnae: Decimal; municipio: Decimal } {
  const municipio = parteDoMunicipio(custo, repasse);
  return { pnae: decimal(custo).minus(municipio), municipio };
}

/**
 * The band of the per-capita transfer for the pupils of an age band and modality: a crèche has its own also full time,
 * then full time comes before a traditional people, and this before the stage. The special service (AEE) adds to the
 * transfer and is not known here.
 * @param faixa code of the age band: '6-10a'
 * @param pct the unit is of a traditional people or community; false where the unit is not known
 */
export function codigoDoPerCapita(faixa: string, modalidade: ModalidadeEscolar, pct = false): CodigoPerCapita {
  const categoria = categoriaDaFaixa(faixa);
  if (categoria === 'CRECHE') return 'CRECHE';
  if (modalidade === 'INTEGRAL') return 'INTEGRAL';
  if (pct) return 'PCT';
  return categoria === 'PRE_ESCOLA' ? 'PRE' : 'FUND_MEDIO_EJA';
}
