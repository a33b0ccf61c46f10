import { type Violacao, violacao } from '../violacao.js';

/**
 * A food states the value of at least one nutrient (specification 3, section 5: component values are required). A blank
 * value is 'não analisado'; zero is a value. `nomes` are those of all nutrients that it may state.
 */
export const violacoesDosComponentes = (
  valores: readonly (number | null | undefined)[],
  nomes: readonly string[],
): Violacao[] =>
  violacao(
    valores.every((valor) => valor == null),
    'componentes',
    `Informe o valor de ao menos um componente: ${nomes.join(', ')}.`,
  );
