import type { FastifyInstance } from 'fastify';
import { anotarAparelho } from '../acesso/tokens/aparelhos.js';
import { emTransacao } from '../banco/transacao.js';
import { entrarComo, type Entrada, type Pessoa } from './app.js';

/** The browser of the phone: 'Chrome no Android'. */
export const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';

/** The user's token on a phone in which the user has logged in and is remembered. */
export async function conhecerAparelho(
  { banco }: Pick<FastifyInstance, 'banco'>,
  { usuarioId }: Pessoa,
): Promise<string> {
  const novo = await emTransacao({ banco, usuario: null }, (tx) =>
    anotarAparelho(tx, usuarioId, { tokens: [], agente: CHROME }, true),
  );
  return novo ?? '';
}

/** A user with a PIN on a phone, and the user's token there. */
export async function comPin(
  app: FastifyInstance,
  { pin = '482913', ...entrada }: Entrada & { pin?: string } = {},
): Promise<{ pessoa: Pessoa; aparelho: string }> {
  const pessoa = await entrarComo(app, entrada);
  const resposta = await pessoa.injetar('PUT', '/pins', { aparelho: await conhecerAparelho(app, pessoa), pin });
  if (resposta.statusCode !== 200) throw new Error(`the PIN was refused: ${resposta.body}`);
  return { pessoa, aparelho: resposta.json<{ aparelho: string }>().aparelho };
}
