import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Banco } from '../../banco/conexao.js';
import { tentativas } from '../../banco/esquema/acesso/acesso.js';
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
/** While an account waits, attempts out of turn of one network on it within a day: the owner's, and one typing error. */
const FORA_DA_VEZ = 2;
/** And of all networks, within an hour and within a day. */
const FORA_DA_VEZ_POR_HORA = 30;
const FORA_DA_VEZ_POR_DIA = 150;
const HORA_S = 60 * 60;
const DIA_S = 24 * 60 * 60;
/** After a link from the mailbox was used, its network counts as a known device for this time (s). */
const PASSE_S = 15 * 60;
/** How often a process removes the counts that are over (ms). */
const LIMPEZA_MS = 5 * 60 * 1000;

/** The limited acts; each is counted for itself. */
type Ato = 'segundo-fator' | 'login' | 'pin' | 'govbr' | 'recuperacao' | 'instalacao' | 'mensagem';

/** Acts of a person who may be somebody else than the attacker of the account. */
const COM_FORA_DA_VEZ: ReadonlySet<Ato> = new Set<Ato>(['login', 'recuperacao']);

/** The way that stays open while the password is not compared. */
const PELO_EMAIL = ' Ou peça um link em "Esqueceu a senha?": depois de usá-lo, você entra sem essa espera.';

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
    foraDaVez: contador('fora-da-vez', FORA_DA_VEZ, DIA_S),
    foraDaVezNaHora: contador('fora-da-vez-na-hora', FORA_DA_VEZ_POR_HORA, HORA_S, FORA_DA_VEZ_POR_HORA + 1),
    foraDaVezNoDia: contador('fora-da-vez-no-dia', FORA_DA_VEZ_POR_DIA, DIA_S, FORA_DA_VEZ_POR_DIA + 1),
    /** Networks from which somebody with the user's mailbox has just chosen a password. */
    passe: contador('passe', 1, PASSE_S),
  };
}

