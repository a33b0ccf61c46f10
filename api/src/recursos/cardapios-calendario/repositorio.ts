import type { Lancamento } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { and, asc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { cardapios, cardapiosSemanais, lancamentos } from '../../banco/esquema/cardapios.js';
import { unidadesEducacionais } from '../../banco/esquema/unidades.js';
import type { Transacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../plugins/erros.js';
import type { UsuarioDaSessao } from '../tokens/repositorio.js';
import { dasUnidadesDe } from '../unidades-do-usuario.js';

/** The launches of the units by day, unit and menu; all of them without dates (`YYYY-MM-DD`, both included). */
export async function listarLancamentos(banco: Banco, unidades: readonly number[], { de, ate }: { de?: string; ate?: string } = {}): Promise<Lancamento[]> {
  return buscar(
    banco,
    and(inArray(lancamentos.unidadeEducacionalId, [...unidades]), de ? gte(lancamentos.data, de) : undefined, ate ? lte(lancamentos.data, ate) : undefined),
  );
}

/** Launches by id, in the order of the calendar. */
export async function lancamentosPorId(banco: Banco | Transacao, ids: readonly number[]): Promise<Lancamento[]> {
  return buscar(banco, inArray(lancamentos.id, [...ids]));
}

export type LinhaDeLancamento = typeof lancamentos.$inferSelect;

/** Locks a launch until the end of the transaction. 404 when there is none, or it is another's unit. */
export async function travarLancamento(tx: Transacao, usuario: UsuarioDaSessao, id: number): Promise<LinhaDeLancamento> {
  const [linha] = await tx
    .select()
    .from(lancamentos)
    .where(and(eq(lancamentos.id, id), dasUnidadesDe(usuario, lancamentos.unidadeEducacionalId)))
    .for('update');
  if (!linha) throw naoEncontrado('Este cardápio não está no calendário das suas unidades.');
  return linha;
}

async function buscar(banco: Banco | Transacao, filtro: SQL | undefined): Promise<Lancamento[]> {
  const linhas = await banco
    .select({
      id: lancamentos.id,
      data: lancamentos.data,
      tipo: lancamentos.tipo,
      unidade: { id: unidadesEducacionais.id, nome: unidadesEducacionais.nome },
      cardapio: { id: cardapios.id, nome: cardapios.nome },
      cardapioSemanal: { id: cardapiosSemanais.id, nome: cardapiosSemanais.nome },
      refeicoes: REFEICOES,
      versao: lancamentos.versao,
    })
    .from(lancamentos)
    .innerJoin(unidadesEducacionais, eq(unidadesEducacionais.id, lancamentos.unidadeEducacionalId))
    .innerJoin(cardapios, eq(cardapios.id, lancamentos.cardapioId))
    .leftJoin(cardapiosSemanais, eq(cardapiosSemanais.id, lancamentos.cardapioSemanalId))
    .where(filtro)
    .orderBy(asc(lancamentos.data), asc(unidadesEducacionais.nome), asc(cardapios.nome), asc(lancamentos.id));
  return linhas.map((linha) => ({ ...linha, data: formatarData(linha.data) }));
}

const REFEICOES = sql<number>`(select count(*)::int from refeicoes r where r.lancamento_id = lancamentos.id and r.excluido_em is null)`;
