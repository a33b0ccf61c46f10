import { sql } from 'drizzle-orm';
import type { Invariante } from '../../verificacao/invariante.js';

export const INVARIANTES_DAS_SOLICITACOES: Invariante[] = [
  {
    nome: 'O que cada recebimento aceitou entrou no estoque, e nada mais',
    violacoes: sql`
      select format('recebimento %s, linha %s: aceito %s, lançado %s', coalesce(r.recebimento_id, k.documento_id), coalesce(r.produto_estoque_id, k.produto_estoque_id),
        coalesce(r.quantidade, 0), coalesce(k.quantidade, 0)) as violacao
      from (select recebimento_id, produto_estoque_id, sum(quantidade) as quantidade from recebimento_produtos group by 1, 2) r
      full join (select documento_id, produto_estoque_id, sum(quantidade) as quantidade from kardex where documento = 'recebimentos' group by 1, 2) k
        on k.documento_id = r.recebimento_id and k.produto_estoque_id = r.produto_estoque_id
      where coalesce(r.quantidade, 0) <> coalesce(k.quantidade, 0)`,
  },
  {
    nome: 'Nenhum item recebeu mais do que foi solicitado',
    violacoes: sql`
      select format('item %s da solicitação %s: solicitado %s, recebido %s', i.id, i.solicitacao_id, i.quantidade, sum(r.quantidade)) as violacao
      from itens_solicitacao i
      join recebimento_produtos r on r.item_solicitacao_id = i.id
      group by i.id
      having sum(r.quantidade) > i.quantidade`,
  },
  {
    nome: 'Nenhum item de proposta foi solicitado além do contratado e aditivado',
    violacoes: sql`
      select format('item %s: contratado %s, aditivado %s, solicitado %s', id, contratado, aditivado, solicitado) as violacao
      from (
        select i.id, i.quantidade as contratado,
          (select coalesce(sum(a.quantidade), 0) from itens_aditivados a where a.item_proposta_id = i.id) as aditivado,
          (select coalesce(sum(x.quantidade), 0) from itens_solicitacao x join solicitacoes s on s.id = x.solicitacao_id
            where x.item_proposta_id = i.id and s.status <> 'CANCELADA') as solicitado
        from itens_proposta i
      ) x
      where solicitado > contratado + aditivado`,
  },
];
