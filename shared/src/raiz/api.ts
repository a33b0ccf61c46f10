import type {
  CaminhoDe,
  CorpoDe,
  EscritaConferida,
  Metodo,
  Opcoes,
  RespostaDe,
  RotaDe,
} from '@merenda/shared/contratos';
import ky, { TimeoutError } from 'ky';
import { ErroApi, lerErro, SEM_RESPOSTA } from './erro-api.js';
import { comDesfecho } from './desfecho-do-envio.js';
import { anunciarFim } from './fim-da-sessao.js';
import { pedirSenha, querSenha } from './senha-recente.js';
import { anotarFalha, anotarResposta, estaSemRede, SERVIDOR_FORA } from './sem-rede/rede.js';
import { adiantar, tomarAdiantada } from './leituras-adiantadas.js';
import { useSessao } from './sessao.js';

/** What a call may say besides its address, its body and its key. */
export interface OpcoesDaChamada {
  /** Cancels the call. TanStack Query passes one to every query function. */
  signal?: AbortSignal;
}

interface OpcoesDoEnvio extends OpcoesDaChamada {
  /**
   * False: a lost answer is only a failure. For a POST that reads, and for a write that the screen repeats by itself or
   * whose loss costs nothing.
   */
  conferir?: false;
  /** Sends the body as a form instead of JSON. */
  formulario?: true;
  /** How long the answer may take (ms), where a usual one takes longer than 30 s. */
  espera?: number;
}

type Textos = Record<string, string | number | undefined>;

/** Every option, whatever the route. */
interface Todas extends OpcoesDoEnvio {
  caminho?: Textos;
  busca?: Textos;
  /** Sent as `Idempotency-Key`. */
  idempotencia?: string;
}

const cliente = ky.create({
  prefixUrl: `${globalThis.location.origin}/api`,
  timeout: 30_000,
  // The browser's copy is shown only after the server has confirmed that it is current. By default a browser that goes
  // back to the page shows its copies without asking.
  cache: 'no-cache',
  // Only reads are repeated: a write without a response may have been executed.
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
  // A response to an older token says nothing about the current session.
  if (token === null || token === tokenExpirado || token !== useSessao.getState().auth.token) return;
  tokenExpirado = token;
  anunciarFim('expirada');
}

/**
 * A call whose path, query and body are those of the table already. If the server wants the user's password again, the
 * user is asked, and the same call is sent again; it rejects with the refusal if the user gives up.
 */
export async function chamar(metodo: Metodo, caminho: string, corpo: unknown, opcoes: Todas = {}): Promise<unknown> {
  try {
    return await enviar(metodo, caminho, corpo, opcoes);
  } catch (erro) {
    if (!(erro instanceof ErroApi && querSenha(erro) && (await pedirSenha()))) throw erro;
    return enviar(metodo, caminho, corpo, opcoes);
  }
}

async function enviar(metodo: Metodo, caminho: string, corpo: unknown, opcoes: Todas): Promise<unknown> {
  const { token } = useSessao.getState().auth;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== null) headers.Authorization = `Bearer ${token}`;
  if (opcoes.idempotencia !== undefined) headers['Idempotency-Key'] = opcoes.idempotencia;
  try {
    const resposta = await cliente(preencher(caminho, opcoes.caminho), {
      method: metodo,
      headers,
      signal: opcoes.signal,
      searchParams: opcoes.busca,
      throwHttpErrors: metodo === 'GET',
      // A server that is known to be away is not asked three times.
      ...(estaSemRede() && { retry: 0 }),
      ...(opcoes.espera !== undefined && { timeout: opcoes.espera }),
      ...comCorpo(corpo, opcoes.formulario),
    });
    if (!resposta.ok) throw await lerErro(resposta);
    anotarResposta();
    return await ler(resposta);
  } catch (erro) {
    const falha = await paraErroApi(erro, opcoes.signal);
    if (falha instanceof ErroApi) anotarDesfecho(falha);
    if (falha instanceof ErroApi && falha.status === 401) sinalizarExpirado(token);
    throw falha;
  }
}

/** A refusal is an answer too. */
function anotarDesfecho({ status }: ErroApi): void {
  if (status === SEM_RESPOSTA || SERVIDOR_FORA.has(status)) anotarFalha();
  else anotarResposta();
}

