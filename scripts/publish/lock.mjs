import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** How long a publication waits for another one (ms): copying takes seconds, building happens before. */
const PATIENCE = 60_000;
const PAUSE = 50;

/**
 * Runs `work` while no other process publishes into the same folder, on this machine or on another that mounts it. The
 * lock of a dead process on this machine is taken over; for any other it waits, and the error names it when the time is
 * over.
 * @template T
 * @param {string} file the lock; its folder is created
 * @param {() => Promise<T>} work
 * @param {{ patience?: number }} [options] ms
 * @returns {Promise<T>}
 */
export async function withLock(file, work, { patience = PATIENCE } = {}) {
  await fs.mkdir(path.dirname(file), { recursive: true });
  const deadline = Date.now() + patience;
  while (!(await take(file))) {
    await removeOrphan(file);
    if (Date.now() > deadline)
      throw new Error(`Outra publicação está em curso (${await ownerOf(file)}). Se ela já não existe, apague ${file}.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  try {
    return await work();
  } finally {
    await fs.rm(file);
  }
}

/** Only one process can create a file that must not exist. */
async function take(file) {
  const owner = JSON.stringify({ id: randomUUID(), host: os.hostname(), pid: process.pid });
  return fs.writeFile(file, owner, { flag: 'wx' }).then(
    () => true,
    (error) => (error.code === 'EEXIST' ? false : Promise.reject(error)),
  );
}

/**
 * Removes a lock whose owner is dead. It uses a second lock and checks again: two processes that wait for the same dead
 * owner must not remove the lock that one of them has just taken.
 */
async function removeOrphan(file) {
  if (!isOrphan(await read(file))) return;
  const guard = `${file}.remocao`;
  if (!(await take(guard))) return;
  try {
    if (isOrphan(await read(file))) await fs.rm(file, { force: true });
  } finally {
    await fs.rm(guard);
  }
}

function isOrphan(owner) {
  if (owner?.host !== os.hostname()) return false;
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** Null while the owner is still writing its name, or has just released the lock. */
async function read(file) {
  const text = await fs.readFile(file, 'utf8').catch((error) => (error.code === 'ENOENT' ? '' : Promise.reject(error)));
  return text.endsWith('}') ? JSON.parse(text) : null;
}

async function ownerOf(file) {
  const owner = await read(file);
  return owner ? `processo ${owner.pid} em ${owner.host}` : 'dono desconhecido';
}
