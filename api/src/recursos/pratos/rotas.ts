import { Prato, PratoEdicao, PratoNovo, PratoResumo } from '@merenda/shared/contratos';
import { z } from 'zod';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { alterarPrato, buscarPrato, criarPrato, excluirPrato, listarPratos } from './repositorio.js';

const tags = ['Pratos'];

const pratos: Rotas = async (app) => {
  app.get(
    '/pratos',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Lista os pratos', response: { 200: z.array(PratoResumo) } },
    },
    async (req) => listarPratos(req.contexto.banco),
  );

  app.get(
    '/pratos/:id',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Um prato com sua ficha técnica', params: PorId, response: { 200: Prato } },
    },
    async (req) => buscarPrato(req.contexto.banco, req.params.id),
  );

  app.post(
    '/pratos',
    {
      config: { permissao: 'PRATOS' },
      schema: { tags, summary: 'Cadastra um prato', body: PratoNovo, response: { 201: Prato } },
    },
    async (req, res) => res.code(201).send(await criarPrato(req.contexto, req.body)),
  );

  app.put(
    '/pratos/:id',
    {
      config: { permissao: 'PRATOS' },
      schema: { tags, summary: 'Altera um prato', params: PorId, body: PratoEdicao, response: { 200: Prato } },
    },
    async (req) => alterarPrato(req.contexto, req.params.id, req.body),
  );

  app.delete(
    '/pratos/:id',
    {
      config: { permissao: 'PRATOS' },
      schema: { tags, summary: 'Exclui um prato que nada usa', params: PorId, response: { 204: z.void() } },
    },
    async (req, res) => {
      await excluirPrato(req.contexto, req.params.id);
      return res.code(204).send();
    },
  );
};

export default pratos;
