import { sql } from 'drizzle-orm';
import type { Invariante } from '../../banco/invariante.js';

/** Invariants of payments, also with many concurrent users. */
export const INVARIANTES_DOS_PAGAMENTOS: readonly Invariante[] = [
  {
    nome: 'Cada pagamento vale a soma dos seus itens, que são da sua nota',
    violacoes: sql`
      select format('pagamento %s: vale %s, seus itens %s', g.id, g.valor, coalesce(sum(i.valor), 0)) as violacao
      from pagamentos g left join pagamento_itens i on i.pagamento_id = g.id
      group by g.id having g.valor <> coalesce(sum(i.valor), 0)
      union all
      select format('pagamento %s: o item %s é da nota %s', g.id, i.recebimento_produto_id, r.nota_fiscal_id)
      from pagamentos g join pagamento_itens i on i.pagamento_id = g.id
      join recebimento_produtos p on p.id = i.recebimento_produto_id join recebimentos r on r.id = p.recebimento_id
      where r.nota_fiscal_id is distinct from g.nota_fiscal_id`,
  },
  {
    nome: 'De nenhuma nota se paga e retém mais do que foi aceito',
    violacoes: sql`
      select format('nota %s: pago e retido %s, aceito %s', n.id, g.valor, coalesce(a.valor, 0)) as violacao
      from notas_fiscais n
      join (select nota_fiscal_id, sum(valor + retencao) as valor from pagamentos where estornado_em is null group by 1) g on g.nota_fiscal_id = n.id
      left join (
        select nota_fiscal_id, sum(valor) as valor from (
          select r.nota_fiscal_id, round(sum(p.quantidade) * x.preco_unidade, 2) as valor
          from recebimentos r join recebimento_produtos p on p.recebimento_id = r.id join itens_solicitacao x on x.id = p.item_solicitacao_id
          where r.estornado_em is null group by r.nota_fiscal_id, x.id) t group by 1) a on a.nota_fiscal_id = n.id
      where n.liberada_em is null and g.valor > coalesce(a.valor, 0)`,
  },
];
