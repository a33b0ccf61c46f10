import { sql } from 'drizzle-orm';
import type { Invariante } from '../../banco/invariante.js';
import { estornosDesiguais } from '../estoques/invariantes.js';

/**
 * Quantity of a movement's product that entered a stock, by lot: `estoque` is the column of the stock, `tipo` the kind
 * of line.
 */
const entradas = (estoque: 'origem_id' | 'destino_id', tipo: 'MOVIMENTACAO' | 'ESTORNO') => sql`
  coalesce((select sum(k.quantidade) from kardex k join produtos_estoque pe on pe.id = k.produto_estoque_id
    where k.documento = 'movimentacoes' and k.documento_id = m.id and k.tipo = ${sql.raw(`'${tipo}'`)} and k.quantidade > 0 and k.estorna_id is null
      and pe.estoque_id = m.${sql.raw(estoque)} and pe.produto_lote_id = o.produto_lote_id), 0)`;

export const INVARIANTES_DAS_MOVIMENTACOES: Invariante[] = [
  {
    nome: 'Em cada movimentação o que saiu entrou no destino, foi perdido, voltou ou está em trânsito',
    violacoes: sql`
      select format('movimentação %s (%s), produto %s: enviado %s, saiu %s, entrou %s, perdido %s, voltou %s', id, status, produto, enviado, saiu, entrou, perdido, voltou) as violacao
      from (
        select m.id, m.status, mp.id as produto, mp.quantidade as enviado, mp.quantidade_perdida as perdido,
          -coalesce((select sum(k.quantidade) from kardex k where k.documento = 'movimentacoes' and k.documento_id = m.id
            and k.tipo = 'MOVIMENTACAO' and k.produto_estoque_id = mp.produto_estoque_id and k.quantidade < 0), 0) as saiu,
          ${entradas('destino_id', 'MOVIMENTACAO')} as entrou,
          ${entradas('origem_id', 'ESTORNO')} as voltou
        from movimentacoes m
        join movimentacao_produtos mp on mp.movimentacao_id = m.id
        join produtos_estoque o on o.id = mp.produto_estoque_id
      ) x
      where saiu <> enviado
        or entrou <> case when status = 'RECEBIDA' then enviado - perdido else 0 end
        or voltou <> case when status = 'CANCELADA' then enviado else 0 end
        or (perdido > 0 and status <> 'RECEBIDA')`,
  },
  {
    nome: 'Cada lançamento de uma movimentação estornada foi estornado, e nenhum dos outros',
    violacoes: estornosDesiguais('movimentacoes'),
  },
  {
    nome: 'Nenhum lançamento de movimentação é de um lote que ela não leva',
    violacoes: sql`
      select format('lançamento %s da movimentação %s', k.id, k.documento_id) as violacao
      from kardex k
      join produtos_estoque pe on pe.id = k.produto_estoque_id
      where k.documento = 'movimentacoes' and not exists (
        select 1 from movimentacao_produtos mp join produtos_estoque o on o.id = mp.produto_estoque_id
        where mp.movimentacao_id = k.documento_id and o.produto_lote_id = pe.produto_lote_id)`,
  },
  {
    nome: 'Cada movimentação encerrada tem fim e, cancelada, motivo; a que está em trânsito não tem',
    violacoes: sql`
      select format('movimentação %s (%s)', id, status) as violacao
      from movimentacoes
      where (status = 'EM_TRANSITO') <> (data_fim_movimentacao is null) or (status = 'CANCELADA') <> (motivo_cancelamento is not null)`,
  },
  {
    nome: 'Nenhuma movimentação foi encerrada duas vezes',
    violacoes: sql`
      select format('movimentação %s: %s encerramentos', entidade_id, count(*)) as violacao
      from auditoria
      where entidade = 'movimentacoes' and acao in ('RECEBER', 'CANCELAR')
      group by entidade_id
      having count(*) > 1`,
  },
];
