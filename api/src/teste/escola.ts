import { primeira } from '../banco/restricoes.js';
import { hoje } from '../nucleo/relogio.js';
import { gestaoEscolarSimulada } from '../simulados/gestao-escolar.js';

/** A class of this school year as the stand-in of the school system knows it, with its students. */
export async function turmaDaEscola(
  escola: number,
): Promise<{ turmaId: number; alunos: { alunoId: number; nome: string }[] }> {
  const ano = Number(hoje().slice(0, 4));
  const { id: turmaId } = primeira(await gestaoEscolarSimulada.turmas(escola, ano));
  const alunos = await gestaoEscolarSimulada.alunos(escola, turmaId, ano);
  return { turmaId, alunos: alunos.map(({ id, nome }) => ({ alunoId: id, nome })) };
}
