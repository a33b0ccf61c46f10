import type { FastifyInstance } from 'fastify';
import { emTransacao } from '../banco/transacao.js';
import { anotarAparelho } from '../recursos/tokens/aparelhos.js';
import { entrarComo, type Entrada, type Pessoa } from './app.js';

/** The browser of the phone: 'Chrome no Android'. */
export const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';

/** The token of a phone in which the user has logged in and is remembered: a new one, unless another user has one there already. */
export async function conhecerAparelho(
  { banco }: Pick<FastifyInstance, 'banco'>,
  { usuarioId }: Pessoa,
  token?: string,
): Promise<string> {
  const novo = await emTransacao({ banco, usuario: null }, (tx) =>
    anotarAparelho(tx, usuarioId, { token, agente: CHROME }, true),
  );
  return novo ?? token ?? '';
}

/** A user with a PIN on a phone. */
export async function comPin(
  app: FastifyInstance,
  { aparelho, pin = '482913', ...entrada }: Entrada & { aparelho?: string; pin?: string } = {},
): Promise<{ pessoa: Pessoa; aparelho: string }> {
  const pessoa = await entrarComo(app, entrada);
  const token = await conhecerAparelho(app, pessoa, aparelho);
  const { statusCode, body } = await pessoa.injetar('PUT', '/pins', { aparelho: token, pin });
  if (statusCode !== 204) throw new Error(`the PIN was refused: ${body}`);
  return { pessoa, aparelho: token };
}
