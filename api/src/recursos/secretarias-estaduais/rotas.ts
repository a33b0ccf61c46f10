import { Secretaria } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import { secretarias } from '../../banco/esquema/acesso.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';

const secretariasEstaduais: Rotas = async (app) => {
  app.get(
    '/secretarias-estaduais/:id',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags: ['Sessão'], summary: 'A secretaria de educação', params: PorId, response: { 200: Secretaria } },
    },
    async (req) => {
      const [secretaria] = await app.banco.select().from(secretarias).where(eq(secretarias.id, req.params.id));
      if (!secretaria) throw naoEncontrado('Secretaria não encontrada.');
      return secretaria;
    },
  );
};

export default secretariasEstaduais;
