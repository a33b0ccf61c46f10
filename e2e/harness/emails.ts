import fs from 'node:fs';
import path from 'node:path';
import { pastaDeEmails } from './produto.js';

/** The texts of the messages that the product under test has sent to this address, oldest first. */
export function emailsPara(endereco: string): string[] {
  const pasta = pastaDeEmails();
  if (!fs.existsSync(pasta)) return [];
  return fs
    .readdirSync(pasta)
    .sort()
    .map((nome) => fs.readFileSync(path.join(pasta, nome), 'latin1'))
    .filter((mensagem) => mensagem.includes(`To: ${endereco}`))
    .map(decodificar);
}

/** Waits for the `quantas`-th message to this address. @returns the link, which is on its own line */
export async function linkDoEmail(endereco: string, quantas = 1): Promise<string> {
  for (let vez = 0; vez < 100; vez += 1) {
    const texto = emailsPara(endereco)[quantas - 1];
    const link = texto === undefined ? undefined : /^https?:\S+$/m.exec(texto)?.[0];
    if (link !== undefined) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No message with a link reached ${endereco}.`);
}

/** Quoted-printable (RFC 2045, section 6.7), UTF-8 within. */
function decodificar(mensagem: string): string {
  const bytes = mensagem
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