/**
 * Limits attempts in all processes of an installation: the counts are in the database. An attempt is counted before its
 * work begins, so that a thousand attempts at once are limited like a thousand in sequence.
 *
 * An IPv6 address counts as its /64 network.
 *
 * - One origin (an address, or a known device) on one account: ten in five minutes.
 * - One account from all unknown devices: after twenty, each attempt waits twice as long as the previous one, at most
 *   fifteen minutes. A known device only waits for its own failures.
 * - While an account waits, each network may try it twice a day out of turn; all networks thirty times an hour and 150 a
 *   day. So the owner gets in on a new device, and an attacker from any number of addresses has 270 guesses in a day. A
 *   link from the mailbox opens the way in any case (`darPasse`).
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
    const origem = chave(`${aparelho ?? rede} ${conta}`);
    const espera = aparelho === undefined ? await correndo(this.#contadores.vez, conta) : null;
    const conhecida = aparelho !== undefined || (espera && (await correndo(this.#contadores.passe, origem))) !== null;
    // Under an attack this is all that most attempts cost.
    const doForaDaVez = espera && !conhecida ? await this.#foraDaVez(origem, conta, espera) : null;
    await this.#contadores.origem.consume(origem).catch(async (recusa: unknown) => {
      await doForaDaVez?.();
      // A known device, or a session, has the password somewhere near.
      throw this.#aguarde(naoCoube(recusa), aparelho === undefined);
    });
    const daOrigem = () => this.#contadores.origem.reward(origem);
    const esquecer = () => this.#contadores.origem.delete(origem);
    if (conhecida) return { prioridade: 'alta', devolver: todas(daOrigem), acertou: todas(esquecer) };
    const daVez =
      doForaDaVez ??
      (await this.#passar(origem, conta).catch(async (erro: unknown) => {
        await daOrigem();
        throw erro;
      }));
    const endereco = chave(rede);
    const { consumedPoints } = await this.#contadores.endereco.penalty(endereco);
    const dasOutras = [() => this.#contadores.endereco.reward(endereco), daVez];
    return {
      prioridade: consumedPoints > POR_ENDERECO ? 'baixa' : 'normal',
      devolver: todas(daOrigem, ...dasOutras),
      acertou: todas(esquecer, ...dasOutras),
    };
  }

  /**
   * Somebody at this address has used a link from the mailbox of this account: its network is no stranger for a while, and
   * its earlier failures are forgotten.
   */
  async darPasse({ ip, conta }: Pick<Origem, 'ip' | 'conta'>): Promise<void> {
    const origem = chave(`${redeDe(ip)} ${chave(conta.toLowerCase())}`);
    await this.#contadores.passe.set(origem, 1, PASSE_S);
    await this.#contadores.origem.delete(origem);
  }

  /**
   * Lets an unknown device try an account; the answer takes it back. Throws 429 until the next turn, unless the attempt
   * may be made out of turn.
   */
  async #passar(origem: string, conta: string): Promise<() => Promise<unknown>> {
    const semVez = await this.#contadores.livres.consume(conta).then(
      () => true,
      (recusa: unknown) => naoCoube(recusa),
    );
    if (semVez === true) return () => this.#contadores.livres.reward(conta);
    const comVez = (await this.#contadores.comVez.get(conta))?.consumedPoints ?? 0;
    const ocupada = await this.#contadores.vez
      .consume(conta, 1, { customDuration: esperaDepoisDe(POR_CONTA + comVez) })
      .then(() => null, naoCoube);
    if (ocupada) return this.#foraDaVez(origem, conta, ocupada);
    // Only the attempt with the turn writes these.
    await this.#contadores.comVez.set(conta, comVez + 1, MEMORIA_DA_CONTA_S);
    await this.#contadores.livres.set(conta, POR_CONTA, MEMORIA_DA_CONTA_S);
    return async () => undefined;
  }

  /**
   * Lets a network try a waiting account out of turn; the answer takes it back. Throws 429 with the wait of the account when
   * the network, or all networks together, have had their attempts.
   */
  async #foraDaVez(origem: string, conta: string, espera: RateLimiterRes): Promise<() => Promise<unknown>> {
    const { foraDaVez, foraDaVezNaHora, foraDaVezNoDia } = this.#contadores;
    // A read before writes: most attempts of an attack end here, or at a counter that is full in the memory.
    const usadas = (await correndo(foraDaVez, origem))?.consumedPoints ?? 0;
    if (!COM_FORA_DA_VEZ.has(this.ato) || usadas >= FORA_DA_VEZ) throw this.#aguarde(espera);
    const devolver: (() => Promise<unknown>)[] = [];
    for (const [contador, de] of [
      [foraDaVezNaHora, conta],
      [foraDaVezNoDia, conta],
      [foraDaVez, origem],
    ] as const) {
      const cheio = await contador.consume(de).then(() => null, naoCoube);
      if (cheio) {
        await todas(...devolver)();
        throw this.#aguarde(espera);
      }
      devolver.push(() => contador.reward(de));
    }
    return todas(...devolver);
  }

  #aguarde({ msBeforeNext }: RateLimiterRes, comLink = true): Recusa {
    const espera = Math.max(1, Math.ceil(msBeforeNext / 1000));
    const frase = `Muitas tentativas. Aguarde ${emPalavras(espera)} e tente novamente.`;
    return new Recusa(429, this.ato === 'login' && comLink ? frase + PELO_EMAIL : frase, [], { esperaS: espera });
  }

  async #limpar(): Promise<void> {
    if (Date.now() - this.#limpas < LIMPEZA_MS) return;
    this.#limpas = Date.now();
    await this.banco.delete(tentativas).where(lt(tentativas.expire, new Date()));
  }
}

/** The stored form of a name: people also type a password into its field. */
const chave = (texto: string): string => createHash('sha256').update(texto).digest('base64url');

const todas =
  (...passos: (() => Promise<unknown>)[]) =>
  async (): Promise<void> => {
    await Promise.all(passos.map((passo) => passo()));
  };

/** The state of a counter whose time runs; null for one that is over or has not begun. */
async function correndo(contador: RateLimiterDrizzle, de: string): Promise<RateLimiterRes | null> {
  const lido = await contador.get(de);
  return lido && lido.msBeforeNext > 0 ? lido : null;
}

/** A counter rejects with its state when it is full, and with an error when the database did not answer. */
function naoCoube(recusa: unknown): RateLimiterRes {
  if (recusa instanceof RateLimiterRes) return recusa;
  throw recusa;
}
