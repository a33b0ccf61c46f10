import { useSessao } from './sessao.js';
import { unidadeAtual } from './unidade.js';

/** How long an answer that was asked for ahead serves (ms): as long as a slow screen takes to load. */
const VALIDADE = 5000;

interface Adiantada {
  token: string | null;
  em: number;
  resposta: Promise<unknown>;
}

const adiantadas = new Map<string, Adiantada>();

const serve = (uma: Adiantada | undefined): uma is Adiantada =>
  uma !== undefined && uma.token === useSessao.getState().auth.token && Date.now() - uma.em < VALIDADE;

/**
 * Asks for a read while the screen that makes it is still loading. Its call gets this answer, or this failure, once.
 * @param leitura path and query as `area.json` names them; ':unidade' is the unit on which the user works, and without
 *   one nothing is asked
 */
export function adiantar(leitura: string, pedir: (endereco: string) => Promise<unknown>): void {
  const unidade = unidadeAtual()?.unidadeEducacional.id;
  if (leitura.includes(':unidade') && unidade === undefined) return;
  const endereco = leitura.replace(':unidade', String(unidade));
  if (serve(adiantadas.get(endereco))) return;
  const resposta = pedir(endereco);
  resposta.catch(() => undefined);
  adiantadas.set(endereco, { token: useSessao.getState().auth.token, em: Date.now(), resposta });
}

/** The answer that was asked for ahead, for the session that asked; undefined: none was, or it is too old. */
export function tomarAdiantada(endereco: string): Promise<unknown> | undefined {
  const uma = adiantadas.get(endereco);
  adiantadas.delete(endereco);
  return serve(uma) ? uma.resposta : undefined;
}
