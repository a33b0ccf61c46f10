import {
  CardapioSemanal,
  CardapioSemanalEdicao,
  CardapioSemanalNovo,
  CardapioSemanalResumo,
} from '@merenda/shared/contratos';
import { z } from 'zod';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import {
  alterarCardapioSemanal,
  buscarCardapioSemanal,
  criarCardapioSemanal,
  excluirCardapioSemanal,
  listarCardapiosSemanais,
} from './repositorio.js';

const tags = ['Cardápios semanais'];

const cardapiosSemanais: Rotas = async (app) => {
  app.get(
    '/cardapios-semanais',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Lista os cardápios semanais', response: { 200: z.array(CardapioSemanalResumo) } },
    },
    async (req) => listarCardapiosSemanais(req.contexto.banco),
  );

  app.get(
    '/cardapios-semanais/:id',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags,
        summary: 'Um cardápio semanal com sua ficha técnica',
        params: PorId,
        response: { 200: CardapioSemanal },
      },
    },
    async (req) => buscarCardapioSemanal(req.contexto.banco, req.params.id),
  );

  app.post(
    '/cardapios-semanais',
    {
      config: { permissao: 'CARDAPIOS' },
      schema: {
        tags,
        summary: 'Cadastra um cardápio semanal',
        body: CardapioSemanalNovo,
        response: { 201: CardapioSemanal },
      },
    },
    async (req, res) => res.code(201).send(await criarCardapioSemanal(req.contexto, req.body)),
  );

  app.put(
    '/cardapios-semanais/:id',
    {
      config: { permissao: 'CARDAPIOS' },
      schema: {
        tags,
        summary: 'Altera um cardápio semanal',
        params: PorId,
        body: CardapioSemanalEdicao,
        response: { 200: CardapioSemanal },
      },
    },
    async (req) => alterarCardapioSemanal(req.contexto, req.params.id, req.body),
  );

  app.delete(
    '/cardapios-semanais/:id',
    {
      config: { permissao: 'CARDAPIOS' },
      schema: { tags, summary: 'Exclui um cardápio semanal que nada usa', params: PorId, response: { 204: z.void() } },
    },
    async (req, res) => {
      await excluirCardapioSemanal(req.contexto, req.params.id);
      return res.code(204).send();
    },
  );
};

export default cardapiosSemanais;
