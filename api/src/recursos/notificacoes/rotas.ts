import { rotasDe, type Rotas } from '../rotas.js';
import { listarNotificacoes } from './consultas.js';

const notificacoes: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  rota('GET /notificacoes', { permissao: 'LOGADO', summary: 'O que espera pelo usuário' }, async (req) =>
    listarNotificacoes(req.contexto),
  );
};

export default notificacoes;
