import { sql } from 'drizzle-orm';
import type { Invariante } from '../../verificacao/invariante.js';

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
];
