import { and, eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { autenticadores, chavesDeAcesso, codigosDeRecuperacao } from '../../banco/esquema/acesso/segundo-fator.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito, naoEncontrado } from '../../nucleo/recusas.js';
import { esquecerSegundoFator } from '../tokens/aparelhos.js';
import { revogarSessoes } from '../tokens/sessoes.js';
import { travarSegundoFator } from './consultas.js';
import { exigeSegundoFator, temSegundoFator } from './exigencia.js';

/**
 * Removes the user's own app. 409 without one, and when the municipality requires a second factor of the user and none
 * would be left.
 */
export function retirarAutenticador(contexto: Contexto): Promise<void> {
  const { id } = contexto.usuario;
  return emTransacao(contexto, async (tx) => {
    await travarSegundoFator(tx, id);
    const [lido] = await tx
      .delete(autenticadores)
      .where(eq(autenticadores.usuarioId, id))
      .returning({ segredo: autenticadores.segredo });
    if (!lido?.segredo) throw conflito('Não há aplicativo autenticador para retirar.');
    await concluirRetirada(tx, id);
    await auditar(tx, { entidade: 'usuarios', id, acao: 'RETIRAR_SEGUNDO_FATOR', antes: { forma: 'AUTENTICADOR' } });
  });
}

/** Removes one of the user's own passkeys. 404; 409 like an app. */
export function retirarChave(contexto: Contexto, chaveId: number): Promise<void> {
  const { id } = contexto.usuario;
  return emTransacao(contexto, async (tx) => {
    await travarSegundoFator(tx, id);
    const [lida] = await tx
      .delete(chavesDeAcesso)
      .where(and(eq(chavesDeAcesso.id, chaveId), eq(chavesDeAcesso.usuarioId, id)))
      .returning({ nome: chavesDeAcesso.nome });
    if (!lida) throw naoEncontrado('Chave de acesso não encontrada.');
    await concluirRetirada(tx, id);
    await auditar(tx, { entidade: 'usuarios', id, acao: 'RETIRAR_SEGUNDO_FATOR', antes: { forma: 'CHAVE', ...lida } });
  });
}

/** After one factor is gone: no device is remembered, and recovery codes go with the last factor. */
async function concluirRetirada(tx: Transacao, usuarioId: number): Promise<void> {
  await esquecerSegundoFator(tx, usuarioId);
  if (await temSegundoFator(tx, usuarioId)) return;
  if (await exigeSegundoFator(tx, usuarioId))
    throw conflito(
      'A prefeitura exige a verificação em duas etapas para o seu acesso. Cadastre outra forma antes de retirar esta.',
    );
  await tx.delete(codigosDeRecuperacao).where(eq(codigosDeRecuperacao.usuarioId, usuarioId));
}

/** Removes all second factors of a user, and ends its sessions. 409 for a user without one. */
export async function retirarSegundosFatores(tx: Transacao, id: number): Promise<void> {
  await travarSegundoFator(tx, id);
  if (!(await temSegundoFator(tx, id))) throw conflito('Este usuário não tem a verificação em duas etapas.');
  await tx.delete(autenticadores).where(eq(autenticadores.usuarioId, id));
  await tx.delete(chavesDeAcesso).where(eq(chavesDeAcesso.usuarioId, id));
  await tx.delete(codigosDeRecuperacao).where(eq(codigosDeRecuperacao.usuarioId, id));
  await esquecerSegundoFator(tx, id);
  await revogarSessoes(tx, id);
  await auditar(tx, { entidade: 'usuarios', id, acao: 'REDEFINIR_SEGUNDO_FATOR' });
}
