import {
  ROTULOS_NUTRIENTE,
  type LimiteNutriente,
  type Nutriente,
  type NutrienteDaFicha,
  type ReferenciaNutricional,
  type SituacaoNutriente,
} from '@merenda/shared/contratos';
import { decimal, situarNutriente } from '@merenda/shared/regras';

export interface LinhaComparada extends NutrienteDaFicha {
  minimo: number | null;
  maximo: number | null;
  /** Null if the norm says nothing of the nutrient. */
  situacao: SituacaoNutriente | null;
}

/** Each nutrient of a sheet with its bounds in the national reference. */
export function comparar(nutrientes: readonly NutrienteDaFicha[], referencia: ReferenciaNutricional): LinhaComparada[] {
  return nutrientes.map((nutriente) => {
    const limite = referencia.nutrientes[nutriente.nome];
    const situacao = situarNutriente({ valor: decimal(nutriente.valor), ausentes: nutriente.ausentes }, limite);
    return { ...nutriente, minimo: limite?.minimo ?? null, maximo: limite?.maximo ?? null, situacao };
  });
}

const quantos = (n: number): string => `${n} ${n === 1 ? 'nutriente' : 'nutrientes'}`;

/** The menu as a whole: one nutrient below its minimum and it is below the reference (specification 3, section 5). */
export function resumir(linhas: readonly LinhaComparada[]): { situacao: SituacaoNutriente; frase: string } {
  const conta = (procurada: SituacaoNutriente) => linhas.filter(({ situacao }) => situacao === procurada).length;
  const [abaixo, acima, ausente] = [conta('abaixo'), conta('acima'), conta('ausente')];
  if (abaixo > 0) return { situacao: 'abaixo', frase: `Abaixo da referência em ${quantos(abaixo)}` };
  if (acima > 0) return { situacao: 'acima', frase: `Acima do máximo em ${quantos(acima)}` };
  if (ausente > 0) return { situacao: 'ausente', frase: `Faltam dados de ${quantos(ausente)}` };
  return { situacao: 'adequado', frase: 'Atende à referência' };
}

/** The norms of the bounds, with the subject of each when there are several. */
export function normas({ norma, nutrientes }: ReferenciaNutricional): string {
  const outras = new Map<string, string[]>();
  for (const [nome, limite] of Object.entries(nutrientes) as [Nutriente, LimiteNutriente][]) {
    if (limite.norma !== norma)
      outras.set(limite.norma, [...(outras.get(limite.norma) ?? []), ROTULOS_NUTRIENTE[nome].toLowerCase()]);
  }
  return [
    norma,
    ...[...outras].map(([outra, nomes]) => `${new Intl.ListFormat('pt-BR').format(nomes)}: ${outra}`),
  ].join('; ');
}
