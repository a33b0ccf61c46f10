import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Conexao } from './banco/conexao.js';
import gestaoEscolarSimulada from './externo/gestao-escolar-simulada.rotas.js';
import banco from './plugins/banco.js';
import docs from './plugins/docs.js';
import erros from './plugins/erros.js';
import externos, { SIMULADOS } from './plugins/externos.js';
import permissao from './plugins/permissao.js';
import sessao from './plugins/sessao.js';
import aditivos from './recursos/aditivos/rotas.js';
import alimentos from './recursos/alimentos/rotas.js';
import aquisicoes from './recursos/aquisicoes/rotas.js';
import balancos from './recursos/balancos/rotas.js';
import cardapios from './recursos/cardapios/rotas.js';
import cardapiosSemanais from './recursos/cardapios-semanais/rotas.js';
import composicaoAlimentos from './recursos/composicao-alimentos/rotas.js';
import convencoes from './recursos/convencoes/rotas.js';
import estoques from './recursos/estoques/rotas.js';
import fichasTecnicas from './recursos/fichas-tecnicas/rotas.js';
import gestaoEscolar from './recursos/gestao-escolar/rotas.js';
import itensProduto from './recursos/itens-produto/rotas.js';
import kits from './recursos/kits/rotas.js';
import movimentacoes from './recursos/movimentacoes/rotas.js';
import notasFiscais from './recursos/notas-fiscais/rotas.js';
import pratos from './recursos/pratos/rotas.js';
import preparos from './recursos/preparos/rotas.js';
import referenciasNutricionais from './recursos/referencias-nutricionais/rotas.js';
import relogio from './recursos/relogio/rotas.js';
import solicitacoes from './recursos/solicitacoes/rotas.js';
import tokens from './recursos/tokens/rotas.js';

export interface OpcoesDoApp {
  /** An open, migrated database; the app closes it when it closes. */
  conexao: Conexao;
  logger?: FastifyServerOptions['logger'];
}

/** Largest body, in bytes: a photo as base64 with room to spare. */
const CORPO_MAXIMO = 8 * 1024 * 1024;

/** Builds the API, everything under `/api`; the caller listens, or injects. */
export async function criarApp({ conexao, logger = false }: OpcoesDoApp): Promise<FastifyInstance> {
  const app = Fastify({ logger, bodyLimit: CORPO_MAXIMO, trustProxy: true });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(erros);
  await app.register(banco, { conexao });
  await app.register(sessao);
  await app.register(formbody);
  await app.register(externos, { enderecos: SIMULADOS });
  await app.register(docs);
  await app.register(api, { prefix: '/api' });
  return app;
}

/** The routes: each must say who may call it. */
async function api(app: FastifyInstance): Promise<void> {
  await app.register(permissao);
  await app.register(aditivos);
  await app.register(alimentos);
  await app.register(aquisicoes);
  await app.register(balancos);
  await app.register(cardapios);
  await app.register(cardapiosSemanais);
  await app.register(composicaoAlimentos);
  await app.register(convencoes);
  await app.register(estoques);
  await app.register(fichasTecnicas);
  await app.register(gestaoEscolar);
  await app.register(gestaoEscolarSimulada);
  await app.register(itensProduto);
  await app.register(kits);
  await app.register(movimentacoes);
  await app.register(notasFiscais);
  await app.register(pratos);
  await app.register(preparos);
  await app.register(referenciasNutricionais);
  await app.register(relogio);
  await app.register(solicitacoes);
  await app.register(tokens);
}
