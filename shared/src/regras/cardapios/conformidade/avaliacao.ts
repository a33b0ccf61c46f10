import type { TipoRefeicao } from '../../../vocabulario/cardapios/cardapios.js';
import { type Decimal, somar, ZERO } from '../../decimal.js';
import { type ConteudoDoPrato, gramasDoPrato } from './conteudo.js';
import { faltasDaClassificacao, julgarContagem, type JulgamentoDaRegra } from './julgamento.js';
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
export interface AvaliacaoDaRegra<R extends RegraDaNorma = RegraDaNorma> extends JulgamentoDaRegra {
  regra: R;
  medida: MedidaDaRegra;
  motivos: MotivoDaRegra[];
  /** Foods without what this rule needs, each once. */
  semDados: string[];
}

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

/**
 * One week, while the rest of its month is not known: a rule of the month is not kept once its limit is passed, and
 * only informs before.
 */
export const avaliarSemana = <R extends RegraDaNorma>(
  regras: readonly R[],
  onde: { etapa: EtapaAvaliada; periodo: PeriodoAvaliado; conteudoDe: ConteudoDe },
): AvaliacaoDaRegra<R>[] => [
  ...avaliarPeriodo(regras, { ...onde, mes: false }),
  ...avaliarPeriodo(regras, { ...onde, mes: true }).map((uma): AvaliacaoDaRegra<R> =>
    uma.cumprida === false ? uma : { ...uma, marca: 'INFORMA' },
  ),
];

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
  const servidos = periodo.dias.flatMap(({ pratos }) => pratos.map(({ id }) => conteudoDe(id)));
  const contagem = {
    valor: contar(medida, motivos, conteudoDe),
    semGrupo: servidos.some((conteudo) => faltasDaClassificacao(medida, conteudo).length > 0),
    semPeso: servidos.some(({ semPeso }) => semPeso.length > 0),
  };
  return {
    regra,
    medida,
    ...julgarContagem(regra, medida, contagem, periodo.diasLetivos),
    motivos,
    semDados: [...new Set(servidos.flatMap((conteudo) => faltasDe(medida, conteudo)))],
  };
}

function contar({ contagem }: MedidaDaRegra, motivos: readonly MotivoDaRegra[], conteudoDe: ConteudoDe): Decimal {
  if (contagem === 'gramas') return somar(motivos.map(({ prato }) => gramasDoPrato(conteudoDe(prato.id))));
  const distintos = new Set(
    motivos.map(({ dia, prato }) => (contagem === 'dias' ? dia : `${dia} ${prato.hora} ${prato.tipo}`)),
  );
  return ZERO.plus(distintos.size);
}

const faltasDe = (medida: MedidaDaRegra, conteudo: ConteudoDoPrato): readonly string[] =>
  medida.contagem === 'gramas' ? [...conteudo.semGrupo, ...conteudo.semPeso] : faltasDaClassificacao(medida, conteudo);
