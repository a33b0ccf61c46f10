import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort, startServer } from '../server.mjs';
import { checkInvariants, enter, mustBe, wait } from './api.mjs';
import { openLot } from './exits.mjs';

/** The disk of the trial (MiB): the demonstration takes some 60 of them, and 64 are the database's reserve. */
const DISK = 320;
const LEFT = 20;
const RECOVERY = 3000;

/**
 * A small disk that fills up under load, on the embedded database: writes are refused with 503, reads go on, and everything does once there is room.
 * The disk is mounted where only this trial sees it.
 */
export async function diskFull() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-disco-'));
  try {
    const script = `mount -t tmpfs -o size=${DISK}m merenda "$1" && exec "$2" "$3" "$1"`;
    const { stdout } = await promisify(execFile)('unshare', ['--map-root-user', '--mount', 'sh', '-ec', script, 'sh', folder, process.execPath, import.meta.filename]);
    return stdout.trim().split('\n').at(-1);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The trial itself, on the disk at `folder`. */
async function onDisk(folder) {
  const ballast = path.join(folder, 'lastro');
  const env = { DADOS: path.join(folder, 'banco'), EMAILS: path.join(folder, 'emails'), DATABASE_URL: '', DEMO: '1', LOG: 'silent' };
  const server = await startServer({ port: await freePort(), env });
  try {
    const session = await enter(server.url);
    const lot = await openLot(session);
    mustBe(await lot.one(), 'done', 'an exit with room');

    const { bavail, bsize } = fs.statfsSync(folder);
    fs.writeFileSync(ballast, Buffer.alloc(bavail * bsize - LEFT * 1024 * 1024));
    for (let turn = 0; turn < 50; turn += 1) {
      mustBe(await lot.one(), 'away', 'an exit without room');
      mustBe((await session.send('GET', 'produtos')).status, 200, 'a list without room');
    }
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
    return `disk full: 50 exits refused with 503 and 50 lists read; writing again ${Math.round(back)} ms after there was room; ${exits} exits, none lost, none doubled`;
  } finally {
    await server.kill();
  }
}

if (process.argv[1] === import.meta.filename) console.log(await onDisk(process.argv[2]));
