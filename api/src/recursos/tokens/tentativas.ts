import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Banco } from '../../banco/conexao.js';
import { tentativas } from '../../banco/esquema/acesso.js';
import type { Prioridade } from '../../nucleo/fila-limitada.js';
import { Recusa } from '../../nucleo/recusas.js';
import { redeDe } from '../../nucleo/rede.js';
import { emPalavras, esperaDepoisDe, POR_CONTA } from './espera.js';

const JANELA_S = 5 * 60;
/** Attempts of an address, or of a known device, on one account within the window. */
const POR_ORIGEM = 10;
/**
 * Attempts of an address on all accounts within the window: a school behind one address has many forgetful users, an
 * attacker makes more attempts.
 */
const POR_ENDERECO = 100;
/** The delays of an account end after this time without an attempt that was allowed. */
const MEMORIA_DA_CONTA_S = 60 * 60;
/** How often a process removes the counts that are over (ms). */
const LIMPEZA_MS = 5 * 60 * 1000;

/** What is limited; each is counted for itself. */
type Ato = 'segundo-fator' | 'login' | 'pin' | 'govbr' | 'recuperacao' | 'instalacao' | 'mensagem';

/** Who attempts. */
interface Origem {
  ip: string;
  /** Login name or e-mail. */
  conta: string;
  /** The token of a device that is known for this account. */
  aparelho?: string | undefined;
}

/** An attempt that is already counted. */
export interface Tentativa {
  /** 'alta' for a known device; 'baixa' for an address with very many attempts, which may also be a school's. */
  prioridade: Prioridade;
  /** Nothing was compared (the queue is full): the attempt does not count. */
  devolver: () => Promise<void>;
  /** The attempt succeeded: it does not count, and the earlier ones of its origin on the account are forgotten. */
  acertou: () => Promise<void>;
}

type Contadores = ReturnType<typeof criarContadores>;

function criarContadores(banco: Banco, ato: Ato) {
  const contador = (nome: string, points: number, duration: number, emMemoria = 0) =>
    new RateLimiterDrizzle({
      storeClient: banco,
      schema: tentativas,
      keyPrefix: `${ato}:${nome}`,
      points,
      duration,
      inMemoryBlockOnConsumed: emMemoria,
      clearExpiredByTimeout: false,
    });
  return {
    // A refused origin asks the database no more until its time is over.
    origem: contador('origem', POR_ORIGEM, JANELA_S, POR_ORIGEM + 1),
    endereco: contador('endereco', POR_ENDERECO, JANELA_S),
    /** The attempts on an account that need no turn. */
    livres: contador('livres', POR_CONTA - 1, MEMORIA_DA_CONTA_S),
    /** The attempts on an account that got a turn. */
    comVez: contador('com-vez', POR_CONTA, MEMORIA_DA_CONTA_S),
    /** The turn: one attempt takes it, and the next one gets it when the wait is over. */
    vez: contador('vez', 1, JANELA_S),
  };
}

/**
 * Limits attempts in all processes of an installation: the counts are in the database. An attempt is counted before its
 * work begins, so that a thousand attempts at once are limited like a thousand in sequence.
 *
 * An IPv6 address counts as its /64 network.
 *
 * - One origin (an address, or a known device) on one account: ten in five minutes.
 * - One account from all unknown devices: after twenty, each attempt waits twice as long as the previous one, at most five
 *   minutes. So no one can lock the real user out, and a known device only waits for its own failures.
 * - One address on all accounts: never refused, because colleagues share it; after a hundred, its attempts have low
 *   priority.
 *
 * 503 when the database is unavailable: without a count nothing is compared.
 */
export class Tentativas {
  #criados: Contadores | undefined;
  #limpas = 0;

  constructor(
    private readonly banco: Banco,
    private readonly ato: Ato,
  ) {}

  /** Created by the first attempt: routes are registered without a database too. */
  get #contadores(): Contadores {
    return (this.#criados ??= criarContadores(this.banco, this.ato));
  }

