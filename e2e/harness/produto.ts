import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FIXED_CLOCK } from '../../scripts/fixed-clock/fixed-clock.mjs';
import { freePort, startServer } from '../../scripts/server.mjs';
import { copiarModelo } from './modelo.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The product of this worker: `test.ts` starts it before the worker's first test. */
let atual: { url: string; emails: string | undefined } | undefined;

/** An address of the product under test. */
export function url(caminho = '/'): string {
  return new URL(caminho, doProduto().url).href;
}

/** The folder into which the product under test writes its e-mails. */
export function pastaDeEmails(): string {
  const { emails } = doProduto();
  if (emails === undefined) throw new Error('MERENDA_URL is set without MERENDA_EMAILS, the folder of its e-mails.');
  return emails;
}

function doProduto() {
  if (!atual) throw new Error('The product is started by a fixture: import `test` from harness/test.js.');
  return atual;
}

/**
 * Starts the built product with the demonstration, in its own database. With MERENDA_URL the tests use a product that
 * already runs; MERENDA_EMAILS names its folder of e-mails.
 * @returns a function that stops it and throws when the tests broke an invariant of the database
 */
export async function iniciarProduto(): Promise<() => Promise<void>> {
  const { MERENDA_URL, MERENDA_EMAILS } = process.env;
  if (MERENDA_URL !== undefined) {
    atual = { url: MERENDA_URL, emails: MERENDA_EMAILS };
    return () => Promise.resolve();
  }
  const pasta = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-e2e-'));
  const emails = path.join(pasta, 'emails');
  const banco = path.join(pasta, 'banco');
  copiarModelo(banco);
  // Authenticator apps need a key; any text of 16 characters is one.
  const env = { DADOS: banco, EMAILS: emails, DEMO: '1', SEGUNDO_FATOR_CHAVE: randomUUID(), ...FIXED_CLOCK };
  const servidor = await startServer({ port: await freePort(), env });
  atual = { url: servidor.url, emails };
  return async () => {
    await servidor.stop();
    try {
      verificarInvariantes(banco);
    } finally {
      fs.rmSync(pasta, { recursive: true, force: true });
    }
  };
}

/** @throws Error with the output of the check, when an invariant is broken */
function verificarInvariantes(banco: string): void {
  execFileSync(process.execPath, ['api/dist/comandos/verificar.js'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', DADOS: banco },
    encoding: 'utf8',
  });
}
