import { DATA_INVALIDA, lerData } from '../formatos/datas.js';
import { horaValida, recusaHora } from '../formatos/horas.js';
import { ehIlegivel, numeroLido, type NumeroDigitado } from '../formatos/leitura.js';
import type { Mascara } from '../formatos/mascaras.js';
import { type Violacao, violacao } from './violacao.js';

/*
 * Rules about what one field holds. A blank field breaks none of them: whether it may be blank is for the field to say.
 */

/** Both are allowed. */
export interface Limites {
  min: number;
  max: number;
}

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

/** An hour of the day is 'HH:MM'. */
export function violacoesDaHora(hora: string | null | undefined): Violacao[] {
  const recusa = hora && !horaValida(hora) ? recusaHora(hora) : null;
  return recusa === null ? [] : violacao(true, 'hora', recusa);
}

/** A day is 'DD/MM/YYYY', from `desde` on and up to `ate`, where they are given. */
export function violacoesDaData(data: string | null | undefined, desde?: string, ate?: string): Violacao[] {
  if (!data) return [];
  const dia = lerData(data);
  if (dia === null) return violacao(true, 'data', DATA_INVALIDA);
  const [inicio, fim] = [lerData(desde ?? ''), lerData(ate ?? '')];
  return [
    ...violacao(inicio !== null && dia < inicio, 'data', `Use uma data a partir de ${desde ?? ''}.`),
    ...violacao(fim !== null && dia > fim, 'data', `Use uma data até ${ate ?? ''}.`),
  ];
}
