import { BuscaCardapios, Cardapio, CardapioEdicao, CardapioNovo, CardapioResumo } from '@merenda/shared/contratos';
import { z } from 'zod';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { alterarCardapio, buscarCardapio, criarCardapio, excluirCardapio, listarCardapios } from './repositorio.js';

const tags = ['Cardápios'];

const cardapios: Rotas = async (app) => {
  app.get(
    '/cardapios',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags,
        summary: 'Lista os cardápios, de uma categoria e modalidade ou todos',
        querystring: BuscaCardapios,
        response: { 200: z.array(CardapioResumo) },
      },
    },
    async (req) => listarCardapios(req.contexto.banco, req.query),
  );

  app.get(
    '/cardapios/:id',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Um cardápio com sua ficha técnica', params: PorId, response: { 200: Cardapio } },
    },
    async (req) => buscarCardapio(req.contexto.banco, req.params.id),
  );

  app.post(
    '/cardapios',
    {
      config: { permissao: 'CARDAPIOS' },
      schema: { tags, summary: 'Cadastra um cardápio', body: CardapioNovo, response: { 201: Cardapio } },
    },
    async (req, res) => res.code(201).send(await criarCardapio(req.contexto, req.body)),
  );

  app.put(
    '/cardapios/:id',
    {
      config: { permissao: 'CARDAPIOS' },
      schema: { tags, summary: 'Altera um cardápio', params: PorId, body: CardapioEdicao, response: { 200: Cardapio } },
    },
    async (req) => alterarCardapio(req.contexto, req.params.id, req.body),
  );

  app.delete(
    '/cardapios/:id',
    {
      config: { permissao: 'CARDAPIOS' },
      schema: { tags, summary: 'Exclui um cardápio que nada usa', params: PorId, response: { 204: z.void() } },
    },
    async (req, res) => {
      await excluirCardapio(req.contexto, req.params.id);
      return res.code(204).send();
    },
  );
};

export default cardapios;
