import { Estoque, LinhaKardex, ProdutoEstoque, ProdutoEstoqueNovo, SaidaNova } from '@merenda/shared/contratos';
import { z } from 'zod';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { adicionarProduto } from './adicoes.js';
import { excluirLinha } from './exclusoes.js';
import { listarKardex } from './historico.js';
import { PorLinha } from './parametros.js';
import { estoqueDoUsuario, listarEstoques, listarLinhas } from './repositorio.js';
import { registrarSaida } from './saidas.js';

const tags = ['Estoques'];

const estoques: Rotas = async (app) => {
  app.get(
    '/estoques',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Lista todos os estoques', response: { 200: z.array(Estoque) } },
    },
    async () => listarEstoques(app.banco),
  );

  app.get(
    '/estoques/me',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Lista os estoques do usuário', response: { 200: z.array(Estoque) } },
    },
    async (req) => req.contexto.usuario.estoques,
  );

  app.get(
    '/estoques/me/:id',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Um dos estoques do usuário', params: PorId, response: { 200: Estoque } },
    },
    async (req) => estoqueDoUsuario(req.contexto.usuario, req.params.id),
  );

  app.get(
    '/estoques/:id/produtos-estoque',
    {
      config: { permissao: 'LOGADO', unidade: { estoque: 'params.id' } },
      schema: {
        tags,
        summary: 'O que um estoque tem, lote a lote',
        params: PorId,
        response: { 200: z.array(ProdutoEstoque) },
      },
    },
    async (req) => listarLinhas(app.banco, req.params.id),
  );

  app.post(
    '/estoques/:id/produtos-estoque',
    {
      config: { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' }, idempotente: true },
      schema: {
        tags,
        summary: 'Adiciona um lote ao estoque',
        params: PorId,
        body: ProdutoEstoqueNovo,
        response: { 201: ProdutoEstoque },
      },
    },
    async (req, res) => res.code(201).send(await adicionarProduto(req.contexto, req.params.id, req.body)),
  );

  app.put(
    '/estoques/:id/produtos-estoque/:idProduto',
    {
      config: { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' }, idempotente: true },
      schema: {
        tags,
        summary: 'Saída direta de um lote',
        params: PorLinha,
        body: SaidaNova,
        response: { 204: z.void() },
      },
    },
    async (req, res) => {
      await registrarSaida(req.contexto, req.params.id, req.params.idProduto, req.body);
      return res.code(204).send();
    },
  );

  app.delete(
    '/estoques/:id/produtos-estoque/:idProduto',
    {
      config: { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' } },
      schema: {
        tags,
        summary: 'Exclui um lote do estoque; o histórico fica',
        params: PorLinha,
        response: { 204: z.void() },
      },
    },
    async (req, res) => {
      await excluirLinha(req.contexto, req.params.id, req.params.idProduto);
      return res.code(204).send();
    },
  );

  app.get(
    '/estoques/:id/produtos-estoque/:idProduto/kardex',
    {
      config: { permissao: 'ESTOQUES', unidade: { estoque: 'params.id' } },
      schema: {
        tags,
        summary: 'Histórico de um lote no estoque, o mais recente primeiro',
        params: PorLinha,
        response: { 200: z.array(LinhaKardex) },
      },
    },
    async (req) => listarKardex(app.banco, req.params.id, req.params.idProduto),
  );
};

export default estoques;
