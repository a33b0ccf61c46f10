import type { Invariante } from '../banco/invariante.js';
import { INVARIANTES_DOS_BALANCOS } from './balancos/invariantes.js';
import { INVARIANTES_DAS_CONTAGENS } from './contagens/invariantes.js';
import { INVARIANTES_DO_ESTOQUE } from './estoques/invariantes.js';
import { INVARIANTES_DOS_KITS } from './kits/invariantes.js';
import { INVARIANTES_DOS_LOTES } from './lotes/invariantes.js';
import { INVARIANTES_DAS_MOVIMENTACOES } from './movimentacoes/invariantes.js';
import { INVARIANTES_DAS_REFEICOES } from './refeicoes/invariantes.js';
import { INVARIANTES_DAS_COMPRAS } from './solicitacoes/invariantes.js';

/** The invariants of all entities; each entity keeps its own in `recursos/<entidade>/invariantes.ts`. */
export const INVARIANTES: readonly Invariante[] = [
  ...INVARIANTES_DO_ESTOQUE,
  ...INVARIANTES_DOS_LOTES,
  ...INVARIANTES_DOS_BALANCOS,
  ...INVARIANTES_DAS_CONTAGENS,
  ...INVARIANTES_DAS_MOVIMENTACOES,
  ...INVARIANTES_DOS_KITS,
  ...INVARIANTES_DAS_REFEICOES,
  ...INVARIANTES_DAS_COMPRAS,
];
