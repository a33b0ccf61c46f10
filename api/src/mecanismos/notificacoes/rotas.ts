import { rotasDe, type Rotas } from '../rotas.js';
import { gruposDeNotificacoes, listarNotificacoes, paginaDeNotificacoes, type Notificaveis } from './consultas.js';
import { desfazerDispensa, dispensar, marcarComoLidas } from './marcacoes.js';

/** The routes of the notices of these sources. */
export const notificacoes =
  (notificaveis: Notificaveis): Rotas =>
  async (app) => {
    const rota = rotasDe(app, 'Sessão');

    rota('GET /notificacoes', { permissao: 'LOGADO', summary: 'O que espera pelo usuário' }, async (req) =>
      listarNotificacoes(notificaveis, req.contexto),
    );

    rota(
      'GET /notificacoes/pagina',
      { permissao: 'LOGADO', summary: 'Uma página do que espera pelo usuário, ou do que ele dispensou' },
      async ({ contexto, query }) => paginaDeNotificacoes(notificaveis, contexto, query),
    );

    rota(
      'GET /notificacoes/grupos',
      { permissao: 'LOGADO', summary: 'O que espera pelo usuário, por grupo e unidade' },
      async ({ contexto, query }) => gruposDeNotificacoes(notificaveis, contexto, query),
    );

    rota(
      'PUT /notificacoes/leituras',
      { permissao: 'LOGADO', summary: 'Marca notificações como lidas, para o usuário' },
      async ({ contexto, body }) => marcarComoLidas(notificaveis, contexto, body),
    );

    rota(
      'POST /notificacoes/dispensas',
      { permissao: 'LOGADO', summary: 'Dispensa notificações até um dia, para o usuário' },
      async ({ contexto, body }) => dispensar(notificaveis, contexto, body),
    );

    rota(
      'DELETE /notificacoes/dispensas',
      { permissao: 'LOGADO', summary: 'Mostra de novo o que o usuário dispensou' },
      async ({ contexto, query }) => desfazerDispensa(notificaveis, contexto, query),
    );
  };
