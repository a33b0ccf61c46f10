import type { SituacaoNutriente } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import type { LinhaComparada } from '@merenda/shared/regras';
import type { Tom } from '@merenda/shared/ui';

/** Below the minimum is red, from it on green (specification 3, section 5); above a maximum is a warning. */
export const TONS: Record<SituacaoNutriente, Tom> = {
  abaixo: 'perigo',
  adequado: 'sucesso',
  acima: 'atencao',
  ausente: 'neutro',
};

/** A number and its unit stay on one line. */
export const comUnidade = (numero: string, unidade: string) => `${numero}\u00A0${unidade}`;

/** 'de 45 a 53 g', 'no mínimo 329 kcal', 'no máximo 600 mg' */
export function faixa({
  minimo,
  maximo,
  unidadeDeMedida,
}: Pick<LinhaComparada, 'minimo' | 'maximo' | 'unidadeDeMedida'>): string {
  const com = (valor: number) => comUnidade(formatarQuantidade(valor, 2), unidadeDeMedida);
  if (minimo !== null && maximo !== null) return `de ${formatarQuantidade(minimo, 2)} a ${com(maximo)}`;
  if (minimo !== null) return `no mínimo ${com(minimo)}`;
  return maximo === null ? 'sem referência' : `no máximo ${com(maximo)}`;
}
