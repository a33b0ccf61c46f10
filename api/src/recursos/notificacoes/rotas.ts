import { Notificacao } from '@merenda/shared/contratos';
import { z } from 'zod';
import type { Rotas } from '../rotas.js';
import { listarNotificacoes } from './repositorio.js';

const notificacoes: Rotas = async (app) => {
  app.get(
    '/notificacoes',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags: ['Sessão'], summary: 'O que espera pelo usuário', response: { 200: z.array(Notificacao) } },
    },
    async (req) => listarNotificacoes(req.contexto),
  );
};

export default notificacoes;
