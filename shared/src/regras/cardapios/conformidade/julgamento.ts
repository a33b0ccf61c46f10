import type { MarcaDaRegra } from '../../../vocabulario/cardapios/conformidade.js';
import { regraAConferir } from '../../cadastros/regras-pnae.js';
import { decimal, type Decimal, type Numerico } from '../../decimal.js';
import type { ConteudoDoPrato } from './conteudo.js';
import { ehMensal, type MedidaDaRegra, type RegraDaNorma } from './regras.js';

/** What is counted of a period for one rule. */
export interface ContagemDaRegra {
  /** Days, meals or grams. */
  valor: Numerico;
  /** Some food of the period is not classified as far as this rule needs it. */
  semGrupo: boolean;
  /** Some fruit or vegetable of the period is not weighed. */
  semPeso: boolean;
}

/** A count beside its limit. */
export interface JulgamentoDaRegra {
  marca: MarcaDaRegra;
  /** Whether the limit is kept; null while data are missing. It says what an INFORMA would be. */
  cumprida: boolean | null;
  /** Days, meals or grams. */
  valor: Decimal;
  limite: Decimal;
}

/** Weeks with fewer school days are not judged. */
export const DIAS_DE_UMA_SEMANA = 5;

/** Portions are divisions: a sum of thirds is the whole again. A microgram decides nothing. */
const CASAS_DO_GRAMA = 6;

/** Compares what a period has with the limit of a rule (specification 4.5). */
export function julgarContagem(
  regra: RegraDaNorma,
  medida: MedidaDaRegra,
  { valor: contado, semGrupo, semPeso }: ContagemDaRegra,
  diasLetivos: number,
): JulgamentoDaRegra {
  const valor = decimal(contado).toDecimalPlaces(CASAS_DO_GRAMA);
  const limite = decimal(regra.valor ?? 0);
  const cumprida = cumpre({
    minimo: regra.operador === '>=',
    valor,
    limite,
    semGrupo,
    semPeso: semPeso && medida.contagem === 'gramas',
  });
  return { marca: marcaDe(cumprida, { regra, medida, diasLetivos }), cumprida, valor, limite };
}

/** From the worst on. What only informs says nothing about what is judged. */
const DA_PIOR: readonly MarcaDaRegra[] = ['NAO_CUMPRE', 'INCOMPLETO', 'CUMPRE', 'INFORMA'];

/** The worst mark of a rule in several periods. */
export const piorMarca = (marcas: readonly MarcaDaRegra[]): MarcaDaRegra =>
  DA_PIOR.find((marca) => marcas.includes(marca)) ?? 'INFORMA';

/** What the rule cannot know of a dish. Under three years the degree of processing counts too. */
export const faltasDaClassificacao = (
  { de }: MedidaDaRegra,
  { semGrupo, semGrau }: Pick<ConteudoDoPrato, 'semGrupo' | 'semGrau'>,
): readonly string[] => (de.includes('ULTRAPROCESSADO') ? [...semGrupo, ...semGrau] : semGrupo);

/**
 * With unclassified items a maximum that is exceeded fails, and everything else is not known. Fruit and vegetables that
 * are not weighed only add to the grams: a minimum that is reached without them is kept.
 */
function cumpre({
  minimo,
  valor,
  limite,
  semGrupo,
  semPeso,
}: {
  minimo: boolean;
  valor: Decimal;
  limite: Decimal;
  semGrupo: boolean;
  semPeso: boolean;
}): boolean | null {
  if (!minimo && valor.gt(limite)) return false;
  if (semGrupo) return null;
  if (!minimo || valor.gte(limite)) return true;
  return semPeso ? null : false;
}

/** A rule that is not verified, or a recommendation, informs; so does a week with few school days. */
function marcaDe(
  cumprida: boolean | null,
  { regra, medida, diasLetivos }: { regra: RegraDaNorma; medida: MedidaDaRegra; diasLetivos: number },
): MarcaDaRegra {
  const semanaCurta = !ehMensal(regra) && diasLetivos < DIAS_DE_UMA_SEMANA && !medida.proibicao;
  if (regraAConferir(regra.certeza) || medida.recomendacao || semanaCurta) return 'INFORMA';
  if (cumprida === null) return 'INCOMPLETO';
  return cumprida ? 'CUMPRE' : 'NAO_CUMPRE';
}
