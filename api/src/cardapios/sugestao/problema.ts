/** One meal of a school day, which gets one dish. */
interface Vaga {
  /** 'YYYY-MM-DD' */
  dia: string;
  /** The dishes that may be served: those of this kind of meal, in season. A dish that stays is the only one. */
  pratos: readonly number[];
}

/** A dish that can be suggested. */
export interface PratoCandidato {
  id: number;
  /** What one portion adds to the goal, already weighted: cost, rejection, value that is not from family farming. */
  peso: number;
  /** The main item of the dish, which is not served on consecutive days. */
  principal: number | null;
  /** How many times it may be served in the period. */
  vezes: number;
}

/**
 * A limit over some meals: a rule of the norm, a nutrient, or the ceiling of cost. 'soma' adds `valores` of the chosen
 * dishes; 'dias' counts the days with a dish that has a value.
 */
export interface Limite {
  /** Tells the limit apart: the code of its rule and its week. */
  chave: string;
  /** Positions in `vagas`. */
  vagas: readonly number[];
  contagem: 'soma' | 'dias';
  /** By dish; a dish that is not here counts 0. */
  valores: ReadonlyMap<number, number>;
  operador: '>=' | '<=';
  limite: number;
}

/** The lots of an item that would expire without a use. */
export interface SobraDoItem {
  /** What would be left of the lots that expire until each of these days, 'YYYY-MM-DD', in the order of the days. */
  prazos: readonly { validade: string; sobra: number }[];
  /** What each unit that is left adds to the goal, already weighted. */
  peso: number;
  /** What a meal of a dish takes of the item, by dish. */
  usos: ReadonlyMap<number, number>;
}

/** What is to be decided: a dish for each meal (specification 4.12). */
export interface Problema {
  vagas: readonly Vaga[];
  pratos: readonly PratoCandidato[];
  limites: readonly Limite[];
  sobras: readonly SobraDoItem[];
}
