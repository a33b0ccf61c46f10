/** For searches that ignore accents, case and spaces: ' Feijão PRETO ' → 'feijao preto'. */
export const paraBusca = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Portuguese alphabetical order, with accents. */
export const compararTextos = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' }).compare;
