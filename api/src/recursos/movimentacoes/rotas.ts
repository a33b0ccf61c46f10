import {
  IdParam,
  Movimentacao,
  MovimentacaoCancelamento,
  MovimentacaoNova,
  MovimentacaoRecebimento,
} from '@merenda/shared/contratos';
import { z } from 'zod';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { criarMovimentacao } from './envio.js';
import { cancelarMovimentacao, receberMovimentacao } from './fim.js';
import { buscarCancelamento, buscarMovimentacao, listarMovimentacoes } from './repositorio.js';

const tags = ['Movimentações'];
const Pontas = z.object({ origem: IdParam, destino: IdParam });
const PorMovimentacao = z.object({ id: IdParam, idMovimentacao: IdParam });

const movimentacoes: Rotas = async (app) => {
  app.get(
    '/estoques/:id/movimentacoes',
    {
      config: { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' } },
      schema: {
        tags,
        summary: 'Lista as movimentações de que o estoque é origem ou destino, a mais recente primeiro',
        params: PorId,
        response: { 200: z.array(Movimentacao) },
      },
    },
    async (req) => listarMovimentacoes(app.banco, req.params.id),
  );

  app.get(
    '/estoques/:id/movimentacoes/:idMovimentacao',
    {
      config: { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' } },
      schema: {
        tags,
        summary: 'Uma movimentação do estoque',
        params: PorMovimentacao,
        response: { 200: Movimentacao },
      },
    },
    async (req) => buscarMovimentacao(app.banco, req.params.id, req.params.idMovimentacao),
  );

  app.post(
    '/estoques/:origem/movimentar/:destino',
    {
      config: { permissao: 'ESTOQUES', unidade: { estoque: 'params.origem' }, idempotente: true },
      schema: {
        tags,
        summary: 'Envia produtos de um estoque a outro',
        params: Pontas,
        body: MovimentacaoNova,
        response: { 201: Movimentacao },
      },
    },
    async (req, res) =>
      res.code(201).send(await criarMovimentacao(req.contexto, req.params.origem, req.params.destino, req.body)),
  );

  app.put(
    '/estoques/movimentacoes/receber',
    {
      config: { permissao: 'ESTOQUES', unidade: { estoque: 'body.idEstoque' }, idempotente: true },
      schema: {
        tags,
        summary: 'Recebe uma movimentação no destino',
        body: MovimentacaoRecebimento,
        response: { 200: Movimentacao },
      },
    },
    async (req) => receberMovimentacao(req.contexto, req.body),
  );

  app.put(
    '/estoques/:id/movimentacoes/:idMovimentacao/cancelar',
    {
      config: { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' }, idempotente: true },
      schema: {
        tags,
        summary: 'Cancela uma movimentação; os produtos voltam à origem',
        params: PorMovimentacao,
        body: MovimentacaoCancelamento,
        response: { 200: Movimentacao },
      },
    },
    async (req) => cancelarMovimentacao(req.contexto, req.params.id, req.params.idMovimentacao, req.body.motivo),
  );

  app.get(
    '/estoques/:id/movimentacoes/:idMovimentacao/cancelamento',
    {
      config: { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' } },
      schema: {
        tags,
        summary: 'O motivo do cancelamento',
        params: PorMovimentacao,
        response: { 200: MovimentacaoCancelamento },
      },
    },
    async (req) => buscarCancelamento(app.banco, req.params.id, req.params.idMovimentacao),
  );
};

export default movimentacoes;
