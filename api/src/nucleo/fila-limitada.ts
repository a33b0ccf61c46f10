import { Recusa } from './recusas.js';

interface Espera {
  prioridade: Prioridade;
  comecar: () => void;
  recusar: (recusa: Recusa) => void;
}

/** 'baixa' runs when no other job waits, and gives its place to others in a full queue. */
export type Prioridade = 'normal' | 'baixa';

interface Opcoes {
  /** How many jobs run at once. */
  aoMesmoTempo: number;
  /** How many wait at most. */
  esperas: number;
  /** Message of the refusal when the queue is full. */
  lotada: string;
}

/** Seconds to wait before a retry when the queue is full. */
const VOLTAR_EM_S = 5;

/**
 * A bounded queue for work that takes much processor or memory: limits for running and waiting jobs, in the order of
 * arrival. When it is full, a job is refused at once with 503 and `Retry-After`.
 */
export class FilaLimitada {
  #emCurso = 0;
  readonly #esperas: Espera[] = [];

  constructor(private readonly opcoes: Opcoes) {}

  /** Runs the job when its turn comes. */
  async executar<T>(trabalho: () => Promise<T>, prioridade: Prioridade = 'normal'): Promise<T> {
    if (this.#emCurso < this.opcoes.aoMesmoTempo) this.#emCurso++;
    else await this.#esperar(prioridade);
    try {
      return await trabalho();
    } finally {
      this.#proximo();
    }
  }

  #esperar(prioridade: Prioridade): Promise<void> {
    if (this.#esperas.length >= this.opcoes.esperas && !this.#abrirLugar(prioridade)) throw this.#semLugar();
    return new Promise((comecar, recusar) => this.#esperas.push({ prioridade, comecar, recusar }));
  }

  /** The last waiting job with low priority gives up its place. */
  #abrirLugar(prioridade: Prioridade): boolean {
    const posicao =
      prioridade === 'normal' ? this.#esperas.findLastIndex((espera) => espera.prioridade === 'baixa') : -1;
    const [preterida] = posicao < 0 ? [] : this.#esperas.splice(posicao, 1);
    preterida?.recusar(this.#semLugar());
    return preterida !== undefined;
  }

  /** The place of the finished job goes directly to the next one. */
  #proximo(): void {
    const normal = this.#esperas.findIndex(({ prioridade }) => prioridade === 'normal');
    const [proxima] = this.#esperas.splice(Math.max(normal, 0), 1);
    if (proxima) proxima.comecar();
    else this.#emCurso--;
  }

  #semLugar(): Recusa {
    return new Recusa(503, this.opcoes.lotada, [], { esperaS: VOLTAR_EM_S });
  }
}