/** 'solicitacoes/:id' with `{ id: 7 }` → 'solicitacoes/7'. */
const preencher = (caminho: string, partes: Textos = {}): string =>
  caminho.replace(/:(\w+)/g, (_, nome: string) => encodeURIComponent(String(partes[nome])));

/** Path and query of a read. */
function enderecoDe(caminho: string, { caminho: partes, busca = {} }: Todas): string {
  const textos = Object.entries(busca).flatMap(([nome, valor]) => (valor === undefined ? [] : [[nome, String(valor)]]));
  return [preencher(caminho, partes), new URLSearchParams(textos).toString()].filter(Boolean).join('?');
}

/** An object is sent as JSON or as a form, a string as text/plain. */
function comCorpo(corpo: unknown, formulario = false): { json?: unknown; body?: BodyInit } {
  if (corpo === undefined) return {};
  if (formulario) return { body: new URLSearchParams(corpo as Record<string, string>) };
  return typeof corpo === 'string' ? { body: corpo } : { json: corpo };
}

async function ler(resposta: Response): Promise<unknown> {
  const tipo = resposta.headers.get('content-type') ?? '';
  if (tipo.startsWith('application/zip')) return resposta.blob();
  const texto = await resposta.text();
  if (texto === '') return undefined;
  return /json/.test(tipo) ? (JSON.parse(texto) as unknown) : texto;
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
 * A call as screens make it: every write has a key, and when its answer is lost the server is asked by it. What is known
 * to be without a network does not arrive.
 */
function comChave(
  metodo: Metodo,
  caminho: string,
  corpo: unknown,
  { conferir, ...opcoes }: Todas = {},
): Promise<unknown> {
  const adiantada = metodo === 'GET' ? tomarAdiantada(enderecoDe(caminho, opcoes)) : undefined;
  if (adiantada) return adiantada;
  const semSessao = useSessao.getState().auth.token === null;
  if (metodo === 'GET' || conferir === false || opcoes.signal || semSessao || estaSemRede())
    return chamar(metodo, caminho, corpo, opcoes);
  return comDesfecho({
    chave: opcoes.idempotencia,
    descrever: () => JSON.stringify([metodo, caminho, opcoes.caminho, opcoes.busca, corpo]),
    enviar: (idempotencia) => chamar(metodo, caminho, corpo, { ...opcoes, idempotencia }),
    perguntar: (chave) => chamar('POST', 'envios/conferencia', { chave }) as Promise<EscritaConferida>,
  });
}

type Resposta<M extends Metodo, C extends string> = Promise<RespostaDe<RotaDe<M, C>>>;

/** A call without a body. */
const leitura =
  <M extends Metodo>(metodo: M) =>
  <C extends CaminhoDe<M>>(caminho: C, ...[opcoes]: Opcoes<RotaDe<M, C>, Omit<OpcoesDoEnvio, 'formulario'>>) =>
    comChave(metodo, caminho, undefined, opcoes) as Resposta<M, C>;

/** A call with a body; `undefined` for a route that takes none. */
const envio =
  <M extends Metodo>(metodo: M) =>
  <C extends CaminhoDe<M>>(
    caminho: C,
    corpo: CorpoDe<RotaDe<M, C>>,
    ...[opcoes]: Opcoes<RotaDe<M, C>, OpcoesDoEnvio>
  ) =>
    comChave(metodo, caminho, corpo, opcoes) as Resposta<M, C>;

/**
 * The one way to the server. Paths are those of the table of calls, without the leading slash:
 * `api.get('solicitacoes/:id', { caminho: { id } })`. The table gives the types of path, query, body and answer, and
 * says which calls have a key (`idempotencia`) of their submission; every other write gets one. The session's token goes
 * along. It shows no message and changes no page: screens do that. Rejects with `ErroApi`.
 */
export const api = {
  get: leitura('GET'),
  post: envio('POST'),
  put: envio('PUT'),
  patch: envio('PATCH'),
  delete: leitura('DELETE'),
};

/** Asks ahead for the read that a screen begins with: its `leitura` in `area.json`. */
export function adiantarLeitura(leitura: string): void {
  adiantar(leitura, (endereco) => {
    const [caminho = '', busca = ''] = endereco.split('?');
    return chamar('GET', caminho, undefined, { busca: Object.fromEntries(new URLSearchParams(busca)) });
  });
}
