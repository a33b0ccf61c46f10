import { rotasDe, type Rotas } from '../rotas.js';
import { gruposDeNotificacoes, listarNotificacoes, paginaDeNotificacoes } from './consultas.js';
import { desfazerDispensa, dispensar, marcarComoLidas } from './marcacoes.js';

const notificacoes: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  rota('GET /notificacoes', { permissao: 'LOGADO', summary: 'O que espera pelo usuário' }, async (req) =>
    listarNotificacoes(req.contexto),
  );

  rota(
    'GET /notificacoes/pagina',
    { permissao: 'LOGADO', summary: 'Uma página do que espera pelo usuário, ou do que ele dispensou' },
    async ({ contexto, query }) => paginaDeNotificacoes(contexto, query),
  );

  rota(
    'GET /notificacoes/grupos',
    { permissao: 'LOGADO', summary: 'O que espera pelo usuário, por grupo e unidade' },
    async ({ contexto, query }) => gruposDeNotificacoes(contexto, query),
  );

  rota(
    'PUT /notificacoes/leituras',
    { permissao: 'LOGADO', summary: 'Marca notificações como lidas, para o usuário' },
    async ({ contexto, body }) => marcarComoLidas(contexto, body),
  );

  rota(
    'POST /notificacoes/dispensas',
    { permissao: 'LOGADO', summary: 'Dispensa notificações até um dia, para o usuário' },
    async ({ contexto, body }) => dispensar(contexto, body),
  );

  rota(
    'DELETE /notificacoes/dispensas',
    { permissao: 'LOGADO', summary: 'Mostra de novo o que o usuário dispensou' },
    async ({ contexto, query }) => desfazerDispensa(contexto, query),
  );
};

export default notificacoes;
