import fs from 'node:fs';
import path from 'node:path';
import { freePort, startServer } from '../server.mjs';
import { enter, mustBe, wait } from './api.mjs';
import { openLot } from './exits.mjs';

const USERS = 50;
/** Paths that each user reads in turn; every tenth action writes. */
const READS = [
  'produtos',
  'itens-produto',
  'notificacoes',
  'estoques/me',
  'alimentos',
  'cardapios',
  'aquisicoes',
  'unidades-educacionais',
];
const PAUSE = 400;
const SAMPLE = 10_000;
/** Time for the garbage collector (ms). */
const COLLECTION = 1000;
/** Maximum growth of the memory in the second half of the time, as a fraction of its size. */
const GROWTH = 0.1;

/**
 * Fifty users for `minutes`: after the first half, in which caches fill, the server's memory no longer grows. It is
 * measured right after a forced garbage collection, because automatic collections happen at random times.
 * @param {{ minutes: number, env: Record<string, string> }} options `env` selects the database
 */
export async function memoryFlat({ minutes, env }) {
  const collector = path.join(import.meta.dirname, 'collect.cjs');
  const server = await startServer({
    port: await freePort(),
    env: { ...env, NODE_OPTIONS: `--require ${JSON.stringify(collector)}` },
  });
  try {
    const session = await enter(server.url);
    const lot = await openLot(session);
    const until = Date.now() + minutes * 60_000;
    let requests = 0;
    const user = async (which) => {
      for (let turn = which; Date.now() < until; turn += 1) {
        if (turn % 10 === 0) {
          mustBe(await lot.one(), 'done', 'an exit');
        } else {
          const res = await session.send('GET', READS[turn % READS.length]);
          await res.arrayBuffer();
          mustBe(res.status, 200, READS[turn % READS.length]);
        }
        requests += 1;
        await wait(PAUSE * Math.random() * 2);
      }
    };
    const samples = [];
    const watch = async () => {
      while (Date.now() < until) {
        await wait(Math.min(SAMPLE, until - Date.now()));
        process.kill(server.pid, 'SIGUSR2');
        await wait(COLLECTION);
        samples.push(residentBytes(server.pid));
      }
    };
    await Promise.all([watch(), ...Array.from({ length: USERS }, (_, which) => user(which))]);
    await lot.settle();
    await server.stop();
    const half = samples.slice(Math.floor(samples.length / 2));
    const growth = slope(half) * (half.length - 1);
    const average = half.reduce((sum, bytes) => sum + bytes, 0) / half.length;
    const seen = `${minutes} min, ${USERS} users, ${requests} requests: memory ${mib(average)} MiB in the second half, ${growth < 0 ? '' : '+'}${mib(growth)} MiB over it, at most ${mib(Math.max(...samples))} MiB`;
    if (growth > average * GROWTH) throw new Error(`memory grows: ${seen}`);
    return seen;
  } finally {
    await server.kill();
  }
}

/** Memory of the process (Linux). */
function residentBytes(pid) {
  const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kib) * 1024;
}

/** Least squares: the mean growth from one sample to the next. */
function slope(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const over = values.reduce((sum, value, i) => sum + (i - middle) * (value - mean), 0);
  const under = values.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
  return under === 0 ? 0 : over / under;
}

const mib = (bytes) => (bytes / 1024 / 1024).toFixed(0);
