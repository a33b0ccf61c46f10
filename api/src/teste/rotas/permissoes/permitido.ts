import type { RotaDeclarada } from '../../../plugins/permissao.js';

/** Who may call a route, and its response for another educational unit. */
export interface Permitido {
  quem: RotaDeclarada['permissao'];
  /**
   * Absent: the route belongs to no unit. 403: the request names a unit or a stock that is not the user's. 404: the row
   * belongs to another unit. 'oculta': the list leaves out what belongs to other units. 'propria': the record belongs
   * to one user, others get 403.
   */
  alheia?: 403 | 404 | 'oculta' | 'propria';
}
