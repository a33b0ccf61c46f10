import { sql } from 'drizzle-orm';
import type { Invariante } from '../../banco/invariante.js';

export const INVARIANTES_DAS_REFEICOES: Invariante[] = [
  {
    nome: 'Só de refeição executada sai estoque, e o que saiu de uma excluída voltou',
    violacoes: sql`
      select format('refeição %s, linha %s: lançado %s', r.id, k.produto_estoque_id, sum(k.quantidade)) as violacao
      from refeicoes r
      join kardex k on k.documento = 'refeicoes' and k.documento_id = r.id
      group by r.id, k.produto_estoque_id
      having case when r.executado and r.excluido_em is null then sum(k.quantidade) >= 0 else sum(k.quantidade) <> 0 end`,
  },
  {
    nome: 'O que saiu para cada refeição é o que a sua única execução anotou',
    violacoes: sql`
      select format('refeição %s, linha %s: anotado %s, lançado %s', coalesce(a.refeicao, k.documento_id), coalesce(a.linha, k.produto_estoque_id),
        coalesce(a.quantidade, 0), coalesce(-k.quantidade, 0)) as violacao
      from (select e.entidade_id as refeicao, (r->>'linha')::int as linha, sum((r->>'quantidade')::numeric) as quantidade
        from auditoria e cross join jsonb_array_elements(e.depois->'retiradas') r
        where e.entidade = 'refeicoes' and e.acao = 'EXECUTAR' group by 1, 2) a
      full join (select documento_id, produto_estoque_id, sum(quantidade) as quantidade from kardex where documento = 'refeicoes' and tipo = 'REFEICAO' group by 1, 2) k
        on k.documento_id = a.refeicao and k.produto_estoque_id = a.linha
      where coalesce(a.quantidade, 0) <> -coalesce(k.quantidade, 0)
      union all
      select format('refeição %s: %s execuções', entidade_id, count(*))
      from auditoria where entidade = 'refeicoes' and acao = 'EXECUTAR' group by entidade_id having count(*) > 1`,
  },
];
