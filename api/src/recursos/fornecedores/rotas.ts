import { Fornecedor, FornecedorEdicao, FornecedorNovo, opcao, TIPOS_FORNECEDOR } from '@merenda/shared/contratos';
import { z } from 'zod';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { alterarFornecedor, criarFornecedor, excluirFornecedor, listarFornecedores } from './repositorio.js';

const tags = ['Fornecedores'];

const fornecedores: Rotas = async (app) => {
  app.get(
    '/fornecedores',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags,
        summary: 'Lista os fornecedores, todos ou de um tipo',
        querystring: z.object({ fornecedorTipo: opcao(TIPOS_FORNECEDOR).optional() }),
        response: { 200: z.array(Fornecedor) },
      },
    },
    async (req) => listarFornecedores(req.contexto.banco, req.query.fornecedorTipo),
  );

  app.post(
    '/fornecedores',
    {
      config: { permissao: 'FORNECEDORES' },
      schema: { tags, summary: 'Cadastra um fornecedor', body: FornecedorNovo, response: { 201: Fornecedor } },
    },
    async (req, res) => res.code(201).send(await criarFornecedor(req.contexto, req.body)),
  );

  app.put(
    '/fornecedores/:id',
    {
      config: { permissao: 'FORNECEDORES' },
      schema: {
        tags,
        summary: 'Altera um fornecedor',
        params: PorId,
        body: FornecedorEdicao,
        response: { 200: Fornecedor },
      },
    },
    async (req) => alterarFornecedor(req.contexto, req.params.id, req.body),
  );

  app.delete(
    '/fornecedores/:id',
    {
      config: { permissao: 'FORNECEDORES' },
      schema: { tags, summary: 'Exclui um fornecedor que nada usa', params: PorId, response: { 204: z.void() } },
    },
    async (req, res) => {
      await excluirFornecedor(req.contexto, req.params.id);
      return res.code(204).send();
    },
  );
};

export default fornecedores;
