import { DadosCadastrais, DadosCadastraisAlterados, DadosCadastraisEdicao } from '@merenda/shared/contratos';
import { PorId } from '../parametros.js';
import type { Rotas } from '../rotas.js';
import { alterarDadosCadastrais, buscarDadosCadastrais } from './repositorio.js';

const tags = ['Usuários'];

const pessoas: Rotas = async (app) => {
  app.get(
    '/pessoas/:id',
    {
      config: { permissao: 'LOGADO' },
      schema: { tags, summary: 'Os próprios dados cadastrais', params: PorId, response: { 200: DadosCadastrais } },
    },
    async (req) => buscarDadosCadastrais(req.contexto, req.params.id),
  );

  app.put(
    '/pessoas/:id',
    {
      config: { permissao: 'LOGADO' },
      schema: {
        tags,
        summary: 'Altera os próprios dados cadastrais',
        description: 'Uma nova senha encerra todas as sessões do usuário; a resposta traz o token da que continua.',
        params: PorId,
        body: DadosCadastraisEdicao,
        response: { 200: DadosCadastraisAlterados },
      },
    },
    async (req) => alterarDadosCadastrais(req.contexto, req.params.id, req.body),
  );
};

export default pessoas;
