import type { NutrienteDaFicha } from '../contratos/componentes-nutricionais.js';
import type { ReferenciaNutricional } from '../contratos/convencoes.js';
import type { SituacaoNutriente } from '../contratos/enums/alimentos.js';
import { decimal } from './decimal.js';
import { situarNutriente } from './nutricao.js';

export interface LinhaComparada extends NutrienteDaFicha {
  minimo: number | null;
  maximo: number | null;
  /** Null if the norm says nothing of the nutrient. */
  situacao: SituacaoNutriente | null;
}

/** Each nutrient of a sheet with its bounds in the national reference. */
export function compararComReferencia(
  nutrientes: readonly NutrienteDaFicha[],
  referencia: ReferenciaNutricional,
): LinhaComparada[] {
  return nutrientes.map((nutriente) => {
    const limite = referencia.nutrientes[nutriente.nome];
    const situacao = situarNutriente({ valor: decimal(nutriente.valor), ausentes: nutriente.ausentes }, limite);
    return { ...nutriente, minimo: limite?.minimo ?? null, maximo: limite?.maximo ?? null, situacao };
  });
}

const quantos = (n: number): string => `${n} ${n === 1 ? 'nutriente' : 'nutrientes'}`;

/** The menu as a whole: one nutrient below its minimum and it is below the reference (specification 3, section 5). */
export function resumirComparacao(linhas: readonly LinhaComparada[]): { situacao: SituacaoNutriente; frase: string } {
  const conta = (procurada: SituacaoNutriente) => linhas.filter(({ situacao }) => situacao === procurada).length;
  const [abaixo, acima, ausente] = [conta('abaixo'), conta('acima'), conta('ausente')];
  if (abaixo > 0) return { situacao: 'abaixo', frase: `Abaixo da referência em ${quantos(abaixo)}` };
  if (acima > 0) return { situacao: 'acima', frase: `Acima do máximo em ${quantos(acima)}` };
  if (ausente > 0) return { situacao: 'ausente', frase: `Faltam dados de ${quantos(ausente)}` };
  return { situacao: 'adequado', frase: 'Atende à referência' };
}
