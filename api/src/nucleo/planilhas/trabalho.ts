import { escreverPlanilha } from './escrever.js';
import { lerPlanilha } from './ler.js';
import type { Folha, ModoDeLeitura } from './planilha.js';

/** A job of the process: read a file, or write sheets. */
export type Trabalho = { ler: Uint8Array; modo?: ModoDeLeitura } | { escrever: readonly Folha[] };

/* The process of `oficina.ts`: it takes one job after the other, and ends with the server. */
process.on('message', (trabalho: Trabalho) => void executar(trabalho));

async function executar(trabalho: Trabalho): Promise<void> {
  const feito =
    'ler' in trabalho
      ? await lerPlanilha(Buffer.from(trabalho.ler), trabalho.modo)
      : await escreverPlanilha(trabalho.escrever);
  process.send?.(feito);
}
