import { expect } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { pastaDeEmails } from './produto.js';

/** The texts of the messages that the product under test has sent to this address, oldest first. */
function emailsPara(endereco: string): string[] {
  const pasta = pastaDeEmails();
  if (!fs.existsSync(pasta)) return [];
  return fs
    .readdirSync(pasta)
    .sort()
    .map((nome) => fs.readFileSync(path.join(pasta, nome), 'latin1'))
    .filter((mensagem) => mensagem.includes(`To: ${endereco}`))
    .map(decodificar);
}

/** Waits for the first message to this address. @returns its link, which is on its own line */
export async function linkDoEmail(endereco: string): Promise<string> {
  const link = () => emailsPara(endereco).flatMap((texto) => /^https?:\S+$/m.exec(texto)?.[0] ?? [])[0];
  await expect.poll(link, `a message with a link to ${endereco}`).toBeDefined();
  return link() ?? '';
}

/** Quoted-printable (RFC 2045, section 6.7), UTF-8 within. */
function decodificar(mensagem: string): string {
  const bytes = mensagem
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
