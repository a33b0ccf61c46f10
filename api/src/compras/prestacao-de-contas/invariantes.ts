import { GRAUS_PROCESSAMENTO } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { Invariante } from '../../banco/invariante.js';
import { PAGAMENTOS } from '../pagamentos/consultas.js';
import { DO_PNAE, linhasDoPnae, noAno } from '../recursos-pnae/parcelas.js';

/** A line of the panel counts in a degree of processing or in 'não classificado'. */
const COM_CLASSE = sql`ip.grau_processamento is null or ip.grau_processamento = any(${sql.param([...GRAUS_PROCESSAMENTO])}::text[])`;

/** What was accepted, R$ by year, from the receipts themselves: to the cent of an item on an invoice. */
const RECEBIDO = sql`(
  select extract(year from coalesce(n.data_recebimento, r.recebido_em::date))::int as ano, round(sum(p.quantidade) * x.preco_unidade, 2) as valor
  from recebimentos r
  join recebimento_produtos p on p.recebimento_id = r.id
  join itens_solicitacao x on x.id = p.item_solicitacao_id
  join solicitacoes s on s.id = r.solicitacao_id
  join aquisicoes a on a.id = s.aquisicao_id
  left join notas_fiscais n on n.id = r.nota_fiscal_id
  where r.estornado_em is null and ${DO_PNAE} group by 1, n.id, x.id)`;

/** Invariants of the accounts of the national programme. */
export const INVARIANTES_DAS_CONTAS: readonly Invariante[] = [
  {
    nome: 'As contas de um ano fechado não mudam',
    violacoes: sql`select format('contas de %s: não são as que foram fechadas', ano) as violacao
      from anos_fechados where resumo <> md5(contas::text)`,
  },
  {
    nome: 'O painel do PNAE tem todos os pagamentos e recebimentos do ano, uma vez cada um',
    violacoes: sql`
      select format('%s: %s %s no painel, %s nos registros', doc.ano, doc.coluna, coalesce(p.valor, 0), doc.valor) as violacao
      from (
        select extract(year from g.data)::int as ano, 'pago' as coluna, sum(g.valor) as valor
        from ${PAGAMENTOS} join aquisicoes a on a.id = s.aquisicao_id where g.estornado_em is null and ${DO_PNAE} group by 1
        union all
        select t.ano, 'recebido', sum(t.valor) from ${RECEBIDO} t group by 1) doc
      left join lateral (select case when doc.coluna = 'pago' then sum(t.pago) else sum(t.recebido) filter (where ${COM_CLASSE}) end as valor
        from ${linhasDoPnae(sql`doc.ano`)} join unidades_educacionais u on u.id = t.unidade_id) p on true
      where doc.valor <> coalesce(p.valor, 0)`,
  },
  {
    nome: 'O que muda nos pagamentos de um ano fechado tem uma correção com motivo',
    violacoes: sql`
      select format('pagamento %s, de %s: %s', g.id, f.ano, case when g.estornado_em is null then 'não está nas contas' else 'foi estornado' end) as violacao
      from anos_fechados f
      join pagamentos g on ${noAno(sql`g.data`, sql`f.ano`)}
      join notas_fiscais n on n.id = g.nota_fiscal_id
      join solicitacoes s on s.id = n.solicitacao_id
      join aquisicoes a on a.id = s.aquisicao_id
      where ((g.estornado_em is null and ${DO_PNAE} and g.id <> all(f.pagamentos)) or (g.estornado_em is not null and g.id = any(f.pagamentos)))
        and not exists (select from correcoes_das_contas c where c.ano = f.ano and c.entidade = 'pagamentos' and c.registro_id = g.id)`,
  },
];
