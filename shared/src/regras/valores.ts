import { lerData, recusaDaData } from '../formatos/datas.js';
import { horaValida, recusaHora } from '../formatos/horas.js';
import { ehIlegivel, numeroLido, type NumeroDigitado } from '../formatos/leitura.js';
import type { Mascara } from '../formatos/mascaras.js';
import { formatarQuantidade } from '../formatos/numeros.js';
import { type Violacao, violacao } from './violacao.js';

/*
 * Rules about what one field holds. A blank field breaks none of them: whether it may be blank is for the field to say.
 */

/** Both are allowed. */
export interface Limites {
  min: number;
  max: number;
}

/** The messages for a text that is too short or too long, in contracts and in rules. */
export const caracteresNoMinimo = (minimo: number): string => `Use no mínimo ${minimo} caracteres.`;
export const caracteresNoMaximo = (maximo: number): string => `Use no máximo ${maximo} caracteres.`;
export const numeroNoMaximo = (maximo: number, casas = 0): string =>
  `Informe no máximo ${formatarQuantidade(maximo, casas)}.`;
export const diasNoMaximo = (maximo: number): string => `Escolha no máximo ${maximo} dias.`;

/** A number lies within its limits, which the sentence writes as the field does (`escrever`). */
export function violacoesDosLimites(
  { min, max }: Limites,
  valor: NumeroDigitado | undefined,
  escrever: (numero: number) => string,
): Violacao[] {
  const numero = numeroLido(valor);
  return violacao(
    numero !== null && (numero < min || numero > max),
    'valor',
    `Informe um valor entre ${escrever(min)} e ${escrever(max)}.`,
  );
}

/**
 * A text is a number. While it is being typed (`emCurso`), and once the field is left, are two rules: a form checks
 * them at different moments.
 */
export const violacoesDoTexto = (valor: unknown, emCurso: boolean): Violacao[] =>
  ehIlegivel(valor) ? violacao((valor.emCurso ?? false) === emCurso, 'valor', valor.erro) : [];

/** A whole text of a mask, shown or sent, is right. */
export const violacoesDaMascara = ({ valido, mensagem }: Mascara, texto: string | null | undefined): Violacao[] =>
  violacao(!!texto && !valido(texto), 'valor', mensagem);

const PARTE = String.raw`[\w'+-]+`;
const ROTULO = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
/** Without accents: mail servers that accept them are rare. */
const EMAIL = new RegExp(`^${PARTE}(?:\\.${PARTE})*@(?:${ROTULO}\\.)+[a-z]{2,}$`, 'i');

/** An e-mail address has one mailbox and a whole domain. Outer spaces are removed before it is stored. */
export function violacoesDoEmail(email: string | null | undefined): Violacao[] {
  const lido = (email ?? '').trim();
  return violacao(lido !== '' && !EMAIL.test(lido), 'email', 'E-mail inválido.');
}

/** An hour of the day is 'HH:MM'. */
export function violacoesDaHora(hora: string | null | undefined): Violacao[] {
  const recusa = hora && !horaValida(hora) ? recusaHora(hora) : null;
  return recusa === null ? [] : violacao(true, 'hora', recusa);
}

/** A day is 'DD/MM/YYYY', from `desde` on and up to `ate`, where they are given. */
export function violacoesDaData(data: string | null | undefined, desde?: string, ate?: string): Violacao[] {
  if (!data) return [];
  const dia = lerData(data);
  if (dia === null) return violacao(true, 'data', recusaDaData(data));
  const [inicio, fim] = [lerData(desde ?? ''), lerData(ate ?? '')];
  return [
    ...violacao(inicio !== null && dia < inicio, 'data', `Use uma data a partir de ${desde ?? ''}.`),
    ...violacao(fim !== null && dia > fim, 'data', `Use uma data até ${ate ?? ''}.`),
  ];
}
