import type { AlunoDaTurma } from '@merenda/shared/contratos';
import type { GestaoEscolar } from '../externo/gestao-escolar.js';

const SERIES = ['1º ANO A', '2º ANO A', '3º ANO A', '4º ANO A', '5º ANO A'];
const NOMES = [
  'ALICE',
  'ARTHUR',
  'BEATRIZ',
  'BERNARDO',
  'CECÍLIA',
  'DAVI',
  'ELISA',
  'FELIPE',
  'HELENA',
  'HEITOR',
  'ISABELA',
  'JOÃO',
  'LAURA',
  'LUCAS',
  'MARIA',
  'MIGUEL',
  'NINA',
  'PEDRO',
  'RAFAELA',
  'THEO',
];
const SOBRENOMES = [
  'ALMEIDA',
  'BARROS',
  'CARDOSO',
  'DIAS',
  'FERREIRA',
  'GOMES',
  'LIMA',
  'MENDES',
  'NUNES',
  'OLIVEIRA',
  'PEREIRA',
  'ROCHA',
  'SANTOS',
];
const ALUNOS_POR_TURMA = 20;
const TURMAS_POR_ANO = 10;

/**
 * Stand-in of the school-management service, for development, tests and demonstration: five classes of twenty invented
 * students for every school and year, always the same.
 */
export const gestaoEscolarSimulada: GestaoEscolar = {
  turmas: async (escola, anoLetivo) =>
    SERIES.map((nome, posicao) => ({ id: idDaTurma(escola, anoLetivo, posicao), nome })),
  alunos: async (escola, turma, ano) => {
    const existe = SERIES.some((_, posicao) => idDaTurma(escola, ano, posicao) === turma);
    return existe ? Array.from({ length: ALUNOS_POR_TURMA }, (_, posicao) => aluno(turma, posicao)) : [];
  },
};

/**
 * The number of a student contains the number of the class, and both must stay below the largest id: only the last four
 * digits of the school's number are used.
 */
const idDaTurma = (escola: number, ano: number, posicao: number): number =>
  ((escola % 10_000) * 100 + (ano % 100)) * TURMAS_POR_ANO + posicao + 1;

const escolher = (nomes: readonly string[], n: number): string => nomes[n % nomes.length] ?? '';

function aluno(turma: number, posicao: number): AlunoDaTurma {
  const nome = [
    escolher(NOMES, posicao),
    escolher(SOBRENOMES, turma + posicao),
    escolher(SOBRENOMES, turma + posicao * 3 + 5),
  ].join(' ');
  return { id: turma * ALUNOS_POR_TURMA + posicao + 1, nome };
}
