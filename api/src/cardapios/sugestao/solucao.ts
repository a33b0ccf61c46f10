import loadHighs from 'highs';
import { type AlternativasDaVaga, alternativasDe } from './alternativas.js';
import { type Decisao, decidir } from './decisao.js';
import type { Problema } from './problema.js';

/** A job of the process: a problem, and the dishes that could be at each of its meals. */
export interface Trabalho {
  problema: Problema;
  possiveis: readonly (readonly number[])[];
}

/** What the process answers; there are alternatives only for a choice. */
export interface Resposta {
  decisao: Decisao;
  alternativas: AlternativasDaVaga[];
}

/* The process of `solucionador.ts`: it takes one problem after the other, and ends with the server. */
const highs = loadHighs();
process.on('message', (trabalho: Trabalho) => void responder(trabalho));

async function responder({ problema, possiveis }: Trabalho): Promise<void> {
  const decisao = decidir(await highs, problema);
  const alternativas = decisao.tipo === 'ESCOLHA' ? alternativasDe(problema, decisao.escolha, possiveis) : [];
  process.send?.({ decisao, alternativas } satisfies Resposta);
}
