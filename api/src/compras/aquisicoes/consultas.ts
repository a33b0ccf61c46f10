import type { Aquisicao, AquisicaoResumo, StatusAquisicao } from '@merenda/shared/contratos';
import { valorDisponivel } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import type { Transacao } from '../../banco/transacao.js';
import { FORNECEDOR_CITADO } from '../../cadastros/index.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { EM_NOME_DE, ITEM_PROPOSTA } from './citacoes.js';

type Leitor = Banco | Transacao;
/** Whose units. */
type Dono = Pick<Contexto['usuario'], 'id'>;

/** The acquisitions of the user's units, newest contract first. */
export function listarAquisicoes({ banco, usuario }: Contexto): Promise<AquisicaoResumo[]> {
  return resumos(banco, dasUnidadesDe(usuario, sql`a.unidade_educacional_id`));
}

/** The acquisitions of the user's units that are in force today, newest contract first. */
export function listarEmVigor({ banco, usuario }: Contexto): Promise<AquisicaoResumo[]> {
  return resumos(banco, sql`${emVigor()} and ${dasUnidadesDe(usuario, sql`a.unidade_educacional_id`)}`);
}

/** Acquisitions of all units that take a new request today: a school orders from the contracts of the secretariat. */
export function listarParaSolicitacao(banco: Banco): Promise<AquisicaoResumo[]> {
  return resumos(banco, emVigor());
}

/** These acquisitions of the user's units, newest contract first. */
export const listarDeIds = (leitor: Leitor, usuario: Dono, ids: readonly number[]): Promise<AquisicaoResumo[]> =>
  resumos(leitor, sql`a.id in ${ids} and ${dasUnidadesDe(usuario, sql`a.unidade_educacional_id`)}`);

const emVigor = (): SQL => sql`a.status = 'VIGENTE' and ${VIGENCIA} >= ${hoje()}::date`;

/** One acquisition with all its data. 404 when its unit is not the user's. */
export async function buscarAquisicao(leitor: Leitor, usuario: Dono, id: number): Promise<Aquisicao> {
  const [aquisicao] = await inteiras(leitor, usuario, sql`a.id = ${id}`);
  if (!aquisicao) throw naoEncontrado('Aquisição não encontrada.');
  return aquisicao;
}

/** The acquisitions of the user's units with all their data. */
export const listarInteiras = (leitor: Leitor, usuario: Dono): Promise<Aquisicao[]> =>
  inteiras(leitor, usuario, sql`true`);

async function inteiras(leitor: Leitor, usuario: Dono, quais: SQL): Promise<Aquisicao[]> {
  const filtro = sql`${quais} and ${dasUnidadesDe(usuario, sql`a.unidade_educacional_id`)}`;
  return (await ler<Omit<Aquisicao, 'valorDisponivel'>>(leitor, INTEIRA, filtro)).map(comDisponivel);
}

/** Throws 404 unless the acquisition exists and its unit is the user's. */
export async function exigirVisivel({ banco, usuario }: Contexto, id: number): Promise<void> {
  const { rows } = await banco.execute(
    sql`select 1 from aquisicoes where id = ${id} and ${dasUnidadesDe(usuario, sql`unidade_educacional_id`)}`,
  );
  if (rows.length === 0) throw naoEncontrado('Aquisição não encontrada.');
}

/**
 * Throws 404 unless the user may request items of the acquisition: it belongs to one of the user's units, one of them
 * has a request of it, or it takes requests today and the user may make requests.
 */
export async function exigirQueSePeca({ banco, usuario }: Contexto, id: number): Promise<void> {
  const aberta = usuario.permissoes.includes('SOLICITACOES') ? emVigor() : sql`false`;
  const { rows } = await banco.execute(sql`
    select 1 from aquisicoes a where a.id = ${id} and (${aberta} or ${dasUnidadesDe(usuario, sql`a.unidade_educacional_id`)}
      or exists (select 1 from solicitacoes s where s.aquisicao_id = a.id and ${dasUnidadesDe(usuario, sql`s.unidade_educacional_id`)}))`);
  if (rows.length === 0) throw naoEncontrado('Aquisição não encontrada.');
}

/** The day until which an acquisition is valid, with its PRAZO addenda; the query calls aquisicoes `a`. */
export const VIGENCIA = sql`greatest(a.vigencia, (select max(d.nova_vigencia) from aditivos d where d.aquisicao_id = a.id))`;

/** The last day of the supplier's last contract; null without a contract. `fornecedor` is an id or the column with it. */
export const fimDosContratos = (fornecedor: number | SQL): SQL<string | null> => sql`(
    select max(${VIGENCIA}) from propostas_vencedoras p join aquisicoes a on a.id = p.aquisicao_id
    where p.fornecedor_id = ${fornecedor})`;

async function resumos(banco: Leitor, filtro: SQL): Promise<AquisicaoResumo[]> {
  const linhas = await ler<Omit<AquisicaoResumo, 'valorDisponivel'>>(
    banco,
    sql`'fornecedores', ${FORNECEDORES}`,
    filtro,
  );
  return linhas.map(comDisponivel);
}

async function ler<T>(leitor: Leitor, campos: SQL, filtro: SQL): Promise<(T & Solicitado)[]> {
  const { rows } = await leitor.execute<{ aquisicao: T & Solicitado }>(sql`
    select json_build_object(${CABECALHO}, 'vencida', a.status = 'VIGENTE' and ${VIGENCIA} < ${hoje()}::date, ${campos}) as aquisicao
    from aquisicoes a join unidades_educacionais u on u.id = a.unidade_educacional_id
    left join ${solicitadoDe(filtro)} pedido on pedido.aquisicao_id = a.id
    where ${filtro} order by a.data_contrato desc, a.id desc`);
  return rows.map(({ aquisicao }) => aquisicao);
}

