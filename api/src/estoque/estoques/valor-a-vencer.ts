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
      select f.fim, e.id, e.produto_lote_id, l.produto_id, s.quantidade
      from fins f
      join produto_lotes l on l.data_validade between f.fim and f.fim + ${DIAS_DE_AVISO}::int
      join produtos_estoque e on e.produto_lote_id = l.id
      -- The last entry of each line has its balance: summed as a table, the whole ledger is read.
      join lateral (
        select k.saldo as quantidade from kardex k where k.produto_estoque_id = e.id
        and (f.fim = ${periodo.ate}::date or k.quando < (f.fim + 1)::timestamp at time zone ${fuso()})
        order by k.id desc limit 1) s on s.quantidade > 0
      where ${dosEstoquesDe(usuario, sql`e.estoque_id`)}),
    precos as (${PRECOS_DAS_LINHAS})
    select coalesce(sum(round(p.quantidade * p.preco, 2)), 0)::float8 as valor
    from fins f left join precos p on p.fim = f.fim group by f.fim order by f.fim`);
  return rows.map(({ valor }) => valor);
}
