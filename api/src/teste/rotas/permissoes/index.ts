import { CADASTROS, EXTERNOS } from './acesso-e-cadastros.js';
import { CARDAPIOS, REFEICOES, RELATORIOS } from './cardapios-e-relatorios.js';
import { COMPRAS, ESTOQUES } from './compras-e-estoque.js';
import type { Permitido } from './permitido.js';

/**
 * The permission and the unit scope of every route under /api: written by hand from the specification (section 6 of
 * each document) and its decisions, never copied from the routes. A route that is missing here, or that behaves
 * differently, fails `app.permissoes.test.ts`.
 */
export const PERMISSOES_DAS_ROTAS: Record<string, Permitido> = {
  ...CADASTROS,
  ...COMPRAS,
  ...ESTOQUES,
  ...CARDAPIOS,
  ...REFEICOES,
  ...RELATORIOS,
  ...EXTERNOS,
};
