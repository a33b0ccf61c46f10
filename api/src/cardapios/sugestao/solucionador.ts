import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { FilaLimitada } from '../../nucleo/fila-limitada.js';
import { ProcessoAParte } from '../../nucleo/processo-a-parte.js';
import { Recusa } from '../../nucleo/recusas.js';
import type { Resposta, Trabalho } from './solucao.js';

/** The solver ends by its own time before this; longer than that, its process is ended (ms). */
const TEMPO_MS = 30_000;
const MEMORIA_MB = 512;

/** The built product has JavaScript; development and tests start the process from its source. */
const DA_FONTE = import.meta.url.endsWith('.ts');
const MODULO = fileURLToPath(new URL(DA_FONTE ? './solucao.ts' : './solucao.js', import.meta.url));
const ARGUMENTOS = [`--max-old-space-size=${MEMORIA_MB}`, ...(DA_FONTE ? ['--conditions=source', '--import=tsx'] : [])];

/** A process without the settings of the server, at the lowest priority: other requests come first. */
export function iniciarSolucao(): ChildProcess {
  const processo = fork(MODULO, { execArgv: ARGUMENTOS, env: {}, serialization: 'advanced', stdio: 'ignore' });
  if (processo.pid !== undefined) os.setPriority(processo.pid, os.constants.priority.PRIORITY_LOW);
  return processo;
}

/** Decides problems in a process of its own: one at a time, and two wait. */
export class Solucionador extends ProcessoAParte<Trabalho> {
  constructor(comecar: () => ChildProcess = iniciarSolucao) {
    super({
      comecar,
      fila: new FilaLimitada({
        aoMesmoTempo: 1,
        esperas: 2,
        lotada: 'Outras sugestões de cardápio estão sendo calculadas. Aguarde alguns segundos e tente novamente.',
      }),
      tempo: TEMPO_MS,
      interrompido: () =>
        new Recusa(503, 'A sugestão não foi calculada até o fim. Tente novamente, ou escolha um período menor.'),
      desistido: 'A sugestão não foi calculada: quem a pediu desistiu dela.',
    });
  }

  /** A dish for each meal with its alternatives, or why there is none. 503 when too many wait or the process ended. */
  decidir(trabalho: Trabalho, sinal?: AbortSignal): Promise<Resposta> {
    return this.fazer<Resposta>(trabalho, sinal);
  }
}
