import { violacoesDoInicioDasNecessidades } from '@merenda/shared/regras';
import { invalido } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';

/** Refuses a period that begins before today: 422 at `de`. */
export function exigirInicio(de: string): void {
  const [primeira, ...demais] = violacoesDoInicioDasNecessidades(de, hoje());
  if (primeira) throw invalido([primeira, ...demais]);
}
