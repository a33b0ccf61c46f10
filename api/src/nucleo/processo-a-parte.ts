import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { FilaLimitada } from './fila-limitada.js';
import { conflito } from './recusas.js';

/** How long an unused process waits for its next job (ms): its start takes longer than most of them. */
const FOLGA_MS = 10_000;

interface Opcoes<Trabalho> {
  /** Starts a process that answers each message with one message. */
  comecar: () => ChildProcess;
  /** The jobs that wait; the process takes one at a time. */
  fila: FilaLimitada;
  /** How long a job may take (ms). */
  tempo: number;
  /** How long an unused process stays (ms). */
  folga?: number | undefined;
  /**
   * What a job fails with whose process ended. Without an exit code it was killed: by its time, or by itself when its
   * memory is used up.
   */
  interrompido: (trabalho: Trabalho, codigo: number | null) => Error;
  /** The sentence for a job that was given up. */
  desistido: string;
}

/** Work in a process of its own, one job at a time; the process stays for a while for the next one. */
export class ProcessoAParte<Trabalho extends object> {
  #livre: ChildProcess | null = null;
  #fim: NodeJS.Timeout | undefined;

  constructor(private readonly opcoes: Opcoes<Trabalho>) {}

  /** The result of one job. The refusal of `interrompido`, 503 when too many wait, 409 when `sinal` gave it up. */
  fazer<Resultado>(trabalho: Trabalho, sinal?: AbortSignal): Promise<Resultado> {
    return this.opcoes.fila.executar(async () => {
      if (sinal?.aborted) throw conflito(this.opcoes.desistido);
      const processo = this.#tomar();
      const prazo = setTimeout(() => processo.kill('SIGKILL'), this.opcoes.tempo);
      try {
        const feito = await this.#resultadoDe<Resultado>(processo, trabalho, sinal);
        this.#guardar(processo);
        return feito;
      } catch (erro) {
        processo.kill('SIGKILL');
        throw erro;
      } finally {
        clearTimeout(prazo);
      }
    });
  }

  #tomar(): ChildProcess {
    clearTimeout(this.#fim);
    const processo = this.#livre?.connected ? this.#livre : this.#novo();
    this.#livre = null;
    processo.ref();
    processo.channel?.ref();
    return processo;
  }

  #novo(): ChildProcess {
    const processo = this.opcoes.comecar();
    // Without a listener, the failure of an unused process would end the server.
    processo.on('error', () => {
      if (this.#livre === processo) this.#livre = null;
    });
    return processo;
  }

  /** Keeps the process, which does not keep the server from ending. */
  #guardar(processo: ChildProcess): void {
    processo.unref();
    processo.channel?.unref();
    this.#livre = processo;
    this.#fim = setTimeout(() => {
      this.#livre = null;
      processo.kill('SIGKILL');
    }, this.opcoes.folga ?? FOLGA_MS).unref();
  }

  async #resultadoDe<Resultado>(
    processo: ChildProcess,
    trabalho: Trabalho,
    sinal: AbortSignal | undefined,
  ): Promise<Resultado> {
    const fim = new AbortController();
    const feito = once(processo, 'message', fim).then(([resultado]) => resultado as Resultado);
    const morto = once(processo, 'exit', fim).then(([codigo]: (number | null)[]): never => {
      throw this.opcoes.interrompido(trabalho, codigo ?? null);
    });
    const desistido = sinal
      ? [
          once(sinal, 'abort', fim).then((): never => {
            throw conflito(this.opcoes.desistido);
          }),
        ]
      : [];
    const primeiro = Promise.race([feito, morto, ...desistido]);
    try {
      processo.send(trabalho);
      return await primeiro;
    } finally {
      fim.abort();
    }
  }
}
