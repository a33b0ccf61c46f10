import type { NutrienteDaFicha } from './partes-da-ficha.js';
import type { SituacaoNutriente } from '../../vocabulario/cardapios/referencias-nutricionais.js';
import { arredondar, decimal, type Decimal, type Numerico, ZERO } from '../decimal.js';
import { entraNaConta } from './ingredientes.js';
import { converter } from '../cadastros/unidades-de-medida.js';

/** A food with its nutrients per `quantidadeBase` of `unidadeMedida`. */
export interface AlimentoNutricional {
  nome: string;
  quantidadeBase: Numerico;
  unidadeMedida: string;
  /** By nutrient. Absent or null is 'não analisado', never zero. */
  componentes: Readonly<Record<string, Numerico | null | undefined>>;
}

/** A recipe: its ingredients serve `porcoes`. */
export interface PreparoNutricional<A extends AlimentoNutricional = AlimentoNutricional> {
  porcoes: Numerico;
  ingredientes: readonly { alimento: A; quantidade: Numerico; unidadeMedida: string }[];
}

export interface TotalNutriente {
  nutriente: string;
  /** Sum of the known values, rounded once, half up to 2 decimals, by `somarNutrientes`. */
  valor: Decimal;
  /** Names of the foods that lack the value, each once: the true total is not below `valor`. */
  ausentes: string[];
  /** None of the foods has a value: `valor` is 0 and has no meaning. */
  semDados: boolean;
}

/** A total of a technical sheet; `semDados` is present only if no value is known. */
export const totalDaFicha = ({
  valor,
  ausentes,
  semDados,
}: Omit<TotalNutriente, 'nutriente'>): { valor: number; ausentes: string[]; semDados?: true } => ({
  valor: valor.toNumber(),
  ausentes,
  ...(semDados && { semDados }),
});

/**
 * The shown value of a nutrient of a sheet: null if no food has a value, because that is not zero. A sum of only some
 * foods is shown unchanged.
 */
export const valorConhecido = ({ valor, semDados = false }: { valor: number; semDados?: boolean }): number | null =>
  semDados ? null : valor;

/**
 * Nutrients of one portion of the preparations together (specification 3, section 5): value × quantity ÷ base quantity
 * ÷ portions, summed, rounded at the end only. A dish is the list of its preparations, a menu that of its dishes'; for
 * several menus, `cardapios` is their number, and the result is their mean. Throws `RegraViolada` when an ingredient's
 * unit does not convert to that of its food.
 */
export const somarNutrientes = (
  nutrientes: readonly string[],
  preparos: readonly PreparoNutricional[],
  cardapios = 1,
): TotalNutriente[] =>
  nutrientesSemArredondar(nutrientes, preparos).map(({ valor, ...total }) => ({
    ...total,
    valor: arredondar(valor.div(cardapios), 2),
  }));

/** The same of one menu before it is rounded, for a sum of many dishes. */
export function nutrientesSemArredondar<N extends string>(
  nutrientes: readonly N[],
  preparos: readonly PreparoNutricional[],
): (TotalNutriente & { nutriente: N })[] {
  const bases = new Map<AlimentoNutricional, Decimal>();
  for (const [preparo, vezes] of contar(preparos)) {
    for (const [alimento, base] of basesDoPreparo(preparo))
      bases.set(alimento, (bases.get(alimento) ?? ZERO).plus(base.times(vezes)));
  }
  return nutrientes.map((nutriente) => {
    let soma = ZERO;
    let semDados = true;
    const ausentes = new Set<string>();
    for (const [alimento, vezesABase] of bases) {
      const valor = alimento.componentes[nutriente];
      if (valor === null || valor === undefined) ausentes.add(alimento.nome);
      else {
        soma = soma.plus(vezesABase.times(valor));
        semDados = false;
      }
    }
    return { nutriente, valor: soma, ausentes: [...ausentes], semDados: semDados && ausentes.size > 0 };
  });
}

/** Names in Brazilian order. */
const ORDEM = new Intl.Collator('pt-BR', { numeric: true });

/**
 * The technical sheet of one portion of the preparations together: `somarNutrientes` for the nutrients that a sheet
 * lists. The server and the browser compute it with this function.
 */
export function fichaDe(
  nutrientes: readonly Pick<NutrienteDaFicha, 'nome' | 'unidadeDeMedida'>[],
  preparos: readonly PreparoNutricional[],
  cardapios?: number,
): NutrienteDaFicha[] {
  const totais = somarNutrientes(
    nutrientes.map(({ nome }) => nome),
    preparos,
    cardapios,
  );
  return nutrientes.flatMap((nutriente, posicao) =>
    totais
      .slice(posicao, posicao + 1)
      .map((total) => ({ ...nutriente, ...totalDaFicha({ ...total, ausentes: total.ausentes.sort(ORDEM.compare) }) })),
  );
}

type Bases = ReadonlyMap<AlimentoNutricional, Decimal>;

/** A form computes a sheet after each key, of preparations that do not change: what a portion takes is divided once. */
const conhecidas = new WeakMap<PreparoNutricional, Bases>();

/** How many times the base quantity of each food one portion has. */
function basesDoPreparo(preparo: PreparoNutricional): Bases {
  const conhecida = conhecidas.get(preparo);
  if (conhecida) return conhecida;
  const bases = new Map<AlimentoNutricional, Decimal>();
  for (const { alimento, quantidade, unidadeMedida } of preparo.ingredientes.filter(entraNaConta)) {
    const usada = converter(quantidade, unidadeMedida, alimento.unidadeMedida);
    const base = usada.div(decimal(alimento.quantidadeBase).times(preparo.porcoes));
    bases.set(alimento, (bases.get(alimento) ?? ZERO).plus(base));
  }
  conhecidas.set(preparo, bases);
  return bases;
}

/** Number of uses of each: the menus of a year serve the same few preparations hundreds of times. */
function contar<T>(lista: readonly T[]): Map<T, number> {
  const vezes = new Map<T, number>();
  for (const um of lista) vezes.set(um, (vezes.get(um) ?? 0) + 1);
  return vezes;
}

/** Bounds of a nutrient for an age group and modality; either may be missing (sodium has a maximum only). */
export interface ReferenciaNutriente {
  minimo: Numerico | null;
  maximo: Numerico | null;
}

/**
 * Compares a total with its reference; the bounds are included. A total with missing values is a lower bound of the
 * true one: the result may be 'acima', or 'adequado' if there is no maximum; otherwise it is 'ausente'. Null when the
 * norm has no bounds for the nutrient.
 */
export function situarNutriente(
  total: Pick<TotalNutriente, 'valor' | 'ausentes'>,
  referencia: ReferenciaNutriente | undefined,
): SituacaoNutriente | null {
  if (!referencia || (referencia.minimo === null && referencia.maximo === null)) return null;
  const { minimo, maximo } = referencia;
  if (maximo !== null && total.valor.gt(maximo)) return 'acima';
  const alcanca = minimo === null || total.valor.gte(minimo);
  if (total.ausentes.length > 0) return alcanca && maximo === null ? 'adequado' : 'ausente';
  return alcanca ? 'adequado' : 'abaixo';
}
