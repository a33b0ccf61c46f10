import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
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
    await fs.mkdir(pasta, { recursive: true, mode: 0o700 });
    // Complete, or not there: a full disk leaves an empty file.
    const parcial = `${arquivo}.parcial`;
    try {
      await fs.writeFile(parcial, message, { mode: 0o600 });
      await fs.rename(parcial, arquivo);
    } catch (erro) {
      await fs.rm(parcial, { force: true });
      throw erro;
    }
    relatar(arquivo);
  };
}
