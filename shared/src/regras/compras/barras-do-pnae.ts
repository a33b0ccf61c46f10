import type { Sexo } from '../../vocabulario/cadastros/fornecedores.js';
import type { GrauProcessamento } from '../../vocabulario/cadastros/itens.js';
import {
  BARRAS_DO_PNAE,
  COLUNAS_DO_PNAE,
  type BarraDoPnae,
  type ColunaDoPnae,
} from '../../vocabulario/compras/recursos-pnae.js';
import { Decimal, decimal, semResiduo, somar, type Numerico } from '../decimal.js';

/** The money of the items of one kind, R$. */
export interface ParcelaDoPnae extends Record<ColunaDoPnae, Numerico> {
  /** Whether the supplier has a CAF. */
  familiar: boolean;
  /** Whether a family sells by itself, not through a formal group. */
  direta: boolean;
  /** Of the person who sells; null while it is not known. */
  sexo: Sexo | null;
  /** Null while the item is not classified. */
  grau: GrauProcessamento | null;
}

/** A share, in % with two decimals, and its value in R$. */
interface Fracao {
  valor: number;
  /** Null while there is nothing to divide by. */
  percentual: number | null;
}

/** A share of the money against its rule. */
export interface Barra extends Record<ColunaDoPnae, Fracao> {
  codigo: BarraDoPnae;
  /** What was received ÷ what was transferred, for comparison; the share of family farming is this one already. */
  sobreRepasse: number | null;
  /** By what was received. Null without a rule, or while there is nothing to divide by. */
  atende: boolean | null;
  /** R$ that a minimum lacks, or by which a maximum is exceeded, rounded up; 0 where the rule is met. */
  diferenca: number;
  /** Whether `atende` could change when the degrees, or the sex of who sells, are known. */
  podeMudar: boolean;
}

/** The limit of a bar: a minimum or a maximum in %. */
export interface LimiteDaBarra {
  operador: string;
  valor: number;
}

/** The degrees of processing of each bar that is told by them. */
export const GRAUS_DA_BARRA: Record<Exclude<BarraDoPnae, 'AF' | 'MULHER'>, readonly GrauProcessamento[]> = {
  INNATURA: ['IN_NATURA_MINIMAMENTE_PROCESSADO'],
  ULTRA: ['PROCESSADO', 'ULTRAPROCESSADO'],
  INGR: ['INGREDIENTE_CULINARIO'],
};

/** Whether an item counts in a bar; null while what tells it is not known. */
function contaNaBarra(barra: BarraDoPnae, { familiar, direta, sexo, grau }: ParcelaDoPnae): boolean | null {
  if (barra === 'AF') return familiar;
  if (barra === 'MULHER') return direta && (sexo === null ? null : sexo === 'FEMININO');
  return grau === null ? null : GRAUS_DA_BARRA[barra].includes(grau);
}

/**
 * The bars of the national programme (specification 4, 4.4). Family farming is divided by what was transferred,
 * women by the direct sales of families, the others by all that was contracted, received or paid. Values are compared unrounded; a minimum is shown cut, a
 * maximum rounded up, so that a value that fails never shows the limit.
 * @param transferido R$ that the FNDE transferred in the year
 */
