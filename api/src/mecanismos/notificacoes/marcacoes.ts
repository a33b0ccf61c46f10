import type { AlvoDeNotificacoes, Dispensa, DispensaDesfeita, DispensaNova } from '@merenda/shared/contratos';
import { violacoesDaDispensa } from '@merenda/shared/regras';
import { and, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Contexto } from '../../banco/contexto.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { invalido } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { ABERTA, avisosDe, type Fontes } from './avisos.js';

/** Marks the notices of the target as read, for this user. */
export function marcarComoLidas(fontes: Fontes, contexto: Contexto, alvo: AlvoDeNotificacoes): Promise<void> {
  return marcar(fontes, contexto, async (tx, avisos) => {
    await tx.execute(sql`
      insert into notificacoes_do_usuario as m (usuario_id, notificacao, lida)
      select ${contexto.usuario.id}, n.chave, true from ${avisos} where ${and(noAlvo(alvo), ABERTA())} and n.lida is not true order by n.chave
      on conflict (usuario_id, notificacao) do update set lida = true where not m.lida`);
  });
}

/**
 * Dismisses the notices of the target for this user until a day. One that is dismissed already keeps its day. 422 at
 * `ate` for a day that the group does not allow.
 */
export async function dispensar(fontes: Fontes, contexto: Contexto, { ate, ...alvo }: DispensaNova): Promise<Dispensa> {
  const [violada] = violacoesDaDispensa({ grupo: alvo.grupo, ate }, hoje());
  if (violada) throw invalido([violada]);
  const id = randomUUID();
  return marcar(fontes, contexto, async (tx, avisos) => {
    const { rows } = await tx.execute(sql`
      insert into notificacoes_do_usuario as m (usuario_id, notificacao, dispensada_ate, dispensa)
      select ${contexto.usuario.id}, n.chave, ${ate}::date, ${id}::uuid from ${avisos} where ${and(noAlvo(alvo), ABERTA())} order by n.chave
      on conflict (usuario_id, notificacao) do update set dispensada_ate = excluded.dispensada_ate, dispensa = excluded.dispensa
        where m.dispensada_ate is null or m.dispensada_ate <= ${hoje()}::date
      returning 1`);
    return { id, quantas: rows.length };
  });
}

/** Shows again one notice, or all that one dismissal has dismissed. */
export function desfazerDispensa(
  fontes: Fontes,
  contexto: Contexto,
  { id, dispensa }: DispensaDesfeita,
): Promise<void> {
  return marcar(fontes, contexto, async (tx) => {
    await tx.execute(sql`
      update notificacoes_do_usuario set dispensada_ate = null, dispensa = null
      where usuario_id = ${contexto.usuario.id}
        and ${dispensa === undefined ? sql`notificacao = ${id}` : sql`dispensa = ${dispensa}::uuid`}`);
  });
}

const noAlvo = ({ grupo, unidade, id }: AlvoDeNotificacoes): SQL | undefined =>
  and(
    sql`n.grupo = ${grupo}`,
    unidade === undefined ? undefined : sql`n.unidade_id = ${unidade}`,
    id === undefined ? undefined : sql`n.chave = ${id}`,
  );

/**
 * Writes what the user has done with the notices, in one transaction that also deletes the user's rows that say nothing
 * any more: of notices that no longer exist, and of dismissals that have ended. So a user has at most one row for each
 * notice that exists at the user's last write.
 */
function marcar<T>(
  fontes: Fontes,
  contexto: Contexto,
  escrever: (tx: Transacao, avisos: SQL) => Promise<T>,
): Promise<T> {
  return emTransacao(contexto, async (tx) => {
    const avisos = await avisosDe(fontes, { ...contexto, banco: tx });
    const escrito = await escrever(tx, avisos);
    await tx.execute(sql`
      delete from notificacoes_do_usuario m where m.usuario_id = ${contexto.usuario.id}
        and (not m.lida and coalesce(m.dispensada_ate <= ${hoje()}::date, true)
          or not exists (select from ${avisos} where n.chave = m.notificacao))`);
    return escrito;
  });
}
