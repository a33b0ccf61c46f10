import fs from 'node:fs';
import { demonstrationDatabase } from '../../scripts/demonstration.mjs';

/**
 * Before all tests: the database with the demonstration, from which every product of the run starts (`copiarModelo`).
 * `npm test` already has one, and names its folder in MERENDA_MODELO.
 */
export default async function criarModelo(): Promise<void> {
  if (process.env.MERENDA_URL !== undefined) return;
  // The workers are processes: they inherit it.
  process.env.MERENDA_MODELO ??= await demonstrationDatabase();
}

/** Copies the database with the demonstration into a folder that does not exist yet. */
export function copiarModelo(destino: string): void {
  const modelo = process.env.MERENDA_MODELO;
  if (modelo !== undefined) fs.cpSync(modelo, destino, { recursive: true });
}
