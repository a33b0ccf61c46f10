import { Item, ItemEdicao, ItemNovo } from '@merenda/shared/contratos';
import { z } from 'zod';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { alterarItem, criarItem, excluirItem, listarItens } from './repositorio.js';

const itens: Rotas = async (app) => {
  app.get(
    '/itens-produto',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags: ['Itens'], summary: 'Lista os itens', response: { 200: z.array(Item) } },
    },
    async (req) => listarItens(req.contexto.banco),
  );

  app.post(
    '/itens-produto',
    {
      config: { permissao: 'ITENS' },
      schema: { tags: ['Itens'], summary: 'Cadastra um item', body: ItemNovo, response: { 201: Item } },
    },
    async (req, res) => res.code(201).send(await criarItem(req.contexto, req.body)),
  );

  app.put(
    '/itens-produto/:id',
    {
      config: { permissao: 'ITENS' },
      schema: { tags: ['Itens'], summary: 'Altera um item', params: PorId, body: ItemEdicao, response: { 200: Item } },
    },
    async (req) => alterarItem(req.contexto, req.params.id, req.body),
  );

  app.delete(
    '/itens-produto/:id',
    {
      config: { permissao: 'ITENS' },
      schema: { tags: ['Itens'], summary: 'Exclui um item que nada usa', params: PorId, response: { 204: z.void() } },
    },
    async (req, res) => {
      await excluirItem(req.contexto, req.params.id);
      return res.code(204).send();
    },
  );
};

export default itens;
