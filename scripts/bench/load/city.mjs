import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../postgres.mjs';
import { freePort, startServer } from '../../server.mjs';
import { checkInvariants, command } from '../../soak/api.mjs';

const SEED = 1;

/**
 * Five years of a city with 60 units on a server of the built product, on either database. The invariants are checked
 * after `work`. `another` starts one more server process on the same PostgreSQL.
 * @param {'embedded' | 'postgres'} database
 * @param {(city: { server: Server, postgres: Awaited<ReturnType<typeof startPostgres>> | null, another: () =>
 *   Promise<Server> }) => Promise<import('../parts.mjs').Figure[]>} work
 * @typedef {{ url: string, pid: number }} Server a server process
 * @param {Record<string, string | number>} [settings] of PostgreSQL
 * @param {{ times?: number, env?: Record<string, string> }} [options] `times` as many units, users, products and
 *   purchases; more settings of the servers
 */
export async function inCity(database, work, settings = {}, { times = 1, env: more = {} } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-city-'));
  const postgres =
    database === 'postgres' ? await startPostgres({ settings: { shared_buffers: '256MB', ...settings } }) : null;
  const address = postgres ? await postgres.createDatabase('merenda') : '';
  const env = {
    DATABASE_URL: address,
    DADOS: path.join(folder, 'banco'),
    EMAILS: path.join(folder, 'emails'),
    DEMO: '1',
    LOG: 'error',
    ...more,
  };
  try {
    const started = performance.now();
    await command('semear-cidade', ['--seed', String(SEED), '--times', String(times)], env);
    const sown = {
      what: `Five years of the city${times > 1 ? `, ${times} times as large,` : ''} created, ${NAMES[database]}`,
      measured: `${((performance.now() - started) / 1000).toFixed(0)} s`,
    };
    const servers = [];
    const another = async () => {
      const server = await startServer({ port: await freePort(), env });
      servers.push(server);
      return server;
    };
    try {
      const figures = await work({ server: await another(), postgres, another });
      for (const server of servers) await server.stop();
      await checkInvariants(env);
      return [sown, ...figures];
    } finally {
      for (const server of servers) await server.kill();
    }
  } finally {
    await postgres?.remove();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @type {Record<string, string>} */
const NAMES = { embedded: 'embedded database', postgres: 'PostgreSQL' };

/** The time that the given part of all times does not exceed: 0.95 is the 95th percentile. */
export function percentile(times, part) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/** Runs a statement in the city's database on PostgreSQL; returns its rows, a line each. */
export const sqlInCity = (postgres, statement) =>
  postgres.run('psql', '-At', '-v', 'ON_ERROR_STOP=1', postgres.address('merenda'), '-c', statement);
