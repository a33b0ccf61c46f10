/** The digits of a text, in order: the value that masked fields send. */
export const soDigitos = (texto: string): string => texto.replace(/\D/g, '');

/**
 * Writes characters into a mask: `9` takes the next one, everything else is punctuation and appears only between two
 * characters, so that an incomplete value never ends in punctuation that backspace could not remove. Extra characters
 * stay at the end, visible, and are refused: a cut number would be another number.
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
