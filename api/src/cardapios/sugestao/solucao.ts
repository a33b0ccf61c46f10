import loadHighs from 'highs';
import { type AlternativasDaVaga, alternativasDe } from './alternativas.js';
import { ALCANCE, type Decisao, decidir } from './decisao.js';
import type { Problema } from './problema.js';

/** A job of the process: a problem, the dishes that could be at each of its meals, and how long it may take. */
export interface Trabalho {
  problema: Problema;
  possiveis: readonly (readonly number[])[];
  segundos: number;
}

/** What the process answers; there are alternatives only for a choice. */
export interface Resposta {
  decisao: Decisao;
  alternativas: AlternativasDaVaga[];
  /** How long the solver took, s. */
  duracao: number;
}

/* The process of `solucionador.ts`: it takes one problem after the other, and ends with the server. */
const highs = loadHighs();
process.on('message', (trabalho: Trabalho) => void responder(trabalho));

async function responder({ problema, possiveis, segundos }: Trabalho): Promise<void> {
  const pronto = await highs;
  const inicio = performance.now();
  const decisao = decidir(pronto, problema, { ...ALCANCE, segundos });
  const duracao = (performance.now() - inicio) / 1000;
  const alternativas = decisao.tipo === 'ESCOLHA' ? alternativasDe(problema, decisao.escolha, possiveis) : [];
  process.send?.({ decisao, alternativas, duracao } satisfies Resposta);
}
