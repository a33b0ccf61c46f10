import { rotasDe, type Rotas } from '../rotas.js';
import { listarNotificacoes, paginaDeNotificacoes } from './consultas.js';

const notificacoes: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  rota('GET /notificacoes', { permissao: 'LOGADO', summary: 'O que espera pelo usuário' }, async (req) =>
    listarNotificacoes(req.contexto),
  );

  rota(
    'GET /notificacoes/pagina',
    { permissao: 'LOGADO', summary: 'Uma página do que espera pelo usuário' },
    async ({ contexto, query }) => paginaDeNotificacoes(contexto, query),
  );
};

export default notificacoes;
