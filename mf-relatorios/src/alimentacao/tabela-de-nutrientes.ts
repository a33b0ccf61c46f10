import { ROTULOS_NUTRIENTE, type NutrienteDaFicha } from '@merenda/shared/contratos';
import { valorConhecido } from '@merenda/shared/regras';
import type { Celula, TabelaDaFolha } from '../folha/folha.js';

/** Printed where no food was analysed for a nutrient: that is no zero. */
export const NAO_ANALISADO = '—';

/** The total of a nutrient as a cell. */
export const celulaDoNutriente = (nutriente: NutrienteDaFicha): Celula => valorConhecido(nutriente) ?? NAO_ANALISADO;

/**
 * The technical sheet of one portion, and of 100 g of the ready preparation where its yield is known. It names the foods without a value: the true total is at least the printed one.
 */
export function tabelaDeNutrientes(
  nutrientes: readonly NutrienteDaFicha[],
  por100g?: readonly NutrienteDaFicha[],
): TabelaDaFolha {
  const porNome = new Map(por100g?.map((nutriente) => [nutriente.nome, celulaDoNutriente(nutriente)]));
  return {
    titulo: 'Ficha técnica (por porção)',
    colunas: [
      { titulo: 'Nutriente' },
      { titulo: 'Valor', tipo: 'nutriente' },
      ...(por100g ? [{ titulo: 'Em 100 g prontos', tipo: 'nutriente' as const }] : []),
      { titulo: 'Unidade' },
      { titulo: 'Observação', opcional: true },
    ],
    linhas: nutrientes.map((nutriente) => [
      ROTULOS_NUTRIENTE[nutriente.nome],
      celulaDoNutriente(nutriente),
      ...(por100g ? [porNome.get(nutriente.nome) ?? null] : []),
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
