import { DIAS_DE_AVISO } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import { dosEstoquesDe } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { finsDosMeses } from '../../banco/fins-dos-meses.js';
import type { Periodo } from '../../nucleo/periodo.js';
import { fuso } from '../../nucleo/relogio.js';
import { PRECOS_DAS_LINHAS } from './precos.js';

/**
 * R$ of what is in the user's stocks at the end of each month of a period, and on its last day, and expires within the
 * `DIAS_DE_AVISO` that follow, that day included: the balances of the ledger on that day, at the prices of
 * `PRECOS_DAS_LINHAS` as they are known today. Lots without a price are left out.
 */
export async function valorAVencerPorMes({ banco, usuario }: Contexto, periodo: Periodo): Promise<number[]> {
  const { rows } = await banco.execute<{ valor: number }>(sql`
    with fins as materialized (select f.fim from ${finsDosMeses(periodo)} f),
    linhas as materialized (
      select f.fim, e.id, e.produto_lote_id, l.produto_id, sum(k.quantidade) as quantidade
      from fins f
      join produto_lotes l on l.data_validade between f.fim and f.fim + ${DIAS_DE_AVISO}::int
      join produtos_estoque e on e.produto_lote_id = l.id
      join kardex k on k.produto_estoque_id = e.id
        and (f.fim = ${periodo.ate}::date or k.quando < (f.fim + 1)::timestamp at time zone ${fuso()})
      where ${dosEstoquesDe(usuario, sql`e.estoque_id`)}
      group by f.fim, e.id, e.produto_lote_id, l.produto_id having sum(k.quantidade) > 0),
    precos as (${PRECOS_DAS_LINHAS})
    select coalesce(sum(round(p.quantidade * p.preco, 2)), 0)::float8 as valor
    from fins f left join precos p on p.fim = f.fim group by f.fim order by f.fim`);
  return rows.map(({ valor }) => valor);
}
