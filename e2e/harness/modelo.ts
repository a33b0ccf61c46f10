import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, startServer } from '../../scripts/server.mjs';

/**
 * Before all tests: creates the database with the demonstration once. Every product of the run starts from a copy of it
 * (`copiarModelo`), in a quarter of the time.
 * @returns a function that removes it after the tests
 */
export default async function criarModelo(): Promise<(() => void) | undefined> {
  if (process.env.MERENDA_URL !== undefined) return undefined;
  const pasta = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-modelo-'));
  const banco = path.join(pasta, 'banco');
  const emails = path.join(pasta, 'emails');
  const servidor = await startServer({ port: await freePort(), env: { DADOS: banco, EMAILS: emails, DEMO: '1' } });
  await servidor.stop();
  // The workers are processes: they inherit it.
  process.env.MERENDA_MODELO = banco;
  return () => fs.rmSync(pasta, { recursive: true, force: true });
}

/** Copies the database with the demonstration into a folder that does not exist yet. */
export function copiarModelo(destino: string): void {
  const modelo = process.env.MERENDA_MODELO;
  if (modelo !== undefined) fs.cpSync(modelo, destino, { recursive: true });
}
