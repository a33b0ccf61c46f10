import { DataUrlDeImagem, NotaFiscal, NotaFiscalEdicao } from '@merenda/shared/contratos';
import { z } from 'zod';
import { CORPO_COM_IMAGEM } from '../../nucleo/imagem.js';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { alterarNota, gravarImagem, lerImagem } from './repositorio.js';

const tags = ['Notas fiscais'];

const notasFiscais: Rotas = async (app) => {
  app.put(
    '/notas-fiscais/:id',
    {
      config: { permissao: 'SOLICITACOES' },
      schema: {
        tags,
        summary: 'Corrige a nota fiscal de uma entrega',
        params: PorId,
        body: NotaFiscalEdicao,
        response: { 200: NotaFiscal },
      },
    },
    async (req) => alterarNota(req.contexto, req.params.id, req.body),
  );

  app.put(
    '/notas-fiscais/:id/imagem',
    {
      config: { permissao: 'SOLICITACOES' },
      bodyLimit: CORPO_COM_IMAGEM,
      schema: {
        tags,
        summary: 'Guarda a imagem da nota: corpo text/plain com a data URL',
        params: PorId,
        body: DataUrlDeImagem,
        response: { 204: z.void() },
      },
    },
    async (req, res) => {
      await gravarImagem(req.contexto, req.params.id, req.body);
      return res.code(204).send();
    },
  );

  app.get(
    '/notas-fiscais/:id/imagem',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags,
        summary: 'A imagem da nota como data URL; 204 quando não há',
        params: PorId,
        response: { 200: z.string(), 204: z.void() },
      },
    },
    async (req, res) => {
      const imagem = await lerImagem(req.contexto, req.params.id);
      return imagem === null ? res.code(204).send() : res.code(200).type('text/plain').send(imagem);
    },
  );
};

export default notasFiscais;
