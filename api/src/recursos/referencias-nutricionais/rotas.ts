import { LimiteEdicao, LimiteNacional } from '@merenda/shared/contratos';
import { z } from 'zod';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { alterarLimite, listarLimites } from './repositorio.js';

const tags = ['Referências nutricionais'];

const referenciasNutricionais: Rotas = async (app) => {
  app.get(
    '/referencias-nutricionais',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Todos os limites da referência nacional', response: { 200: z.array(LimiteNacional) } },
    },
    async (req) => listarLimites(req.contexto.banco),
  );

  app.put(
    '/referencias-nutricionais/:id',
    {
      config: { permissao: 'CARDAPIOS' },
      schema: {
        tags,
        summary: 'Corrige um limite da referência nacional',
        params: PorId,
        body: LimiteEdicao,
        response: { 200: LimiteNacional },
      },
    },
    async (req) => alterarLimite(req.contexto, req.params.id, req.body),
  );
};

export default referenciasNutricionais;
