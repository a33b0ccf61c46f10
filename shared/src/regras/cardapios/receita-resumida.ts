import type { AlimentoComAlergenicos } from '../cadastros/alergenicos.js';
import type { PreparoComCusto } from './custo.js';
import type { Numerico } from '../decimal.js';

/** A food as the cost, the allergens and the pending data of a sheet need it. */
export interface AlimentoResumido extends AlimentoComAlergenicos {
  id: number;
  nome: string;
  itemId: number;
  /** By nutrient; absent or null is 'não analisado'. */
  componentes: Readonly<Record<string, Numerico | null | undefined>>;
}

/** A recipe. The same food must be one object in all recipes. */
export interface ReceitaResumida<A extends AlimentoResumido = AlimentoResumido> extends PreparoComCusto<A> {
  id: number;
  nome: string;
  /** kg; null while the yield is not known. */
  pesoPronto: Numerico | null;
  alergenicosPodeConter: readonly string[];
}
