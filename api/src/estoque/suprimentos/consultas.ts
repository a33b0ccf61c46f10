import type { UnidadeMedida } from '@merenda/shared/contratos';
import { conteudoDaEmbalagem, recusaConversao, type Suprimento } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { hoje } from '../../nucleo/relogio.js';

/** Packages of a product that a unit has, or that are on the way to it. */
export interface Embalagens {
  unidade: number;
  produtoId: number;
  itemId: number;
  medidaReal: string;
  unidadeMedida: UnidadeMedida;
  /** The stock line; null for goods on their way. */
  linha: number | null;
  /** The product of the movement that brings them; null for other packages. */
  produtoMovido: number | null;
  /** Null for an open request, whose lots are not known. */
  loteId: number | null;
  /** 'YYYY-MM-DD'; null for an open request. */
  dataValidade: string | null;
  /** On the way: a movement in transit, or the open part of a request. */
  aReceber: boolean;
  /** Packages, above zero. */
  quantidade: string;
}

/**
 * The stock of these items in the units, the quantities in transit to them, and the rows of `pedidas`. Blocked lots are
 * left out.
 * @param unidades condition on the column that it is given
 * @param pedidas a select of what is ordered and not delivered, with the columns of the others: unit, null, null,
 *   product, null, null, true, packages
 */
export async function embalagensDosItens(
  banco: Banco,
  unidades: (coluna: SQL) => SQL,
  itens: readonly number[],
  pedidas?: SQL,
): Promise<Embalagens[]> {
  const doItem = sql`p.item_id = any(${sql.param([...itens])}::int[])`;
  const { rows } = await banco.execute<{ lidas: Embalagens[] }>(sql`
    select coalesce(json_agg(json_build_object('unidade', t.unidade, 'produtoId', p.id, 'itemId', p.item_id, 'medidaReal', p.medida_real::text,
      'unidadeMedida', p.unidade_medida, 'linha', t.linha, 'produtoMovido', t.produto_movido, 'loteId', t.lote, 'dataValidade', t.validade, 'aReceber', t.a_receber,
      'quantidade', t.quantidade::text)), '[]') as lidas
    from (
      select e.unidade_educacional_id as unidade, q.id as linha, null::int as produto_movido, l.produto_id as produto, l.id as lote, l.data_validade as validade, false as a_receber, q.quantidade
      from produtos_estoque q
      join estoques e on e.id = q.estoque_id
      join produto_lotes l on l.id = q.produto_lote_id
      where q.quantidade > 0 and not q.bloqueado and q.excluido_em is null and ${unidades(sql`e.unidade_educacional_id`)}
      union all
      select e.unidade_educacional_id, null, mp.id, l.produto_id, l.id, l.data_validade, true, mp.quantidade
      from movimentacoes m
      join estoques e on e.id = m.destino_id
      join movimentacao_produtos mp on mp.movimentacao_id = m.id
      join produtos_estoque q on q.id = mp.produto_estoque_id
      join produto_lotes l on l.id = q.produto_lote_id
      where m.status = 'EM_TRANSITO' and not q.bloqueado and ${unidades(sql`e.unidade_educacional_id`)}
      ${pedidas ? sql`union all ${pedidas}` : sql``}
    ) t
    join produtos p on p.id = t.produto
    where t.quantidade > 0 and ${doItem}`);
  return rows[0]?.lidas ?? [];
}

/**
 * The packages as supplies in a unit of measure, without those that can't be converted to it.
 * @param chegada the day from which what is on its way is there, 'YYYY-MM-DD'
 */
export function suprimentosEm(
  unidadeMedida: UnidadeMedida,
  embalagens: readonly Embalagens[],
  chegada: string,
): Suprimento[] {
  return embalagens
    .filter((uma) => !recusaConversao(uma.unidadeMedida, unidadeMedida))
    .map((uma) => ({
      desde: uma.aReceber ? chegada : hoje(),
      aReceber: uma.aReceber,
      dataValidade: uma.dataValidade,
      loteId: uma.loteId,
      quantidade: conteudoDaEmbalagem(uma, unidadeMedida).times(uma.quantidade),
    }));
}
