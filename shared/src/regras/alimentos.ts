/**
 * Null when a food states the value of at least one nutrient (specification 3, section 5: component values are required), otherwise the sentence
 * that names those it may state. A blank value is 'não analisado'; zero is a value.
 */
export function recusaSemComponentes(
  valores: readonly (number | null | undefined)[],
  nomes: readonly string[],
): string | null {
  if (valores.some((valor) => valor != null)) return null;
  return `Informe o valor de ao menos um componente: ${nomes.join(', ')}.`;
}
