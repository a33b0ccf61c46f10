import { diasEntre } from '../../calendario.js';
import { violacoesDoPeriodo } from '../../datas.js';
import { diasNoMaximo } from '../../valores.js';
import { type Violacao, violacao } from '../../violacao.js';

/** Days of a period at most: a quarter with its holidays. */
const DIAS_DO_PERIODO = 100;

/** A period has at most 100 days. Days are 'YYYY-MM-DD'. */
export function violacoesDoPeriodoDasNecessidades({ de, ate }: { de: string; ate: string }): Violacao[] {
  const invertido = violacoesDoPeriodo({ de, ate });
  return invertido.length > 0
    ? invertido
    : violacao(diasEntre(de, ate) >= DIAS_DO_PERIODO, 'ate', diasNoMaximo(DIAS_DO_PERIODO));
}

/** Needs are bought from today on. */
export const violacoesDoInicioDasNecessidades = (de: string, hoje: string): Violacao[] =>
  violacao(de < hoje, 'de', 'A lista começa hoje ou depois: o que passou não se compra mais.');
