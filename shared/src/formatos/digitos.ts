/** The digits of a text, in order: what is sent of masked fields. */
export const soDigitos = (texto: string): string => texto.replace(/\D/g, '');

/**
 * Writes characters into a mask as far as they reach: `9` takes the next one, everything else is punctuation and appears only
 * between two characters, so that a half-typed value never ends in a mark that backspace could not remove. What does not fit stays behind
 * it, to be seen and refused: a number that is cut is another number.
 */
export function aplicarMascara(caracteres: string, mascara: string): string {
  let saida = '';
  let pontuacao = '';
  let proximo = 0;
  for (const posicao of mascara) {
    if (proximo >= caracteres.length) break;
    if (posicao !== '9') {
      pontuacao += posicao;
      continue;
    }
    saida += pontuacao + caracteres[proximo];
    pontuacao = '';
    proximo += 1;
  }
  return saida + caracteres.slice(proximo);
}
