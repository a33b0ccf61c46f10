import { sql, type SQL } from 'drizzle-orm';
import type { Invariante } from '../../banco/invariante.js';
import { consumoDe } from './consumo-do-mes.js';

/** Lines of documents that are reversed in the ledger and not marked so, or the other way round. */
export const estornosDesiguais = (documento: 'balancos' | 'kits' | 'movimentacoes'): SQL => sql`
  select format('lançamento %s de ${sql.raw(documento)} %s', k.id, d.id) as violacao
  from ${sql.raw(documento)} d join kardex k on k.documento = '${sql.raw(documento)}' and k.documento_id = d.id and k.estorna_id is null
  where (d.estornado_em is not null) <> exists (select from kardex e where e.estorna_id = k.id)`;

export const INVARIANTES_DO_ESTOQUE: Invariante[] = [
  {
    nome: 'O saldo de cada linha de estoque é a soma do seu kardex',
    violacoes: sql`
      select format('linha %s: saldo %s, kardex %s', pe.id, pe.quantidade, coalesce(k.soma, 0)) as violacao
      from produtos_estoque pe
      left join (select produto_estoque_id, sum(quantidade) as soma from kardex group by produto_estoque_id) k on k.produto_estoque_id = pe.id
      where pe.quantidade <> coalesce(k.soma, 0)`,
  },
  {
    nome: 'Nenhum saldo é negativo',
    violacoes: sql`select format('linha %s: saldo %s', id, quantidade) as violacao from produtos_estoque where quantidade < 0`,
  },
  {
    nome: 'Cada lançamento do kardex traz o saldo que deixou',
    violacoes: sql`
      select format('lançamento %s: saldo %s, soma até ele %s', id, saldo, acumulado) as violacao
      from (select id, saldo, sum(quantidade) over (partition by produto_estoque_id order by id) as acumulado from kardex) k
      where saldo <> acumulado`,
  },
  {
    nome: 'Cada estorno que nomeia um lançamento é o oposto dele, na mesma linha e depois dele',
    violacoes: sql`
      select format('lançamento %s: estorna %s', e.id, e.estorna_id) as violacao
      from kardex e left join kardex k on k.id = e.estorna_id
      where e.estorna_id is not null
        and (k.id is null or k.id >= e.id or k.produto_estoque_id <> e.produto_estoque_id or k.quantidade <> -e.quantidade or k.estorna_id is not null)`,
  },
  {
    nome: 'Só um lançamento estorna outro de saída, balanço, kit ou adição',
    violacoes: sql`
      select format('lançamento %s de %s %s', id, documento, documento_id) as violacao
      from kardex where documento in ('saidas', 'balancos', 'kits', 'produtos_estoque') and (tipo = 'ESTORNO') <> (estorna_id is not null)`,
  },
  {
    nome: 'O consumo guardado de cada linha e mês é o que refeições e kits lançaram no kardex',
    violacoes: sql`
      select format('linha %s, %s: guardado %s, kardex %s', coalesce(c.produto_estoque_id, k.produto_estoque_id), coalesce(c.mes, k.mes), coalesce(c.quantidade, 0), coalesce(k.quantidade, 0)) as violacao
      from consumos_do_mes c full join (${consumoDe(sql`kardex`)}) k on k.produto_estoque_id = c.produto_estoque_id and k.mes = c.mes
      where coalesce(c.quantidade, 0) <> coalesce(k.quantidade, 0) or (c.estoque_id, c.produto_id) <> (k.estoque_id, k.produto_id)`,
  },
  {
    nome: 'Cada saída direta tem o seu lançamento',
    violacoes: sql`
      select format('saída %s: %s', s.id, s.quantidade) as violacao
      from saidas s
      left join kardex k on k.documento = 'saidas' and k.documento_id = s.id and k.produto_estoque_id = s.produto_estoque_id and k.estorna_id is null
      group by s.id, s.quantidade
      having coalesce(sum(k.quantidade), 0) <> -s.quantidade`,
  },
];
