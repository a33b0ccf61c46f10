/** Written wherever a value is empty, on screens and on papers. */
export const SEM_VALOR = '---';

/** A text, or the sign that it is empty. */
export const ouSemValor = (texto: string | null | undefined): string => texto || SEM_VALOR;
