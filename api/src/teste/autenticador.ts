import { Secret, TOTP } from 'otpauth';
import { agora } from '../nucleo/relogio.js';
import type { Pessoa } from './app.js';

/** What an authenticator app shows now, or so many steps of 30 s later. */
export const codigoDoAutenticador = (segredo: string, passos = 0): string =>
  new TOTP({ secret: Secret.fromBase32(segredo) }).generate({ timestamp: agora().getTime() + passos * 30_000 });

/** Begins an enrolment; the answer is the secret. */
export const iniciarAutenticador = async (pessoa: Pessoa): Promise<string> =>
  (await pessoa.injetar('POST', '/segundo-fator/autenticador')).json<{ segredo: string }>().segredo;

/** Gives the user an authenticator app, confirmed with the previous code, so the current one is still unused. */
export async function ativarAutenticador(pessoa: Pessoa): Promise<string> {
  const segredo = await iniciarAutenticador(pessoa);
  const { statusCode, body } = await pessoa.injetar('PUT', '/segundo-fator/autenticador', {
    codigo: codigoDoAutenticador(segredo, -1),
  });
  if (statusCode !== 204) throw new Error(body);
  return segredo;
}
