import { Cidade } from '@merenda/shared/contratos';
import { z } from 'zod';
import type { Rotas } from '../rotas.js';

const cidades: Rotas = async (app) => {
  app.get(
    '/cidades',
    {
      config: { permissao: 'PUBLICA' },
      schema: {
        tags: ['Sessão'],
        summary: 'As cidades do serviço de apresentação',
        description: 'A tela de entrada usa a primeira: é a cidade desta instalação.',
        response: { 200: z.array(Cidade) },
      },
    },
    async () => app.externos.cidades(),
  );
};

export default cidades;
