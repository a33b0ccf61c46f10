import type { BaseDeAlunos, UnidadeMedida } from '@merenda/shared/contratos';
import type { Cobertura, Decimal } from '@merenda/shared/regras';
import type { SQL } from 'drizzle-orm';
import type { Banco } from '../banco/conexao.js';
import { aProver } from '../nucleo/provido.js';

/** What a unit takes of an item for a dish on a day. */
export interface UsoPrevisto {
  /** `refeicao` is null for a dish of the calendar of which no meal is registered. */
  servido: { unidade: number; dia: string; refeicao: object | null };
  alimento: { itemId: number };
  /** KG, L or UN. */
  unidadeMedida: UnidadeMedida;
  /** Gross, in `unidadeMedida`, not rounded. */
  quantidade: Decimal;
}

/** What the calendar takes from the stocks of the units in these days; `unidades` is a condition on the column that it is given. */
export const usosDoPeriodo = aProver<
  [banco: Banco, recorte: { unidades: (coluna: SQL) => SQL; de: string; ate: string; base: BaseDeAlunos }],
  Promise<{ usos: readonly UsoPrevisto[] }>
>('usosDoPeriodo');

/** How long the valid stock of a unit covers its calendar, by `chaveDoItem`, for the items that the calendar uses. */
export const coberturaDosItens = aProver<[banco: Banco, unidade: number], Promise<Map<string, Cobertura>>>(
  'coberturaDosItens',
);
