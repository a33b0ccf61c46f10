import { Recusa } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { Contagens, type Contagem } from './contagens.js';

const JANELA_MS = 5 * 60 * 1000;
/** Maximum attempts of an address on one account within the window. */
const POR_CONTA_E_ENDERECO = 10;
/** Attempts on one account from all addresses together; after these, each one waits longer than the previous one. */
const POR_CONTA = 20;
/** The attempts of an account are forgotten after this time without any. */
const MEMORIA_DA_CONTA_MS = 60 * 60 * 1000;
const ESPERA_MAXIMA_S = 5 * 60;
/**
 * Attempts of an address on all accounts together: a school behind one address has many forgetful users, an attacker
 * makes more attempts.
 */
const POR_ENDERECO = 100;

/** How long an address is trusted for an account after a login from it. */
const MEMORIA_DO_CONHECIDO_MS = 30 * 24 * 60 * 60 * 1000;

/** An attempt that is already counted. */
export interface Tentativa {
  /**
   * Its address makes many attempts: it must not delay others, but may be a real user at the same address as an
   * attacker.
   */
  suspeita: boolean;
  /** No password was compared (database unavailable, queue full): the attempt does not count. */
  devolver: () => void;
  /** The attempt succeeded: the address is trusted for this account, and its failures there are forgotten. */
  acertou: () => void;
}

/**
 * Limits attempts in this process: logins and requests for a recovery link. An attempt is counted before its work
 * begins, so that a thousand attempts at once are limited like a thousand in sequence.
 *
 * - One address on one account: ten in five minutes.
 * - One account from all addresses: after twenty, each attempt waits twice as long as the previous one, at most five
 *   minutes. So no one can lock the real user out for ever, and an address with an earlier login to the account only
 *   waits for its own failures.
 * - One address on all accounts: never refused, because colleagues share it; after a hundred, its attempts on accounts
 *   without an earlier login from it are `suspeita`.
 */
export class Tentativas {
  readonly #noEndereco = new Contagens(JANELA_MS, 'desde');
  readonly #naConta = new Contagens(MEMORIA_DA_CONTA_MS, 'ultima');
  readonly #doEndereco = new Contagens(JANELA_MS, 'desde');
  /** Accounts with the addresses of their logins. */
  readonly #conhecidos = new Contagens(MEMORIA_DO_CONHECIDO_MS, 'ultima');

  /** Counts an attempt. Throws 429 with the time to wait when none is allowed now; a refused attempt is not counted. */
  reservar(ip: string, usuario: string): Tentativa {
    const conta = usuario.toLowerCase();
    const par = `${ip} ${conta}`;
    const conhecido = this.#conhecidos.ler(par) !== undefined;
    const espera = Math.max(
      esperaNoEndereco(this.#noEndereco.ler(par)),
      conhecido ? 0 : esperaNaConta(this.#naConta.ler(conta)),
    );
    if (espera > 0)
      throw new Recusa(429, `Muitas tentativas. Aguarde ${emPalavras(espera)} e tente novamente.`, [], {
        esperaS: espera,
      });
    const doEndereco = this.#doEndereco.somar(ip);
    const contadas = [this.#noEndereco.somar(par), this.#naConta.somar(conta), doEndereco];
    const suspeita = !conhecido && doEndereco.quantas > POR_ENDERECO;
    const devolver = (): void => contadas.forEach((contagem) => contagem.quantas--);
    const acertou = (): void => {
      devolver();
      this.#noEndereco.esquecer(par);
      this.#conhecidos.somar(par);
    };
    return { suspeita, devolver, acertou };
  }
}

/** Seconds; 0 when no wait is needed. */
function esperaNoEndereco(contagem: Contagem | undefined): number {
  return contagem && contagem.quantas >= POR_CONTA_E_ENDERECO ? segundosAte(contagem.desde + JANELA_MS) : 0;
}

function esperaNaConta(contagem: Contagem | undefined): number {
  if (!contagem || contagem.quantas < POR_CONTA) return 0;
  return segundosAte(contagem.ultima + Math.min(2 ** (contagem.quantas - POR_CONTA), ESPERA_MAXIMA_S) * 1000);
}

const segundosAte = (instante: number): number => Math.max(0, Math.ceil((instante - agora().getTime()) / 1000));

function emPalavras(segundos: number): string {
  if (segundos < 60) return segundos === 1 ? '1 segundo' : `${segundos} segundos`;
  const minutos = Math.ceil(segundos / 60);
  return minutos === 1 ? '1 minuto' : `${minutos} minutos`;
}
