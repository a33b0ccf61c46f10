import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Banco, Conexao } from '../conexao.js';
import { bancoIndisponivel } from '../indisponivel.js';
import { OPCOES } from '../opcoes.js';

/**
 * How long a request's work may take on a server, in ms. A request that cannot be served in time is told so (503) and holds neither a
 * connection nor locks any longer. `query_timeout` is the client's own watch, for a server that no longer says anything. An address with
 * `?statement_timeout=…` overrides.
 */
const PRAZOS = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 20_000,
  query_timeout: 17_000,
};
/** For one of the connections to come free: in a crowd one is served late rather than refused (ms). */
const ESPERA_NA_FILA = 5_000;
/** For the server to take a new connection: one that does not within this time is away (ms). */
const ESPERA_PELO_SERVIDOR = 1_500;
/** Where nobody waits at a screen: a command that reads an embedded database at the same time may keep the process busy for seconds. */
const ESPERA_PACIENTE = 30_000;
const CONEXOES = 10;

/** The pool knows one time for both waits. */
class Cliente extends pg.Client {
  constructor(configuracao?: pg.ClientConfig) {
    super({ ...configuracao, connectionTimeoutMillis: ESPERA_PELO_SERVIDOR });
  }
}

const COM_PRAZOS: pg.PoolConfig = { ...PRAZOS, Client: Cliente, connectionTimeoutMillis: ESPERA_NA_FILA };
const SEM_PRAZOS: pg.PoolConfig = { connectionTimeoutMillis: ESPERA_PACIENTE };

interface OpcoesDoServidor {
  /** Connections of this process at most. */
  conexoes?: number;
  /** Whether a request has its time; without, it is served however long it takes. */
  comPrazos?: boolean;
  /** Told of connections that the server ended while nobody used them: the pool makes new ones, and without a listener the process would die of it. */
  aoFalhar?: (erro: unknown) => void;
}

/** Connects to a PostgreSQL server (≥ 15). */
export function conectarPostgres(
  url: string,
  { conexoes = CONEXOES, comPrazos = true, aoFalhar = dizer }: OpcoesDoServidor = {},
): Conexao {
  const abrir = (resto: pg.PoolConfig) =>
    new pg.Pool({ connectionString: url, keepAlive: true, ...resto }).on('error', (erro) => aoFalhar(erro));
  const pool = abrir({ ...(comPrazos ? COM_PRAZOS : SEM_PRAZOS), max: conexoes });
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

/** The error carries its whole connection with it, keys and all: its sentence is enough. */
function dizer(erro: unknown): void {
  console.error(erro instanceof Error ? erro.message : erro);
}

/**
 * Drizzle over a pool, with transactions that survive a server that goes away. With drizzle's own the process dies of a connection that the server ends
 * between two statements; one whose BEGIN fails is kept for ever, so that a database that was away ten times would stay away; and one whose ROLLBACK got no
 * answer is given back, so that the next request would write into a transaction that nobody commits.
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
