import type { Alimento, AlimentoNovo, ComponenteNutricional, ComposicaoAlimento } from '@merenda/shared/contratos';
import type { EntidadeListada } from '@merenda/shared/ui';

export const ALIMENTO: EntidadeListada = { artigo: 'o', nome: 'Alimento', plural: 'Alimentos' };

/** A food as form values: its item by id, its nutrients in the order of the list of components. */
export type AlimentoNoFormulario = Omit<AlimentoNovo, 'itemAlimento' | 'componentes'> & {
  itemAlimento: number;
  /** A row that no one has touched is absent. */
  componentes: ({ valor: number | null } | undefined)[];
  /** The food of the composition table from which the form was filled; it is not sent. */
  composicao?: number;
};

/** A blank value is sent as null: 'não analisado', never zero. */
export function paraCorpo(
  { nome, itemAlimento, unidadeMedida, quantidadeBase, forma, componentes = [] }: AlimentoNoFormulario,
  lista: readonly ComponenteNutricional[],
): AlimentoNovo {
  return {
    nome,
    itemAlimento: { id: itemAlimento },
    unidadeMedida,
    quantidadeBase,
    forma,
    componentes: lista.map(({ id }, posicao) => ({ componente: { id }, valor: componentes[posicao]?.valor ?? null })),
  };
}

export function paraFormulario(
  { nome, itemAlimento, unidadeMedida, quantidadeBase, forma, componentes }: Alimento,
  lista: readonly ComponenteNutricional[],
): AlimentoNoFormulario {
  const valores = new Map(componentes.map(({ componente, valor }) => [componente.id, valor]));
  return {
    nome,
    itemAlimento: itemAlimento.id,
    unidadeMedida,
    quantidadeBase,
    forma: forma.nome,
    componentes: lista.map(({ id }) => ({ valor: valores.get(id) ?? null })),
  };
}

/** The values of the composition table for a food, for 100 g. */
export function daComposicao(
  { nome, forma, valores }: ComposicaoAlimento,
  lista: readonly ComponenteNutricional[],
): Partial<AlimentoNoFormulario> {
  return {
    nome,
    ...(forma !== null && { forma }),
    unidadeMedida: 'G',
    quantidadeBase: 100,
    componentes: lista.map((componente) => ({ valor: valores[componente.nome] ?? null })),
  };
}
