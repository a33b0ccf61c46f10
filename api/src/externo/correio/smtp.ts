import nodemailer from 'nodemailer';
import type { Correio } from './correio.js';

/** Time limit for the mail server, so that the failure is in the log soon (ms). */
const PRAZO_MS = 15_000;

/** Addresses of this machine: what is sent to them does not cross a network. */
const DESTA_MAQUINA = /^(127(\.\d{1,3}){3}|\[::1\]|localhost)$/;

/**
 * Sends through the mail server at `url`: `smtp://user:password@host:587`, `smtps://…`. Nothing is sent without TLS,
 * except to a server on this machine.
 */
export function correioPorSmtp({ url, remetente }: { url: string; remetente: string }): Correio {
  const transporte = nodemailer.createTransport({
    url,
    requireTLS: !DESTA_MAQUINA.test(new URL(url).hostname),
    connectionTimeout: PRAZO_MS,
    greetingTimeout: PRAZO_MS,
    socketTimeout: PRAZO_MS,
  });
  return async ({ para, assunto, texto }) => {
    await transporte.sendMail({ from: remetente, to: para, subject: assunto, text: texto });
  };
}
