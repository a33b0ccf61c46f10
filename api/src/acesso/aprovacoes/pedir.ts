import type { AtoComAprovacao, Permissao, Usuario } from '@merenda/shared/contratos';
import { somarDias, DIAS_DE_APROVACAO, oQueEspera } from '@merenda/shared/regras';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { aprovacoes, type StatusDaAprovacao } from '../../banco/esquema/acesso/aprovacoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { agora, hoje } from '../../nucleo/relogio.js';
import { GESTAO } from '../usuarios/gestores.js';
import { avisarDaAprovacao } from './avisos.js';
import { lerAbertas } from './consultas.js';
import { encerrar } from './encerramento.js';

/** The data of a user whose access changes. */
type Alvo = Pick<Usuario, 'id' | 'permissoes' | 'situacao'>;

/**
 * Whether an act on a user has to wait, because it gives or takes the rights of a holder of USUARIOS who is not its
 * author: for a third holder, who could approve it, or, to take something without a third one, for the holder
 * (`oQueEspera`). If so, it is asked for, unless it is already.
 * @param gestores the active holders of USUARIOS, locked (`travarGestores`)
 */
export async function pedirSePreciso(
  tx: Transacao,
  gestores: readonly number[],
  ato: AtoComAprovacao,
  { id }: Pick<Alvo, 'id'>,
): Promise<boolean> {
  const { autor } = tx;
  // The system itself needs no approval.
  if (autor === null) return false;
  const espera = oQueEspera(ato, gestores, { autor, usuarioId: id });
  if (espera === null) return false;
  await pedir(tx, gestores, { ato, usuarioId: id, autor, comPrazo: espera === 'PESSOA' });
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

interface AprovacaoAPedir {
  ato: AtoComAprovacao;
  usuarioId: number;
  autor: number;
  /** It is done after `DIAS_DE_APROVACAO` unless the user objects. */
  comPrazo: boolean;
}

async function pedir(
  tx: Transacao,
  gestores: readonly number[],
  { ato, usuarioId, autor, comPrazo }: AprovacaoAPedir,
): Promise<void> {
  const valem = (await lerAbertas(tx, [usuarioId]))
    // One that waits for a third person makes room when there is none any more.
    .filter(({ efeitoEm }) => efeitoEm !== null || !comPrazo)
    .map(({ id }) => id);
  // One that can no longer be approved makes room.
  await tx
    .update(aprovacoes)
    .set({ status: 'VENCIDA' satisfies StatusDaAprovacao })
    .where(
      and(
        eq(aprovacoes.usuarioId, usuarioId),
        eq(aprovacoes.ato, ato),
        eq(aprovacoes.status, 'ABERTA'),
        valem.length > 0 ? notInArray(aprovacoes.id, valem) : undefined,
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
      // Not by this machine's clock: another one may do the act.
      efeitoEm: comPrazo ? sql`now() + make_interval(days => ${DIAS_DE_APROVACAO})` : null,
    })
    .onConflictDoNothing()
    .returning({ id: aprovacoes.id });
  if (!nova) return;
  await auditar(tx, { entidade: 'usuarios', id: usuarioId, acao: 'PEDIR_APROVACAO', depois: { ato } });
  const pedida = (await lerAbertas(tx, [usuarioId])).find(({ id }) => id === nova.id);
  if (pedida) await avisarDaAprovacao(tx, pedida, gestores);
}
