import { formatarQuantidade } from '../../formatos/numeros.js';
import { type Violacao, violacao } from '../violacao.js';

/** The least and the highest temperature at which a product is accepted, in °C; null or absent: no limit. */
export interface LimitesDeTemperatura {
  temperaturaMinima?: number | null | undefined;
  temperaturaMaxima?: number | null | undefined;
}

/** The minimum is not above the maximum. Both, one or none may be given. */
export const violacoesDosLimitesDeTemperatura = ({
  temperaturaMinima: minima,
  temperaturaMaxima: maxima,
}: LimitesDeTemperatura): Violacao[] =>
  violacao(
    minima != null && maxima != null && minima > maxima,
    'temperaturaMaxima',
    'A temperatura máxima não pode ser menor que a mínima.',
  );

/** '-12,5 °C'. */
export const emGraus = (graus: number): string => `${formatarQuantidade(graus, 1)} °C`;

/** 'de 0 °C a 4 °C', 'até 4 °C', 'a partir de -18 °C'; null where there is no limit. */
export function descreverLimites({
  temperaturaMinima: minima,
  temperaturaMaxima: maxima,
}: LimitesDeTemperatura): string | null {
  if (minima != null)
    return maxima == null ? `a partir de ${emGraus(minima)}` : `de ${emGraus(minima)} a ${emGraus(maxima)}`;
  return maxima == null ? null : `até ${emGraus(maxima)}`;
}

/** On which side of a product's limits a temperature is; null within them, and where nothing was measured. */
export function ladoForaDoLimite(
  temperatura: number | null | undefined,
  { temperaturaMinima: minima, temperaturaMaxima: maxima }: LimitesDeTemperatura,
): 'acima' | 'abaixo' | null {
  if (temperatura == null) return null;
  if (maxima != null && temperatura > maxima) return 'acima';
  return minima != null && temperatura < minima ? 'abaixo' : null;
}

/** The measured temperature beside its limit: '7 °C (acima do limite: até 4 °C)', '3 °C (limite: até 4 °C)', '3 °C'. */
export function descreverMedida(temperatura: number, limites: LimitesDeTemperatura): string {
  const limite = descreverLimites(limites);
  if (limite === null) return emGraus(temperatura);
  const lado = ladoForaDoLimite(temperatura, limites);
  return `${emGraus(temperatura)} (${lado === null ? 'limite' : `${lado} do limite`}: ${limite})`;
}

export const AVISO_TEMPERATURA_FORA =
  'O produto chega fora dos limites de temperatura do cadastro. Justifique o recebimento ou não o aceite.';
