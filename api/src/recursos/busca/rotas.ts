import { rotasDe, type Rotas } from '../rotas.js';
import { buscar } from './consultas.js';

const busca: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  rota(
    'GET /busca',
    { permissao: 'LOGADO', summary: 'Os registros que o usuário pode ver e que têm as palavras ou o número do termo' },
    async ({ contexto, query }) => buscar(contexto, query.termo),
  );
};

export default busca;
