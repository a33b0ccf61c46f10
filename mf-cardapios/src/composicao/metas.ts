import { decimal, type LinhaComparada } from '@merenda/shared/regras';
import type { Composicao } from './useComposicao.js';

/** The part of the norm that a composition has, in whole percent, cut down; null where it is no whole day's food. */
export function parteDoMinimo({ valor, minimo }: Pick<LinhaComparada, 'valor' | 'minimo'>): number | null {
  if (minimo === null || minimo === 0) return null;
  return decimal(valor).times(100).div(minimo).floor().toNumber();
}

/**
 * '5 de 9 metas da norma'; for a part of a day's food, which alone meets no norm, its part of the energy.
 * @param parcial a recipe or a dish, which is served with others
 */
export function numeroDaMeta({ composicao, parcial }: { composicao: Composicao; parcial: boolean }): string {
  const { metas, linhas } = composicao;
  if (metas.total === 0) return 'sem norma para comparar';
  if (!parcial) return `${metas.atendidas} de ${metas.total} metas da norma`;
  const energia = linhas.find(({ nome }) => nome === 'caloria');
  const parte = energia ? parteDoMinimo(energia) : null;
  return parte === null ? 'sem energia na norma' : `${parte}% da energia da norma`;
}
