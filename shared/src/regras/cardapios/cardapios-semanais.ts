import type { DiaSemana } from '../../vocabulario/dias-da-semana.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { formatarData } from '../../formatos/datas.js';
import { formatarQuantidade } from '../../formatos/numeros.js';
import { diasDaSemana, diasEntre, somarDias } from '../calendario.js';
import { violacoesDoPeriodo, type Dia } from '../datas.js';
import { posicoesRepetidas } from '../repetidos.js';
import { type Violacao, violacao } from '../violacao.js';

/** A weekly menu has one menu for a weekday. `dias` are those of its rows, in order; undefined while none is chosen. */
export const violacoesDosDias = (dias: readonly (DiaSemana | undefined)[]): Violacao[] =>
  posicoesRepetidas(dias).map((n) => ({
    campo: `${n}.diaSemana`,
    mensagem: 'Este dia da semana já está na lista. Escolha outro dia ou remova esta linha.',
  }));

/** A week of a period, by the days of it that are in the period. */
export interface SemanaDoPeriodo {
  /** 'YYYY-MM-DD'. */
  segunda: string;
  /** '02/03 a 06/03'. */
  rotulo: string;
}

const diaEMes = (iso: string): string => formatarData(iso).slice(0, 5);

/**
 * The weeks, Monday to Friday, with a day in the period; none when a day is missing or the period ends before it begins.
 * At most `LIMITES.semanasPorRepeticao`.
 */
export function semanasDoPeriodo({ de, ate }: { de: Dia; ate: Dia }): SemanaDoPeriodo[] {
  if (!de || !ate || violacoesDoPeriodo({ de, ate }).length > 0) return [];
  const primeira = diasDaSemana(de)[0]?.data ?? de;
  const quantas = Math.min(LIMITES.semanasPorRepeticao, Math.floor(diasEntre(primeira, ate) / 7) + 1);
  return Array.from({ length: quantas }, (_, n) => somarDias(primeira, 7 * n))
    .filter((segunda) => somarDias(segunda, 4) >= de)
    .map((segunda) => ({ segunda, rotulo: `${diaEMes(segunda)} a ${diaEMes(somarDias(segunda, 4))}` }));
}

/** What one repetition may ask: a period in order, and not too many weeks at too many units. */
export const violacoesDaRepeticao = (repeticao: {
  de: Dia;
  ate: Dia;
  semanas: readonly unknown[];
  unidadesEducacionais: readonly unknown[];
}): Violacao[] => [
  ...violacoesDoPeriodo(repeticao),
  ...violacao(
    repeticao.semanas.length * repeticao.unidadesEducacionais.length > LIMITES.linhasPorRepeticao,
    'semanas',
    `Semanas vezes unidades passam de ${formatarQuantidade(LIMITES.linhasPorRepeticao)}. Escolha menos semanas ou menos unidades.`,
  ),
];