interface Solicitado {
  valorSolicitado: number;
}

function comDisponivel<T extends Solicitado & { valor: number; valorAditivado: number }>({
  valorSolicitado,
  ...linha
}: T) {
  return {
    ...linha,
    valorDisponivel: valorDisponivel(linha.valor, [linha.valorAditivado], [valorSolicitado]).toNumber(),
  };
}

const VALOR_PARCIAL = sql`(select coalesce(sum(i.valor_item), 0) from itens_proposta i join propostas_vencedoras v on v.id = i.proposta_id where v.aquisicao_id = a.id)`;

/**
 * The requested quantities of each acquisition, as a table: summed for all at once, since the items of one are many.
 */
const solicitadoDe = (filtro: SQL): SQL => sql`(select s.aquisicao_id, sum(x.valor_item) as valor
  from itens_solicitacao x join solicitacoes s on s.id = x.solicitacao_id
  where s.status <> 'CANCELADA' and s.aquisicao_id in (select a.id from aquisicoes a where ${filtro}) group by s.aquisicao_id)`;

const FORNECEDORES = sql`(select coalesce(json_agg(${FORNECEDOR_CITADO} order by v.id), '[]')
  from propostas_vencedoras v join fornecedores f on f.id = v.fornecedor_id where v.aquisicao_id = a.id)`;

const CABECALHO = sql`
  'id', a.id, 'unidadeEducacional', json_build_object('id', u.id, 'nome', u.nome), 'objeto', a.objeto, 'numero', a.numero,
  'numeroProcessoAdminis', a.numero_processo_adminis, 'dataContrato', to_char(a.data_contrato, 'DD/MM/YYYY'), 'vigencia', to_char(${VIGENCIA}, 'DD/MM/YYYY'),
  'ano', a.ano, 'aquisicaoTipo', a.aquisicao_tipo, 'tipoDeLicitacao', a.tipo_de_licitacao, 'modalidadeLicitacao', a.modalidade_licitacao,
  'fonteRecurso', a.fonte_recurso, 'fonteDeRecursos', a.fonte_de_recursos, 'fonteConferida', a.fonte_conferida, 'valor', a.valor, 'valorParcial', ${VALOR_PARCIAL},
  'valorAditivado', (select coalesce(sum(d.valor), 0) from aditivos d where d.aquisicao_id = a.id),
  'valorSolicitado', coalesce(pedido.valor, 0), 'status', a.status, 'versao', a.versao,
  'notificacao', case when a.valor_abaixo is not null then json_build_object('valorAbaixo', a.valor_abaixo) end`;

const INTEIRA = sql`
  'motivo', a.motivo_cancelamento,
  'aditivos', (select coalesce(json_agg(json_build_object('id', d.id, 'aditivoTipo', d.aditivo_tipo,
      'novaVigencia', to_char(d.nova_vigencia, 'DD/MM/YYYY'), 'valor', d.valor) order by d.id), '[]') from aditivos d where d.aquisicao_id = a.id),
  'propostasVencedoras', (select coalesce(json_agg(json_build_object('id', v.id, 'fornecedor', ${FORNECEDOR_CITADO}, 'numeroContrato', v.numero_contrato,
      'valor', (select sum(i.valor_item) from itens_proposta i where i.proposta_id = v.id),
      'itens', (select json_agg(json_build_object(${ITEM_PROPOSTA}, 'emNomeDe', ${EM_NOME_DE}) order by i.id)
        from itens_proposta i join produtos p on p.id = i.produto_id join itens_produto ip on ip.id = p.item_id where i.proposta_id = v.id)) order by v.id), '[]')
    from propostas_vencedoras v join fornecedores f on f.id = v.fornecedor_id where v.aquisicao_id = a.id)`;

/**
 * The data of an acquisition that the rules need, read under the lock. Money in R$; days are 'YYYY-MM-DD', `vigencia` with
 * its PRAZO addenda.
 */
export interface AquisicaoTravada {
  id: number;
  status: StatusAquisicao;
  dataContrato: string;
  vigencia: string;
  valor: string;
  versao: number;
}

/**
 * Locks an acquisition until the end of the transaction; a transaction that changes its addenda or requests takes this
 * lock first, then the others in the order of ids. With `usuario`, only an acquisition of the user's units; undefined
 * when it does not exist.
 */
export async function travarAquisicao(
  tx: Transacao,
  id: number,
  usuario?: Contexto['usuario'],
): Promise<AquisicaoTravada | undefined> {
  const unidade = usuario ? dasUnidadesDe(usuario, sql`unidade_educacional_id`) : sql`true`;
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from aquisicoes where id = ${id} and ${unidade} for update`,
  );
  if (!rows[0]) return undefined;
  // Read after the lock: data read before it may be old.
  const lidas = await tx.execute<AquisicaoTravada & Record<string, unknown>>(
    sql`select a.id, a.status, a.data_contrato::text as "dataContrato", ${VIGENCIA}::text as vigencia, a.valor::text as valor, a.versao from aquisicoes a where a.id = ${id}`,
  );
  return lidas.rows[0];
}

/** Like `travarAquisicao`, for one of the user's units; 404 when it does not exist. */
export async function exigirAquisicao(tx: Transacao, { usuario }: Contexto, id: number): Promise<AquisicaoTravada> {
  const travada = await travarAquisicao(tx, id, usuario);
  if (!travada) throw naoEncontrado('Aquisição não encontrada.');
  return travada;
}
