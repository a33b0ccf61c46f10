import loadHighs from 'highs';
import { decidir, type Alcance } from './decisao.js';
import type { Problema } from './problema.js';

/** A job of the process: a problem and how far to go. */
export interface Trabalho {
  problema: Problema;
  alcance?: Alcance;
}

/* The process of `solucionador.ts`: it takes one problem after the other, and ends with the server. */
const highs = loadHighs();
process.on('message', ({ problema, alcance }: Trabalho) => void responder(problema, alcance));

async function responder(problema: Problema, alcance?: Alcance): Promise<void> {
  process.send?.(decidir(await highs, problema, alcance));
}
