import type { DesfazerExclusao } from '@merenda/shared/contratos';
import { and, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { codigoSql } from '../../banco/erro-sql.js';
import { exclusoes } from '../../banco/esquema/exclusoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { conflito, naoEncontrado } from '../../nucleo/recusas.js';
import { auditar } from '../auditoria/auditar.js';
import { exclusoesDasAreas } from './excluivel.js';
import { limiteDoPrazo } from './guardar.js';

const PASSOU = 'Esta exclusão não pode mais ser desfeita. Se ainda precisar do registro, cadastre-o de novo.';
const MUDOU =
  'A exclusão não pode ser desfeita: um registro que ela usava foi alterado ou excluído depois. Cadastre o registro de novo.';

/**
 * Takes back the user's own deletion: its rows return as they were, with their ids and versions. 404 when there is
 * none, past its time, and when it is undone already. 409 when a name or number is taken meanwhile, when a record that
 * the rows refer to was changed or deleted, and when a rule of the entity forbids it.
 */
export function desfazerExclusao(contexto: Contexto, { entidade, id }: DesfazerExclusao): Promise<void> {
  const { unico, travar } = exclusoesDasAreas().excluiveis[entidade];
  const registro = String(id);
  const esta = and(eq(exclusoes.entidade, entidade), eq(exclusoes.registro, registro));
  return emTransacao(contexto, async (tx) => {
    const tabelas = sql<string[]>`(select coalesce(jsonb_agg(key), '[]') from jsonb_each(${exclusoes}.linhas)
      where jsonb_array_length(value) > 0)`;
    const [guardada] = await tx
      .select({ tabelas, referencias: exclusoes.referencias })
      .from(exclusoes)
      .where(and(esta, eq(exclusoes.usuarioId, contexto.usuario.id), gte(exclusoes.em, limiteDoPrazo())))
      .for('update');
    if (!guardada) throw naoEncontrado(PASSOU);
    await unico(repor(tx, guardada.tabelas, sql`select linhas from exclusoes where ${esta}`));
    await exigirIguais(tx, guardada.referencias);
    const { registrado, devolvido = registrado, aoDesfazer } = await travar(tx, contexto, registro);
    await aoDesfazer?.();
    await tx.delete(exclusoes).where(esta);
    await auditar(tx, {
      entidade,
      id: typeof id === 'number' ? id : null,
      acao: 'DESFAZER_EXCLUSAO',
      depois: devolvido,
    });
  });
}

/**
 * Inserts the rows of all tables with one statement, so that the foreign keys between them are checked after the last
 * row. The values never leave the database.
 */
async function repor(tx: Transacao, tabelas: readonly string[], guardada: SQL): Promise<void> {
  const partes = tabelas.map((nome, ordem) => {
    const tabela = sql.identifier(nome);
    return sql`${sql.identifier(`parte_${ordem}`)} as (insert into ${tabela}
      select linha.* from guardada, jsonb_populate_recordset(null::${tabela}, guardada.linhas -> ${nome}::text) linha)`;
  });
  try {
    await tx.execute(sql`with guardada as (${guardada}), ${sql.join(partes, sql`, `)} select 1`);
  } catch (erro) {
    if (codigoSql(erro) === '23503') throw conflito(MUDOU);
    throw erro;
  }
}

/**
 * Throws 409 unless the records that the rows refer to are as they were: a record is checked against them when it is
 * saved, and they are checked against the records that use them. They cannot change until the transaction ends.
 */
async function exigirIguais(
  tx: Transacao,
  referencias: Readonly<Record<string, Readonly<Record<string, number>>>>,
): Promise<void> {
  for (const [nome, versoes] of Object.entries(referencias)) {
    const ids = Object.keys(versoes).map(Number);
    if (ids.length === 0) continue;
    const { rows } = await tx.execute<{ id: number; versao: number }>(
      sql`select id, versao from ${sql.identifier(nome)} where id in ${ids} order by id for share`,
    );
    const iguais = rows.filter(({ id, versao }) => versoes[id] === versao);
    if (iguais.length < ids.length) throw conflito(MUDOU);
  }
}
