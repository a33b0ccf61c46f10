import { Alimento, AlimentoEdicao, AlimentoNovo } from '@merenda/shared/contratos';
import { z } from 'zod';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { alterarAlimento, criarAlimento, excluirAlimento, listarAlimentos } from './repositorio.js';

const tags = ['Alimentos'];

const alimentos: Rotas = async (app) => {
  app.get(
    '/alimentos',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags,
        summary: 'Lista os alimentos com seus componentes nutricionais',
        response: { 200: z.array(Alimento) },
      },
    },
    async (req) => listarAlimentos(req.contexto.banco),
  );

  app.post(
    '/alimentos',
    {
      config: { permissao: 'ALIMENTOS' },
      schema: { tags, summary: 'Cadastra um alimento', body: AlimentoNovo, response: { 201: Alimento } },
    },
    async (req, res) => res.code(201).send(await criarAlimento(req.contexto, req.body)),
  );

  app.put(
    '/alimentos/:id',
    {
      config: { permissao: 'ALIMENTOS' },
      schema: { tags, summary: 'Altera um alimento', params: PorId, body: AlimentoEdicao, response: { 200: Alimento } },
    },
    async (req) => alterarAlimento(req.contexto, req.params.id, req.body),
  );

  app.delete(
    '/alimentos/:id',
    {
      config: { permissao: 'ALIMENTOS' },
      schema: { tags, summary: 'Exclui um alimento que nada usa', params: PorId, response: { 204: z.void() } },
    },
    async (req, res) => {
      await excluirAlimento(req.contexto, req.params.id);
      return res.code(204).send();
    },
  );
};

export default alimentos;
