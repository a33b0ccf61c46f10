import type { Permissao } from '@merenda/shared/contratos';
import type { Contexto } from '../banco/contexto.js';
import { proibido } from '../nucleo/recusas.js';

/** Who may read the records of an entity, with what is kept about them. */
export interface LeituraDoRegistro {
  /** That of the record's screen. */
  permissao: Permissao | 'LOGADO';
  /** Throws 404 unless the record belongs to a unit of the user. Absent: the records belong to no unit. */
  exigir?: (contexto: Contexto, id: number) => Promise<unknown>;
}

/** Throws 403 with `recusa` without the permission of the record's screen, 404 like `exigir`. */
export async function exigirLeitura(
  { permissao, exigir }: LeituraDoRegistro,
  contexto: Contexto,
  id: number,
  recusa: string,
): Promise<void> {
  if (permissao !== 'LOGADO' && !contexto.usuario.permissoes.includes(permissao)) throw proibido(recusa);
  await exigir?.(contexto, id);
}
