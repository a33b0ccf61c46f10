/** The typed or chosen value of a field of a form; empty without the field. */
export function valorDe(formulario: HTMLFormElement, campo: string): string {
  const entrada = formulario.elements.namedItem(campo);
  return entrada instanceof HTMLInputElement || entrada instanceof HTMLSelectElement ? entrada.value : '';
}
