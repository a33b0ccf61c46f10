import type {
  EntidadeAuditada,
  EntidadeComHistorico,
  LinhaDaAuditoria,
  Pagina,
  PaginaPedida,
} from '@merenda/shared/contratos';
import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { exigirLeitura, type LeituraDoRegistro } from '../leitura-do-registro.js';
import { paginaDeLinhas } from './consultas.js';

/** Who may read the history of the records of an entity, and what belongs to it. */
interface HistoricoDaEntidade extends LeituraDoRegistro {
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
  const { partes, ...leitura } = historicos[entidade];
  await exigirLeitura(leitura, contexto, id, 'Você não tem permissão para ver o histórico deste registro.');
  return paginaDeLinhas(contexto.banco, or(doRegistro(entidade, id), partes?.(id)), pagina);
}
