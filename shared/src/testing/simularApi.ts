import { ROTAS, type Rota } from '@merenda/shared/contratos';
import { z } from 'zod';
import { registrarFalha } from './falhas.js';
import { simularServidor, type Requisicao, type Resposta } from './simularServidor.js';

/** What a page asks of the host itself: it is not in the table of calls. */
const ARQUIVO = /^GET \/(federation|areas\/.+\/palavras)\.json$/;

/** What the server answers when it refuses a request by itself; any other refusal comes after the schemas. */
const RECUSA_DO_PEDIDO = new Set([400, 422]);

/** Like the API's router: static text wins over a `:name`. */
const ENTRADAS = Object.entries<Rota>(ROTAS)
  .map(([nome, rota]) => ({ nome, rota, endereco: enderecoDe(nome, rota), ordem: nome.replace(/:\w+/g, '\uffff') }))
  .sort((a, b) => (a.ordem < b.ordem ? -1 : 1));

/**
 * The server of the screens' tests: `simularServidor` that knows the table of calls. Keys of `rotas` are a method and
 * an address ('PUT /itens-produto/7'). The test fails with a message that names the route
 * - for a request that the server refuses (no such route; path, query or body against the schema), unless the prepared
 *   answer is this refusal (400 or 422);
 * - for a write without the key of its submission, where the table says that the write honours one;
 * - for an answer that the server never sends. What the answer's schema does not name is left out, as the server does.
 * Throws for an answer prepared for a route that does not exist.
 */
export function simularApi(rotas: Record<string, Resposta> = {}) {
  Object.keys(rotas).forEach(exigirRota);
  const servidor = simularServidor(rotas, conferir);
  return {
    ...servidor,
    responder: (rota: string, resposta: Resposta) => {
      exigirRota(rota);
      servidor.responder(rota, resposta);
    },
  };
}

async function conferir(requisicao: Requisicao, responder: () => Promise<Response>): Promise<Response> {
  const achada = acharRota(requisicao.rota);
  if (!achada) {
    if (!ARQUIVO.test(requisicao.rota)) registrarFalha(`${requisicao.rota}: the table of calls has no such route.`);
    return responder();
  }
  const { nome, rota, params } = achada;
  if (rota.idempotente && !requisicao.headers.has('Idempotency-Key'))
    registrarFalha(`${nome}: our screens send this write with an Idempotency-Key.`);
  const recusas = [
    recusa('path', rota.params, params),
    recusa('query', rota.busca, requisicao.busca),
    recusa('body', rota.corpo, corpoLido(requisicao)),
  ].flatMap((parte) => parte ?? []);
  const retirar = recusas.map((motivo) => registrarFalha(`${nome}: the server refuses the request's ${motivo}`));
  const resposta = await responder();
  if (resposta.ok) return comoOServidorEnvia(nome, rota, resposta);
  if (RECUSA_DO_PEDIDO.has(resposta.status)) retirar.forEach((desfazer) => desfazer());
  return resposta;
}

/** The prepared answer as the server writes it: parsed by its schema (`api/src/plugins/serializacao.ts`). */
async function comoOServidorEnvia(nome: string, rota: Rota, resposta: Response): Promise<Response> {
  const texto = await resposta.clone().text();
  const json = /json/.test(resposta.headers.get('Content-Type') ?? '');
  const { success, data, error } = rota.resposta.safeParse(corpoDaResposta(texto, json));
  if (!success) registrarFalha(`${nome}: the server never sends the prepared answer:\n${z.prettifyError(error)}`);
  if (!success || !json) return resposta;
  return new Response(JSON.stringify(data), { status: rota.status ?? 200, headers: resposta.headers });
}

function corpoDaResposta(texto: string, json: boolean): unknown {
  if (texto === '') return undefined;
  return json ? JSON.parse(texto) : texto;
}

/** The refusal of a part of a request by its schema; undefined where there is no schema or the part passes. */
function recusa(parte: string, schema: z.ZodType | undefined, valor: unknown): string | undefined {
  const error = schema?.safeParse(valor).error;
  return error && `${parte} ${JSON.stringify(valor)}:\n${z.prettifyError(error)}`;
}

/** The body as the API's parsers give it to a route. */
function corpoLido({ corpo, headers }: Requisicao): unknown {
  if (corpo === '') return undefined;
  const formulario = headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded');
  return formulario ? Object.fromEntries(new URLSearchParams(String(corpo))) : corpo;
}

function exigirRota(rota: string): void {
  if (!ARQUIVO.test(rota) && !acharRota(rota))
    throw new Error(`${rota}: an answer is prepared, and the table of calls has no such route.`);
}

function acharRota(pedida: string) {
  for (const { nome, rota, endereco } of ENTRADAS) {
    const achado = endereco.exec(pedida);
    if (achado) return { nome, rota, params: decodificados(achado.groups) };
  }
  return undefined;
}

const decodificados = (params: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([nome, valor]) => [nome, decodeURIComponent(valor)]));

/** A route's name as a pattern of the requests that it takes, with a group for each `:name`. */
function enderecoDe(nome: string, { padroes = {} }: Rota): RegExp {
  const padrao = nome.replace(
    /:(\w+)/g,
    (_, parametro: string) => `(?<${parametro}>${padroes[parametro]?.replace(/^\^/, '') ?? '[^/]+'})`,
  );
  return new RegExp(`^${padrao}$`);
}
