import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import Fastify, { LogController, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import { ROTAS_DA_API } from './areas.js';
import { semAssinatura } from './assinatura-das-areas.js';
import type { Conexao } from './banco/conexao.js';
import type { OpcoesDoGovBr } from './externo/govbr/opcoes.js';
import type { DoServidor } from './mecanismos/configuracoes.js';
import idempotencia from './mecanismos/idempotencia.js';
import ifMatch from './mecanismos/if-match.js';
import guardadas from './mecanismos/validadores/guardadas.js';
import leitura from './mecanismos/validadores/leitura.js';
import validadores from './mecanismos/validadores/validadores.js';
import banco from './plugins/banco.js';
import corpoJson from './plugins/corpo-json.js';
import correio, { SEM_CORREIO, type OpcoesDoCorreio } from './plugins/correio.js';
import disco from './plugins/disco.js';
import docs from './plugins/docs.js';
import encerramento from './plugins/encerramento.js';
import erros, { enderecoInexistente, erroDoRoteador } from './plugins/erros.js';
import estaticos from './plugins/estaticos.js';
import externos from './plugins/externos.js';
import govbr from './plugins/govbr.js';
import { opcoesDoLog, type OpcoesDoLog } from './plugins/log/opcoes.js';
import log from './plugins/log/requisicoes.js';
import metricas from './plugins/metricas.js';
import municipio from './plugins/municipio.js';
import permissao, { type RotaDeclarada } from './plugins/permissao.js';
import reautenticacao from './plugins/reautenticacao.js';
import saude from './plugins/saude.js';
import segredos from './plugins/segredos.js';
import seguranca from './plugins/seguranca.js';
import serializacao from './plugins/serializacao.js';
import sessao from './plugins/sessao.js';
import simultaneas, { SIMULTANEAS, type Simultaneas } from './plugins/simultaneas.js';
import { opcoesDosPrazos, PRAZOS, type Prazos } from './prazos.js';
import alunosEmbutidos from './simulados/alunos.rotas.js';
import cepSimulado from './simulados/cep.rotas.js';
import cidadesSimuladas from './simulados/cidades.rotas.js';
import escolasSimuladas from './simulados/escolas.rotas.js';
import gestaoEscolarSimulada from './simulados/gestao-escolar.rotas.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route under /api with its declaration. */
    rotasDeclaradas: readonly RotaDeclarada[];
  }
}

export interface OpcoesDoApp {
  /** An open, migrated database; the app closes it when it closes. */
  conexao: Conexao;
  /** If absent, nothing is logged. */
  log?: OpcoesDoLog;
  /** Memory for compressed answers, in bytes; default `RESPOSTAS_GUARDADAS`, 0 keeps none. */
  respostasGuardadas?: number;
  /** Token that a reader of /metricas must send; if absent, the address does not exist. */
  tokenDasMetricas?: string | null;
  /** Folder of the built product; if absent, only the API is served. */
  estaticos?: string | null;
  /** Folder of the municipalities' logos. */
  municipios?: string | null;
  /** Addresses of trusted reverse proxies. */
  proxies?: string[];
  /** Further origins of scripts and connections for the pages. */
  origens?: string[];
  /** Settings of the municipality that the server's environment defines. */
  doServidor?: DoServidor;
  /** The database holds the demonstration although the server runs without it; default false. */
  restaDemonstracao?: boolean;
  /** The server runs the demonstration; default false. */
  demonstracao?: boolean;
  /** Stand-ins with invented data respond for the outside services without an address; default false. */
  simulados?: boolean;
  /** Key of the secrets of authenticator apps; if absent, none can be enrolled. */
  chaveDoSegundoFator?: string | null;
  /** If absent, no message can be sent. */
  correio?: OpcoesDoCorreio;
  /** If absent, the login with gov.br is off. */
  govbr?: OpcoesDoGovBr | null;
  /** Checks every response against its contract, for tests and development; default false. */
  conferirRespostas?: boolean;
  /** How many connections there may be, and how long they may take; default `PRAZOS`. */
  prazos?: Prazos;
  /** How many requests one client may have open; default `SIMULTANEAS`. */
  simultaneas?: Simultaneas;
}

/** Stand-ins of the outside services, under /api/externo. */
const EMBUTIDOS = [alunosEmbutidos, cepSimulado, cidadesSimuladas, escolasSimuladas, gestaoEscolarSimulada];

