import { AlunoDaTurma, Turma } from '@merenda/shared/contratos';
import { z } from 'zod';
import { consultar } from './consultar.js';

/** The school-management service: classes and students, by the service's own numbers. */
export interface GestaoEscolar {
  turmas(escola: number, anoLetivo: number): Promise<Turma[]>;
  alunos(escola: number, turma: number, ano: number): Promise<AlunoDaTurma[]>;
}

const FRASE = 'O sistema de gestão escolar não respondeu. Tente novamente em instantes.';

/** The service at `url`. 503 with a sentence when it is unavailable, slow or returns something else. */
export function gestaoEscolarEm(url: string): GestaoEscolar {
  return {
    turmas: (escola, anoLetivo) => consultar(endereco(url, 'turmas', { escola, anoLetivo }), z.array(Turma), FRASE),
    alunos: (escola, turma, ano) =>
      consultar(endereco(url, 'alunos-alimentacao', { escola, turma, ano }), z.array(AlunoDaTurma), FRASE),
  };
}

function endereco(url: string, caminho: string, parametros: Record<string, number>): URL {
  const completo = new URL(caminho, url.endsWith('/') ? url : `${url}/`);
  for (const [nome, valor] of Object.entries(parametros)) completo.searchParams.set(nome, String(valor));
  return completo;
}
