import {
  Aquisicao,
  AquisicaoEdicao,
  AquisicaoNova,
  AquisicaoResumo,
  BuscaAquisicoes,
  BuscaItensDoFornecedor,
  Cancelamento,
  ItemComSaldo,
  LimiarDeSaldo,
} from '@merenda/shared/contratos';
import { z } from 'zod';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import {
  buscarAquisicao,
  exigirQueSePeca,
  exigirVisivel,
  listarAquisicoes,
  listarParaSolicitacao,
} from './consulta.js';
import { cancelarAquisicao, definirLimiar, homologarAquisicao, motivoDaAquisicao } from './estados.js';
import { alterarAquisicao, criarAquisicao, excluirAquisicao } from './repositorio.js';
import { itensDaAquisicao, itensDoFornecedor } from './saldos.js';

const tags = ['Aquisições'];
const daUnidade = { permissao: 'AQUISICOES', unidade: { unidade: 'body.unidadeEducacional.id' } } as const;

const aquisicoes: Rotas = async (app) => {
  app.get(
    '/aquisicoes',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags,
        summary:
          'Lista as aquisições das unidades do usuário; com paraSolicitacao=true, as que hoje aceitam solicitação, de qualquer unidade',
        querystring: BuscaAquisicoes,
        response: { 200: z.array(AquisicaoResumo) },
      },
    },
    async ({ contexto, query }) =>
      query.paraSolicitacao === 'true' ? listarParaSolicitacao(contexto.banco) : listarAquisicoes(contexto),
  );

  app.get(
    '/aquisicoes/:id',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Uma aquisição inteira', params: PorId, response: { 200: Aquisicao } },
    },
    async ({ contexto, params }) => buscarAquisicao(contexto.banco, contexto.usuario, params.id),
  );

  app.post(
    '/aquisicoes',
    {
      config: { ...daUnidade, idempotente: true },
      schema: { tags, summary: 'Cadastra uma aquisição, pendente', body: AquisicaoNova, response: { 201: Aquisicao } },
    },
    async (req, res) => res.code(201).send(await criarAquisicao(req.contexto, req.body)),
  );

  app.put(
    '/aquisicoes/:id',
    {
      config: daUnidade,
      schema: {
        tags,
        summary: 'Altera uma aquisição pendente',
        params: PorId,
        body: AquisicaoEdicao,
        response: { 200: Aquisicao },
      },
    },
    async (req) => alterarAquisicao(req.contexto, req.params.id, req.body),
  );

  app.delete(
    '/aquisicoes/:id',
    {
      config: { permissao: 'AQUISICOES' },
      schema: {
        tags,
        summary: 'Exclui uma aquisição que não está vigente',
        params: PorId,
        response: { 204: z.void() },
      },
    },
    async (req, res) => {
      await excluirAquisicao(req.contexto, req.params.id);
      return res.code(204).send();
    },
  );

  app.put(
    '/aquisicoes/:id/homologar',
    {
      config: { permissao: 'AQUISICOES' },
      schema: {
        tags,
        summary: 'Homologa uma aquisição pendente, que passa a vigente',
        params: PorId,
        response: { 200: Aquisicao },
      },
    },
    async (req) => homologarAquisicao(req.contexto, req.params.id),
  );

  app.put(
    '/aquisicoes/:id/cancelamento',
    {
      config: { permissao: 'AQUISICOES' },
      schema: {
        tags,
        summary: 'Cancela uma aquisição',
        params: PorId,
        body: Cancelamento,
        response: { 200: Aquisicao },
      },
    },
    async (req) => cancelarAquisicao(req.contexto, req.params.id, req.body),
  );

  app.get(
    '/aquisicoes/:id/cancelamento',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'O motivo do cancelamento', params: PorId, response: { 200: Cancelamento } },
    },
    async (req) => motivoDaAquisicao(req.contexto, req.params.id),
  );

  app.put(
    '/aquisicoes/notificacao/:id',
    {
      config: { permissao: 'AQUISICOES' },
      schema: {
        tags,
        summary: 'Define o percentual do valor abaixo do qual o saldo é avisado',
        params: PorId,
        body: LimiarDeSaldo,
        response: { 200: Aquisicao },
      },
    },
    async (req) => definirLimiar(req.contexto, req.params.id, req.body),
  );

  app.get(
    '/aquisicoes/:id/itens',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags,
        summary: 'Os itens de uma aquisição com seu saldo',
        params: PorId,
        response: { 200: z.array(ItemComSaldo) },
      },
    },
    async ({ contexto, params }) => {
      await exigirVisivel(contexto, params.id);
      return itensDaAquisicao(contexto.banco, params.id);
    },
  );

  app.get(
    '/fornecedores/:id/itens',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags,
        summary: 'Os itens que um fornecedor venceu em uma aquisição, com seu saldo',
        params: PorId,
        querystring: BuscaItensDoFornecedor,
        response: { 200: z.array(ItemComSaldo) },
      },
    },
    async ({ contexto, params, query }) => {
      await exigirQueSePeca(contexto, query.aquisicao);
      return itensDoFornecedor(contexto.banco, params.id, query.aquisicao);
    },
  );
};

export default aquisicoes;
