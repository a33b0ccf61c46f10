import type { TipoRefeicao } from '../../../vocabulario/cardapios/cardapios.js';
import type { MarcaDaRegra } from '../../../vocabulario/cardapios/conformidade.js';
import { regraAConferir } from '../../cadastros/regras-pnae.js';
import { decimal, type Decimal, somar, ZERO } from '../../decimal.js';
import type { ConteudoDoPrato } from './conteudo.js';
import {
  ehMensal,
  type EtapaAvaliada,
  medidaDaRegra,
  type MedidaDaRegra,
  type RegraDaNorma,
  regrasDaEtapa,
} from './regras.js';

/** A dish of a meal. */
export interface PratoServidoNoDia {
  id: number;
  nome: string;
  /** 'HH:MM'; with the kind it makes the meal. */
  hora: string;
  tipo: TipoRefeicao;
}

/** The dishes of one day. */
interface DiaAvaliado {
  /** As people read it: 'segunda', '12/11'. Each day of a period has another one. */
  dia: string;
  pratos: readonly PratoServidoNoDia[];
}

/** A week from Monday to Sunday, or a civil month. */
export interface PeriodoAvaliado {
  /** School days of the whole period, with or without a menu. */
  diasLetivos: number;
  dias: readonly DiaAvaliado[];
}

/** Why a rule counts what it counts: a dish on a day, with the foods that count. */
export interface MotivoDaRegra {
  dia: string;
  prato: PratoServidoNoDia;
  alimentos: readonly string[];
}

/** How the menus of one period stand to one rule. */
export interface AvaliacaoDaRegra<R extends RegraDaNorma = RegraDaNorma> {
  regra: R;
  medida: MedidaDaRegra;
  marca: MarcaDaRegra;
  /** Whether the limit is kept; null while data are missing. It says what an INFORMA would be. */
  cumprida: boolean | null;
  /** Days, meals or grams, not rounded. */
  valor: Decimal;
  limite: Decimal;
  motivos: MotivoDaRegra[];
  /** Foods without what this rule needs, each once. */
  semDados: string[];
}

/** Weeks with fewer school days are not judged. */
const DIAS_DE_UMA_SEMANA = 5;

/** The content of each dish by its id; the same object each time, as a form asks after each key. */
export type ConteudoDe = (prato: number) => ConteudoDoPrato;

/**
 * Compares a period with the rules of its stage that have this period (specification 4.5).
 * @param mes the period is a civil month, otherwise a week
 */
export const avaliarPeriodo = <R extends RegraDaNorma>(
  regras: readonly R[],
  {
    etapa,
    periodo,
    mes,
    conteudoDe,
  }: {
    etapa: EtapaAvaliada;
    periodo: PeriodoAvaliado;
    mes: boolean;
    conteudoDe: ConteudoDe;
  },
): AvaliacaoDaRegra<R>[] =>
  regrasDaEtapa(regras, etapa)
    .filter((regra) => ehMensal(regra) === mes)
    .flatMap((regra) => {
      const medida = medidaDaRegra(regra);
      return medida ? [avaliarRegra(regra, medida, periodo, conteudoDe)] : [];
    });

function avaliarRegra<R extends RegraDaNorma>(
  regra: R,
  medida: MedidaDaRegra,
  periodo: PeriodoAvaliado,
  conteudoDe: ConteudoDe,
): AvaliacaoDaRegra<R> {
  const motivos = periodo.dias.flatMap(({ dia, pratos }) =>
    pratos.flatMap((prato) => {
      const { alimentos } = conteudoDe(prato.id);
      const contam = [...new Set(medida.de.flatMap((propriedade) => alimentos.get(propriedade) ?? []))];
      return contam.length > 0 ? [{ dia, prato, alimentos: contam }] : [];
    }),
  );
  const valor = contar(medida, motivos, conteudoDe);
  const limite = decimal(regra.valor ?? 0);
  const servidos = periodo.dias.flatMap(({ pratos }) => pratos.map(({ id }) => conteudoDe(id)));
  const semDados = [...new Set(servidos.flatMap((conteudo) => faltasDe(medida, conteudo)))];
  const cumprida = julgar({
    minimo: regra.operador === '>=',
    valor,
    limite,
    semGrupo: servidos.some((um) => faltasDaClassificacao(medida, um).length > 0),
    semPeso: semDados.length > 0,
  });
  return {
    regra,
    medida,
    marca: marcaDe(cumprida, { regra, medida, periodo }),
    cumprida,
    valor,
    limite,
    motivos,
    semDados,
  };
}

function contar({ contagem }: MedidaDaRegra, motivos: readonly MotivoDaRegra[], conteudoDe: ConteudoDe): Decimal {
  if (contagem === 'gramas')
    return somar(
      motivos.map(({ prato }) => {
        const { gramasDeFruta, gramasDeHortalica } = conteudoDe(prato.id);
        return gramasDeFruta.plus(gramasDeHortalica);
      }),
    );
  const distintos = new Set(
    motivos.map(({ dia, prato }) => (contagem === 'dias' ? dia : `${dia} ${prato.hora} ${prato.tipo}`)),
  );
  return ZERO.plus(distintos.size);
}

/** What the rule cannot know of a dish. Under three years the degree of processing counts too. */
const faltasDaClassificacao = ({ de }: MedidaDaRegra, { semGrupo, semGrau }: ConteudoDoPrato): readonly string[] =>
  de.includes('ULTRAPROCESSADO') ? [...semGrupo, ...semGrau] : semGrupo;

const faltasDe = (medida: MedidaDaRegra, conteudo: ConteudoDoPrato): readonly string[] =>
  medida.contagem === 'gramas' ? [...conteudo.semGrupo, ...conteudo.semPeso] : faltasDaClassificacao(medida, conteudo);

/**
 * With unclassified items a maximum that is exceeded fails, and everything else is not known. Fruit and vegetables that
 * are not weighed only add to the grams: a minimum that is reached without them is kept.
 */
function julgar({
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
  { regra, medida, periodo }: { regra: RegraDaNorma; medida: MedidaDaRegra; periodo: PeriodoAvaliado },
): MarcaDaRegra {
  const semanaCurta = !ehMensal(regra) && periodo.diasLetivos < DIAS_DE_UMA_SEMANA && !medida.proibicao;
  if (regraAConferir(regra.certeza) || medida.recomendacao || semanaCurta) return 'INFORMA';
  if (cumprida === null) return 'INCOMPLETO';
  return cumprida ? 'CUMPRE' : 'NAO_CUMPRE';
}
