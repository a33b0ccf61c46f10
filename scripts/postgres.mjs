import { execFile, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { installFromDistribution } from './distribution.mjs';
import { freePort } from './server.mjs';

/** Folders of each version on Debian, Ubuntu and others. */
const BASE = '/usr/lib/postgresql';
const SUPPORTED = 15;

/**
 * The folder of a PostgreSQL server's programs: PG_BIN, or the newest installed one; installs one if there is none.
 * @returns {string}
 */
function ensurePostgres(report = console.log) {
  const found = process.env.PG_BIN ?? newest();
  if (found) return found;
  installFromDistribution('postgresql', report);
  const installed = newest();
  if (!installed)
    throw new Error(
      `Nenhum PostgreSQL encontrado. Instale a versão ${SUPPORTED} ou mais nova, ou diga em PG_BIN onde estão os seus programas.`,
    );
  return installed;
}

function newest() {
  if (!fs.existsSync(BASE)) return undefined;
  const versions = fs
    .readdirSync(BASE)
    .map(Number)
    .filter((version) => version >= SUPPORTED && fs.existsSync(path.join(BASE, String(version), 'bin/initdb')));
  return versions.length > 0 ? path.join(BASE, String(Math.max(...versions)), 'bin') : undefined;
}

/**
 * Starts a separate PostgreSQL server in a temporary folder. By default it writes like a production server; `durable:
 * false` skips the disk, for tests whose data are thrown away.
 * @param {{ durable?: boolean, settings?: Record<string, string | number> }} [options] `settings` are added to its
 * configuration
 */
export async function startPostgres({ durable = true, settings = {} } = {}) {
  const bin = ensurePostgres();
  const owner = unprivileged();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-postgres-'));
  if (owner.uid !== undefined) fs.chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'dados');
  const port = await freePort();
  const options = Object.entries({
    listen_addresses: '127.0.0.1',
    max_connections: 200,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const run = (program, ...args) => promisify(execFile)(path.join(bin, program), args, { ...owner, cwd: folder });
  /** It is a child process, so that its CPU time counts as that of this one. */
  const start = async () => {
    const log = fs.openSync(path.join(folder, 'log'), 'a');
    const args = ['-D', data, '-p', String(port), '-k', folder, ...options];
    const child = spawn(path.join(bin, 'postgres'), args, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', log, log],
      // An interrupt at the terminal does not reach it before the tests.
      detached: true,
    });
    child.unref();
    fs.closeSync(log);
    const failed = (reason) =>
      new Error(`PostgreSQL did not start: ${reason}\n${fs.readFileSync(path.join(folder, 'log'), 'utf8')}`);
    // The log is read only while it starts: a server that is stopped later has none any more.
    let reason;
    child.once('error', ({ message }) => (reason = message));
    child.once('exit', (code, signal) => (reason ??= `it ended with ${signal ?? code}.`));
    while (!isReady(path.join(data, 'postmaster.pid'), child.pid)) {
      if (reason) throw failed(reason);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const removeNow = () => {
    // It may have ended or not have started yet: then there is nothing to stop.
    spawnSync(path.join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  // The server would keep running after an interrupt.
  process.once('exit', removeNow);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  await run('initdb', '-D', data, '-U', 'merenda', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  await start();
  const address = (database) => `postgres://merenda@127.0.0.1:${port}/${database}`;
  return {
    bin,
    /** @type {(database: string) => string} */
    address,
    /** Runs one of the server's programs (psql, pgbench, pg_dump) as its owner; returns its output. */
    run: async (program, ...args) => (await run(program, ...args)).stdout,
    /** Creates an empty database. @returns {Promise<string>} its address */
    async createDatabase(name) {
      await run('createdb', '-h', folder, '-p', String(port), '-U', 'merenda', name);
      return address(name);
    },
    /** Starts the stopped server again, with all its data. */
    start,
    /** Stops it and ends its connections. `immediate`: like a power cut. */
    async stop({ immediate = false } = {}) {
      await run('pg_ctl', '-D', data, '-m', immediate ? 'immediate' : 'fast', '-w', 'stop');
    },
    /** Stops it and deletes its data. */
    async remove() {
      process.off('exit', removeNow);
      removeNow();
    },
  };
}

/** The first line of this file is the number of the server's process, the eighth its state. A kill leaves the file. */
function isReady(file, pid) {
  if (!fs.existsSync(file)) return false;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
}

/** PostgreSQL does not run as root: then it runs as the account 'postgres' or 'nobody'. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const accounts = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account) throw new Error('this machine has neither the account postgres nor the account nobody');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}