  /** Counts an attempt. Throws 429 with the time to wait when none is allowed now; a refused attempt is not counted. */
  async reservar({ ip, conta: nome, aparelho }: Origem): Promise<Tentativa> {
    await this.#limpar();
    const rede = redeDe(ip);
    const conta = chave(nome.toLowerCase());
    if (aparelho === undefined) await this.#verSeHaVez(conta);
    const origem = chave(`${aparelho ?? rede} ${conta}`);
    await consumir(this.#contadores.origem, origem);
    const daOrigem = () => this.#contadores.origem.reward(origem);
    const esquecer = () => this.#contadores.origem.delete(origem);
    if (aparelho !== undefined) return { prioridade: 'alta', devolver: todas(daOrigem), acertou: todas(esquecer) };
    const livre = await this.#passar(conta).catch(async (erro: unknown) => {
      await daOrigem();
      throw erro;
    });
    const endereco = chave(rede);
    const { consumedPoints } = await this.#contadores.endereco.penalty(endereco);
    const dasOutras = [
      () => this.#contadores.endereco.reward(endereco),
      ...(livre ? [() => this.#contadores.livres.reward(conta)] : []),
    ];
    return {
      prioridade: consumedPoints > POR_ENDERECO ? 'baixa' : 'normal',
      devolver: todas(daOrigem, ...dasOutras),
      acertou: todas(esquecer, ...dasOutras),
    };
  }

  /** Throws 429 while an account waits: under an attack this is all that most attempts cost. */
  async #verSeHaVez(conta: string): Promise<void> {
    const vez = await this.#contadores.vez.get(conta);
    if (vez && vez.msBeforeNext > 0) throw aguarde(vez);
  }

  /** Lets an unknown device try an account; whether it needed no turn. Throws 429 until the next turn. */
  async #passar(conta: string): Promise<boolean> {
    const semVez = await this.#contadores.livres.consume(conta).then(
      () => true,
      (recusa: unknown) => naoCoube(recusa),
    );
    if (semVez === true) return true;
    const comVez = (await this.#contadores.comVez.get(conta))?.consumedPoints ?? 0;
    await consumir(this.#contadores.vez, conta, esperaDepoisDe(POR_CONTA + comVez));
    // Only the attempt with the turn writes these.
    await this.#contadores.comVez.set(conta, comVez + 1, MEMORIA_DA_CONTA_S);
    await this.#contadores.livres.set(conta, POR_CONTA, MEMORIA_DA_CONTA_S);
    return false;
  }

  async #limpar(): Promise<void> {
    if (Date.now() - this.#limpas < LIMPEZA_MS) return;
    this.#limpas = Date.now();
    await this.banco.delete(tentativas).where(lt(tentativas.expire, new Date()));
  }
}

/** What is stored of a name: people also type a password into its field. */
const chave = (texto: string): string => createHash('sha256').update(texto).digest('base64url');

const todas =
  (...passos: (() => Promise<unknown>)[]) =>
  async (): Promise<void> => {
    await Promise.all(passos.map((passo) => passo()));
  };

/** Counts one; `esperaS` is the time until the next one, if it is not that of the counter. */
async function consumir(contador: RateLimiterDrizzle, de: string, esperaS?: number): Promise<void> {
  await contador.consume(de, 1, esperaS === undefined ? {} : { customDuration: esperaS }).catch((recusa: unknown) => {
    throw aguarde(naoCoube(recusa));
  });
}

function aguarde({ msBeforeNext }: RateLimiterRes): Recusa {
  const espera = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Recusa(429, `Muitas tentativas. Aguarde ${emPalavras(espera)} e tente novamente.`, [], {
    esperaS: espera,
  });
}

/** A counter rejects with its state when it is full, and with an error when the database did not answer. */
function naoCoube(recusa: unknown): RateLimiterRes {
  if (recusa instanceof RateLimiterRes) return recusa;
  throw recusa;
}