export function barrasDoPnae(
  parcelas: readonly ParcelaDoPnae[],
  transferido: Numerico,
  limites: ReadonlyMap<BarraDoPnae, LimiteDaBarra>,
): Barra[] {
  const totais = somas(parcelas);
  const diretas = somas(parcelas.filter(({ direta }) => direta));
  return BARRAS_DO_PNAE.map((codigo) => {
    const limite = limites.get(codigo);
    const valores = somas(parcelas.filter((parcela) => contaNaBarra(codigo, parcela) === true));
    const incerto = somas(parcelas.filter((parcela) => contaNaBarra(codigo, parcela) === null)).recebido;
    const base = (coluna: ColunaDoPnae) =>
      codigo === 'AF' ? decimal(transferido) : (codigo === 'MULHER' ? diretas : totais)[coluna];
    const emPercentual = (coluna: ColunaDoPnae): Fracao => ({
      valor: valores[coluna].toNumber(),
      percentual: percentualMostrado(valores[coluna], base(coluna), limite?.operador),
    });
    const atende = (valor: Decimal) => limite !== undefined && cumpre(valor, base('recebido'), limite);
    const julgavel = limite !== undefined && !base('recebido').isZero();
    return {
      codigo,
      contratado: emPercentual('contratado'),
      recebido: emPercentual('recebido'),
      pago: emPercentual('pago'),
      sobreRepasse: percentualMostrado(valores.recebido, decimal(transferido), limite?.operador),
      atende: julgavel ? atende(valores.recebido) : null,
      diferenca: julgavel ? diferencaAte(codigo, valores.recebido, base('recebido'), limite) : 0,
      podeMudar: julgavel && atende(valores.recebido) !== atende(valores.recebido.plus(incerto)),
    };
  });
}

/** R$ of each bar, and of the items without a degree, in the three columns: what adds up to the panel. */
export const valoresDasBarras = (parcelas: readonly ParcelaDoPnae[]) => ({
  barras: BARRAS_DO_PNAE.map((codigo) => ({
    codigo,
    ...emReais(parcelas.filter((parcela) => contaNaBarra(codigo, parcela) === true)),
  })),
  naoClassificado: emReais(parcelas.filter(({ grau }) => grau === null)),
  totais: emReais(parcelas),
});

const emReais = (parcelas: readonly ParcelaDoPnae[]): Record<ColunaDoPnae, number> => {
  const { contratado, recebido, pago } = somas(parcelas);
  return { contratado: contratado.toNumber(), recebido: recebido.toNumber(), pago: pago.toNumber() };
};

const somas = (parcelas: readonly ParcelaDoPnae[]): Record<ColunaDoPnae, Decimal> => {
  const [contratado, recebido, pago] = COLUNAS_DO_PNAE.map((coluna) => somar(parcelas.map((uma) => uma[coluna])));
  return { contratado: decimal(contratado ?? 0), recebido: decimal(recebido ?? 0), pago: decimal(pago ?? 0) };
};

const ehMinimo = (operador: string | undefined): boolean => operador === '>=';

const limiteEmReais = (base: Decimal, { valor }: LimiteDaBarra): Decimal => base.times(valor).dividedBy(100);

const cumpre = (valor: Decimal, base: Decimal, limite: LimiteDaBarra): boolean =>
  ehMinimo(limite.operador) ? valor.gte(limiteEmReais(base, limite)) : valor.lte(limiteEmReais(base, limite));

/**
 * A share in % with two decimals: that of a minimum is cut, that of a maximum is rounded up. Null when there is nothing to
 * divide by.
 */
export function percentualMostrado(valor: Decimal, base: Decimal, operador: string | undefined): number | null {
  if (base.isZero()) return null;
  const sentido = operador === undefined || ehMinimo(operador) ? Decimal.ROUND_DOWN : Decimal.ROUND_UP;
  return semResiduo(valor.times(100).dividedBy(base)).toDecimalPlaces(2, sentido).toNumber();
}

/**
 * R$ until the rule is met, rounded up to the cent. What is bought from family farming does not change what was
 * transferred; what else is bought adds to the total as well, so that of a minimum of 85 % each R$ 1,00 missing takes
 * R$ 1,00 ÷ 15 %. Of a maximum, what is above it.
 */
function diferencaAte(codigo: BarraDoPnae, valor: Decimal, base: Decimal, limite: LimiteDaBarra): number {
  if (cumpre(valor, base, limite)) return 0;
  const fora = limiteEmReais(base, limite).minus(valor).abs();
  const parte = decimal(100).minus(limite.valor).dividedBy(100);
  const falta = ehMinimo(limite.operador) && codigo !== 'AF' && !parte.isZero() ? fora.dividedBy(parte) : fora;
  return semResiduo(falta).toDecimalPlaces(2, Decimal.ROUND_UP).toNumber();
}
