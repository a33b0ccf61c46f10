import { type Decimal, decimal, type Numerico } from '../decimal.js';
import { calcularExecucao, type UsoDoAlimento } from './execucao.js';

/** How many foods a printed menu names for a dish. */
const CITADOS = 5;

/** A food of a dish with its uses; its own unit of measure makes them comparable. */
interface AlimentoUsado {
  nome: string;
  unidade: string;
  usos: readonly UsoDoAlimento[];
}

/** Grams in one unit of measure: a litre counts as a kilogram, a piece as a piece of fruit. */
const EM_GRAMAS: Readonly<Record<string, number>> = { KG: 1_000, L: 1_000, G: 1, ML: 1, UN: 100 };

/** What a quantity weighs beside others: grams, in which a litre is a kilogram and a piece a piece of fruit. */
export const pesoComparavel = (quantidade: Numerico, unidadeMedida: string): Decimal =>
  decimal(quantidade).times(EM_GRAMAS[unidadeMedida] ?? 1);

/**
 * The names of the heaviest foods of a portion of a dish by their net weight, the heaviest first, each name once. Equal
 * weights stay in the order of the recipes.
 */
export function ingredientesPrincipais(alimentos: readonly AlimentoUsado[]): string[] {
  const pesos = alimentos.map(({ nome, unidade, usos }) => ({
    nome,
    peso: pesoComparavel(
      calcularExecucao(usos, { unidadePre: unidade, alunos: 1, acrescimo: 0 }).porAlunoLiquido,
      unidade,
    ),
  }));
  const nomes = pesos
    .filter(({ peso }) => peso.gt(0))
    .sort((a, b) => b.peso.comparedTo(a.peso))
    .map(({ nome }) => nome);
  return [...new Set(nomes)].slice(0, CITADOS);
}
