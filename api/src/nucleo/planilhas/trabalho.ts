import type { Documento } from '../documentos/escrever.js';
import type { Folha, ModoDeLeitura } from './planilha.js';

/** A job of the process: read a file, write sheets, or print papers as PDF. */
export type Trabalho =
  | { ler: Uint8Array; modo?: ModoDeLeitura }
  | { escrever: readonly Folha[] }
  | { imprimir: Documento };

/* The process of `oficina.ts`: it takes one job after the other, and ends with the server. */
process.on('message', (trabalho: Trabalho) => void executar(trabalho));

async function executar(trabalho: Trabalho): Promise<void> {
  process.send?.(await resultadoDe(trabalho));
}

async function resultadoDe(trabalho: Trabalho) {
  // Each job reads only its own library: the first PDF of a process comes seconds earlier.
  if ('ler' in trabalho) {
    const { lerPlanilha } = await import('./ler.js');
    return lerPlanilha(Buffer.from(trabalho.ler), trabalho.modo);
  }
  if ('escrever' in trabalho) {
    const { escreverPlanilha } = await import('./escrever.js');
    return escreverPlanilha(trabalho.escrever);
  }
  const { escreverDocumento } = await import('../documentos/escrever.js');
  return escreverDocumento(trabalho.imprimir);
}
