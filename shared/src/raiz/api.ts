import ky, { TimeoutError } from 'ky';
import { ErroApi, lerErro, SEM_RESPOSTA } from './erro-api.js';
import { anunciarFim } from './fim-da-sessao.js';
import { useSessao } from './sessao.js';

export interface OpcoesDaChamada {
  /** Query string; undefined entries are left out. */
  busca?: Record<string, string | number | boolean | undefined>;
  /** Cancels the call; TanStack Query hands one to every query function. */
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`: the server carries out the same key once. */
  idempotencia?: string;
}

/** An object is sent as JSON, URLSearchParams as a form, a string as text/plain. */
type Corpo = object | string | undefined;

const cliente = ky.create({
  prefixUrl: `${globalThis.location.origin}/api`,
  timeout: 30_000,
  // Only reads are repeated: a write whose answer got lost may have been carried out.
  retry: {
    limit: 2,
    methods: ['get'],
    statusCodes: [408, 502, 503, 504],
    afterStatusCodes: [],
    delay: (vez) => 300 * 2 ** vez,
  },
});

let tokenExpirado: string | null = null;

function sinalizarExpirado(token: string | null): void {
  // An answer to an older token says nothing about the session that followed it.
  if (token === null || token === tokenExpirado || token !== useSessao.getState().auth.token) return;
  tokenExpirado = token;
  anunciarFim('expirada');
}

async function chamar<T>(metodo: string, caminho: string, corpo: Corpo, opcoes: OpcoesDaChamada = {}): Promise<T> {
  const { token } = useSessao.getState().auth;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  if (opcoes.idempotencia !== undefined) headers['Idempotency-Key'] = opcoes.idempotencia;
  try {
    const resposta = await cliente(caminho, {
      method: metodo,
      headers,
      signal: opcoes.signal,
      searchParams: opcoes.busca,
      throwHttpErrors: metodo === 'GET',
      ...comCorpo(corpo),
    });
    if (!resposta.ok) throw await lerErro(resposta);
    return (await ler(resposta)) as T;
  } catch (erro) {
    const falha = await paraErroApi(erro, opcoes.signal);
    if (falha instanceof ErroApi && falha.status === 401) sinalizarExpirado(token);
    throw falha;
  }
}

function comCorpo(corpo: Corpo): { json?: unknown; body?: BodyInit } {
  if (corpo === undefined) return {};
  if (typeof corpo === 'string' || corpo instanceof URLSearchParams) return { body: corpo };
  return { json: corpo };
}

async function ler(resposta: Response): Promise<unknown> {
  const texto = await resposta.text();
  if (texto === '') return undefined;
  return /json/.test(resposta.headers.get('content-type') ?? '') ? (JSON.parse(texto) as unknown) : texto;
}

async function paraErroApi(erro: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  if (erro instanceof ErroApi || signal?.aborted) return erro;
  const resposta = (erro as { response?: unknown }).response;
  if (resposta instanceof Response) return lerErro(resposta);
  const demorou = erro instanceof TimeoutError;
  return new ErroApi(
    SEM_RESPOSTA,
    demorou
      ? 'O servidor demorou demais a responder. Tente de novo em instantes.'
      : 'Não foi possível falar com o servidor. Confira a conexão com a internet e tente de novo.',
  );
}

/**
 * The one way to the server: paths without a leading slash, under `/api`; the session's token goes along. Shows nothing
 * and sends nobody anywhere: that is the screen's business. Rejects with `ErroApi`.
 */
export const api = {
  get: <T>(caminho: string, opcoes?: OpcoesDaChamada) => chamar<T>('GET', caminho, undefined, opcoes),
  post: <T>(caminho: string, corpo?: Corpo, opcoes?: OpcoesDaChamada) => chamar<T>('POST', caminho, corpo, opcoes),
  put: <T>(caminho: string, corpo?: Corpo, opcoes?: OpcoesDaChamada) => chamar<T>('PUT', caminho, corpo, opcoes),
  patch: <T>(caminho: string, corpo?: Corpo, opcoes?: OpcoesDaChamada) => chamar<T>('PATCH', caminho, corpo, opcoes),
  delete: <T = void>(caminho: string, opcoes?: OpcoesDaChamada) => chamar<T>('DELETE', caminho, undefined, opcoes),
};
