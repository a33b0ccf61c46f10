const semAcentos = (texto: string): string => texto.normalize('NFD').replace(/\p{Mn}/gu, '');

/** For searches that forgive accents, case and spaces: ' Feijão  PRETO ' → 'feijao preto'. */
export const paraBusca = (texto: string): string => semAcentos(texto).toLowerCase().replace(/\s+/g, ' ').trim();

/** Name of a city in hosts and in static paths: 'São_João del Rei' → 'saojoaodelrei'. */
export const chaveCidade = (nome: string): string =>
  semAcentos(nome)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Portuguese alphabetical order, the accents in their place. */
export const compararTextos = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' }).compare;
