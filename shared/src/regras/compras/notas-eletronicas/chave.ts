import { type Violacao, violacao } from '../../violacao.js';

/** The key of an NF-e, in the official schema (`TChNFe`, tiposBasico_v4.00.xsd). */
const FORMATO = /^\d{6}[0-9A-Z]{12}\d{26}$/;

/** The code of ASCII of '0': each character of a key is worth its code less this one, as in the alphanumeric CNPJ. */
const ZERO_EM_ASCII = 48;

/** The check digit of the first 43 characters of a key: weights 2 to 9 from the right, modulo 11; 10 and 11 are 0. */
export function digitoDaChave(semDigito: string): string {
  const soma = [...semDigito]
    .toReversed()
    .reduce((total, letra, i) => total + (letra.charCodeAt(0) - ZERO_EM_ASCII) * (2 + (i % 8)), 0);
  const digito = 11 - (soma % 11);
  return String(digito > 9 ? 0 : digito);
}

/** A key as it is typed or read, in the form that is stored: capital letters, without spaces. */
export const limparChave = (texto: string): string => texto.replace(/\s/g, '').toUpperCase();

/** A key has 44 characters in the official form, and its check digit is right. */
export function violacoesDaChave(chave: string): Violacao[] {
  if (!FORMATO.test(chave)) return violacao(true, 'chave', 'A chave da NF-e tem 44 caracteres: confira o arquivo.');
  return violacao(
    chave.at(-1) !== digitoDaChave(chave.slice(0, -1)),
    'chave',
    'O dígito verificador da chave da NF-e não confere.',
  );
}

/** The parts of a key that the invoice repeats, each with its positions. */
const PARTES = {
  uf: { de: 0, ate: 2, nome: 'o estado' },
  anoEMes: { de: 2, ate: 6, nome: 'o ano e o mês da emissão' },
  documento: { de: 6, ate: 20, nome: 'o CNPJ ou CPF do emitente' },
  modelo: { de: 20, ate: 22, nome: 'o modelo' },
  serie: { de: 22, ate: 25, nome: 'a série' },
  numero: { de: 25, ate: 34, nome: 'o número' },
  tipoDeEmissao: { de: 34, ate: 35, nome: 'o tipo de emissão' },
  codigo: { de: 35, ate: 43, nome: 'o código numérico' },
  digito: { de: 43, ate: 44, nome: 'o dígito verificador' },
} as const;

/** The series of an invoice by its key: '1'. */
export const serieDaChave = (chave: string): string => String(Number(chave.slice(PARTES.serie.de, PARTES.serie.ate)));

/** The fields of an invoice that its key repeats, as its XML writes them. */
export type IdentificacaoDaNota = Record<keyof typeof PARTES, string>;

/**
 * The series of the invoices that a tax office issues for others (890 to 899): the document in their key is that of the
 * office (NT 2018.001).
 */
const DO_FISCO = /^89\d$/;

/** Each part of a key repeats a field of the invoice; shorter numbers have zeros on the left in the key. */
export function violacoesDaIdentificacao(chave: string, nota: IdentificacaoDaNota): Violacao[] {
  const partes = Object.entries(PARTES) as [keyof typeof PARTES, (typeof PARTES)[keyof typeof PARTES]][];
  return partes.flatMap(([parte, { de, ate, nome }]) => {
    const naChave = chave.slice(de, ate);
    const naNota = nota[parte].padStart(ate - de, '0');
    if (parte === 'documento' && DO_FISCO.test(nota.serie)) return [];
    return violacao(
      naChave !== naNota,
      'chave',
      `A chave não é desta nota: ${nome} da chave é ${naChave}, e da nota é ${naNota}.`,
    );
  });
}
