import { asc, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { alimentos } from '../../banco/esquema/cardapios/cardapios.js';
import type { AlimentoDoPrato } from '../previsao/alimentos-dos-pratos.js';

/** The foods whose item the unit's stock holds, by name: one of them may take the place of a missing one. */
export function alimentosEmEstoque(
  banco: Banco,
  unidade: number,
): Promise<Pick<AlimentoDoPrato, 'alimento' | 'unidadePre'>[]> {
  return banco
    .select({
      alimento: { id: alimentos.id, nome: alimentos.nome, itemId: alimentos.itemId },
      unidadePre: alimentos.unidadeMedida,
    })
    .from(alimentos)
    .where(
      sql`${alimentos.itemId} in (select p.item_id from produtos_estoque pe join estoques e on e.id = pe.estoque_id
        join produto_lotes l on l.id = pe.produto_lote_id join produtos p on p.id = l.produto_id
        where e.unidade_educacional_id = ${unidade} and pe.quantidade > 0 and pe.excluido_em is null and not pe.bloqueado)`,
    )
    .orderBy(asc(alimentos.nome));
}
