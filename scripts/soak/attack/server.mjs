import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { demonstrationDatabase } from '../../demonstration.mjs';
import { FIXED_CLOCK } from '../../fixed-clock/fixed-clock.mjs';
import { freePort, startServer } from '../../server.mjs';
import { checkInvariants } from '../api.mjs';

/**
 * Runs an attack against the built server, on this machine, with a database of its own. Afterwards the server must stop
 * in order, and its data keep all invariants.
 * @param {(server: Awaited<ReturnType<typeof startServer>>) => Promise<string>} attack resolves to what it saw
 * @returns {Promise<string>}
 */
export async function attacked(attack) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-ataque-'));
  const env = {
    DADOS: path.join(folder, 'banco'),
    EMAILS: path.join(folder, 'emails'),
    DATABASE_URL: '',
    DEMO: '1',
    ...FIXED_CLOCK,
  };
  try {
    fs.cpSync(await demonstrationDatabase(), env.DADOS, { recursive: true });
    const server = await startServer({ port: await freePort(), env: { ...env, LOG: 'silent' } });
    try {
      const seen = await attack(server);
      await server.stop();
      await checkInvariants(env);
      return seen;
    } finally {
      await server.kill();
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The largest memory that a process has had (Linux), in MiB. */
export function peakMemory(pid) {
  const [, kib] = /^VmHWM:\s+(\d+) kB$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(kib) / 1024);
}

/** A connection to the server, for bytes that no client library sends. Broken connections are no errors. */
export function connect(url) {
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1').setEncoding('latin1');
  socket.on('error', () => undefined);
  return socket;
}

/** @throws Error when a value is larger than its limit */
export function mustBeAtMost(found, limit, what) {
  if (found > limit) throw new Error(`${what}: ${found}, at most ${limit} expected`);
}

/** Answers by status, e.g. `401 × 10, 429 × 390`. */
export function byStatus(statuses) {
  const counts = new Map();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status} × ${times}`)
    .join(', ');
}

/** Calls `work` and measures it (ms). */
export async function timed(work) {
  const started = performance.now();
  const result = await work();
  return { result, ms: Math.round(performance.now() - started) };
}
