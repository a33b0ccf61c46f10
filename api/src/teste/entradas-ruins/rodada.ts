import { Writable } from 'node:stream';
import { brotliDecompressSync, unzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { PERMISSOES } from '@merenda/shared/contratos';
import { criarApp } from '../../app.js';
import { INVARIANTES } from '../../areas.js';
import { estoques } from '../../banco/esquema/estoque/estoques.js';
import { verificar } from '../../banco/invariante.js';
import { semear } from '../../demonstracao/semear.js';
import { CORREIO_DE_TESTE, entrarComo, type Pessoa } from '../app.js';
import { bancoVazioDeTeste } from '../banco.js';
import { aprenderDe } from './dicionario.js';
import { comprimentosDe, operacoesDe } from './documento.js';
import { lixoGuardado } from './guardado.js';
import { requisicoes, type Requisicao } from './requisicoes.js';

/** The result of a round of requests. */
export interface Rodada {
  requisicoes: number;
  porStatus: Record<number, number>;
  /** Routes of the document, and which of them accepted a request at least once. */
  rotas: number;
  aceitas: Set<string>;
  /** Each kind of failure once: what happened, and the request that made it happen. */
  falhas: string[];
}

const RECUSAS = new Set([400, 401, 403, 404, 409, 413, 415, 422, 429]);
/** Requests sent at once; several, so that transactions run concurrently. */
const LEVA = 200;
const JUNTOS = 4;

/**
 * Sends `quantos` requests, generated from the app's own OpenAPI document, to an app with the demonstration's data, and
 * checks responses and database. The same seed generates the same requests.
 */
export async function rodar(semente: number, quantos: number): Promise<Rodada> {
  const erros: string[] = [];
  const log = {
    nivel: 'error',
    destino: new Writable({ write: (linha, _codificacao, pronto) => (erros.push(String(linha)), pronto()) }),
  };
  const conexao = await bancoVazioDeTeste();
  await semear(conexao.banco, { demonstracao: true });
  const app = await criarApp({ conexao, log, conferirRespostas: true, simulados: true, correio: CORREIO_DE_TESTE });
  try {
    const sessoes = await Sessoes.abrir(app);
    const operacoes = await operacoesDe(app);
    const dicionario = await aprenderDe(operacoes, async (url) => {
      const resposta = await sessoes.primeira.injetar('GET', url.replace(/^\/api/, ''));
      return resposta.statusCode === 200 && String(resposta.headers['content-type']).includes('json')
        ? resposta.json()
        : undefined;
    });
    const feitos = requisicoes(operacoes, dicionario, sessoes.quantas);
    const rodada: Rodada = { requisicoes: 0, porStatus: {}, rotas: operacoes.length, aceitas: new Set(), falhas: [] };
    const vistas = new Set<string>();
    for (let leva = 0; rodada.requisicoes < quantos; leva++) {
      const fila = fc.sample(feitos, { seed: semente + leva, numRuns: LEVA });
      await Promise.all(
        Array.from({ length: JUNTOS }, async () => {
          for (let requisicao = fila.pop(); requisicao; requisicao = fila.pop()) {
            const [status, falha] = await enviar(app, sessoes, requisicao, erros);
            rodada.requisicoes++;
            if (status >= 200 && status < 300) rodada.aceitas.add(requisicao.operacao);
            rodada.porStatus[status] = (rodada.porStatus[status] ?? 0) + 1;
            const especie = falha && `${requisicao.operacao} ${status} ${falha.slice(0, 200)}`;
            if (!falha || !especie || vistas.has(especie)) continue;
            vistas.add(especie);
            rodada.falhas.push(`${status}: ${falha}\n${contar(requisicao)}`);
          }
        }),
      );
    }
    rodada.falhas.push(...(await restos(app, comprimentosDe(operacoes))));
    return rodada;
  } finally {
    await app.close();
  }
}

/** Status, and the fault of the response, if any. */
async function enviar(
  app: FastifyInstance,
  sessoes: Sessoes,
  { method, url, headers, payload, sessao }: Requisicao,
  erros: string[],
): Promise<[number, string | null]> {
  const token = sessoes.token(sessao);
  const requisicao = {
    method: method as InjectOptions['method'],
    url,
    headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
    payload,
  };
  const antes = erros.length;
  try {
    const resposta = await app.inject(requisicao);
    const { statusCode } = resposta;
    if (statusCode === 401 || statusCode === 204) await sessoes.renovar(sessao);
    if (statusCode >= 500) return [statusCode, erros.slice(antes).map(resumo).join('\n') || resposta.body];
    if (statusCode < 400) return [statusCode, null];
    if (!RECUSAS.has(statusCode)) return [statusCode, `unexpected status: ${resposta.body.slice(0, 300)}`];
    if (method === 'HEAD') return [statusCode, null];
    const problema =
      resposta.headers['content-type'] === 'application/problem+json' &&
      (JSON.parse(textoDe(resposta)) as { status: number; detail: unknown });
    const claro =
      problema && problema.status === statusCode && typeof problema.detail === 'string' && problema.detail.length > 0;
    return [statusCode, claro ? null : `no problem+json with a detail: ${resposta.body.slice(0, 300)}`];
  } catch (erro) {
    return [0, `no answer: ${String(erro)}`];
  }
}

/** The part of a log line that is the same each time the same event happens. */
function resumo(linha: string): string {
  const { err, msg } = JSON.parse(linha) as { err?: { type: string; message: string; stack: string }; msg: string };
  return err ? `${err.type}: ${err.message} ${err.stack}`.slice(0, 1_500) : msg;
}

function textoDe({ headers, rawPayload }: LightMyRequestResponse): string {
  const codificacao = headers['content-encoding'];
  if (codificacao === undefined) return rawPayload.toString();
  return (codificacao === 'br' ? brotliDecompressSync(rawPayload) : unzipSync(rawPayload)).toString();
}

/** A user with every permission and every stock, a user with each single permission, one with none, and no user. */
class Sessoes {
  private constructor(
    private readonly app: FastifyInstance,
    private readonly pessoas: Pessoa[],
    private readonly seus: { id: number }[],
  ) {}

  static async abrir(app: FastifyInstance): Promise<Sessoes> {
    const seus = await app.banco.select({ id: estoques.id }).from(estoques);
    const sessoes = new Sessoes(app, [], seus);
    for (let n = 0; n < sessoes.quantas - 1; n++) sessoes.pessoas.push(await sessoes.entrar(n));
    return sessoes;
  }

  /** Includes the session without a user. */
  readonly quantas = PERMISSOES.length + 3;

  get primeira(): Pessoa {
    const [primeira] = this.pessoas;
    if (!primeira) throw new Error('no session was opened');
    return primeira;
  }

  token(n: number): string | null {
    return this.pessoas[n]?.token ?? null;
  }

  /** A logout, a deleted user or changed permissions end a session: a new one replaces it. */
  async renovar(n: number): Promise<void> {
    const pessoa = this.pessoas[n];
    if (!pessoa || (await pessoa.injetar('GET', '/tokens/checar')).json<boolean>()) return;
    this.pessoas[n] = await this.entrar(n);
  }

  private entrar(n: number): Promise<Pessoa> {
    const alone = PERMISSOES[n - 1];
    return entrarComo(this.app, {
      permissoes: n === 0 ? PERMISSOES : alone ? [alone] : [],
      estoques: n === 0 ? this.seus : this.seus.slice(0, 1),
    });
  }
}

/** Data that the requests must not leave behind. */
async function restos(app: FastifyInstance, comprimentos: ReadonlyMap<string, number>): Promise<string[]> {
  const achados = await verificar(app.banco, [...INVARIANTES, ...(await lixoGuardado(app.banco, comprimentos))]);
  const violados = achados
    .filter(({ total }) => total > 0)
    .map(({ nome, violacoes, total }) => `stored: ${nome} (${total}): ${violacoes.slice(0, 3).join(' | ')}`);
  return 'poluido' in {} ? [...violados, 'the prototype of all objects was changed'] : violados;
}

function contar({ method, url, headers, payload, sessao }: Requisicao): string {
  const corpo =
    payload === undefined
      ? ''
      : `\n${typeof payload === 'string' ? payload.slice(0, 600) : payload.subarray(0, 200).toString('latin1')}`;
  return `${method} ${url.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} (session ${sessao})${corpo}`;
}
