import type { ModalidadeEscolar } from '../../vocabulario/cadastros/modalidades.js';
import type { CategoriaDaMatricula, Jornada } from '../../vocabulario/cadastros/matriculas.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { type Violacao, violacao } from '../violacao.js';

/**
 * The age bands of the national reference (Resolução CD/FNDE nº 4/2026, Anexo IV) that a category of the census
 * covers, by their codes. The census counts a crèche and EJA as a whole, and the reference divides each into two bands.
 */
const FAIXAS_DA_CATEGORIA: Record<CategoriaDaMatricula, readonly string[]> = {
  CRECHE: ['7-11m', '1-3a'],
  PRE_ESCOLA: ['4-5a'],
  FUNDAMENTAL_6_10: ['6-10a'],
  FUNDAMENTAL_11_15: ['11-15a'],
  MEDIO: ['16-18a'],
  EJA: ['19-30a', '31-60a'],
};

/** The category whose students are in an age band, by the band's code; null for a band that the census does not know. */
export function categoriaDaFaixa(codigo: string): CategoriaDaMatricula | null {
  const achada = Object.entries(FAIXAS_DA_CATEGORIA).find(([, faixas]) => faixas.includes(codigo));
  return (achada?.[0] as CategoriaDaMatricula | undefined) ?? null;
}

/** The students that a cardápio of this modality feeds: full time has a modality of its own. */
export const jornadaDaModalidade = (modalidade: ModalidadeEscolar): Jornada =>
  modalidade === 'INTEGRAL' ? 'INTEGRAL' : 'PARCIAL';

interface Alunos {
  parcial: number;
  integral: number;
}

/** The sums of the lines of a year. */
export function somarMatriculas(linhas: readonly Alunos[]): Alunos & { total: number } {
  const parcial = linhas.reduce((soma, linha) => soma + linha.parcial, 0);
  const integral = linhas.reduce((soma, linha) => soma + linha.integral, 0);
  return { parcial, integral, total: parcial + integral };
}

/** Enrolments are known at most for the next school year. */
const ultimoAno = (anoAtual: number): number => anoAtual + 1;

/** Years that a form offers: the next one and the five before it, newest first. */
export const anosDasMatriculas = (anoAtual: number): number[] =>
  Array.from({ length: 6 }, (_, antes) => ultimoAno(anoAtual) - antes);

/** The year of enrolments is at most the next one. */
export const violacoesDoAnoDasMatriculas = (ano: number, anoAtual: number): Violacao[] =>
  violacao(
    ano < LIMITES.anoMinimo || ano > ultimoAno(anoAtual),
    'ano',
    `Informe um ano entre ${LIMITES.anoMinimo} e ${ultimoAno(anoAtual)}.`,
  );
