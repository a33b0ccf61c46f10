import { useSessao } from '@merenda/shared';
import { checarToken } from './sessao.api.js';

/** For how long one answer serves every protected screen (ms): a few clicks, not a few minutes. */
const VALIDADE_DA_CHECAGEM = 5000;

/** How exactly the session knows when it was accepted (ms). */
const INTERVALO_DA_ANOTACAO = 10 * 60_000;

let ultima: { token: string; em: number; resposta: Promise<boolean>; aceita: boolean } | null = null;

/** Whether `token` was accepted so recently that a screen may show itself at once. */
export function foiAceitaAgora(token: string): boolean {
  return ultima?.token === token && ultima.aceita && Date.now() - ultima.em < VALIDADE_DA_CHECAGEM;
}

/** The login itself is an answer: the first screen after it asks nothing. */
export function anotarLogin(): void {
  const { token } = useSessao.getState().auth;
  if (token !== null) ultima = { token, em: Date.now(), resposta: Promise.resolve(true), aceita: true };
}

/**
 * Asks the server whether the session's token is still valid; calls within `VALIDADE_DA_CHECAGEM` share one answer.
 * @throws ErroApi when there was no answer; that says nothing about the token, and the next call asks again
 */
export function conferirToken(token: string): Promise<boolean> {
  if (ultima?.token === token && Date.now() - ultima.em < VALIDADE_DA_CHECAGEM) return ultima.resposta;
  const esta = { token, em: Date.now(), resposta: checarToken(), aceita: false };
  ultima = esta;
  esta.resposta.then(
    (valido) => {
      esta.aceita = valido;
      const { auth, atualizar } = useSessao.getState();
      // The session is sealed again with every change: not at every click.
      const anotada = Date.now() - auth.conferidaEm < INTERVALO_DA_ANOTACAO;
      atualizar({ isValidToken: valido, ...(valido && !anotada && { conferidaEm: Date.now() }) });
    },
    () => {
      if (ultima === esta) ultima = null;
    },
  );
  return esta.resposta;
}
