import nodemailer from 'nodemailer';
import type { Correio } from './correio.js';

/** Time limit for the mail server, so that the failure is in the log soon (ms). */
const PRAZO_MS = 15_000;

/** Sends through the mail server at `url`: `smtp://user:password@host:587`, `smtps://…`. */
export function correioPorSmtp({ url, remetente }: { url: string; remetente: string }): Correio {
  const transporte = nodemailer.createTransport({
    url,
    connectionTimeout: PRAZO_MS,
    greetingTimeout: PRAZO_MS,
    socketTimeout: PRAZO_MS,
  });
  return async ({ para, assunto, texto }) => {
    await transporte.sendMail({ from: remetente, to: para, subject: assunto, text: texto });
  };
}
