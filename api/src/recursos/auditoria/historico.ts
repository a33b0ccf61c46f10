import type {
  EntidadeAuditada,
  EntidadeComHistorico,
  LinhaDaAuditoria,
  Pagina,
  PaginaPedida,
  Permissao,
} from '@merenda/shared/contratos';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { proibido } from '../../nucleo/recusas.js';
import { exigirVisivel } from '../aquisicoes/consultas.js';
import { exigirMovimentacao } from '../movimentacoes/consultas.js';
import { linhaDaRefeicao } from '../refeicoes/consultas.js';
import { buscarSolicitacao } from '../solicitacoes/consultas.js';
import { paginaDeLinhas } from './consultas.js';

interface Leitura {
  /** That of the record's screen. */
  permissao: Permissao | 'LOGADO';
  /** Throws 404 unless the record belongs to a unit of the user. Absent: the records belong to no unit. */
  exigir?: (contexto: Contexto, id: number) => Promise<unknown>;
  /** Lines of other entities that are parts of the record. */
  partes?: (id: number) => SQL | undefined;
}

const doRegistro = (entidade: EntidadeAuditada, id: number): SQL | undefined =>
  and(eq(auditoria.entidade, entidade), eq(auditoria.entidadeId, id));

/** A line names the acquisition of its addendum, also after the addendum is deleted. */
const aditivosDa = (id: number): SQL | undefined =>
  and(
    eq(auditoria.entidade, 'aditivos' satisfies EntidadeAuditada),
    sql`coalesce(${auditoria.depois}, ${auditoria.antes}) #>> '{aquisicao,id}' = ${String(id)}`,
  );

/** The corrections and pictures of the invoices of a request. Its receipts are lines of its own. */
const notasDa = (id: number): SQL | undefined =>
  and(
    eq(auditoria.entidade, 'notas-fiscais' satisfies EntidadeAuditada),
    sql`${auditoria.entidadeId} in (select n.id from notas_fiscais n where n.solicitacao_id = ${id})`,
  );

const LEITURAS: Record<EntidadeComHistorico, Leitura> = {
  aquisicoes: { permissao: 'AQUISICOES', exigir: exigirVisivel, partes: aditivosDa },
  cardapios: { permissao: 'CARDAPIOS' },
  'cardapios-semanais': { permissao: 'CARDAPIOS' },
  fornecedores: { permissao: 'FORNECEDORES' },
  'itens-produto': { permissao: 'ITENS' },
  movimentacoes: { permissao: 'ESTOQUES', exigir: exigirMovimentacao },
  pratos: { permissao: 'PRATOS' },
  preparos: { permissao: 'PREPAROS' },
  produtos: { permissao: 'PRODUTOS' },
  'referencias-nutricionais': { permissao: 'CARDAPIOS' },
  refeicoes: { permissao: 'LOGADO', exigir: ({ banco, usuario }, id) => linhaDaRefeicao(banco, usuario, id) },
  solicitacoes: {
    permissao: 'SOLICITACOES',
    exigir: ({ banco, usuario }, id) => buscarSolicitacao(banco, usuario, id),
    partes: notasDa,
  },
  'unidades-educacionais': { permissao: 'UNIDADES', partes: (id) => doRegistro('matriculas', id) },
  usuarios: { permissao: 'USUARIOS' },
};

/**
 * One page of the changes of one record and its parts, newest first. 403 without the permission of the record's screen, 404 when it
 * belongs to a unit that is not the user's.
 */
export async function historicoDoRegistro(
  contexto: Contexto,
  { entidade, id }: { entidade: EntidadeComHistorico; id: number },
  pagina: PaginaPedida,
): Promise<Pagina<LinhaDaAuditoria>> {
  const { permissao, exigir, partes } = LEITURAS[entidade];
  if (permissao !== 'LOGADO' && !contexto.usuario.permissoes.includes(permissao))
    throw proibido('Você não tem permissão para ver o histórico deste registro.');
  await exigir?.(contexto, id);
  return paginaDeLinhas(contexto.banco, or(doRegistro(entidade, id), partes?.(id)), pagina);
}
