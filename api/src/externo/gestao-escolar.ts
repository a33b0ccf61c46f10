import { AlunoDaTurma, Turma } from '@merenda/shared/contratos';
import { z } from 'zod';
import { Recusa } from '../plugins/erros.js';

/** The school-management service: classes and students, by the service's own numbers. */
export interface GestaoEscolar {
  turmas(escola: number, anoLetivo: number): Promise<Turma[]>;
  alunos(escola: number, turma: number, ano: number): Promise<AlunoDaTurma[]>;
}

const PRAZO_MS = 5_000;

/** The service at `url`. 503 in words when it is away, slow or answers something else. */
export function gestaoEscolarEm(url: string): GestaoEscolar {
  return {
    turmas: (escola, anoLetivo) => consultar(url, 'turmas', { escola, anoLetivo }, z.array(Turma)),
    alunos: (escola, turma, ano) => consultar(url, 'alunos-alimentacao', { escola, turma, ano }, z.array(AlunoDaTurma)),
  };
}

/** One GET. The refusal says nothing of the request: what failed goes to the log as the status or the kind of failure, never a student. */
async function consultar<T>(url: string, caminho: string, parametros: Record<string, number>, resposta: z.ZodType<T>): Promise<T> {
  const endereco = new URL(caminho, url.endsWith('/') ? url : `${url}/`);
  for (const [nome, valor] of Object.entries(parametros)) endereco.searchParams.set(nome, String(valor));
  try {
    const res = await fetch(endereco, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(PRAZO_MS) });
    if (!res.ok) throw new Error(`the service answered ${res.status}`);
    return resposta.parse(await res.json());
  } catch (causa) {
    throw indisponivel(causa);
  }
}

function indisponivel(causa: unknown): Recusa {
  const recusa = new Recusa(503, 'O sistema de gestão escolar não respondeu. Tente novamente em instantes.');
  recusa.cause = causa;
  return recusa;
}
