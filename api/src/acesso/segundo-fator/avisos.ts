import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pessoas, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { primeira } from '../../banco/restricoes.js';
import { agora } from '../../nucleo/relogio.js';
import { mensagemDoSegundoFator, type ACONTECIDO } from './mensagem.js';

/** Tells a user by e-mail, after the response, what has happened to the second factor. */
export function avisarDoSegundoFator(
  { banco, avisarPorEmail }: FastifyInstance,
  usuarioId: number,
  acontecido: keyof typeof ACONTECIDO,
): void {
  const instante = agora();
  avisarPorEmail(async () => {
    const destino = primeira(
      await banco
        .select({ nome: pessoas.nome, email: usuarios.email })
        .from(usuarios)
        .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
        .where(eq(usuarios.id, usuarioId)),
    );
    return mensagemDoSegundoFator(destino, acontecido, instante);
  });
}
