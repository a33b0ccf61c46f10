import fs from 'node:fs';
import path from 'node:path';

/** The messages that the product under test has written to this address, oldest first, as their text reads. */
export function emailsPara(endereco: string): string[] {
  const pasta = process.env.MERENDA_EMAILS;
  if (pasta === undefined) throw new Error('MERENDA_EMAILS is not set: run the browser tests by `npm test -w e2e`.');
  if (!fs.existsSync(pasta)) return [];
  return fs
    .readdirSync(pasta)
    .sort()
    .map((nome) => fs.readFileSync(path.join(pasta, nome), 'latin1'))
    .filter((mensagem) => mensagem.includes(`To: ${endereco}`))
    .map(decodificar);
}

/** Waits for the message that is the `quantas`-th to this address and answers the address that stands alone in a line of it. */
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
