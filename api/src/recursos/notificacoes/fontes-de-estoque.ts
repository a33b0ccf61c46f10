import { formatarData } from '@merenda/shared/formatos';
import { sql } from 'drizzle-orm';
import { hoje } from '../../nucleo/relogio.js';
import { dosEstoquesDe } from '../unidades-do-usuario.js';
import { DIAS_DE_AVISO, type Fonte } from './fonte.js';

/**
 * Lots with a balance that have expired or soon will: for all users of the stock, because cooks must not use them
 * either.
 */
export const lotesVencendo: Fonte = async ({ banco, usuario }) => {
  const { rows } = await banco.execute<{
    unidade: string;
    produto: string;
    lote: string;
    validade: string;
    vencido: boolean;
  }>(sql`
    select u.nome as unidade, p.nome as produto, l.numero as lote, l.data_validade::text as validade, l.data_validade < ${hoje()}::date as vencido
    from produtos_estoque pe
    join estoques e on e.id = pe.estoque_id
    join unidades_educacionais u on u.id = e.unidade_educacional_id
    join produto_lotes l on l.id = pe.produto_lote_id
    join produtos p on p.id = l.produto_id
    where ${dosEstoquesDe(usuario, sql`pe.estoque_id`)} and pe.excluido_em is null and pe.quantidade > 0 and l.data_validade <= ${hoje()}::date + ${DIAS_DE_AVISO}::int
    order by l.data_validade, pe.id`);
  return rows.map(({ unidade, produto, lote, validade, vencido }) => ({
    mensagem: `${produto}, lote ${lote}, em ${unidade}: ${vencido ? 'venceu' : 'vence'} em ${formatarData(validade)}.`,
  }));
};

/** Open movements to the user's stocks: for users who may receive them. */
export const movimentacoesAReceber: Fonte = async ({ banco, usuario }) => {
  if (!usuario.permissoes.includes('ESTOQUES')) return [];
  const { rows } = await banco.execute<{ origem: string; destino: string }>(sql`
    select uo.nome as origem, ud.nome as destino
    from movimentacoes m
    join estoques o on o.id = m.origem_id join unidades_educacionais uo on uo.id = o.unidade_educacional_id
    join estoques d on d.id = m.destino_id join unidades_educacionais ud on ud.id = d.unidade_educacional_id
    where m.status = 'EM_TRANSITO' and ${dosEstoquesDe(usuario, sql`m.destino_id`)}
    order by m.data_inicio_movimentacao, m.id`);
  return rows.map(({ origem, destino }) => ({
    mensagem: `Movimentação de ${origem} para ${destino} espera recebimento.`,
  }));
};
