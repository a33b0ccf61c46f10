import type { EscritaConferida } from '@merenda/shared/contratos';
import { avisos } from './avisos.js';
import { ENVIO_CHEGOU, ErroApi, SEM_RESPOSTA } from './erro-api.js';
import { novaIdempotencia } from './idempotencia.js';
import { SERVIDOR_FORA } from './sem-rede/rede.js';

const VERIFICANDO = 'Não sabemos se o envio chegou. Verificando…';
const AINDA_NAO =
  'Ainda não sabemos se o envio chegou: o servidor não responde. Continuamos verificando; os dados digitados estão aqui.';
const CHEGOU = 'O envio chegou e foi gravado. A tela mostra os dados atuais.';
const NAO_CHEGOU = 'O envio não chegou ao servidor, e nada foi gravado. Os dados digitados estão aqui. Tente de novo.';
const INCERTO =
  'Não sabemos se o envio chegou: a resposta do servidor se perdeu. Antes de enviar de novo, confira se ele já está gravado.';

type Situacao = 'ENVIANDO' | 'INCERTO';

/** Writes with an unknown outcome, by key. */
const envios = new Map<string, Situacao>();

/** Whether a write is on its way, or its outcome is unknown: the page must not report a loss. */
export const haEnvioSemDesfecho = (): boolean => envios.size > 0;

/** The user leaves the uncertain write, or goes on with something else. */
export function esquecerIncertos(): void {
  for (const [chave, situacao] of envios) if (situacao === 'INCERTO') envios.delete(chave);
}

/** How often a key has been spent: the server refuses a write whose key was found not to have arrived. */
const gastas = new Map<string, number>();
const valida = (chave: string): string => {
  const vezes = gastas.get(chave);
  return vezes === undefined ? chave : `${chave}.${vezes}`;
};

/** Keys of uncertain writes, by their content: the same write sent again has the same key. */
const incertas = new Map<string, string>();

interface Envio<T> {
  /** The key of the form; without it each write has its own. */
  chave: string | undefined;
  /** The content of a write, as a text: the same write again gives the same text. */
  descrever: () => string;
  enviar: (chave: string) => Promise<T>;
  /** Asks the server whether the write of a key is done. */
  perguntar: (chave: string) => Promise<EscritaConferida>;
}

/**
 * Sends a write. When it gets no answer, the server is asked by its key until it says whether the write is done; a
 * toast shows this meanwhile. Resolves to the answer, also to one that was lost.
 * @throws ErroApi the refusal; that the write did not arrive and nothing is written; that it is done and its answer is lost
 *   (`chegouSemResposta`); or that it stays unknown, because the user or the server ended the questions
 */
export async function comDesfecho<T>({ chave: dada, descrever, enviar, perguntar }: Envio<T>): Promise<T> {
  const repetida = dada === undefined && incertas.size > 0 ? incertas.get(descrever()) : undefined;
  const base = dada ?? repetida ?? novaIdempotencia();
  const chave = valida(base);
  envios.set(base, 'ENVIANDO');
  let incerto = false;
  try {
    const resposta = await enviar(chave);
    esquecerIncertos();
    return resposta;
  } catch (erro) {
    if (!(erro instanceof ErroApi && SEM_DESFECHO.has(erro.status))) throw erro;
    const conferido = await verificar(() => perguntar(chave));
    if (conferido === null) {
      // The server has answered with an error: that answer is shown as it is.
      if (erro.status !== SEM_RESPOSTA) throw erro;
      incerto = true;
      if (dada === undefined) incertas.set(descrever(), base);
      throw new ErroApi(SEM_RESPOSTA, INCERTO);
    }
    if (!conferido.chegou) {
      gastas.set(base, (gastas.get(base) ?? 0) + 1);
      throw erro.status === SEM_RESPOSTA ? new ErroApi(SEM_RESPOSTA, NAO_CHEGOU) : erro;
    }
    const { resposta } = conferido;
    if (resposta === null) throw new ErroApi(SEM_RESPOSTA, CHEGOU, [], undefined, ENVIO_CHEGOU);
    return (resposta === '' ? undefined : JSON.parse(resposta)) as T;
  } finally {
    if (!incerto && repetida !== undefined) incertas.delete(descrever());
    if (incerto) envios.set(base, 'INCERTO');
    else envios.delete(base);
  }
}

/**
 * Without an answer, or with that of a proxy which got none, the write may be done. By 503 the server itself says that it
 * is not.
 */
const SEM_DESFECHO = new Set([SEM_RESPOSTA, 502, 504]);

/** The first wait between two questions, and the longest one (ms). */
const ESPERA = 2000;
const ESPERA_MAXIMA = 30_000;
/** After so many questions the toast says that it still is not known. */
const PERGUNTAS = 3;

/** Asks until the server answers; null when the user stops it, or the server refuses the question. */
async function verificar(perguntar: () => Promise<EscritaConferida>): Promise<EscritaConferida | null> {
  let parado = false;
  let acordar = (): void => undefined;
  const aviso = avisos.pendente(VERIFICANDO, {
    'Verificar agora': () => acordar(),
    'Parar de verificar': () => {
      parado = true;
      acordar();
    },
  });
  try {
    for (let vez = 0; !parado; vez++) {
      const conferido = await perguntar().catch((erro: unknown) => {
        const semServidor = erro instanceof ErroApi && (erro.status === SEM_RESPOSTA || SERVIDOR_FORA.has(erro.status));
        return semServidor ? undefined : null;
      });
      if (conferido !== undefined) return conferido;
      if (vez + 1 === PERGUNTAS) aviso.mudar(AINDA_NAO);
      await new Promise<void>((resolver) => {
        const relogio = setTimeout(resolver, Math.min(ESPERA * 2 ** vez, ESPERA_MAXIMA));
        acordar = () => {
          clearTimeout(relogio);
          resolver();
        };
        if (parado) acordar();
      });
    }
    return null;
  } finally {
    aviso.fechar();
  }
}
