import { Recusa } from '../../plugins/erros.js';
import { agora } from '../../relogio.js';

const JANELA_MS = 5 * 60 * 1000;
/** Attempts that an address may make on one account within the window. */
const POR_CONTA = 10;
/** … and on all accounts together: a school behind one address has many forgetful people, a guesser has more. */
const POR_ENDERECO = 100;
const CHAVES_GUARDADAS = 10_000;

interface Falhas {
  quantas: number;
  desde: number;
}

/** Counts what may not be tried for ever, in this process: failed logins, requests for a recovery link. A success clears the account's count. */
export class Tentativas {
  readonly #falhas = new Map<string, Falhas>();

  /** Throws 429 with the time to wait when another attempt may not be made now. */
  exigirVez(ip: string, usuario: string): void {
    const espera = Math.max(this.#espera(daConta(ip, usuario), POR_CONTA), this.#espera(ip, POR_ENDERECO));
    if (espera > 0) throw new Recusa(429, `Muitas tentativas. Aguarde ${emPalavras(espera)} e tente novamente.`);
  }

  contar(ip: string, usuario: string): void {
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

  /** Seconds; 0 when there is nothing to wait for. */
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

function emPalavras(segundos: number): string {
  const minutos = Math.ceil(segundos / 60);
  return minutos === 1 ? '1 minuto' : `${minutos} minutos`;
}
