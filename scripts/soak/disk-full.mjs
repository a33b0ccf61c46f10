import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FIXED_CLOCK } from '../fixed-clock/fixed-clock.mjs';
import { startPostgres } from '../postgres.mjs';
import { freePort, startServer } from '../server.mjs';
import { checkInvariants, command, enter, mustBe, wait } from './api.mjs';
import { openLot } from './exits.mjs';

const RECOVERY = 3000;
const TURNS = 50;
/**
 * On a full disk PostgreSQL still writes into space that it has allocated: the highest number of exits that may
 * succeed.
 */
const GRACE = 5000;

/**
 * For each database: the size of the disk in MiB (demonstration and the database's reserve), and the free MiB when it
 * is full.
 * @type {Record<'embedded' | 'postgres', { size: number, left: number }>}
 */
const DISKS = { embedded: { size: 320, left: 20 }, postgres: { size: 320, left: 0 } };

/** In the long form the server reads for so long without a free byte: its checkpoints come every five minutes (ms). */
const EMPTY = 11 * 60_000;

/**
 * A small disk that fills up under load: writes are refused with 503, reads continue, and writes work again when there
 * is space. With the embedded database the last byte is taken too: the server goes on reading, starts again after it was
 * killed and after it was stopped, and says that the disk is full. The disk is mounted in its own namespace, in which the process is not root, because PostgreSQL does not run
 * as root.
 * @param {'embedded' | 'postgres'} database
 * @param {boolean} short without the minutes at no free byte
 * @param {string} [demonstration] folder of an embedded database to start from; without it, the server creates one
 */
export async function diskFull(database, short, demonstration) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-disk-'));
  try {
    const script = `mount -t tmpfs -o size=${DISKS[database].size}m,uid=1000,gid=1000 merenda "$1" && shift && exec "$@"`;
    const words = [
      '--map-user=1000',
      '--map-group=1000',
      '--keep-caps',
      '--mount',
      'sh',
      '-ec',
      script,
      'sh',
      folder,
      process.execPath,
      import.meta.filename,
      database,
      folder,
      short ? 'short' : 'long',
      ...(demonstration ? [demonstration] : []),
    ];
    const { stdout } = await promisify(execFile)('unshare', words);
    return stdout.trim().split('\n').at(-1);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The test itself, on the disk at `folder`. */
async function onDisk(database, folder, form, demonstration) {
  process.env.TMPDIR = folder;
  const postgres = database === 'postgres' ? await startPostgres() : null;
  try {
    const address = postgres ? await postgres.createDatabase('merenda') : '';
    const embedded = path.join(folder, 'banco');
    if (demonstration) fs.cpSync(demonstration, embedded, { recursive: true });
    const quiet = form === 'short' ? 0 : EMPTY;
    return await fillAndFree(folder, DISKS[database].left, database === 'embedded' ? quiet : null, {
      DADOS: embedded,
      EMAILS: path.join(folder, 'emails'),
      DATABASE_URL: address,
      DEMO: '1',
      LOG: 'silent',
      ...(database === 'embedded' && FIXED_CLOCK),
    });
  } finally {
    await postgres?.remove();
  }
}

/** @param {number | null} empty how long to read without a free byte (ms); null: not at all */
async function fillAndFree(folder, left, empty, env) {
  const ballast = path.join(folder, 'ballast');
  let server = await startServer({ port: await freePort(), env });
  try {
    const session = await enter(server.url);
    const lot = await openLot(session);
    mustBe(await lot.one(), 'done', 'an exit with room');

    const { bavail, bsize } = fs.statfsSync(folder);
    fs.writeFileSync(ballast, Buffer.alloc(bavail * bsize - left * 1024 * 1024));
    let going = 0;
    while ((await lot.one()) === 'done')
      if ((going += 1) > GRACE) throw new Error(`${GRACE} exits were written onto a full disk`);
    for (let turn = 0; turn < TURNS; turn += 1) {
      mustBe(await lot.one(), 'away', 'an exit without room');
      mustBe((await session.send('GET', 'produtos')).status, 200, 'a list without room');
    }
    if (empty !== null) server = await withoutAByte(server, session, { ballast, empty, env });
    fs.rmSync(ballast);
    const freed = performance.now();
    lot.retry();
    while ((await lot.one()) !== 'done') {
      if (performance.now() - freed > RECOVERY) throw new Error(`no exit within ${RECOVERY} ms of the room`);
      await wait(50);
    }
    const back = performance.now() - freed;
    const exits = await lot.settle();
    await server.stop();
    await checkInvariants(env);
    return `disk full: ${going} exits went on in what the database had, then ${TURNS} were refused with 503 and ${TURNS} lists read; writing again ${Math.round(back)} ms after there was room; ${exits} exits, none lost, none doubled`;
  } finally {
    await server.kill();
  }
}

/** The server reads on a disk without a free byte, and starts on it after a kill and after a stop. Returns the last one. */
async function withoutAByte(server, session, { ballast, empty, env }) {
  const port = Number(new URL(server.url).port);
  const read = async (when) =>
    mustBe((await session.send('GET', 'produtos')).status, 200, `a list without a free byte, ${when}`);
  fill(ballast);
  await read('at once');
  for (const end = performance.now() + empty; performance.now() < end; await wait(5_000)) await read('after minutes');
  const ready = await (await fetch(`${server.url}/saude/pronta`)).json();
  mustBe(ready.disco, 'cheio', 'what readiness says of the disk');
  await server.kill();
  fill(ballast);
  const killed = await startServer({ port, env });
  await read('after a kill');
  await killed.stop();
  fill(ballast);
  await commandsWithoutAByte(env);
  fill(ballast);
  const stopped = await startServer({ port, env });
  await read('after a stop');
  return stopped;
}

/** A copy and the signed trail go to another disk, and the checks read. */
async function commandsWithoutAByte(env) {
  const elsewhere = fs.mkdtempSync(path.join(path.dirname(process.env.TMPDIR), 'merenda-copy-'));
  try {
    await checkInvariants(env);
    await command('backup', [path.join(elsewhere, 'copy.jsonl.gz')], env);
    const trail = { AUDITORIA: path.join(elsewhere, 'trail'), AUDITORIA_CHAVE: path.join(elsewhere, 'key.pem') };
    mustBe((await command('exportar-auditoria', [], { ...env, ...trail })).includes('assinado'), true, 'an export');
  } finally {
    fs.rmSync(elsewhere, { recursive: true });
  }
}

/** Takes the bytes that are free. */
function fill(ballast) {
  try {
    for (;;) fs.appendFileSync(ballast, Buffer.alloc(64 * 1024));
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  }
}

if (process.argv[1] === import.meta.filename) console.log(await onDisk(...process.argv.slice(2)));
