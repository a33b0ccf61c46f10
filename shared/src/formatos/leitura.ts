/** A text that is not a number: it is kept as typed, with its error message. */
export interface Ilegivel {
  digitado: string;
  erro: string;
  /** The field still has the focus: more may come ('1.5' on the way to '1.500'), so there is no error yet. */
  emCurso?: boolean;
}

/** The value of a number field. Null: nothing was typed. */
export type NumeroDigitado = number | null | Ilegivel;

export const ehIlegivel = (valor: unknown): valor is Ilegivel =>
  typeof valor === 'object' && valor !== null && 'digitado' in valor && 'erro' in valor;

/** The number, if there is one: for totals during typing. Sent values are checked by `ehIlegivel` first. */
export const numeroLido = (valor: NumeroDigitado | undefined): number | null =>
  typeof valor === 'number' ? valor : null;

/**
 * What to say beside a number: what is wrong with its text, or the first violation that `violacoesDe` finds in the
 * number. Null when nothing is, and while the text is being typed.
 */
export function erroDoDigitado(
  valor: NumeroDigitado,
  violacoesDe: (numero: number | null) => readonly { mensagem: string }[],
): string | null {
  if (ehIlegivel(valor)) return valor.emCurso ? null : valor.erro;
  return violacoesDe(valor)[0]?.mensagem ?? null;
}

const SINAL = 'Não use sinal: o valor não pode ser negativo.';
const COM_VIRGULA = 'Digite só números, com vírgula para os decimais.';
const INTEIRO = 'Digite um número inteiro.';
const VIRGULAS = 'Use uma vírgula só, para os decimais.';
const PONTOS = 'Use o ponto só para separar milhares e a vírgula para os decimais, como em 1.234,5.';
const ESPACOS = 'Tire os espaços do meio do número.';
const GRANDE = 'O número é grande demais.';

/** Number of digits that a JavaScript number stores without loss. */
const DIGITOS = 15;

const MILHARES = /^[1-9]\d{0,2}(\.\d{3})+$/;
const MILHARES_COM_ESPACO = /^[1-9]\d{0,2}(\s\d{3})+(,\d*)?$/;

/** The refusal of more decimals than `casas`. */
export const casasDemais = (casas: number): string =>
  casas === 1 ? 'Use no máximo uma casa decimal.' : `Use no máximo ${casas} casas decimais.`;

/**
 * Reads a number as Brazilians write it: dots group thousands, the comma marks the decimals. Nothing is guessed and
 * nothing is dropped: '1.500' is 1500, '12.5' is refused.
 * @param casas decimals allowed; 0: a whole number
 * @returns the number, null for an empty text, or the text with its error
 */
export function lerQuantidade(digitado: string, casas = 3): NumeroDigitado {
  return ler(digitado, digitado.trim(), casas);
}

/** Like `lerQuantidade` with cents; 'R$' may come first: 'R$ 1.234,56' → 1234.56. 'R$' alone is no amount yet. */
export function lerMoeda(digitado: string): NumeroDigitado {
  return ler(digitado, digitado.trim().replace(/^R\$\s*/i, ''), 2);
}

/** Like `lerQuantidade` with one decimal; °C may be below zero: '-12,5' → -12.5. */
export function lerTemperatura(digitado: string): NumeroDigitado {
  const [, sinal = '', modulo = ''] = /^\s*([-−–]?)(.*)$/s.exec(digitado) ?? [];
  const lida = ler(digitado, modulo.trim(), 1);
  if (sinal === '') return lida;
  if (lida === null) return { digitado, erro: COM_VIRGULA };
  return typeof lida === 'number' ? -lida : lida;
}

function ler(digitado: string, texto: string, casas: number): NumeroDigitado {
  if (texto === '') return null;
  const numero = MILHARES_COM_ESPACO.test(texto) ? texto.replace(/\s/g, '.') : texto;
  const erro = recusaDoTexto(numero, casas);
  return erro === null ? Number(numero.replaceAll('.', '').replace(',', '.')) : { digitado, erro };
}

function recusaDoTexto(texto: string, casas: number): string | null {
  if (/[^\d.,\s+\-−–]/.test(texto) || !/\d/.test(texto)) return casas === 0 ? 'Digite só números.' : COM_VIRGULA;
  if (/[+\-−–]/.test(texto)) return SINAL;
  if (/\s/.test(texto)) return ESPACOS;
  const [inteiros = '', decimais, ...resto] = texto.split(',');
  if (resto.length > 0) return VIRGULAS;
  if (decimais?.includes('.') || (inteiros.includes('.') && !MILHARES.test(inteiros)))
    return recusaDoPonto(texto, casas);
  return decimais === undefined ? recusaDoTamanho(inteiros, '') : recusaDosDecimais(inteiros, decimais, casas);
}

/**
 * A dot that does not group thousands. A single one may be meant as a decimal mark: the message shows how to write
 * that.
 */
function recusaDoPonto(texto: string, casas: number): string {
  if (casas === 0) return `${INTEIRO} O ponto só separa milhares, como em 1.500.`;
  const [, inteiros = '', decimais = ''] = /^(\d*)\.(\d+)$/.exec(texto) ?? [];
  return decimais === '' ? PONTOS : `Use vírgula para os decimais: ${inteiros || '0'},${decimais}`;
}

function recusaDosDecimais(inteiros: string, decimais: string, casas: number): string | null {
  if (casas === 0) return INTEIRO;
  if (decimais === '') return `Complete os decimais ou tire a vírgula: ${inteiros}`;
  if (decimais.length > casas) return casasDemais(casas);
  return recusaDoTamanho(inteiros, decimais);
}

function recusaDoTamanho(inteiros: string, decimais: string): string | null {
  return (inteiros + decimais).replaceAll('.', '').replace(/^0+/, '').length > DIGITOS ? GRANDE : null;
}
