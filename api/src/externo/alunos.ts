import { z } from 'zod';
import { consultar } from './consultar.js';

/** Selects the students. */
export interface TurmaDoDia {
  /** The unit's id in the school system. */
  escola: number;
  /** `YYYY-MM-DD`. */
  data: string;
  /** Code of the age band. */
  faixaEtaria: string;
}

/**
 * The students expected at a meal and those who came into the dining hall. The ids are the service's own and stay on
 * the server.
 */
interface Presencas {
  alunosParaRefeicao: AlunoDoServico[];
  entradaRefeitorio: AlunoDoServico[];
}

export interface AlunoDoServico {
  id: number;
  nome: string;
}

/** The school-management service, as far as meals need it. Both reject with 503 when it does not answer. */
export interface ServicoDeAlunos {
  quantidade(turma: TurmaDoDia): Promise<number>;
  presencas(turma: TurmaDoDia & { tipoRefeicao: string }): Promise<Presencas>;
}

/** The user can also type the number, so a longer wait is not useful. */
const ESPERA_MS = 3_000;

const Aluno = z.object({ id: z.int(), nome: z.string() });
const Quantidade = z.object({ quantidadeDeAlunos: z.int().nonnegative() });
const Lista = z.object({ alunosParaRefeicao: z.array(Aluno), entradaRefeitorio: z.array(Aluno) });

/** The client of the real service, at its base address (setting `ALUNOS_URL`). */
export function servicoDeAlunos(base: string): ServicoDeAlunos {
  return {
    quantidade: async (turma) => (await pedir(base, 'quantidade', Quantidade, { ...turma })).quantidadeDeAlunos,
    presencas: (turma) => pedir(base, 'presencas', Lista, { ...turma }),
  };
}

function pedir<T>(
  base: string,
  caminho: string,
  esquema: z.ZodType<T>,
  busca: Record<string, string | number>,
): Promise<T> {
  const url = new URL(`${base.replace(/\/$/, '')}/alimentacao/${caminho}`);
  for (const [nome, valor] of Object.entries(busca)) url.searchParams.set(nome, String(valor));
  return consultar(url, esquema, 'O serviço de alunos não respondeu.', ESPERA_MS);
}
