import type { KitsTurmaNovo } from '@merenda/shared/contratos';
import { anosLetivosDoKit, type Violacao } from '@merenda/shared/regras';
import type { GestaoEscolar } from '../../externo/gestao-escolar.js';
import { invalido, Recusa } from '../../nucleo/recusas.js';

type Destinatarios = Pick<KitsTurmaNovo, 'escolaId' | 'turmaId' | 'alunos'>;

/**
 * The school year of the class. Throws 422 at the class, or at each of the students, that is not in the school in the
 * school-management service, in this school year (`anoAtual`) or the previous one. If the service does not answer or has
 * no address, nothing is checked and the year is null: an outage must not stop a kit. `campoDoAluno` returns the path of a student in the body by index.
 */
export async function conferirDestinatarios(
  servico: () => Promise<GestaoEscolar>,
  { escolaId, turmaId, alunos }: Destinatarios,
  anoAtual: number,
  campoDoAluno: (posicao: number) => string,
): Promise<number | null> {
  const anos = anosLetivosDoKit(anoAtual);
  // The newest first: most kits are of this year.
  const ano = await anoDaTurma(servico, { escolaId, turmaId }, anos.toReversed());
  if (ano === null) return null;
  if (ano === undefined) {
    throw invalido([
      {
        campo: 'turmaId',
        mensagem: `O sistema de gestão escolar não conhece esta turma na escola em ${anos.join(' e ')}.`,
      },
    ]);
  }
  const daTurma = await seResponder(async () => (await servico()).alunos(escolaId, turmaId, ano));
  if (daTurma === null) return ano;
  const conhecidos = new Set(daTurma.map(({ id }) => id));
  const erros = alunos.flatMap(({ alunoId }, posicao): Violacao[] =>
    conhecidos.has(alunoId)
      ? []
      : [{ campo: campoDoAluno(posicao), mensagem: 'O sistema de gestão escolar não conhece este aluno na turma.' }],
  );
  const [primeiro, ...demais] = erros;
  if (primeiro) throw invalido([primeiro, ...demais]);
  return ano;
}

/** The first of the school years in which the school has the class; undefined in none, null when the service is away. */
async function anoDaTurma(
  servico: () => Promise<GestaoEscolar>,
  { escolaId, turmaId }: Pick<Destinatarios, 'escolaId' | 'turmaId'>,
  anos: readonly number[],
): Promise<number | undefined | null> {
  for (const ano of anos) {
    const turmas = await seResponder(async () => (await servico()).turmas(escolaId, ano));
    if (turmas === null) return null;
    if (turmas.some(({ id }) => id === turmaId)) return ano;
  }
  return undefined;
}

/** The response of a service; null when it is unavailable, slow or not configured. */
async function seResponder<T>(perguntar: () => Promise<T>): Promise<T | null> {
  try {
    return await perguntar();
  } catch (erro) {
    if (erro instanceof Recusa) return null;
    throw erro;
  }
}
