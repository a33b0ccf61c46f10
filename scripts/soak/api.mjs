import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PASSWORD = 'merenda-escolar-demo';

/**
 * Logs in with a demonstration account and returns functions that send requests with that session, to `url` or to
 * another server on the same database. A broken connection throws, like fetch.
 * @param {string} url
 * @param {string} [usuario]
 */
export async function enter(url, usuario = 'admin') {
  const res = await fetch(`${url}/api/tokens/autenticar`, {
    method: 'POST',
    body: new URLSearchParams({ usuario, senha: PASSWORD }),
  });
  if (!res.ok) throw new Error(`${usuario} could not log in: ${res.status} ${await res.text()}`);
  const { token, usuario: user } = await res.json();
  /**
   * @type {(method: string, path: string, options?: { body?: unknown, key?: string, at?: string }) =>
   * Promise<Response>}
   */
  const send = (method, route, { body, key, at = url } = {}) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    return fetch(`${at}/api/${route}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  };
  /** Like `send`, for a read that must succeed. */
  const read = async (route, options) => {
    const res = await send('GET', route, options);
    if (!res.ok) throw new Error(`GET ${route}: ${res.status} ${await res.text()}`);
    return res.json();
  };
  return { token, user, send, read };
}

/** Runs one of the API's commands (`verificar`, `backup`, …) of the built product; returns what it printed. */
export async function command(name, args, env) {
  const { stdout } = await promisify(execFile)(process.execPath, [`api/dist/comandos/${name}.js`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  return stdout;
}

/**
 * Checks all invariants of a database. The embedded database must not be open. @throws Error with the broken invariants
 */
export async function checkInvariants(env) {
  await command('verificar', [], env).catch((error) => {
    throw new Error(`invariants are broken:\n${error.stdout}${error.stderr}`);
  });
}

/** @throws Error unless both are equal */
export function mustBe(found, expected, what) {
  if (found !== expected) throw new Error(`${what}: ${found}, expected ${expected}`);
}

/** @type {(ms: number) => Promise<void>} */
export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
