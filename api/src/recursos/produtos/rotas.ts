import { Produto, ProdutoEdicao, ProdutoNovo } from '@merenda/shared/contratos';
import { z } from 'zod';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { alterarProduto, criarProduto, excluirProduto, listarProdutos } from './repositorio.js';

const tags = ['Produtos'];

const produtos: Rotas = async (app) => {
  app.get(
    '/produtos',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Lista os produtos', response: { 200: z.array(Produto) } },
    },
    async () => listarProdutos(app.banco),
  );

  app.post(
    '/produtos',
    {
      config: { permissao: 'PRODUTOS' },
      schema: { tags, summary: 'Cadastra um produto', body: ProdutoNovo, response: { 201: Produto } },
    },
    async (req, res) => res.code(201).send(await criarProduto(req.contexto, req.body)),
  );

  app.put(
    '/produtos/:id',
    {
      config: { permissao: 'PRODUTOS' },
      schema: { tags, summary: 'Altera um produto', params: PorId, body: ProdutoEdicao, response: { 200: Produto } },
    },
    async (req) => alterarProduto(req.contexto, req.params.id, req.body),
  );

  app.delete(
    '/produtos/:id',
    {
      config: { permissao: 'PRODUTOS' },
      schema: { tags, summary: 'Exclui um produto que nada usa', params: PorId, response: { 204: z.void() } },
    },
    async (req, res) => {
      await excluirProduto(req.contexto, req.params.id);
      return res.code(204).send();
    },
  );
};

export default produtos;
