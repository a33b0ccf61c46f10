/** For searches that ignore accents, case and spaces: ' Feijão PRETO ' → 'feijao preto'. */
export const paraBusca = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The words of a search among choices. Choices show 'Produto – Item' or 'Produto (Item)': the characters between the
 * two names are no part of a word.
 */
export const palavrasDaBusca = (texto: string): string[] =>
  paraBusca(texto)
    .split(/[ –()]+/)
    .filter((palavra) => palavra !== '');

/** Created when the first texts are compared: it takes a cheap phone a tenth of a second. */
let ordem: Intl.Collator | undefined;

/** Portuguese alphabetical order, with accents. */
export function compararTextos(um: string, outro: string): number {
  ordem ??= new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });
  return ordem.compare(um, outro);
}
