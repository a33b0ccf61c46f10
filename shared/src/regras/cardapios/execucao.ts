import type { UnidadeMedida } from '../../vocabulario/cadastros/produtos.js';
import type { Arredondamento } from '../../vocabulario/cardapios/refeicoes.js';
import { fraseDoBloqueio } from '../estoque/bloqueios.js';
import { arredondar, type Decimal, decimal, type Numerico, semResiduo, somar, ZERO } from '../decimal.js';
import { faltaArredondada } from '../falta.js';
import { quantidadeBruta } from './peso-bruto.js';
import { converter, unidadeDoTotal } from '../cadastros/unidades-de-medida.js';
import { vencido } from '../validade.js';

/** Use of a food in a recipe that serves `porcoes`. */
export interface UsoDoAlimento {
  /** Net, as it goes into the pan. */
  quantidade: Numerico;
  /** As bought, in the unit of `quantidade`; null if the recipe does not have it. */
  pesoBruto: Numerico | null;
  unidadeMedida: string;
  porcoes: number;
  /** Students who get it, where they are not all of the meal (`alimentosComDietas`). */
  alunos?: number;
  /** It is food of a diet: the quantity for one student is that of the others. */
  dieta?: true;
}

export interface QuantidadesDaExecucao {
  /** Gross weight for one student, in `unidadePre`; not rounded. */
  porAluno: Decimal;
  /** Net weight for one student, in `unidadePre`; not rounded. Equal to `porAluno` if no recipe has a gross weight. */
  porAlunoLiquido: Decimal;
  unidadePre: string;
  /** Gross weight for all students, in `unidadePos` (kg, L or un); not rounded. */
  total: Decimal;
  /** `total` with the increase. */
  totalComAcrescimo: Decimal;
  unidadePos: UnidadeMedida;
}

/**
 * Quantity of one food that a meal takes from the stock (specification 3, section 5): per-student quantity × students,
 * plus that × percent ÷ 100. The quantity is the gross weight (specification 4, 4.1). `usos` are its uses in the
 * preparations of the dish; they are converted to `unidadePre`. Multiplies before it divides, so that 100 g for 3
 * portions makes exactly 100 g for 3 students. Throws `RegraViolada` between dimensions.
 */
export function calcularExecucao(
  usos: readonly UsoDoAlimento[],
  { unidadePre, alunos, acrescimo }: { unidadePre: string; alunos: Numerico; acrescimo: Numerico },
): QuantidadesDaExecucao {
  const unidadePos = unidadeDoTotal(unidadePre);
  const para = (
    pessoas: (uso: UsoDoAlimento) => Numerico,
    quantidadeDe: (uso: UsoDoAlimento) => Numerico,
    destes = usos,
  ) =>
    somar(
      destes.map((uso) =>
        converter(quantidadeDe(uso), uso.unidadeMedida, unidadePre).times(pessoas(uso)).div(uso.porcoes),
      ),
    );
  const exato = converter(
    para((uso) => uso.alunos ?? alunos, quantidadeBruta),
    unidadePre,
    unidadePos,
  );
  const deTodos = usos.filter((uso) => !uso.dieta);
  const deUm = deTodos.length > 0 ? deTodos : usos;
  return {
    porAluno: semResiduo(para(() => 1, quantidadeBruta, deUm)),
    porAlunoLiquido: semResiduo(
      para(
        () => 1,
        ({ quantidade }) => quantidade,
        deUm,
      ),
    ),
    unidadePre,
    total: semResiduo(exato),
    // Computed from the exact total: an increase of 200% would multiply the residue that `semResiduo` removed, and 1 kg
    // would become 0.999… kg.
    totalComAcrescimo: semResiduo(exato.times(decimal(acrescimo).plus(100)).div(100)),
    unidadePos,
  };
}

/**
 * The three buttons: up and down to a whole unit (specification 3, section 5); keep rounds half up to the 3 decimals of
 * the stock. Less than one kg or L goes up and down by 10 g or 10 ml, and less than that by 1: to a whole unit, a pinch
 * of salt would become nothing or a kilogram.
 */
export function arredondarQuantidade(valor: Numerico, modo: Arredondamento, unidade: UnidadeMedida): Decimal {
  const exato = semResiduo(decimal(valor));
  if (modo === 'MANTER') return arredondar(exato, 3);
  const passo = passoDoArredondamento(exato, unidade);
  const passos = semResiduo(exato.div(passo));
  return (modo === 'CIMA' ? passos.ceil() : passos.floor()).times(passo);
}

function passoDoArredondamento(valor: Decimal, unidade: UnidadeMedida): string {
  if (unidade === 'UN' || valor.gte(1)) return '1';
  return valor.gte('0.01') ? '0.01' : '0.001';
}

/** A food of a meal and what the stock has of its item; both quantities in `unidadePos`. */
export interface AlimentoEEstoque {
  item: { id: number };
  unidadePos: UnidadeMedida;
  quantidade: Numerico;
  noEstoque: Numerico;
}

/**
 * The shortage of each food, in its unit (`faltaArredondada`). Foods of one item take from the same lots, the first of
 * them first, as the execution does.
 */
export function faltasNoEstoque(alimentos: readonly AlimentoEEstoque[]): Decimal[] {
  const restos = new Map<string, Decimal>();
  return alimentos.map(({ item, unidadePos, quantidade, noEstoque }) => {
    const lotes = `${item.id} ${unidadePos}`;
    const resto = (restos.get(lotes) ?? decimal(noEstoque)).minus(quantidade);
    restos.set(lotes, resto.isNegative() ? ZERO : resto);
    return faltaArredondada(resto.negated());
  });
}

/**
 * Why a lot that a person chose cannot serve a meal, for one that is not among those it may take from. `lote`: as it is
 * in the unit's stock, with a balance; undefined when it is not there.
 */
export function recusaDoFixado(
  lote: { numero: string; dataValidade: string; bloqueado: boolean } | undefined,
  hoje: string,
): string {
  if (!lote) return 'O lote escolhido não está mais no estoque desta unidade.';
  if (lote.bloqueado) return fraseDoBloqueio(lote.numero);
  return vencido(lote.dataValidade, hoje)
    ? `O lote ${lote.numero} está vencido e não pode ser usado.`
    : `O lote ${lote.numero} não serve para os alimentos desta refeição.`;
}

/**
 * Whether the execution of meals is the work of a user with these permissions: who works in a kitchen has none; the
 * others keep the stock that a meal draws down, or plan the meals. Every user of the unit may execute (specification 3,
 * section 5); this decides only who is told of it.
 */
export const cuidaDasRefeicoes = (permissoes: readonly string[]): boolean =>
  permissoes.length === 0 || permissoes.includes('CARDAPIOS') || permissoes.includes('ESTOQUES');

/** The leftover of a meal for each student, in grams; `sobra` in kg. */
export const sobraPorAluno = ({ sobra, quantidadeDePessoas }: { sobra: number; quantidadeDePessoas: number }): number =>
  (sobra * 1000) / quantidadeDePessoas;
