import nodemailer from 'nodemailer';
import { comDisjuntor } from '../disjuntor.js';
import { comPrazo } from '../prazo.js';
import type { Correio } from './correio.js';

/** Time limit for each step of the mail server, so that the failure is in the log soon (ms). */
const PRAZO_MS = 15_000;

/** And for a whole message, from a server that answers a byte at a time (ms). */
const PRAZO_TOTAL_MS = 60_000;

/** Addresses of this machine: messages to them do not cross a network. */
const DESTA_MAQUINA = /^(127(\.\d{1,3}){3}|\[::1\]|localhost)$/;

/**
 * Sends through the mail server at `url`: `smtp://user:password@host:587`, `smtps://…`. Nothing is sent without TLS,
 * except to a server on this machine. A server that fails five times in a row is left alone for 30 s.
 */
export function correioPorSmtp(
  { url, remetente }: { url: string; remetente: string },
  prazoTotalMs = PRAZO_TOTAL_MS,
): Correio {
  const transporte = nodemailer.createTransport({
    url,
    requireTLS: !DESTA_MAQUINA.test(new URL(url).hostname),
    connectionTimeout: PRAZO_MS,
    greetingTimeout: PRAZO_MS,
    socketTimeout: PRAZO_MS,
  });
  return async ({ para, assunto, texto }) => {
    await comDisjuntor(url, () =>
      comPrazo(prazoTotalMs, (signal) =>
        transporte.sendMail({ from: remetente, to: para, subject: assunto, text: texto, signal }),
      ),
    );
  };
}
