import { sql } from 'drizzle-orm';
import { hoje } from '../../nucleo/relogio.js';
import { dosEstoquesDe } from '../unidades-do-usuario.js';
import { dia, DIAS_DE_AVISO, type Fonte } from './fonte.js';

/**
 * Lots with a balance that have expired or soon will: for all users of the stock, because cooks must not use them
 * either.
 */
export const lotesVencendo: Fonte = ({ usuario }) => sql`
  select l.data_validade::timestamp at time zone 'UTC', '', pe.id, p.nome || ', lote ' || l.numero || ', em ' || u.nome
    || case when l.data_validade < ${hoje()}::date then ': venceu em ' else ': vence em ' end || ${dia(sql`l.data_validade`)} || '.', null::int
  from produtos_estoque pe
  join estoques e on e.id = pe.estoque_id
  join unidades_educacionais u on u.id = e.unidade_educacional_id
  join produto_lotes l on l.id = pe.produto_lote_id
  join produtos p on p.id = l.produto_id
  where ${dosEstoquesDe(usuario, sql`pe.estoque_id`)} and pe.excluido_em is null and pe.quantidade > 0 and l.data_validade <= ${hoje()}::date + ${DIAS_DE_AVISO}::int`;

/** Open movements to the user's stocks: for users who may receive them. */
export const movimentacoesAReceber: Fonte = ({ usuario }) =>
  usuario.permissoes.includes('ESTOQUES')
    ? sql`
  select m.data_inicio_movimentacao, '', m.id, 'Movimentação de ' || uo.nome || ' para ' || ud.nome || ' espera recebimento.', null::int
  from movimentacoes m
  join estoques o on o.id = m.origem_id join unidades_educacionais uo on uo.id = o.unidade_educacional_id
  join estoques d on d.id = m.destino_id join unidades_educacionais ud on ud.id = d.unidade_educacional_id
  where m.status = 'EM_TRANSITO' and ${dosEstoquesDe(usuario, sql`m.destino_id`)}`
    : undefined;
