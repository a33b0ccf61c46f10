import type { AlunoDoServico, ServicoDeAlunos, TurmaDoDia } from '../externo/alunos.js';

/**
 * Stand-in of the school-management service, for a machine without it: the same query always has the same result, on
 * every day of the week. A school has 40 to 99 students of an age band, and one in ten misses a meal.
 */
export const alunosEmbutidos: ServicoDeAlunos = {
  quantidade: async (turma) => quantos(turma),
  presencas: async (turma) => {
    const alunosParaRefeicao = Array.from({ length: quantos(turma) }, (_, i): AlunoDoServico => ({
      id: i + 1,
      nome: `ALUNO DE DEMONSTRAÇÃO ${i + 1}`,
    }));
    return {
      alunosParaRefeicao,
      entradaRefeitorio: alunosParaRefeicao.filter(({ id }) => (id + turma.escola) % 10 !== 0),
    };
  },
};

function quantos({ escola, faixaEtaria }: TurmaDoDia): number {
  const letras = [...faixaEtaria].reduce((soma, letra) => soma + letra.charCodeAt(0), 0);
  return 40 + ((escola * 37 + letras * 11) % 60);
}
