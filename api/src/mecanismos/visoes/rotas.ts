import { PERMISSAO_DA_LISTA } from '@merenda/shared/contratos';
import { rotasDe, type Rotas } from '../rotas.js';
import { listarVisoes } from './consultas.js';
import { alterarVisao, criarVisao, excluirVisao } from './gravacao.js';

/** Of any list; each call asks for that of its list. */
const permissao = [...new Set(Object.values(PERMISSAO_DA_LISTA))];

const visoes: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  rota(
    'GET /visoes',
    { permissao, summary: 'As visões do usuário de uma lista, e as compartilhadas' },
    async ({ contexto, query }) => listarVisoes(contexto, query.lista),
  );

  rota('POST /visoes', { permissao, summary: 'Salva uma visão de uma lista' }, async ({ contexto, body }) =>
    criarVisao(contexto, body),
  );

  rota('PUT /visoes/:id', { permissao, summary: 'Altera uma visão' }, async ({ contexto, params, body }) =>
    alterarVisao(contexto, params.id, body),
  );

  rota('DELETE /visoes/:id', { permissao, summary: 'Exclui uma visão' }, async ({ contexto, params }) =>
    excluirVisao(contexto, params.id),
  );
};

export default visoes;
