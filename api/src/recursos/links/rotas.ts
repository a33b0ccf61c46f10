import { LinkInstitucional } from '@merenda/shared/contratos';
import { z } from 'zod';
import type { Rotas } from '../rotas.js';

const links: Rotas = async (app) => {
  app.get(
    '/links',
    {
      config: { permissao: 'PUBLICA' },
      schema: {
        tags: ['Sessão'],
        summary: 'Os links de suporte e de redes sociais da tela de entrada',
        response: { 200: z.array(LinkInstitucional) },
      },
    },
    async () => app.links,
  );
};

export default links;
