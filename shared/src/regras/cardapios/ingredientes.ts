import type { UnidadeMedida } from '../../vocabulario/cadastros/produtos.js';
import { ALIMENTO_NAO_ENCONTRADO } from '../frases.js';
import { recusaConversao } from '../cadastros/unidades-de-medida.js';
import { decimal, type Numerico } from '../decimal.js';
import { violacao, type Violacao } from '../violacao.js';

/** A food and how much of it. */
interface Uso {
  alimento: { id: number };
  quantidade: number;
  unidadeMedida: UnidadeMedida;
}

/** A row of a recipe, as the rules about it need it. */
export interface IngredienteDaReceita extends Uso {
  pesoBruto?: number | '' | null;
  substitutos: readonly Uso[];
}

/**
 * An ingredient of 0 is in the recipe and counts as nothing: its nutrients, price and factors are not reported as
 * missing.
 */
export const entraNaConta = ({ quantidade }: { quantidade: Numerico }): boolean => !decimal(quantidade).isZero();

/** The ingredients and their substitutes, each with its path in the body. */
export const usosDosIngredientes = (ingredientes: readonly IngredienteDaReceita[]) =>
  ingredientes.flatMap(({ alimento, unidadeMedida, substitutos }, i) => [
    { alimento, unidadeMedida, campo: `ingredientes.${i}` },
    ...substitutos.map((substituto, j) => ({
      alimento: substituto.alimento,
      unidadeMedida: substituto.unidadeMedida,
      campo: `ingredientes.${i}.substitutos.${j}`,
    })),
  ]);

/**
 * Each food is known, once in the recipe, and measured in a unit that converts to its own; the gross weight is not below
 * the net one, and a substitute is another food.
 * @param unidades the unit of each food, by id
 */
export function violacoesDosIngredientes(
  ingredientes: readonly IngredienteDaReceita[],
  unidades: ReadonlyMap<number, UnidadeMedida>,
): Violacao[] {
  const dosUsos = usosDosIngredientes(ingredientes).flatMap(({ alimento, unidadeMedida, campo }) => {
    const unidade = unidades.get(alimento.id);
    if (!unidade) return violacao(true, `${campo}.alimento.id`, ALIMENTO_NAO_ENCONTRADO);
    const recusa = recusaConversao(unidadeMedida, unidade);
    return violacao(recusa !== null, `${campo}.unidadeMedida`, recusa ?? '');
  });
  const dosIngredientes = ingredientes.flatMap(({ alimento, substitutos, quantidade, pesoBruto }, i) => {
    const campo = `ingredientes.${i}`;
    const proprio = substitutos.findIndex((s) => s.alimento.id === alimento.id);
    return [
      ...violacao(
        ingredientes.findIndex((outro) => outro.alimento.id === alimento.id) !== i,
        `${campo}.alimento.id`,
        'Este alimento já está entre os ingredientes.',
      ),
      ...violacao(
        Boolean(pesoBruto && pesoBruto < quantidade),
        `${campo}.pesoBruto`,
        'O peso bruto não pode ser menor que a quantidade.',
      ),
      ...violacao(
        Boolean(pesoBruto) && quantidade === 0,
        `${campo}.pesoBruto`,
        'Um ingrediente com quantidade 0 não tem peso bruto.',
      ),
      ...violacao(proprio >= 0, `${campo}.substitutos.${proprio}.alimento.id`, 'O substituto deve ser outro alimento.'),
    ];
  });
  return [...dosUsos, ...dosIngredientes];
}
