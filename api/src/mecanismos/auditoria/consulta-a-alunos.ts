import type { Contexto } from '../../banco/contexto.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar, type Ato } from './auditar.js';

/**
 * Writes that a user has read names of students: who, when, and of which kit, stock or class, without the names (Lei
 * 13.709/2018, art. 14 and 37). It is written before the answer is sent: without the line there is no answer.
 */
export function anotarConsulta(
  contexto: Contexto,
  { entidade, id, depois }: Omit<Ato, 'acao' | 'antes'>,
): Promise<void> {
  return emTransacao(contexto, (tx) => auditar(tx, { entidade, id, acao: 'CONSULTAR', depois }));
}
