import type { Notificacao } from '@merenda/shared/contratos';
import { formatarData, formatarMoeda } from '@merenda/shared/formatos';
import { saldoBaixo, somar } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Contexto } from '../../plugins/sessao.js';
import { hoje } from '../../relogio.js';
import { listarAquisicoes } from '../aquisicoes/consulta.js';

/** A kind of notice: what it says to this user now. */
type Fonte = (contexto: Contexto, estoques: number[]) => Promise<string[]>;

/** A lot is announced this many days before it expires. */
const DIAS_DE_AVISO = 30;

/** Everything that waits for the user, by urgency of its kind. Each kind looks only at the user's own stocks. */
export async function listarNotificacoes(contexto: Contexto): Promise<Notificacao[]> {
  const estoques = contexto.usuario.estoques.map(({ id }) => id);
  if (estoques.length === 0) return [];
  const mensagens: string[] = [];
  for (const fonte of FONTES) mensagens.push(...(await fonte(contexto, estoques)));
  return mensagens.map((mensagem) => ({ mensagem }));
}

const lotesVencendo: Fonte = async ({ banco }, estoques) => {
  const { rows } = await banco.execute<{ unidade: string; produto: string; lote: string; validade: string; vencido: boolean }>(sql`
    select u.nome as unidade, p.nome as produto, l.numero as lote, l.data_validade::text as validade, l.data_validade < ${hoje()}::date as vencido
    from produtos_estoque pe
    join estoques e on e.id = pe.estoque_id
    join unidades_educacionais u on u.id = e.unidade_educacional_id
    join produto_lotes l on l.id = pe.produto_lote_id
    join produtos p on p.id = l.produto_id
    where pe.estoque_id in ${estoques} and pe.excluido_em is null and pe.quantidade > 0 and l.data_validade <= ${hoje()}::date + ${DIAS_DE_AVISO}::int
    order by l.data_validade, pe.id`);
  return rows.map(({ unidade, produto, lote, validade, vencido }) => `${produto}, lote ${lote}, em ${unidade}: ${vencido ? 'venceu' : 'vence'} em ${formatarData(validade)}.`);
};

const movimentacoesAReceber: Fonte = async ({ banco }, estoques) => {
  const { rows } = await banco.execute<{ origem: string; destino: string }>(sql`
    select uo.nome as origem, ud.nome as destino
    from movimentacoes m
    join estoques o on o.id = m.origem_id join unidades_educacionais uo on uo.id = o.unidade_educacional_id
    join estoques d on d.id = m.destino_id join unidades_educacionais ud on ud.id = d.unidade_educacional_id
    where m.status = 'EM_TRANSITO' and m.destino_id in ${estoques}
    order by m.data_inicio_movimentacao, m.id`);
  return rows.map(({ origem, destino }) => `Movimentação de ${origem} para ${destino} espera recebimento.`);
};

const solicitacoesPendentes: Fonte = async ({ banco, usuario }, estoques) => {
  if (!usuario.permissoes.includes('SOLICITACOES')) return [];
  const { rows } = await banco.execute<{ unidade: string; data: string; status: string }>(sql`
    select u.nome as unidade, s.data_solicitacao::text as data, s.status
    from solicitacoes s
    join unidades_educacionais u on u.id = s.unidade_educacional_id
    join estoques e on e.unidade_educacional_id = u.id
    where s.status in ('AGUARDANDO', 'ENVIADA') and e.id in ${estoques}
    order by s.data_solicitacao, s.id`);
  return rows.map(({ unidade, data, status }) => `Solicitação de ${formatarData(data)} para ${unidade} ${status === 'ENVIADA' ? 'espera o restante da entrega' : 'espera a entrega'}.`);
};

const saldosBaixos: Fonte = async (contexto) => {
  if (!contexto.usuario.permissoes.includes('AQUISICOES')) return [];
  return (await listarAquisicoes(contexto))
    .filter(({ status, vencida }) => status === 'VIGENTE' && !vencida)
    .filter(({ valor, valorAditivado, valorDisponivel, notificacao }) => saldoBaixo(valorDisponivel, somar([valor, valorAditivado]), notificacao?.valorAbaixo ?? null))
    .map(({ numero, ano, valorDisponivel, notificacao }) => `Aquisição ${numero}/${ano}: restam ${formatarMoeda(valorDisponivel)}, menos de ${notificacao?.valorAbaixo}% do valor.`);
};

const FONTES: Fonte[] = [lotesVencendo, movimentacoesAReceber, solicitacoesPendentes, saldosBaixos];
