import type { Highs } from 'highs';
import { repeticaoEm, type Repeticao } from './alternativas.js';
import { conflitosDe, escolhaDe, type Conflito, type Valores } from './leitura.js';
import { textoDasViolacoes, textoDoModelo } from './modelo.js';
import type { Problema } from './problema.js';

/** How far a solve goes. Nodes come first: they give the same answer on every machine. */
export interface Alcance {
  /** The largest distance of the goal to the best possible one, as a part of 1. */
  folga: number;
  nos: number;
  /** Last resort. */
  segundos: number;
}

/** At most 2 % from the best possible goal (specification 4.12). */
export const ALCANCE: Alcance = { folga: 0.02, nos: 2_000, segundos: 10 };

/** What an explanation may take of it: the nearest choice is harder to find than that there is none. */
const NOS_DA_EXPLICACAO = 500;

/** A dish for each meal, or why there is none. */
export type Decisao =
  | {
      tipo: 'ESCOLHA';
      /** The id of the dish of each meal. */
      escolha: number[];
      objetivo: number;
      /** How far the goal may be from the best possible one, as a part of 1. */
      folga: number;
      /** The time ended before the solver was sure: the same input may give another answer. */
      cortadaPeloTempo: boolean;
    }
  | {
      tipo: 'INVIAVEL';
      conflitos: Conflito[];
      /** Positions of the meals that have no dish at all. */
      vagasSemPrato: number[];
      /** Dishes that the nearest choice serves too often or too soon again, with their meals. */
      repetidas: { vaga: number; prato: number; motivo: Repeticao }[];
      /** No other choice is nearer; otherwise the time or the nodes ended before the solver was sure. */
      provada: boolean;
    }
  /** The time or the nodes ended before any solution. */
  | { tipo: 'SEM_RESPOSTA' };

interface Solucao {
  valores: Valores;
  temValores: boolean;
  inviavel: boolean;
  provada: boolean;
  objetivo: number;
  folga: number;
  cortadaPeloTempo: boolean;
}

/**
 * Decides a problem. When nothing keeps every limit, it says which ones the nearest choice does not keep, in the time
 * that is left.
 */
export function decidir(highs: Highs, problema: Problema, alcance: Alcance = ALCANCE): Decisao {
  const inicio = performance.now();
  const { valores, ...solucao } = resolver(highs, textoDoModelo(problema), alcance);
  if (solucao.inviavel) {
    const segundos = Math.max(1, alcance.segundos - (performance.now() - inicio) / 1000);
    return explicar(highs, problema, { ...alcance, nos: NOS_DA_EXPLICACAO, segundos });
  }
  const escolha = escolhaDe(problema, valores).flatMap((id) => id ?? []);
  if (!solucao.temValores || escolha.length < problema.vagas.length) return { tipo: 'SEM_RESPOSTA' };
  const { objetivo, folga, cortadaPeloTempo } = solucao;
  return { tipo: 'ESCOLHA', escolha, objetivo, folga, cortadaPeloTempo };
}

function explicar(highs: Highs, problema: Problema, alcance: Alcance): Decisao {
  const { valores, temValores, provada } = resolver(highs, textoDasViolacoes(problema), alcance);
  if (!temValores) return { tipo: 'SEM_RESPOSTA' };
  const escolha = escolhaDe(problema, valores);
  return {
    tipo: 'INVIAVEL',
    conflitos: conflitosDe(problema, valores),
    vagasSemPrato: escolha.flatMap((id, v) => (id === null ? [v] : [])),
    repetidas: escolha.flatMap((prato, vaga) => {
      const motivo = prato === null ? null : repeticaoEm(problema, escolha, vaga)(prato);
      return prato === null || motivo === null ? [] : [{ vaga, prato, motivo }];
    }),
    provada,
  };
}

const resolver = (highs: Highs, texto: string, { folga, nos, segundos }: Alcance): Solucao =>
  highs.withModel({ format: 'lp', data: texto }, (modelo): Solucao => {
    modelo.options.set({
      output_flag: false,
      random_seed: 0,
      mip_rel_gap: folga,
      mip_abs_gap: 0,
      mip_max_nodes: nos,
      time_limit: segundos,
    });
    modelo.run();
    const { modelStatus, solutionStatus } = highs.constants;
    const estado = modelo.getModelStatus();
    const temValores = modelo.info.get('primal_solution_status') === solutionStatus.feasible;
    const colunas = temValores ? [...modelo.getSolution().colValue] : [];
    return {
      valores: new Map(colunas.map((valor, coluna) => [modelo.getColName(coluna), valor])),
      temValores,
      inviavel: estado === modelStatus.infeasible,
      provada: estado === modelStatus.optimal,
      objetivo: modelo.getObjectiveValue(),
      folga: Number(modelo.info.get('mip_gap')),
      cortadaPeloTempo: estado === modelStatus.timeLimit,
    };
  });
