import { sql } from 'drizzle-orm';
import type { Invariante } from '../../banco/invariante.js';

export const INVARIANTES_DAS_CONTAGENS: Invariante[] = [
  {
    nome: 'Cada lote de uma contagem lançada tem o balanço da diferença contada; os das outras não têm balanço',
    violacoes: sql`
      select format('contagem %s, linha %s', c.id, cl.produto_estoque_id) as violacao
      from contagens c
      join contagem_linhas cl on cl.contagem_id = c.id
      left join balancos b on b.id = cl.balanco_id
      where (c.status = 'LANCADA') <> (b.id is not null) or b.produto_estoque_id <> cl.produto_estoque_id
        or b.nova_quantidade - b.quantidade_anterior <> cl.contada - cl.saldo`,
  },
];
