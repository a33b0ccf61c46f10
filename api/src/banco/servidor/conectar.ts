import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Banco, Conexao } from '../conexao.js';
import { bancoIndisponivel, semResposta } from '../indisponivel.js';
import { OPCOES } from '../opcoes.js';

/**
 * How long a request's work may take on a server, in ms. A request that cannot be served in time gets 503 and releases
 * its connection and locks. An address with `?statement_timeout=…` overrides.
 */
const PRAZOS = {
  statement_timeout: 13_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 20_000,
};
/** The client's own limit for a server that no longer responds: so much longer than the server's (ms). */
const FOLGA_DO_CLIENTE = 2_000;

/** The limits of a connection to `url`. */
export function prazosDe(url: string): typeof PRAZOS & { query_timeout: number } {
  const pedido = Number(new URL(url).searchParams.get('statement_timeout') ?? PRAZOS.statement_timeout);
  return { ...PRAZOS, query_timeout: pedido === 0 ? 0 : pedido + FOLGA_DO_CLIENTE };
}
/** Time for a connection to become free: under load a request is served late rather than refused (ms). */
const ESPERA_NA_FILA = 5_000;
/** Time for the server to accept a new connection; after it the server counts as unavailable (ms). */
const ESPERA_PELO_SERVIDOR = 1_500;
/**
 * For work that no user waits for: a command that also reads an embedded database may keep the process busy for
 * seconds.
 */
const ESPERA_PACIENTE = 30_000;
const CONEXOES = 10;

/**
 * The pool has one setting for both waits. A connection on which the server does not respond is cut off at once: its
 * rollback would wait as long again.
 */
class Cliente extends pg.Client {
  constructor(configuracao?: pg.ClientConfig) {
    super({ ...configuracao, connectionTimeoutMillis: ESPERA_PELO_SERVIDOR });
    this.query = ((...args: unknown[]) => {
      const resposta: unknown = Reflect.apply(pg.Client.prototype.query, this, args);
      if (resposta instanceof Promise)
        resposta.catch((erro: unknown) => {
          if (semResposta(erro)) void this.end();
        });
      return resposta;
    }) as typeof this.query;
  }
}

/**
 * Compiling a statement takes the server a second, which no statement of a request gains: the planner takes the sums of a
 * large city for long enough. An address with `?options=…` overrides.
 */
const SEM_COMPILAR = '-c jit=off';

const COM_PRAZOS: pg.PoolConfig = {
  Client: Cliente,
  connectionTimeoutMillis: ESPERA_NA_FILA,
  options: SEM_COMPILAR,
};
const SEM_PRAZOS: pg.PoolConfig = { connectionTimeoutMillis: ESPERA_PACIENTE };

interface OpcoesDoServidor {
  /** Maximum connections of this process. */
  conexoes?: number;
  /** Whether a request has a time limit; without one it may take any time. */
  comPrazos?: boolean;
  /**
   * Called when the server ends an unused connection: the pool creates new ones, and without a listener the process
   * would end.
   */
  aoFalhar?: (erro: unknown) => void;
}

/** Connects to a PostgreSQL server (≥ 15). */
export function conectarPostgres(
  url: string,
  { conexoes = CONEXOES, comPrazos = true, aoFalhar = dizer }: OpcoesDoServidor = {},
): Conexao {
  const abrir = (resto: pg.PoolConfig) =>
    new pg.Pool({ connectionString: url, keepAlive: true, ...resto }).on('error', (erro) => aoFalhar(erro));
  const pool = abrir({ ...(comPrazos ? { ...COM_PRAZOS, ...prazosDe(url) } : SEM_PRAZOS), max: conexoes });
  return {
    banco: sobrePool(pool),
    async semPrazo(fazer) {
      const paciente = abrir({ ...SEM_PRAZOS, max: 1 });
      try {
        return await fazer(sobrePool(paciente));
      } finally {
        await paciente.end();
      }
    },
    fechar: () => pool.end(),
  };
}

/** The error contains its whole connection, with secrets: its message is enough. */
function dizer(erro: unknown): void {
  console.error(erro instanceof Error ? erro.message : erro);
}

/**
 * Drizzle over a pool, with transactions that survive a server that goes away. Drizzle's own transactions have three
 * faults. The process ends when the server ends a connection between two statements. A connection whose BEGIN fails is
 * never released, so after ten outages the pool would be empty. A connection whose ROLLBACK got no answer is given
 * back, so the next request would write into a transaction that is never committed.
 */
function sobrePool(pool: pg.Pool): Banco {
  const banco: Banco = drizzle(pool, OPCOES);
  const porCliente = new WeakMap<pg.PoolClient, Banco>();
  const sobreCliente = (cliente: pg.PoolClient): Banco => {
    const pronto = porCliente.get(cliente) ?? drizzle(cliente, OPCOES);
    porCliente.set(cliente, pronto);
    return pronto;
  };
  banco.transaction = async (fazer, configuracao) => {
    const cliente = await pool.connect();
    let perdida = false;
    const perder = () => {
      perdida = true;
    };
    cliente.on('error', perder);
    try {
      return await sobreCliente(cliente).transaction(fazer, configuracao);
    } catch (erro) {
      if (bancoIndisponivel(erro)) perder();
      throw erro;
    } finally {
      cliente.release(perdida || cliente.getTransactionStatus() !== 'I');
      cliente.off('error', perder);
    }
  };
  return banco;
}
