import type {
  EntidadeAuditada,
  EntidadeComHistorico,
  LinhaDaAuditoria,
  Pagina,
  PaginaPedida,
  Permissao,
} from '@merenda/shared/contratos';
import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { proibido } from '../../nucleo/recusas.js';
import { paginaDeLinhas } from './consultas.js';

/** Who may read the history of the records of an entity, and what belongs to it. */
interface HistoricoDaEntidade {
  /** That of the record's screen. */
  permissao: Permissao | 'LOGADO';
  /** Throws 404 unless the record belongs to a unit of the user. Absent: the records belong to no unit. */
  exigir?: (contexto: Contexto, id: number) => Promise<unknown>;
  /** Lines of other entities that are parts of the record. */
  partes?: (id: number) => SQL | undefined;
}

/** Condition: the lines of one record. */
export const doRegistro = (entidade: EntidadeAuditada, id: number): SQL | undefined =>
  and(eq(auditoria.entidade, entidade), eq(auditoria.entidadeId, id));

/** Who may read the history of each entity. */
export type Historicos = Readonly<Record<EntidadeComHistorico, HistoricoDaEntidade>>;

/**
 * One page of the changes of one record and its parts, newest first. 403 without the permission of the record's screen, 404 when it
 * belongs to a unit that is not the user's.
 */
export async function historicoDoRegistro(
  historicos: Historicos,
  contexto: Contexto,
  { entidade, id }: { entidade: EntidadeComHistorico; id: number },
  pagina: PaginaPedida,
): Promise<Pagina<LinhaDaAuditoria>> {
  const { permissao, exigir, partes } = historicos[entidade];
  if (permissao !== 'LOGADO' && !contexto.usuario.permissoes.includes(permissao))
    throw proibido('Você não tem permissão para ver o histórico deste registro.');
  await exigir?.(contexto, id);
  return paginaDeLinhas(contexto.banco, or(doRegistro(entidade, id), partes?.(id)), pagina);
}
