import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pessoas, usuarios } from '../../banco/esquema/acesso.js';
import { primeira } from '../../banco/restricoes.js';
import { agora } from '../../nucleo/relogio.js';
import { mensagemDoSegundoFator, type ACONTECIDO } from './mensagem.js';

/** Tells a user by e-mail what has happened. */
type Avisar = (req: FastifyRequest, usuarioId: number, acontecido: keyof typeof ACONTECIDO) => void;

/**
 * Sends the messages after the response: a slow mail server delays nobody, and one that fails undoes nothing. The app
 * closes after the last one.
 */
export function avisosDe(app: FastifyInstance): Avisar {
  const emCurso = new Set<Promise<void>>();
  app.addHook('preClose', async () => {
    await Promise.all(emCurso);
  });
  return (req, usuarioId, acontecido) => {
    const envio = enviar(app, usuarioId, acontecido).catch((erro: unknown) => {
      req.log.error(erro, 'o aviso sobre o segundo fator não foi enviado');
    });
    emCurso.add(envio);
    void envio.then(() => emCurso.delete(envio));
  };
}

async function enviar(app: FastifyInstance, usuarioId: number, acontecido: keyof typeof ACONTECIDO): Promise<void> {
  const instante = agora();
  const destino = primeira(
    await app.banco
      .select({ nome: pessoas.nome, email: usuarios.email })
      .from(usuarios)
      .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
      .where(eq(usuarios.id, usuarioId)),
  );
  await app.correio.enviar(mensagemDoSegundoFator(destino, acontecido, instante));
}
