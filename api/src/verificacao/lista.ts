import { INVARIANTES_DO_ESTOQUE } from '../recursos/estoques/invariantes.js';
import type { Invariante } from './invariante.js';

/** The invariants of all entities; each entity keeps its own in `recursos/<entidade>/invariantes.ts`. */
export const INVARIANTES: readonly Invariante[] = [...INVARIANTES_DO_ESTOQUE];
