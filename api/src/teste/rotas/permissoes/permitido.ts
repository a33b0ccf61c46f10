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
  /** A session that a PIN has opened may call it too (specification of the cook's screen). */
  cozinha?: true;
  /**
   * For a route that can change the rights of its actor: which rights actors can give to themselves, or that it refuses.
   * Absent: their rights stay, whatever the body contains. `app.direitos.test.ts` sends the requests.
   */
  aSi?: 'recusa' | 'permissoes' | 'estoques' | 'ambos';
}
