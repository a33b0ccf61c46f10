import type { Lancamento, TipoLancamento } from '@merenda/shared/contratos';
import { and, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { cardapios, cardapiosSemanais, lancamentos } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';

/** `YYYY-MM-DD`, both included; an absent day is no limit. */
interface Dias {
  de?: string;
  ate?: string;
}

/** The launches of the user's units by day, unit and menu: of all menus, or of one that was bound in one way. */
export function listarLancamentos(
  { banco, usuario }: Contexto,
  { cardapio, tipo, ...dias }: Dias & { cardapio?: number; tipo?: TipoLancamento },
): Promise<Lancamento[]> {
  return buscar(
    banco,
    and(
      dasUnidadesDe(usuario, lancamentos.unidadeEducacionalId),
      nosDias(dias),
      cardapio === undefined ? undefined : eq(lancamentos.cardapioId, cardapio),
      tipo && eq(lancamentos.tipo, tipo),
    ),
  );
}

/** The launches of one unit by day and menu. */
export function listarLancamentosDaUnidade(banco: Banco, unidade: number, dias: Dias = {}): Promise<Lancamento[]> {
  return buscar(banco, and(eq(lancamentos.unidadeEducacionalId, unidade), nosDias(dias)));
}

const nosDias = ({ de, ate }: Dias): SQL | undefined =>
  and(de ? gte(lancamentos.data, de) : undefined, ate ? lte(lancamentos.data, ate) : undefined);

/** Launches by id, in the order of the calendar. */
export async function lancamentosPorId(banco: Banco | Transacao, ids: readonly number[]): Promise<Lancamento[]> {
  return buscar(banco, inArray(lancamentos.id, [...ids]));
}

/** Condition: the launches of a unit from today on, except those with meals, which stay in the calendar. */
export const futurosDe = (unidade: number): SQL | undefined =>
  and(eq(lancamentos.unidadeEducacionalId, unidade), gte(lancamentos.data, hoje()), sql`${REFEICOES} = 0`);

/** How many launches of a unit `futurosDe` selects. */
export const contarFuturos = (banco: Banco, unidade: number): Promise<number> =>
  banco.$count(lancamentos, futurosDe(unidade));

export type LinhaDeLancamento = typeof lancamentos.$inferSelect;

/** A launch. 404 when there is none, or its unit is not the user's. */
export async function buscarLancamento(
  tx: Transacao,
  usuario: Contexto['usuario'],
  id: number,
): Promise<LinhaDeLancamento> {
  return doUsuario(await tx.select().from(lancamentos).where(umDoUsuario(usuario, id)));
}

/** Like `buscarLancamento`, locked until the end of the transaction. */
export async function travarLancamento(
  tx: Transacao,
  usuario: Contexto['usuario'],
  id: number,
): Promise<LinhaDeLancamento> {
  return doUsuario(await tx.select().from(lancamentos).where(umDoUsuario(usuario, id)).for('update'));
}

const umDoUsuario = (usuario: Contexto['usuario'], id: number) =>
  and(eq(lancamentos.id, id), dasUnidadesDe(usuario, lancamentos.unidadeEducacionalId));

function doUsuario([linha]: LinhaDeLancamento[]): LinhaDeLancamento {
  if (!linha) throw naoEncontrado('Este cardápio não está no calendário das suas unidades.');
  return linha;
}

/** All in one JSON: the embedded database needs several times as long to read the month of many units row by row. */
async function buscar(banco: Banco | Transacao, filtro: SQL | undefined): Promise<Lancamento[]> {
  const { rows } = await banco.execute<{ lidos: Lancamento[] }>(sql`
    select coalesce(json_agg(json_build_object('id', ${lancamentos.id}, 'data', to_char(${lancamentos.data}, 'DD/MM/YYYY'), 'tipo', ${lancamentos.tipo},
        'unidade', case when u.ativa then json_build_object('id', u.id, 'nome', u.nome) else json_build_object('id', u.id, 'nome', u.nome, 'desativada', true) end,
        'cardapio', json_build_object('id', c.id, 'nome', c.nome),
        'cardapioSemanal', case when s.id is not null then json_build_object('id', s.id, 'nome', s.nome) end,
        'refeicoes', ${REFEICOES}, 'versao', ${lancamentos.versao})
      order by ${lancamentos.data}, u.nome, c.nome, ${lancamentos.id}), '[]') as lidos
    from ${lancamentos}
    join ${unidadesEducacionais} u on u.id = ${lancamentos.unidadeEducacionalId}
    join ${cardapios} c on c.id = ${lancamentos.cardapioId}
    left join ${cardapiosSemanais} s on s.id = ${lancamentos.cardapioSemanalId}
    where ${filtro ?? sql`true`}`);
  return rows[0]?.lidos ?? [];
}

const REFEICOES = sql<number>`(select count(*)::int from refeicoes r where r.lancamento_id = lancamentos.id and r.excluido_em is null)`;
