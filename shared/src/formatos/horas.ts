const HORA_INVALIDA = 'Hora inválida. Use HH:MM, de 00:00 a 23:59.';

export const horaValida = (texto: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(texto.trim());

/**
 * Typed time of day → 'HH:MM': '9:30', '930', '9h30', '9h' and '0930' are accepted. The minutes have two digits and may
 * be missing only after an 'h'. Null if the text is not a time.
 */
export function lerHora(texto: string): string | null {
  const [, horas = '', minutos = '00'] = /^(\d{1,2})(?:(?:\s*[:h]\s*)?(\d{2})|\s*h)$/i.exec(texto.trim()) ?? [];
  const hora = `${horas.padStart(2, '0')}:${minutos}`;
  return horas !== '' && horaValida(hora) ? hora : null;
}

/** The error of a time; null for one that `lerHora` reads, and for an empty text. */
export function recusaHora(texto: string): string | null {
  if (texto.trim() === '' || lerHora(texto) !== null) return null;
  const [, hora = '', minuto = ''] = /^(\d{1,2})\s*[:h]\s*(\d)$/i.exec(texto.trim()) ?? [];
  return minuto !== '' && lerHora(`${hora}:0${minuto}`) !== null
    ? `Escreva os minutos com dois algarismos, como em ${hora}:0${minuto}.`
    : HORA_INVALIDA;
}
