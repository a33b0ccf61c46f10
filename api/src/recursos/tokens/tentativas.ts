import { agora } from '../../relogio.js';

const JANELA_MS = 5 * 60 * 1000;
/** Wrong passwords that an address may try on one account within the window. */
const POR_CONTA = 10;
/** … and on all accounts together: a school behind one address has many forgetful people, a guesser has more. */
const POR_ENDERECO = 100;
const CHAVES_GUARDADAS = 10_000;

interface Falhas {
  quantas: number;
  desde: number;
}

/** Counts the failed logins of this process. Successes cost nothing, and clear the account's count. */
export class Tentativas {
  readonly #falhas = new Map<string, Falhas>();

  /** Seconds to wait before another attempt; 0 when it may be made now. */
  espera(ip: string, usuario: string): number {
    return Math.max(this.#espera(daConta(ip, usuario), POR_CONTA), this.#espera(ip, POR_ENDERECO));
  }

  falhou(ip: string, usuario: string): void {
    for (const chave of [daConta(ip, usuario), ip]) {
      const falhas = this.#vigentes(chave) ?? { quantas: 0, desde: agora().getTime() };
      falhas.quantas++;
      this.#falhas.set(chave, falhas);
    }
    this.#podar();
  }

  acertou(ip: string, usuario: string): void {
    this.#falhas.delete(daConta(ip, usuario));
  }

  #espera(chave: string, limite: number): number {
    const falhas = this.#vigentes(chave);
    return falhas && falhas.quantas >= limite ? Math.ceil((falhas.desde + JANELA_MS - agora().getTime()) / 1000) : 0;
  }

  #vigentes(chave: string): Falhas | undefined {
    const falhas = this.#falhas.get(chave);
    return falhas && falhas.desde + JANELA_MS > agora().getTime() ? falhas : undefined;
  }

  /** Memory stays bounded whatever names are tried: the oldest counts go first. */
  #podar(): void {
    for (const chave of this.#falhas.keys()) {
      if (this.#falhas.size <= CHAVES_GUARDADAS) return;
      this.#falhas.delete(chave);
    }
  }
}

const daConta = (ip: string, usuario: string): string => `${ip} ${usuario.toLowerCase()}`;
