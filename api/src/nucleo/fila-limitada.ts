import { Recusa } from './recusas.js';

interface Espera {
  prioridade: Prioridade;
  comecar: () => void;
  recusar: (recusa: Recusa) => void;
}

const PRIORIDADES = ['baixa', 'normal', 'alta'] as const;

/** A job runs before those of a lower priority, and takes the place of one of them in a full queue. */
export type Prioridade = (typeof PRIORIDADES)[number];

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

  /** The last waiting job of the lowest priority gives up its place, if this is lower. */
  #abrirLugar(prioridade: Prioridade): boolean {
    const menores = PRIORIDADES.slice(0, PRIORIDADES.indexOf(prioridade));
    const menor = menores.find((nome) => this.#esperas.some((espera) => espera.prioridade === nome));
    if (menor === undefined) return false;
    const [preterida] = this.#esperas.splice(
      this.#esperas.findLastIndex((espera) => espera.prioridade === menor),
      1,
    );
    preterida?.recusar(this.#semLugar());
    return true;
  }

  /** The place of the finished job goes directly to the next one. */
  #proximo(): void {
    const maior = PRIORIDADES.findLast((nome) => this.#esperas.some(({ prioridade }) => prioridade === nome));
    const [proxima] = this.#esperas.splice(
      Math.max(
        0,
        this.#esperas.findIndex(({ prioridade }) => prioridade === maior),
      ),
      1,
    );
    if (proxima) proxima.comecar();
    else this.#emCurso--;
  }

  #semLugar(): Recusa {
    return new Recusa(503, this.opcoes.lotada, [], { esperaS: VOLTAR_EM_S });
  }
}
