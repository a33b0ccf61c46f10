import type { Alcance } from '@merenda/shared/contratos';
import type { AreaPublicada } from '../federation/registry.js';

/** The areas with the screens that a session opens: by PIN only those of the kitchen. */
export const noAlcance = (areas: readonly AreaPublicada[], alcance: Alcance): readonly AreaPublicada[] =>
  alcance === 'COZINHA' ? areas.map(soDaCozinha) : areas;

const soDaCozinha = (publicada: AreaPublicada): AreaPublicada => ({
  ...publicada,
  area: { ...publicada.area, telas: publicada.area.telas.filter(({ porPin }) => porPin) },
});
