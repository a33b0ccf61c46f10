import type { NutrienteDaFicha } from './partes-da-ficha.js';
import { type SituacaoNutriente } from '../../vocabulario/cardapios/referencias-nutricionais.js';
import { type Nutriente, ROTULOS_NUTRIENTE } from '../../vocabulario/cadastros/nutrientes.js';
import { decimal } from '../decimal.js';
import { situarNutriente } from './nutricao.js';
import { type Violacao, violacao } from '../violacao.js';

interface LimiteNutriente {
  norma: string;
  minimo: number | null;
  maximo: number | null;
}

/** The national reference of a stage and modality. */
interface ReferenciaNutricional {
  norma: string;
  fonte: string;
  coberturaPct: number;
  nutrientes: Partial<Record<Nutriente, LimiteNutriente>>;
}

/** A bound as it is sent; blank where the norm has none. */
type Limite = number | '' | null | undefined;

/** A bound of the reference is a minimum, a maximum, or both in order. */
export function violacoesDosLimitesDaReferencia({ minimo, maximo }: { minimo?: Limite; maximo?: Limite }): Violacao[] {
  const [de, ate] = [minimo, maximo].map((limite) => (typeof limite === 'number' ? limite : null));
  return [
    ...violacao(de == null && ate == null, 'minimo', 'Informe o mínimo, o máximo ou ambos.'),
    ...violacao(de != null && ate != null && de > ate, 'maximo', 'O máximo não pode ser menor que o mínimo.'),
  ];
}

export interface LinhaComparada extends NutrienteDaFicha {
  minimo: number | null;
  maximo: number | null;
  /** Null if the norm does not mention the nutrient. */
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

/** The norms of the bounds, with the subject of each when there are several. */
function normas({ norma, nutrientes }: ReferenciaNutricional): string {
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

/** Where the bounds come from, in a sentence below the figures. */
export const fonteDaReferencia = (referencia: ReferenciaNutricional): string =>
  `Referência: ${normas(referencia)}. Cobre ${referencia.coberturaPct}% das necessidades diárias. Fonte: ${referencia.fonte}.`;

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
