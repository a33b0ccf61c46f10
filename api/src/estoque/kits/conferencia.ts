import type { KitsTurmaNovo, Turma } from '@merenda/shared/contratos';
import { anosLetivosDoKit, type Violacao } from '@merenda/shared/regras';
import type { GestaoEscolar } from '../../externo/gestao-escolar.js';
import { invalido, Recusa } from '../../nucleo/recusas.js';

type Destinatarios = Pick<KitsTurmaNovo, 'escolaId' | 'turmaId' | 'alunos'>;

/**
 * Throws 422 at the class, or at each of the students, that is not in the school in the school-management service, in
 * this school year (`anoAtual`) or the previous one. If the service does not answer or has no address, nothing is
 * checked: an outage must not stop a kit. `campoDoAluno` returns the path of a student in the body by index.
 */
export async function conferirDestinatarios(
  servico: () => Promise<GestaoEscolar>,
  { escolaId, turmaId, alunos }: Destinatarios,
  anoAtual: number,
  campoDoAluno: (posicao: number) => string,
): Promise<void> {
  const [anterior, atual] = anosLetivosDoKit(anoAtual);
  const conhece = (turmas: Turma[]) => turmas.some(({ id }) => id === turmaId);
  const turmas = await seResponder(async () => (await servico()).turmas(escolaId, atual));
  const anteriores =
    turmas === null || conhece(turmas)
      ? []
      : await seResponder(async () => (await servico()).turmas(escolaId, anterior));
  if (turmas === null || anteriores === null) return;
  if (!conhece(turmas) && !conhece(anteriores)) {
    throw invalido([
      {
        campo: 'turmaId',
        mensagem: `O sistema de gestão escolar não conhece esta turma na escola em ${anterior} e ${atual}.`,
      },
    ]);
  }
  const daTurma = await seResponder(async () =>
    (await servico()).alunos(escolaId, turmaId, conhece(turmas) ? atual : anterior),
  );
  if (daTurma === null) return;
  const conhecidos = new Set(daTurma.map(({ id }) => id));
  const erros = alunos.flatMap(({ alunoId }, posicao): Violacao[] =>
    conhecidos.has(alunoId)
      ? []
      : [{ campo: campoDoAluno(posicao), mensagem: 'O sistema de gestão escolar não conhece este aluno na turma.' }],
  );
  const [primeiro, ...demais] = erros;
  if (primeiro) throw invalido([primeiro, ...demais]);
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
