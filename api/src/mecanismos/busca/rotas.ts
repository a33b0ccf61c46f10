import { rotasDe, type Rotas } from '../rotas.js';
import type { Buscaveis } from './buscavel.js';
import { buscar } from './consultas.js';

/** The route that searches these kinds of records. */
export const busca =
  (buscaveis: Buscaveis): Rotas =>
  async (app) => {
    const rota = rotasDe(app, 'Sessão');

    rota(
      'GET /busca',
      {
        permissao: 'LOGADO',
        summary: 'Os registros que o usuário pode ver e que têm as palavras ou o número do termo',
      },
      async ({ contexto, query }) => buscar(buscaveis, contexto, query.termo),
    );
  };
