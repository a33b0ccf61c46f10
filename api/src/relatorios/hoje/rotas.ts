import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { listarFiguras } from './figuras.js';
import { paginaDasUnidades } from './unidades.js';

const hoje: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  rota(
    'GET /hoje/unidades/pagina',
    {
      permissao: 'LOGADO',
      alcances: ['COZINHA'],
      summary: 'Uma página das unidades do usuário, com o que cada uma tem hoje',
    },
    async ({ contexto, query }) => paginaDasUnidades(contexto, query),
  );

  rota(
    'GET /hoje/:cartao',
    { permissao: 'LOGADO', summary: 'Os números de um cartão da página inicial que o usuário pode ver' },
    async ({ contexto, params, query }) => listarFiguras(contexto, params.cartao, query),
  );
};

export default hoje;
