import type { FastifyBaseLogger } from 'fastify';
import type { Mensagem } from '../../nucleo/mensagem.js';
import type { Correio } from './correio.js';

/** Between two attempts of one message (ms): a mail server or a disk is often back soon. */
const INTERVALO = 60_000;
/** Attempts of one message: a day. */
const TENTATIVAS = 24 * 60;
/** Messages that wait; beyond it the oldest is given up. */
const ESPERAM = 1_000;

interface Espera {
  mensagem: Mensagem;
  tentativas: number;
}

/** Messages that could not be sent, which are sent again. They are in memory: a restart loses them. */
export class Insistencia {
  readonly #esperam = new Set<Espera>();
  readonly #relogio: NodeJS.Timeout;
  #enviando: Promise<void> = Promise.resolve();

  constructor(
    private readonly enviar: Correio,
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  ) {
    this.#relogio = setInterval(() => {
      this.#enviando = this.tentarTodas();
    }, INTERVALO);
    this.#relogio.unref();
  }

  /** Sends a message now, and again and again if this fails. */
  async mandar(mensagem: Mensagem): Promise<void> {
    await this.#tentar({ mensagem, tentativas: 0 });
  }

  /** One attempt for each message that waits, one after the other. */
  async tentarTodas(): Promise<void> {
    for (const espera of [...this.#esperam]) await this.#tentar(espera);
  }

  /** A last attempt. A message that fails now is lost, and the loss is logged. */
  async encerrar(): Promise<void> {
    clearInterval(this.#relogio);
    await this.#enviando;
    await this.tentarTodas();
    if (this.#esperam.size > 0) this.log.error(`${this.#esperam.size} e-mails não foram enviados antes do fim`);
  }

  async #tentar(espera: Espera): Promise<void> {
    try {
      await this.enviar(espera.mensagem);
      this.#esperam.delete(espera);
    } catch (erro) {
      espera.tentativas += 1;
      // Once, not each minute.
      if (espera.tentativas === 1) this.log.warn(erro, 'um e-mail não foi enviado; haverá novas tentativas');
      if (espera.tentativas >= TENTATIVAS) this.#desistir(espera, erro);
      else this.#guardar(espera);
    }
  }

  #guardar(espera: Espera): void {
    this.#esperam.add(espera);
    const [antiga] = this.#esperam;
    if (this.#esperam.size > ESPERAM && antiga) this.#desistir(antiga, new Error('too many messages wait'));
  }

  #desistir(espera: Espera, erro: unknown): void {
    this.#esperam.delete(espera);
    this.log.error(erro, 'um e-mail não foi enviado');
  }
}
