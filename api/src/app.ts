import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Conexao } from './banco/conexao.js';
import alunos from './plugins/alunos.js';
import banco from './plugins/banco.js';
import docs from './plugins/docs.js';
import erros from './plugins/erros.js';
import permissao from './plugins/permissao.js';
import sessao from './plugins/sessao.js';
import alunosEmbutidos from './externo/alunos.rotas.js';
import aditivos from './recursos/aditivos/rotas.js';
import aquisicoes from './recursos/aquisicoes/rotas.js';
import cardapiosCalendario from './recursos/cardapios-calendario/rotas.js';
import desperdicios from './recursos/desperdicios/rotas.js';
import itensProduto from './recursos/itens-produto/rotas.js';
import notasFiscais from './recursos/notas-fiscais/rotas.js';
import refeicoes from './recursos/refeicoes/rotas.js';
import relogio from './recursos/relogio/rotas.js';
import solicitacoes from './recursos/solicitacoes/rotas.js';
import tokens from './recursos/tokens/rotas.js';

export interface OpcoesDoApp {
  /** An open, migrated database; the app closes it when it closes. */
  conexao: Conexao;
  logger?: FastifyServerOptions['logger'];
  /** Base address of the school-management service; absent, its stand-in answers. */
  alunosUrl?: string | null;
}

/** Largest body, in bytes: a photo as base64 with room to spare. */
const CORPO_MAXIMO = 8 * 1024 * 1024;

/** Builds the API, everything under `/api`; the caller listens, or injects. */
export async function criarApp({ conexao, logger = false, alunosUrl = null }: OpcoesDoApp): Promise<FastifyInstance> {
  const app = Fastify({ logger, bodyLimit: CORPO_MAXIMO, trustProxy: true });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(erros);
  await app.register(banco, { conexao });
  await app.register(alunos, { url: alunosUrl });
  await app.register(sessao);
  await app.register(formbody);
  await app.register(docs);
  await app.register(api, { prefix: '/api' });
  return app;
}

/** The routes: each must say who may call it. */
async function api(app: FastifyInstance): Promise<void> {
  await app.register(permissao);
  await app.register(tokens);
  await app.register(alunosEmbutidos);
  await app.register(aditivos);
  await app.register(aquisicoes);
  await app.register(cardapiosCalendario);
  await app.register(desperdicios);
  await app.register(itensProduto);
  await app.register(notasFiscais);
  await app.register(refeicoes);
  await app.register(relogio);
  await app.register(solicitacoes);
}
