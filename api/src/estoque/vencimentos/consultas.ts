import type { OrigemDoPrecoDoLote, ProdutoLote } from '@merenda/shared/contratos';
import { type SQL, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { PRODUTO_LOTE } from '../estoques/lotes.js';
import { PRECOS_DAS_LINHAS } from '../estoques/precos.js';

/**
 * The last day from `de` on for which a cardápio is launched, 'YYYY-MM-DD', by unit; a unit without one is left out.
 * @param unidades condition on the column that it is given
 */
export async function ultimosDiasPlanejados(
  banco: Banco,
  unidades: (coluna: SQL) => SQL,
  de: string,
): Promise<Map<number, string>> {
  const { rows } = await banco.execute<{ unidade: number; dia: string }>(sql`
    select l.unidade_educacional_id as unidade, max(l.data)::text as dia from lancamentos l
    where l.data >= ${de}::date and ${unidades(sql`l.unidade_educacional_id`)} group by 1`);
  return new Map(rows.map(({ unidade, dia }) => [unidade, dia]));
}

/** The items that are cooked. */
export async function itensDeAlimento(banco: Banco): Promise<number[]> {
  const { rows } = await banco.execute<{ id: number }>(
    sql`select id from itens_produto where item_produto_tipo = 'ALIMENTO'`,
  );
  return rows.map(({ id }) => id);
}

export interface LoteComPreco {
  produtoLote: ProdutoLote;
  /** R$ of a package; null for a product that was never bought. */
  preco: string | null;
  origem: OrigemDoPrecoDoLote | null;
}

/** Lots with their price, by id. */
export async function lotesComPreco(banco: Banco, ids: readonly number[]): Promise<Map<number, LoteComPreco>> {
  const { rows } = await banco.execute<{ lidos: LoteComPreco[] }>(sql`
    with linhas as materialized (
      select l.id as produto_lote_id, l.produto_id from produto_lotes l where l.id = any(${sql.param([...new Set(ids)])}::int[])),
    precos as (${PRECOS_DAS_LINHAS})
    select coalesce(json_agg(json_build_object('produtoLote', ${PRODUTO_LOTE}, 'preco', n.preco::text, 'origem', n.origem)), '[]') as lidos
    from precos n
    join produto_lotes l on l.id = n.produto_lote_id
    join produtos p on p.id = l.produto_id
    join itens_produto ip on ip.id = p.item_id`);
  return new Map((rows[0]?.lidos ?? []).map((lido) => [lido.produtoLote.id, lido]));
}
