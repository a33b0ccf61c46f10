import { Aditivo, AditivoEdicao, AditivoNovo } from '@merenda/shared/contratos';
import { z } from 'zod';
import { exigirVisivel } from '../aquisicoes/consulta.js';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { aditivosDaAquisicao } from './consulta.js';
import { alterarAditivo, criarAditivo, excluirAditivo } from './repositorio.js';

const tags = ['Aditivos'];

const aditivos: Rotas = async (app) => {
  app.get(
    '/aquisicoes/:id/aditivos',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Os aditivos de uma aquisição', params: PorId, response: { 200: z.array(Aditivo) } },
    },
    async ({ contexto, params }) => {
      await exigirVisivel(contexto, params.id);
      return aditivosDaAquisicao(contexto.banco, params.id);
    },
  );

  app.post(
    '/aditivos',
    {
      config: { permissao: 'AQUISICOES', idempotente: true },
      schema: {
        tags,
        summary: 'Acrescenta um aditivo a uma aquisição vigente',
        body: AditivoNovo,
        response: { 201: Aditivo },
      },
    },
    async (req, res) => res.code(201).send(await criarAditivo(req.contexto, req.body)),
  );

  app.put(
    '/aditivos/:id',
    {
      config: { permissao: 'AQUISICOES' },
      schema: { tags, summary: 'Altera um aditivo', params: PorId, body: AditivoEdicao, response: { 200: Aditivo } },
    },
    async (req) => alterarAditivo(req.contexto, req.params.id, req.body),
  );

  app.delete(
    '/aditivos/:id',
    {
      config: { permissao: 'AQUISICOES' },
      schema: {
        tags,
        summary: 'Exclui um aditivo com que nenhuma solicitação conta',
        params: PorId,
        response: { 204: z.void() },
      },
    },
    async (req, res) => {
      await excluirAditivo(req.contexto, req.params.id);
      return res.code(204).send();
    },
  );
};

export default aditivos;
