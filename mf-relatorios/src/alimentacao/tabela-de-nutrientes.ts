import { ROTULOS_NUTRIENTE, type NutrienteDaFicha } from '@merenda/shared/contratos';
import { valorConhecido } from '@merenda/shared/regras';
import type { Celula, TabelaDaFolha } from '../folha/folha.js';

/** Printed where no food was analysed for a nutrient: that is no zero. */
export const NAO_ANALISADO = '—';

/** The total of a nutrient as a cell. */
export const celulaDoNutriente = (nutriente: NutrienteDaFicha): Celula => valorConhecido(nutriente) ?? NAO_ANALISADO;

/**
 * The technical sheet of one portion. It names the foods without a value: the true total is at least the printed one.
 */
export function tabelaDeNutrientes(nutrientes: readonly NutrienteDaFicha[]): TabelaDaFolha {
  return {
    titulo: 'Ficha técnica (por porção)',
    colunas: [
      { titulo: 'Nutriente' },
      { titulo: 'Valor', tipo: 'nutriente' },
      { titulo: 'Unidade' },
      { titulo: 'Observação', opcional: true },
    ],
    linhas: nutrientes.map((nutriente) => [
      ROTULOS_NUTRIENTE[nutriente.nome],
      celulaDoNutriente(nutriente),
      nutriente.unidadeDeMedida,
      observacao(nutriente),
    ]),
    vazia: 'Sem ficha técnica.',
  };
}

function observacao({ ausentes, semDados }: NutrienteDaFicha): string | null {
  if (ausentes.length === 0) return null;
  return `${semDados ? 'Não analisado' : 'Dado ausente'}: ${ausentes.join(', ')}`;
}
