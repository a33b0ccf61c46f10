import { sql, type SQL } from 'drizzle-orm';
import type { Invariante } from '../../banco/invariante.js';
import { RECEBIDA } from './consultas.js';

/** Pairs of invoices of a supplier with one number and no series that differs, of which neither has a reason. */
const notasRepetidas = (escritas: SQL): SQL => sql`
  select format('fornecedor %s, nota %s da solicitação %s/%s e nota %s da solicitação %s/%s', v.fornecedor_id, n.numero, s.numero, s.ano, o.numero, t.numero, t.ano) as violacao
  from notas_fiscais n join solicitacoes s on s.id = n.solicitacao_id join propostas_vencedoras v on v.id = s.proposta_id
  join notas_fiscais o on o.numero_comparado = n.numero_comparado and o.id > n.id
  join solicitacoes t on t.id = o.solicitacao_id join propostas_vencedoras w on w.id = t.proposta_id and w.fornecedor_id = v.fornecedor_id
  where n.liberada_em is null and o.liberada_em is null and n.motivo_repeticao is null and o.motivo_repeticao is null
    and coalesce(n.serie <> o.serie, false) = false and ${escritas}`;

/** Invariants of purchases, also with many concurrent users. */
export const INVARIANTES_DAS_COMPRAS: readonly Invariante[] = [
  {
    nome: 'De nenhum item se solicita mais do que foi contratado e aditivado',
    violacoes: sql`
      select 'item de proposta ' || i.id || ': solicitado ' || s.quantidade || ' de ' || i.quantidade + coalesce(a.quantidade, 0) as violacao
      from itens_proposta i
      join (select x.item_proposta_id, sum(x.quantidade) as quantidade from itens_solicitacao x join solicitacoes y on y.id = x.solicitacao_id
        where y.status <> 'CANCELADA' group by 1) s on s.item_proposta_id = i.id
      left join (select item_proposta_id, sum(quantidade) as quantidade from itens_aditivados group by 1) a on a.item_proposta_id = i.id
      where s.quantidade > i.quantidade + coalesce(a.quantidade, 0)`,
  },
  {
    nome: 'De nenhum item se recebe mais do que foi solicitado',
    violacoes: sql`
      select 'item de solicitação ' || x.id || ': recebido ' || ${RECEBIDA} || ' de ' || x.quantidade as violacao
      from itens_solicitacao x where ${RECEBIDA} > x.quantidade
      union all
      select 'recebimento ' || b.id || ': conta, e o item ' || r.id || ' não está mais na solicitação'
      from recebimento_produtos r join recebimentos b on b.id = r.recebimento_id where r.item_solicitacao_id is null and b.estornado_em is null`,
  },
  {
    nome: 'A situação de cada solicitação diz o que foi recebido',
    violacoes: sql`
      select 'solicitação ' || s.id || ': ' || s.status || ' com ' || t.recebida || ' recebidos de ' || t.solicitada as violacao
      from solicitacoes s
      join (select x.solicitacao_id, sum(x.quantidade) as solicitada, sum(${RECEBIDA}) as recebida from itens_solicitacao x group by 1) t on t.solicitacao_id = s.id
      where (s.status = 'RECEBIDA') <> (t.recebida >= t.solicitada) or (s.status = 'ENVIADA') <> (t.recebida > 0 and t.recebida < t.solicitada)`,
  },
  {
    nome: 'O que cada recebimento aceitou entrou no estoque, e nada mais',
    violacoes: sql`
      select format('recebimento %s, linha %s: aceito %s, lançado %s', coalesce(r.recebimento_id, k.documento_id), coalesce(r.produto_estoque_id, k.produto_estoque_id),
        coalesce(r.quantidade, 0), coalesce(k.quantidade, 0)) as violacao
      from (select p.recebimento_id, p.produto_estoque_id, sum(case when b.estornado_em is null then p.quantidade else 0 end) as quantidade
        from recebimento_produtos p join recebimentos b on b.id = p.recebimento_id group by 1, 2) r
      full join (select documento_id, produto_estoque_id, sum(quantidade) as quantidade from kardex where documento = 'recebimentos' group by 1, 2) k
        on k.documento_id = r.recebimento_id and k.produto_estoque_id = r.produto_estoque_id
      where coalesce(r.quantidade, 0) <> coalesce(k.quantidade, 0)`,
  },
  {
    nome: 'Cada lançamento de um recebimento estornado tem o seu estorno, e o de um que vale não tem',
    violacoes: sql`
      select format('lançamento %s do recebimento %s', k.id, r.id) as violacao
      from kardex k join recebimentos r on r.id = k.documento_id
      where k.documento = 'recebimentos' and k.estorna_id is null
        and (k.tipo = 'ESTORNO' or (r.estornado_em is not null) <> exists (select from kardex e where e.estorna_id = k.id))`,
  },
  {
    nome: 'O que foi recusado ou faltou numa entrega nunca entrou no estoque',
    violacoes: sql`
      select format('recebimento %s, produto %s: na nota %s, recusado ou faltante %s, no estoque %s', f.recebimento_id, f.produto_id, f.quantidade, o.quantidade, k.quantidade) as violacao
      from recebimento_faturados f
      join recebimentos b on b.id = f.recebimento_id and b.estornado_em is null,
      lateral (select coalesce(sum(x.quantidade), 0) as quantidade from ocorrencias x where x.recebimento_id = f.recebimento_id and x.produto_id = f.produto_id) o,
      lateral (select coalesce(sum(x.quantidade), 0) as quantidade from kardex x join produtos_estoque e on e.id = x.produto_estoque_id
        join produto_lotes l on l.id = e.produto_lote_id where x.documento = 'recebimentos' and x.documento_id = f.recebimento_id and l.produto_id = f.produto_id) k
      where k.quantidade <> f.quantidade - o.quantidade
      union all
      select format('recebimento %s, produto %s: ocorrência sem a quantidade da nota', x.recebimento_id, x.produto_id)
      from ocorrencias x left join recebimento_faturados f on f.recebimento_id = x.recebimento_id and f.produto_id = x.produto_id
      where x.tipo <> 'OUTROS' and f.recebimento_id is null`,
  },
  {
    nome: 'Os aditivos de valor somam no máximo 25% do valor original, e cada um vale a soma de seus itens',
    violacoes: sql`
      select 'aquisição ' || a.id || ': aditivos de ' || sum(d.valor) || ' sobre ' || a.valor as violacao
      from aquisicoes a join aditivos d on d.aquisicao_id = a.id group by a.id having sum(d.valor) * 4 > a.valor
      union all
      select 'aditivo ' || d.id || ': vale ' || d.valor || ', seus itens ' || coalesce(sum(i.valor_item), 0)
      from aditivos d left join itens_aditivados i on i.aditivo_id = d.id
      where d.aditivo_tipo = 'VALOR' group by d.id having d.valor <> coalesce(sum(i.valor_item), 0)`,
  },
  {
    nome: 'Nenhuma aquisição e nenhuma solicitação foi cancelada duas vezes, nem tem o que só vem antes do cancelamento',
    violacoes: sql`
      select format('%s %s: %s cancelamentos', entidade, entidade_id, count(*)) as violacao
      from auditoria where entidade in ('aquisicoes', 'solicitacoes') and acao = 'CANCELAR' group by entidade, entidade_id having count(*) > 1
      union all
      select format('solicitação %s: cancelada com produtos recebidos', s.id)
      from solicitacoes s where s.status = 'CANCELADA' and exists (
        select 1 from itens_solicitacao x where x.solicitacao_id = s.id and ${RECEBIDA} > 0)`,
  },
  {
    nome: 'As solicitações de um item nunca somam mais do que o valor contratado e aditivado',
    violacoes: sql`
      select 'item de proposta ' || i.id || ': solicitado R$ ' || s.valor || ' de R$ ' || i.valor_item + coalesce(a.valor, 0) as violacao
      from itens_proposta i
      join (select x.item_proposta_id, sum(x.valor_item) as valor from itens_solicitacao x join solicitacoes y on y.id = x.solicitacao_id
        where y.status <> 'CANCELADA' group by 1) s on s.item_proposta_id = i.id
      left join (select item_proposta_id, sum(valor_item) as valor from itens_aditivados group by 1) a on a.item_proposta_id = i.id
      where s.valor > i.valor_item + coalesce(a.valor, 0)`,
  },
  {
    nome: 'Nenhuma nota de um fornecedor está em duas solicitações sem o motivo',
    violacoes: notasRepetidas(sql`n.numero = o.numero`),
  },
  {
    // Until 2026-11-27 only equal texts were compared.
    nome: 'Nenhuma nota de um fornecedor está lançada duas vezes com o número escrito de outro jeito, sem o motivo',
    soAvisa: true,
    violacoes: notasRepetidas(sql`n.numero <> o.numero`),
  },
  {
    nome: 'Uma nota vale enquanto vale o seu recebimento',
    violacoes: sql`
      select format('recebimento %s, nota %s', r.id, n.id) as violacao
      from recebimentos r left join notas_fiscais n on n.id = r.nota_fiscal_id
      where (r.estornado_em is not null and n.id is not null and n.liberada_em is null)
        or (r.estornado_em is null and (n.id is null or n.liberada_em is not null) and exists (select 1 from recebimento_produtos p where p.recebimento_id = r.id))`,
  },
  {
    nome: 'Só o que ainda se recebe tem rascunho de recebimento',
    violacoes: sql`
      select format('solicitação %s: %s com rascunho', s.id, s.status) as violacao
      from rascunhos_de_recebimento d join solicitacoes s on s.id = d.solicitacao_id where s.status in ('RECEBIDA', 'CANCELADA')`,
  },
];
