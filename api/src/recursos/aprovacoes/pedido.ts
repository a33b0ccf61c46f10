import type { AtoComAprovacao, Permissao, Usuario } from '@merenda/shared/contratos';
import { somarDias, DIAS_DE_APROVACAO, temQuemAprove } from '@merenda/shared/regras';
import { and, eq, notInArray } from 'drizzle-orm';
import { aprovacoes, type StatusDaAprovacao } from '../../banco/esquema/aprovacoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { agora, hoje } from '../../nucleo/relogio.js';
import { auditar } from '../auditoria/auditar.js';
import { GESTAO } from '../usuarios/gestores.js';
import { avisarDoPedido } from './avisos.js';
import { lerAbertas } from './consultas.js';
import { encerrar } from './encerramento.js';

/** What is known of a user whose access changes. */
type Alvo = Pick<Usuario, 'id' | 'permissoes' | 'situacao'>;

/**
 * Whether an act on a user has to wait, because it gives or takes the rights of a holder of USUARIOS who is not its
 * author, and a third holder could approve it. If so, it is asked for, unless it is already.
 * @param gestores the active holders of USUARIOS, locked (`travarGestores`)
 */
export async function pedirSePreciso(
  tx: Transacao,
  gestores: readonly number[],
  ato: AtoComAprovacao,
  { id }: Pick<Alvo, 'id'>,
): Promise<boolean> {
  // The system itself, and who gives up the own access, ask nobody.
  if (tx.autor === null || tx.autor === id || !temQuemAprove(gestores, tx.autor, id)) return false;
  await pedir(tx, gestores, ato, id, tx.autor);
  return true;
}

/**
 * The permissions that an edit may write now. USUARIOS that has to wait stays as it is, and is asked for. An edit without
 * it takes an open request to give it back.
 */
export async function reterGestao(
  tx: Transacao,
  gestores: readonly number[],
  antes: Alvo,
  permissoes: readonly Permissao[],
): Promise<Permissao[]> {
  const [tinha, tera] = [antes.permissoes.includes(GESTAO), permissoes.includes(GESTAO)];
  if (tera && !tinha && (await pedirSePreciso(tx, gestores, 'DAR_USUARIOS', antes)))
    return permissoes.filter((permissao) => permissao !== GESTAO);
  const deAtivo = tinha && antes.situacao !== 'DESATIVADO';
  if (!tera && deAtivo && (await pedirSePreciso(tx, gestores, 'RETIRAR_USUARIOS', antes)))
    return [...permissoes, GESTAO];
  if (tera !== tinha) await encerrar(tx, antes.id, ['DAR_USUARIOS', 'RETIRAR_USUARIOS'], 'DISPENSADA');
  else if (!tera) await encerrar(tx, antes.id, ['DAR_USUARIOS'], 'DESFEITA');
  return [...permissoes];
}

async function pedir(
  tx: Transacao,
  gestores: readonly number[],
  ato: AtoComAprovacao,
  usuarioId: number,
  autor: number,
): Promise<void> {
  const abertas = (await lerAbertas(tx, [usuarioId])).map(({ id }) => id);
  // One that can no longer be approved makes room.
  await tx
    .update(aprovacoes)
    .set({ status: 'VENCIDA' satisfies StatusDaAprovacao })
    .where(
      and(
        eq(aprovacoes.usuarioId, usuarioId),
        eq(aprovacoes.ato, ato),
        eq(aprovacoes.status, 'ABERTA'),
        abertas.length > 0 ? notInArray(aprovacoes.id, abertas) : undefined,
      ),
    );
  const [nova] = await tx
    .insert(aprovacoes)
    .values({
      ato,
      usuarioId,
      pedidaPorId: autor,
      pedidaEm: agora(),
      valeAte: somarDias(hoje(), DIAS_DE_APROVACAO),
    })
    .onConflictDoNothing()
    .returning({ id: aprovacoes.id });
  if (!nova) return;
  await auditar(tx, { entidade: 'usuarios', id: usuarioId, acao: 'PEDIR_APROVACAO', depois: { ato } });
  const pedida = (await lerAbertas(tx, [usuarioId])).find(({ id }) => id === nova.id);
  if (pedida) await avisarDoPedido(tx, pedida, gestores);
}
