/** Hour of the day as it is typed: '1230' → '12:30'. Idempotent. */
export function formatarHora(texto: string): string {
  const digitos = texto.replace(/\D/g, '').slice(0, 4);
  return digitos.length > 2 ? `${digitos.slice(0, 2)}:${digitos.slice(2)}` : digitos;
}

export const horaValida = (texto: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(texto.trim());
