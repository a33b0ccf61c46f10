import { sql } from 'drizzle-orm';
import type { Invariante } from '../../banco/invariante.js';

export const INVARIANTES_DOS_LOTES: Invariante[] = [
  {
    nome: 'Um lote bloqueado só sai como recolhimento',
    violacoes: sql`
      select format('lançamento %s (%s) do lote %s, bloqueado', k.id, k.tipo, b.produto_lote_id) as violacao
      from bloqueios b
      join produtos_estoque pe on pe.produto_lote_id = b.produto_lote_id
      join kardex k on k.produto_estoque_id = pe.id
      where k.id > b.apos_lancamento and k.id <= coalesce(b.ate_lancamento, k.id) and k.quantidade < 0 and k.tipo <> 'RECOLHIMENTO'`,
  },
  {
    nome: 'Só um lote bloqueado sai como recolhimento',
    violacoes: sql`
      select format('lançamento %s do lote %s', k.id, pe.produto_lote_id) as violacao
      from kardex k
      join produtos_estoque pe on pe.id = k.produto_estoque_id
      where k.tipo = 'RECOLHIMENTO' and not exists (select from bloqueios b
        where b.produto_lote_id = pe.produto_lote_id and k.id > b.apos_lancamento and k.id <= coalesce(b.ate_lancamento, k.id))`,
  },
  {
    nome: 'As linhas de um lote estão marcadas enquanto ele está bloqueado',
    violacoes: sql`
      select format('linha %s: marcada %s', pe.id, pe.bloqueado) as violacao
      from produtos_estoque pe
      where pe.bloqueado <> exists (select from bloqueios b where b.produto_lote_id = pe.produto_lote_id and b.fim is null)`,
  },
];
