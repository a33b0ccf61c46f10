/** A request as the server would have seen it. */
export interface Requisicao {
  /** 'POST /itens-produto', without the `/api` in front. */
  rota: string;
  busca: Record<string, string>;
  /** Parsed JSON, or the text; '' without a body. */
  corpo: unknown;
  headers: Headers;
  /** How the browser's cache is used. */
  cache: RequestCache;
}

/** A body (200), a whole `Response`, or a function of the request that gives either. */
export type Resposta = unknown;

/**
 * Sees each request before and each answer after the prepared one is asked for, and returns the answer that is sent.
 */
type Conferir = (requisicao: Requisicao, responder: () => Promise<Response>) => Promise<Response>;

/** problem+json as the API returns it. */
export function problema(
  status: number,
  detail: string,
  errors: { campo: string; mensagem: string }[] = [],
  type = 'about:blank',
): Response {
  return new Response(JSON.stringify({ type, status, detail, errors }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}

/**
 * Simulates a server at the HTTP border: replaces `fetch` and answers by route, whatever the route. Everything on the
 * client's side runs for real. A route without an answer fails the call and says which one was asked for. Only for
 * parts of shared that know no entity: tests of screens use `simularApi`, which knows the table of calls.
 */
export function simularServidor(
  rotas: Record<string, Resposta> = {},
  conferir: Conferir = (_requisicao, responder) => responder(),
) {
  const respostas = new Map(Object.entries(rotas));
  const requisicoes: Requisicao[] = [];

  const responderA = async (requisicao: Requisicao, signal: AbortSignal): Promise<Response> => {
    const { rota } = requisicao;
    if (!respostas.has(rota)) return problema(501, `O teste não preparou resposta para ${rota}.`);
    const resposta: unknown = respostas.get(rota);
    if (typeof resposta !== 'function') return paraResponse(resposta);
    return paraResponse(
      await Promise.race([(resposta as (requisicao: Requisicao) => unknown)(requisicao), abandono(signal)]),
    );
  };

  globalThis.fetch = async (entrada, opcoes) => {
    const request = new Request(entrada, opcoes);
    request.signal.throwIfAborted();
    const { pathname, searchParams } = new URL(request.url);
    const texto = await request.text();
    const requisicao: Requisicao = {
      rota: `${request.method} ${decodeURI(pathname).replace(/^\/api/, '')}`,
      busca: Object.fromEntries(searchParams),
      corpo: lerCorpo(texto),
      headers: request.headers,
      cache: request.cache,
    };
    requisicoes.push(requisicao);
    return conferir(requisicao, () => responderA(requisicao, request.signal));
  };

  return {
    requisicoes,
    /** The requests of one route, oldest first. */
    de: (rota: string) => requisicoes.filter((requisicao) => requisicao.rota === rota),
    /** Sets or changes an answer. */
    responder: (rota: string, resposta: Resposta) => void respostas.set(rota, resposta),
  };
}

/** Like `fetch`: a cancelled call rejects with its reason at once. */
function abandono(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
}

function lerCorpo(texto: string): unknown {
  try {
    return JSON.parse(texto) as unknown;
  } catch {
    return texto; // Not every body is JSON.
  }
}

function paraResponse(resposta: unknown): Response {
  if (resposta instanceof Response) return resposta.clone();
  if (resposta === undefined) return new Response(null, { status: 204 });
  return new Response(JSON.stringify(resposta), { status: 200, headers: { 'Content-Type': 'application/json' } });
}
