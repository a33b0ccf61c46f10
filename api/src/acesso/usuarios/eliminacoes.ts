import { sql } from 'drizzle-orm';
import { meiaNoiteDe, contarLinhas, type Eliminacoes } from '../tratamentos/eliminacao.js';
import { anonimizarUsuario } from './anonimizacao.js';

/** When the user `u` was deactivated for the last time. */
const DESATIVADO_EM = sql`(select max(quando) from auditoria where entidade = 'usuarios' and entidade_id = u.id and acao = 'DESATIVAR')`;

/** The elimination of deactivated users and of their pictures. */
export const ELIMINACOES_DOS_USUARIOS = {
  'fotos-de-usuarios': (tx, { inicio }) =>
    contarLinhas(
      tx,
      sql`update usuarios u set imagem = null, versao = versao + 1
        where not u.ativo and u.imagem is not null and ${DESATIVADO_EM} < ${meiaNoiteDe(inicio)}`,
    ),
  usuarios: async (tx, { inicio }) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select u.id from usuarios u
      where not u.ativo and u.anonimizacao is distinct from 'COMPLETA'
        and greatest(${DESATIVADO_EM}, (select max(quando) from auditoria where usuario_id = u.id)) < ${meiaNoiteDe(inicio)}
      order by u.id`);
    for (const { id } of rows) await anonimizarUsuario(tx, id, inicio);
    return rows.length;
  },
} satisfies Eliminacoes;
