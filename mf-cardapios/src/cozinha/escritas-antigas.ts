import type { ItemDaFila } from '@merenda/shared';
import type { SobraPelaChave } from '@merenda/shared/contratos';

/*
 * Writes about a meal as phones queued them before the release of 2026-11-28: they name the meal by its dish. They wait
 * for at most two days. The release after that one deletes this file.
 */

export const executaAntiga = ({ rota }: ItemDaFila): boolean => rota === 'POST /refeicoes/abatimento';

/** The leftover of such a write, in kg; undefined for other writes. */
export const sobraAntiga = ({ rota, corpo }: ItemDaFila): string | undefined =>
  rota === 'PUT /refeicoes/sobra' ? (corpo as SobraPelaChave).sobras : undefined;
