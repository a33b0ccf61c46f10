import {
  Cancelamento,
  EstornoNovo,
  IdParam,
  Recebimento,
  RecebimentoDeCompra,
  RecebimentoNovo,
  Solicitacao,
  SolicitacaoEdicao,
  SolicitacaoNova,
  SolicitacaoResumo,
} from '@merenda/shared/contratos';
import { z } from 'zod';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { buscarSolicitacao, listarSolicitacoes, motivoDaSolicitacao } from './consulta.js';
import { estornarRecebimento } from './estorno.js';
import { listarRecebimentos, recebimentoDeCompra } from './recebidos.js';
import { receberSolicitacao } from './recebimento.js';
import { alterarSolicitacao, cancelarSolicitacao, criarSolicitacao } from './repositorio.js';

const tags = ['Solicitações de compra'];
const PorRecebimento = z.object({ id: IdParam, recebimento: IdParam });

const solicitacoes: Rotas = async (app) => {
  app.get(
    '/solicitacoes',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags,
        summary: 'Lista as solicitações das unidades do usuário',
        response: { 200: z.array(SolicitacaoResumo) },
      },
    },
    async (req) => listarSolicitacoes(req.contexto),
  );

  app.get(
    '/solicitacoes/:id',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Uma solicitação inteira', params: PorId, response: { 200: Solicitacao } },
    },
    async ({ contexto, params }) => buscarSolicitacao(contexto.banco, contexto.usuario, params.id),
  );

  app.post(
    '/solicitacoes',
    {
      config: { permissao: 'SOLICITACOES', unidade: { unidade: 'body.unidadeEducacional.id' }, idempotente: true },
      schema: {
        tags,
        summary: 'Solicita itens a um fornecedor',
        body: SolicitacaoNova,
        response: { 201: Solicitacao },
      },
    },
    async (req, res) => res.code(201).send(await criarSolicitacao(req.contexto, req.body)),
  );

  app.put(
    '/solicitacoes/:id',
    {
      config: { permissao: 'SOLICITACOES' },
      schema: {
        tags,
        summary: 'Altera as quantidades de uma solicitação',
        params: PorId,
        body: SolicitacaoEdicao,
        response: { 200: Solicitacao },
      },
    },
    async (req) => alterarSolicitacao(req.contexto, req.params.id, req.body),
  );

  app.post(
    '/solicitacoes/:id/cancelar',
    {
      config: { permissao: 'SOLICITACOES' },
      schema: {
        tags,
        summary: 'Cancela uma solicitação de que nada foi recebido',
        params: PorId,
        body: Cancelamento,
        response: { 200: Solicitacao },
      },
    },
    async (req) => cancelarSolicitacao(req.contexto, req.params.id, req.body),
  );

  app.get(
    '/solicitacoes/:id/cancelamento',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'O motivo do cancelamento', params: PorId, response: { 200: Cancelamento } },
    },
    async (req) => motivoDaSolicitacao(req.contexto, req.params.id),
  );

  app.put(
    '/solicitacoes/:id/receber',
    {
      config: { permissao: 'SOLICITACOES', idempotente: true },
      schema: {
        tags,
        summary: 'Recebe uma entrega; os lotes entram no estoque da unidade',
        params: PorId,
        body: RecebimentoNovo,
        response: { 200: Solicitacao },
      },
    },
    async (req) => receberSolicitacao(req.contexto, req.params.id, req.body),
  );

  app.post(
    '/solicitacoes/:id/recebimentos/:recebimento/estorno',
    {
      config: { permissao: 'SOLICITACOES', idempotente: true },
      schema: {
        tags,
        summary: 'Estorna um recebimento; os lotes saem do estoque da unidade',
        params: PorRecebimento,
        body: EstornoNovo,
        response: { 200: Solicitacao },
      },
    },
    async (req) => estornarRecebimento(req.contexto, req.params.id, req.params.recebimento, req.body),
  );

  app.get(
    '/solicitacoes/:id/produtos-recebidos',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags,
        summary: 'As entregas de uma solicitação, lote a lote',
        params: PorId,
        response: { 200: z.array(Recebimento) },
      },
    },
    async (req) => listarRecebimentos(req.contexto, req.params.id),
  );

  app.get(
    '/recebimentos-compra/solicitacoes/:id',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Relatório de recebimento', params: PorId, response: { 200: RecebimentoDeCompra } },
    },
    async (req) => recebimentoDeCompra(req.contexto, req.params.id),
  );
};

export default solicitacoes;
