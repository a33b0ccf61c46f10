import {
  ROTULOS_NUTRIENTE,
  type LimiteNutriente,
  type Nutriente,
  type ReferenciaNutricional,
} from '@merenda/shared/contratos';

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
