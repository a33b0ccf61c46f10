import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { agora } from '../../nucleo/relogio.js';
import type { Correio } from './correio.js';

interface CaixaDeSaida {
  pasta: string;
  remetente: string;
  /** Gets the path of each message. */
  relatar: (arquivo: string) => void;
}

/**
 * Without a mail server: each message becomes a file `.eml` in `pasta`, as a mail program opens it. Only the server's
 * own user can read it, because a recovery link opens an account.
 */
export function caixaDeSaida({ pasta, remetente, relatar }: CaixaDeSaida): Correio {
  const transporte = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async ({ para, assunto, texto }) => {
    const { message } = await transporte.sendMail({ from: remetente, to: para, subject: assunto, text: texto });
    const instante = agora().toISOString().replaceAll(/[:.]/g, '-');
    const arquivo = path.join(pasta, `${instante}-${randomBytes(4).toString('hex')}.eml`);
    await mkdir(pasta, { recursive: true, mode: 0o700 });
    await writeFile(arquivo, message, { mode: 0o600 });
    relatar(arquivo);
  };
}
