import { Preparo, PreparoEdicao, PreparoNovo, PreparoResumo } from '@merenda/shared/contratos';
import { z } from 'zod';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { alterarPreparo, buscarPreparo, criarPreparo, excluirPreparo, listarPreparos } from './repositorio.js';

const tags = ['Preparos'];

const preparos: Rotas = async (app) => {
  app.get(
    '/preparos',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Lista os preparos', response: { 200: z.array(PreparoResumo) } },
    },
    async (req) => listarPreparos(req.contexto.banco),
  );

  app.get(
    '/preparos/:id',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Um preparo com sua ficha técnica', params: PorId, response: { 200: Preparo } },
    },
    async (req) => buscarPreparo(req.contexto.banco, req.params.id),
  );

  app.post(
    '/preparos',
    {
      config: { permissao: 'PREPAROS' },
      schema: { tags, summary: 'Cadastra um preparo', body: PreparoNovo, response: { 201: Preparo } },
    },
    async (req, res) => res.code(201).send(await criarPreparo(req.contexto, req.body)),
  );

  app.put(
    '/preparos/:id',
    {
      config: { permissao: 'PREPAROS' },
      schema: { tags, summary: 'Altera um preparo', params: PorId, body: PreparoEdicao, response: { 200: Preparo } },
    },
    async (req) => alterarPreparo(req.contexto, req.params.id, req.body),
  );

  app.delete(
    '/preparos/:id',
    {
      config: { permissao: 'PREPAROS' },
      schema: { tags, summary: 'Exclui um preparo que nada usa', params: PorId, response: { 204: z.void() } },
    },
    async (req, res) => {
      await excluirPreparo(req.contexto, req.params.id);
      return res.code(204).send();
    },
  );
};

export default preparos;
