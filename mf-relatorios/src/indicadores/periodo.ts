/** Days as the API reads them, both included. */
export interface Periodo {
  de: string;
  ate: string;
}

/**
 * The months that end with today's: 1 is the current one alone, from its first day.
 * @param hoje 'YYYY-MM-DD'
 */
export function ultimosMeses(hoje: string, meses: number): Periodo {
  const [ano, mes] = [Number(hoje.slice(0, 4)), Number(hoje.slice(5, 7))];
  const desdeOAnoZero = ano * 12 + (mes - 1) - (meses - 1);
  return { de: `${Math.floor(desdeOAnoZero / 12)}-${String((desdeOAnoZero % 12) + 1).padStart(2, '0')}-01`, ate: hoje };
}
