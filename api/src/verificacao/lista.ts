import { INVARIANTES_DOS_BALANCOS } from '../recursos/balancos/invariantes.js';
import { INVARIANTES_DO_ESTOQUE } from '../recursos/estoques/invariantes.js';
import { INVARIANTES_DOS_KITS } from '../recursos/kits/invariantes.js';
import { INVARIANTES_DAS_MOVIMENTACOES } from '../recursos/movimentacoes/invariantes.js';
import { INVARIANTES_DAS_REFEICOES } from '../recursos/refeicoes/invariantes.js';
import { INVARIANTES_DAS_COMPRAS } from '../recursos/solicitacoes/invariantes.js';
import type { Invariante } from './invariante.js';

/** The invariants of all entities; each entity keeps its own in `recursos/<entidade>/invariantes.ts`. */
export const INVARIANTES: readonly Invariante[] = [
  ...INVARIANTES_DO_ESTOQUE,
  ...INVARIANTES_DOS_BALANCOS,
  ...INVARIANTES_DAS_MOVIMENTACOES,
  ...INVARIANTES_DOS_KITS,
  ...INVARIANTES_DAS_REFEICOES,
  ...INVARIANTES_DAS_COMPRAS,
];
