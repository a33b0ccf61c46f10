import { Agent, request, type Dispatcher } from 'undici';
import { comDisjuntor } from './disjuntor.js';
import { comPrazo } from './prazo.js';

/** The longest body that is read, in bytes: a list of all schools or cities has some hundred kilobytes. */
const CORPO_BYTES = 5 * 1024 * 1024;

/** Calls of one service at once; further ones wait, and their time runs. So its answers never take much memory. */
const LIGACOES = 8;

/** Bodies are not decompressed, so the limit counts the bytes that are read. */
const agente = new Agent({ maxResponseSize: CORPO_BYTES, connections: LIGACOES, pipelining: 1 });

/** A call of an outside service. */
interface RequisicaoFora {
  /** From the call to the last byte of the answer, in ms. */
  prazoMs: number;
  metodo?: Dispatcher.HttpMethod;
  headers?: Record<string, string>;
  corpo?: string;
  /** A further reason to end it. */
  signal?: AbortSignal | undefined;
}

interface RespostaDeFora {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  corpo: string;
}

/** An answer by which the service says that it failed: it counts for the circuit breaker. */
class FalhaDoServico extends Error {
  constructor(readonly resposta: RespostaDeFora) {
    super(`the service answered ${resposta.status}`);
  }
}

/**
 * The one way to all outside services. An answer is complete within its time and within 5 MiB, or the call is cut off; a
 * redirect is an answer like any other and is not followed. Answers of 500 and more, refused connections, late and long
 * answers count as failures of the service (`comDisjuntor`).
 */
export async function pedirFora(
  endereco: URL | string,
  { prazoMs, metodo = 'GET', headers = {}, corpo, signal }: RequisicaoFora,
): Promise<RespostaDeFora> {
  const url = new URL(endereco);
  try {
    return await comDisjuntor(url.origin, () =>
      comPrazo(prazoMs, async (doPrazo) => {
        const {
          statusCode,
          headers: recebidos,
          body,
        } = await request(url, {
          dispatcher: agente,
          method: metodo,
          headers,
          body: corpo ?? null,
          signal: signal ? AbortSignal.any([signal, doPrazo]) : doPrazo,
        });
        const resposta = { status: statusCode, headers: recebidos, corpo: await body.text() };
        if (statusCode >= 500) throw new FalhaDoServico(resposta);
        return resposta;
      }),
    );
  } catch (erro) {
    if (erro instanceof FalhaDoServico) return erro.resposta;
    throw erro;
  }
}
