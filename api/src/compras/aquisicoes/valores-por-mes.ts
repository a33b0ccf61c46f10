import { sql } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { finsDosMeses } from '../../banco/fins-dos-meses.js';
import type { Periodo } from '../../nucleo/periodo.js';
import { fuso } from '../../nucleo/relogio.js';
import { VIGENCIA } from './consultas.js';

/** R$, of the contracts that are in force on a day. An alias, not an interface: the driver takes any record. */
type ValoresDosContratos = {
  /** With the VALOR addenda. */
  contratado: number;
  /** Accepted in deliveries that are not reversed, at the contract's prices. */
  recebido: number;
  /** What may still be requested (`valorDisponivel`). */
  disponivel: number;
};

/**
 * The contracts of the user's units at the end of each month of a period, and on its last day, which counts all that is
 * recorded: there `disponivel` is the sum that the list of contracts shows. An end that an addendum has moved counts for
 * all months.
 */
export async function contratosPorMes({ banco, usuario }: Contexto, periodo: Periodo): Promise<ValoresDosContratos[]> {
  const { rows } = await banco.execute<ValoresDosContratos>(sql`
    with fins as materialized (select f.fim from ${finsDosMeses(periodo)} f),
    contratos as materialized (
      select a.id, a.valor, a.data_contrato, ${VIGENCIA} as vigencia from aquisicoes a
      where a.status = 'VIGENTE' and ${dasUnidadesDe(usuario, sql`a.unidade_educacional_id`)}),
    movidos as (
      select d.aquisicao_id, (d.criado_em at time zone ${fuso()})::date as dia, d.valor as aditado, 0 as pedido, 0 as entregue
      from aditivos d where d.valor is not null
      union all
      select s.aquisicao_id, s.data_solicitacao, 0, sum(i.valor_item), 0
      from itens_solicitacao i join solicitacoes s on s.id = i.solicitacao_id
      where s.status <> 'CANCELADA' group by 1, 2
      union all
      select s.aquisicao_id, (r.recebido_em at time zone ${fuso()})::date as dia, 0, 0, sum(round(p.quantidade * i.preco_unidade, 2))
      from recebimentos r join recebimento_produtos p on p.recebimento_id = r.id
      join itens_solicitacao i on i.id = p.item_solicitacao_id join solicitacoes s on s.id = i.solicitacao_id
      where r.estornado_em is null group by 1, 2),
    em_vigor as (
      select f.fim, c.valor + coalesce(sum(m.aditado), 0) as contratado, coalesce(sum(m.pedido), 0) as pedido,
        coalesce(sum(m.entregue), 0) as recebido
      from fins f join contratos c on f.fim between c.data_contrato and c.vigencia
      left join movidos m on m.aquisicao_id = c.id and (f.fim = ${periodo.ate}::date or m.dia <= f.fim)
      group by f.fim, c.id, c.valor)
    select coalesce(sum(v.contratado), 0)::float8 as contratado, coalesce(sum(v.recebido), 0)::float8 as recebido,
      coalesce(sum(greatest(v.contratado - v.pedido, 0)), 0)::float8 as disponivel
    from fins f left join em_vigor v on v.fim = f.fim group by f.fim order by f.fim`);
  return rows;
}
