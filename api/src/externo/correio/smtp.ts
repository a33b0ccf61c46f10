import nodemailer from 'nodemailer';
import type { Correio } from './correio.js';

/** A mail server that does not answer is given up, so that the failure stands in the log while somebody still looks for it (ms). */
const PRAZO_MS = 15_000;

/** Sends by the mail server at `url`: `smtp://user:password@host:587`, `smtps://…`. */
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
