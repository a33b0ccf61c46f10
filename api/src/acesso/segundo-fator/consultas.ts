import type { ChaveDeAcesso, SegundoFator } from '@merenda/shared/contratos';
import { and, eq, isNull } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { autenticadores, chavesDeAcesso, codigosDeRecuperacao } from '../../banco/esquema/acesso/segundo-fator.js';
import type { Transacao } from '../../banco/transacao.js';
import { dataHoraBR } from '../../nucleo/relogio.js';
import { exigeSegundoFator } from './exigencia.js';

/** The second factors of the user of the request. */
export async function buscarSegundoFator(
  { banco, usuario: { id } }: Contexto,
  guardaSegredos: boolean,
): Promise<SegundoFator> {
  const [autenticador] = await banco
    .select({ desde: autenticadores.desde })
    .from(autenticadores)
    .where(eq(autenticadores.usuarioId, id));
  return {
    autenticador: autenticador?.desde ? { desde: dataHoraBR(autenticador.desde) } : null,
    chaves: await listarChaves(banco, id),
    codigosRestantes: await banco.$count(
      codigosDeRecuperacao,
      and(eq(codigosDeRecuperacao.usuarioId, id), isNull(codigosDeRecuperacao.usadoEm)),
    ),
    obrigatorio: await exigeSegundoFator(banco, id),
    guardaSegredos,
  };
}

/** The user's passkeys, oldest first. */
async function listarChaves(banco: Banco, usuarioId: number): Promise<ChaveDeAcesso[]> {
  const linhas = await banco
    .select()
    .from(chavesDeAcesso)
    .where(eq(chavesDeAcesso.usuarioId, usuarioId))
    .orderBy(chavesDeAcesso.id);
  return linhas.map(comoChave);
}

/** A passkey as it is shown. */
export const comoChave = ({ id, nome, criadaEm, usadaEm }: typeof chavesDeAcesso.$inferSelect): ChaveDeAcesso => ({
  id,
  nome,
  criadaEm: dataHoraBR(criadaEm),
  usadaEm: usadaEm && dataHoraBR(usadaEm),
});

/** Locks the second factors of a user, by its row, until the end of the transaction. */
export async function travarSegundoFator(tx: Transacao, usuarioId: number): Promise<void> {
  await tx.select({ id: usuarios.id }).from(usuarios).where(eq(usuarios.id, usuarioId)).for('update');
}
