import { paraBusca } from '../../formatos/textos.js';

/** Words of a name without accents, also those in parentheses. */
const palavras = (nome: string): string[] =>
  paraBusca(nome)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** At most so many are offered where no name fits wholly. */
const PARECIDOS = 3;

/**
 * The entries of a table whose names fit a food: the one with the most words that are all in the food's name ('Banana
 * prata' for 'BANANA PRATA CRUA'), else the first few that begin with the food's first word.
 */
export function entradasPeloNome<E extends { alimento: string }>(alimento: string, tabela: readonly E[]): E[] {
  const doAlimento = palavras(alimento);
  const comPalavras = tabela.map((entrada) => ({ entrada, palavras: palavras(entrada.alimento) }));
  const [melhor] = comPalavras
    .filter((uma) => uma.palavras.every((palavra) => doAlimento.includes(palavra)))
    .sort((uma, outra) => outra.palavras.length - uma.palavras.length);
  if (melhor) return [melhor.entrada];
  return comPalavras
    .filter((uma) => uma.palavras[0] === doAlimento[0])
    .slice(0, PARECIDOS)
    .map(({ entrada }) => entrada);
}
