import { cepValido, formatarCep, limparCep } from './cep.js';
import { cnpjValido, formatarCnpj, limparCnpj } from './cnpj.js';
import { cpfValido, formatarCpf, limparCpf } from './cpf.js';
import { ibgeValido, limparIbge } from './ibge.js';
import {
  cnhValida,
  crnValido,
  formatarCrn,
  formatarInscricaoEstadual,
  inepValido,
  inscricaoEstadualValida,
  limparCnh,
  limparInep,
  limparInscricaoEstadual,
} from './registros.js';
import {
  celularValido,
  formatarCelular,
  formatarCelularEspacado,
  formatarTelefone,
  limparTelefone,
  telefoneValido,
} from './telefone.js';

/** The definition of a masked field. */
export interface Mascara {
  /** The shown text for the characters typed so far. Idempotent. */
  formatar: (texto: string) => string;
  /** The value that the form sends. */
  limpar: (texto: string) => string;
  /** Whether a complete value, shown or sent, is valid. */
  valido: (texto: string) => boolean;
  /** Shown in the empty field. */
  exemplo: string;
  mensagem: string;
  /** Letters may be typed: which keyboard a phone offers depends on it. */
  alfanumerica: boolean;
}

const TELEFONE = 'Telefone inválido. Informe o DDD e o número.';
const CELULAR = 'Celular inválido. Informe o DDD e o número, que começa com 9.';

const mascara = (
  formatar: Mascara['formatar'],
  limpar: Mascara['limpar'],
  valido: Mascara['valido'],
  exemplo: string,
  mensagem: string,
  alfanumerica = false,
): Mascara => ({ formatar, limpar, valido, exemplo, mensagem, alfanumerica });

/** Masks of the specification (1, section 5), by the name of the field. */
export const MASCARAS = {
  cpf: mascara(formatarCpf, limparCpf, cpfValido, '999.999.999-99', 'CPF inválido.'),
  cnpj: mascara(formatarCnpj, limparCnpj, cnpjValido, '99.999.999/9999-99', 'CNPJ inválido.', true),
  telefone: mascara(formatarTelefone, limparTelefone, telefoneValido, '(99) 9999-9999', TELEFONE),
  celular: mascara(formatarCelular, limparTelefone, celularValido, '(99) 99999-9999', CELULAR),
  celularEspacado: mascara(formatarCelularEspacado, limparTelefone, celularValido, '(99) 9 9999-9999', CELULAR),
  cep: mascara(formatarCep, limparCep, cepValido, '99999-999', 'CEP inválido. Use 99999-999.'),
  cnh: mascara(limparCnh, limparCnh, cnhValida, '99999999999', 'CNH inválida. São 11 dígitos.'),
  crn: mascara(formatarCrn, formatarCrn, crnValido, 'CRN-99/9999', 'CRN inválido. Use CRN-99/9999.'),
  inscricaoEstadual: mascara(
    formatarInscricaoEstadual,
    limparInscricaoEstadual,
    inscricaoEstadualValida,
    '99.999.999-9',
    'Inscrição estadual inválida. Use 99.999.999-9.',
  ),
  inep: mascara(limparInep, limparInep, inepValido, '99999999', 'Código INEP inválido. São 8 dígitos.'),
  ibge: mascara(limparIbge, limparIbge, ibgeValido, '9999999', 'Código IBGE inválido. São 7 dígitos.'),
} as const satisfies Record<string, Mascara>;
export type NomeMascara = keyof typeof MASCARAS;