/** Largest body, in bytes: a photo as base64, with a margin. */
const CORPO_MAXIMO = 12 * 1024 * 1024;

/** Memory of one process for compressed answers, in bytes. */
const RESPOSTAS_GUARDADAS = 32 * 1024 * 1024;

/** Builds the API, everything under `/api`, and the pages if they are built; the caller calls `listen` or `inject`. */
export async function criarApp(opcoes: OpcoesDoApp): Promise<FastifyInstance> {
  const { conexao, log: opcoesDeLog, estaticos: pasta, proxies = [], origens = [], doServidor = {} } = opcoes;
  const { simulados = false, prazos: { conexoes, ...prazos } = PRAZOS } = opcoes;
  const app = Fastify({
    logger: opcoesDeLog ? opcoesDoLog(opcoesDeLog) : false,
    // The plugin `log` writes one line per request instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    // Unique among all processes of an installation; an id sent by a client is ignored.
    genReqId: () => randomUUID(),
    bodyLimit: CORPO_MAXIMO,
    ...opcoesDosPrazos(prazos),
    trustProxy: proxies,
    frameworkErrors: erroDoRoteador,
  });
  app.server.maxConnections = conexoes;
  app.setValidatorCompiler(validatorCompiler);
  await app.register(serializacao, { conferir: opcoes.conferirRespostas ?? false });
  await app.register(erros);
  await app.register(encerramento);
  await app.register(log);
  await app.register(metricas, { token: opcoes.tokenDasMetricas ?? null });
  await app.register(seguranca, {
    origens,
    https: (opcoes.correio ?? SEM_CORREIO).enderecoPublico.startsWith('https:'),
  });
  await app.register(banco, { conexao });
  await app.register(disco, { conexao });
  await app.register(saude);
  await app.register(municipio, {
    doServidor,
    restaDemonstracao: opcoes.restaDemonstracao ?? false,
    demonstracao: opcoes.demonstracao ?? false,
    areasSemAssinatura: () => semAssinatura(pasta ?? null),
  });
  await app.register(externos, { doServidor, simulados });
  await app.register(correio, opcoes.correio ?? SEM_CORREIO);
  await app.register(govbr, { govbr: opcoes.govbr ?? null });
  await app.register(segredos, { chave: opcoes.chaveDoSegundoFator ?? null });
  await app.register(formbody);
  await app.register(corpoJson);
  await app.register(docs);
  if (pasta) await app.register(estaticos, { pasta, municipios: opcoes.municipios });
  else app.setNotFoundHandler(enderecoInexistente);
  const rotas: RotaDeclarada[] = [];
  app.decorate('rotasDeclaradas', rotas);
  await app.register(api, {
    prefix: '/api',
    rotas,
    respostasGuardadas: opcoes.respostasGuardadas ?? RESPOSTAS_GUARDADAS,
    simultaneas: opcoes.simultaneas ?? SIMULTANEAS,
    recursos: simulados ? [...ROTAS_DA_API, ...EMBUTIDOS] : ROTAS_DA_API,
  });
  return app;
}

interface OpcoesDasRotas {
  /** Receives the declaration of each route. */
  rotas: RotaDeclarada[];
  respostasGuardadas: number;
  simultaneas: Simultaneas;
  recursos: readonly FastifyPluginAsync[];
}

/** The routes: each must say who may call it. */
async function api(
  app: FastifyInstance,
  { rotas, respostasGuardadas, simultaneas: limites, recursos }: OpcoesDasRotas,
): Promise<void> {
  // The lists are compressed while the user waits: a higher level saves little of 100 KB and takes two or three times
  // as long. No client sends compressed bodies: a small body that expands to megabytes is refused as unreadable.
  await app.register(compress, {
    globalDecompression: false,
    zlibOptions: { level: 3 },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  });
  // What no other plugin allows is not stored by any cache.
  app.addHook('onRequest', async (_req, res) => {
    res.header('cache-control', 'no-store');
  });
  await app.register(guardadas, { bytes: respostasGuardadas });
  await app.register(leitura);
  await app.register(sessao);
  await app.register(simultaneas, limites);
  await app.register(permissao, { rotas });
  await app.register(reautenticacao);
  await app.register(ifMatch);
  await app.register(idempotencia);
  await app.register(validadores);
  for (const recurso of recursos) await app.register(recurso);
}
