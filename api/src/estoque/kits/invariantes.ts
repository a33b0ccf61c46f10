import { sql } from 'drizzle-orm';
import type { Invariante } from '../../banco/invariante.js';
import { estornosDesiguais } from '../estoques/invariantes.js';

export const INVARIANTES_DOS_KITS: Invariante[] = [
  {
    nome: 'O que cada kit leva saiu do estoque, e nada mais',
    violacoes: sql`
      select format('kit %s, linha %s: leva %s, lançado %s', coalesce(p.kit_id, k.documento_id), coalesce(p.produto_estoque_id, k.produto_estoque_id),
        coalesce(p.quantidade, 0), coalesce(k.quantidade, 0)) as violacao
      from (select kit_id, produto_estoque_id, sum(quantidade) as quantidade from kit_produtos group by 1, 2) p
      full join (select documento_id, produto_estoque_id, sum(quantidade) as quantidade from kardex where documento = 'kits' and estorna_id is null group by 1, 2) k
        on k.documento_id = p.kit_id and k.produto_estoque_id = p.produto_estoque_id
      where coalesce(p.quantidade, 0) <> -coalesce(k.quantidade, 0)`,
  },
  {
    nome: 'Cada lançamento de um kit estornado foi estornado, e nenhum dos outros',
    violacoes: estornosDesiguais('kits'),
  },
];
