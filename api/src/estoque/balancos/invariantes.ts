import { sql } from 'drizzle-orm';
import type { Invariante } from '../../banco/invariante.js';
import { estornosDesiguais } from '../estoques/invariantes.js';

export const INVARIANTES_DOS_BALANCOS: Invariante[] = [
  {
    nome: 'Cada balanço lançou a diferença que contou',
    violacoes: sql`
      select format('balanço %s: de %s para %s, lançado %s', b.id, b.quantidade_anterior, b.nova_quantidade, coalesce(sum(k.quantidade), 0)) as violacao
      from balancos b
      left join kardex k on k.documento = 'balancos' and k.documento_id = b.id and k.produto_estoque_id = b.produto_estoque_id and k.estorna_id is null
      group by b.id
      having coalesce(sum(k.quantidade), 0) <> b.nova_quantidade - b.quantidade_anterior`,
  },
  {
    nome: 'O lançamento de cada balanço estornado foi estornado, e nenhum dos outros',
    violacoes: estornosDesiguais('balancos'),
  },
];
