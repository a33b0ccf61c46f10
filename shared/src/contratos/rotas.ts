import { ROTAS_ACESSO } from './rotas/acesso.js';
import { ROTAS_CADASTROS } from './rotas/cadastros.js';
import { ROTAS_CARDAPIOS } from './rotas/cardapios.js';
import { ROTAS_COMPRAS } from './rotas/compras.js';
import { ROTAS_ESTOQUE } from './rotas/estoque.js';
import { ROTAS_MECANISMOS } from './rotas/mecanismos.js';
import { ROTAS_RELATORIOS } from './rotas/relatorios.js';

/**
 * Every call of the API under `/api`, by method and path. The API registers its routes from this table, the client
 * takes its types from it, and the simulated server of the screen tests checks requests and responses with it.
 */
export const ROTAS = {
  ...ROTAS_MECANISMOS,
  ...ROTAS_ACESSO,
  ...ROTAS_CADASTROS,
  ...ROTAS_ESTOQUE,
  ...ROTAS_CARDAPIOS,
  ...ROTAS_COMPRAS,
  ...ROTAS_RELATORIOS,
};

export type Rotas = typeof ROTAS;

/** 'POST /solicitacoes', 'GET /solicitacoes/:id' … */
export type NomeDaRota = keyof Rotas;
