/** Exact fractions of big integers: the independent oracle of the rules that divide. Slow and simple on purpose. */
export interface Racional {
  n: bigint;
  d: bigint;
}

/** '12.345' or an integer → fraction. */
export function racional(texto: string | number): Racional {
  const [inteiro = '0', fracao = ''] = String(texto).split('.');
  return { n: BigInt(inteiro + fracao), d: 10n ** BigInt(fracao.length) };
}

export const mais = (a: Racional, b: Racional): Racional => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
export const vezes = (a: Racional, b: Racional): Racional => ({ n: a.n * b.n, d: a.d * b.d });
export const sobre = (a: Racional, b: Racional): Racional => ({ n: a.n * b.d, d: a.d * b.n });
export const compara = (a: Racional, b: Racional): number =>
  Number(a.n * b.d - b.n * a.d > 0n) - Number(a.n * b.d - b.n * a.d < 0n);

/** Half up of a fraction that is not negative, written with `casas` decimals. */
export function meioAcima({ n, d }: Racional, casas: number): string {
  const escala = 10n ** BigInt(casas);
  const inteiro = (2n * n * escala + d) / (2n * d);
  const texto = inteiro.toString().padStart(casas + 1, '0');
  return casas === 0 ? texto : `${texto.slice(0, -casas)}.${texto.slice(-casas)}`;
}

export const teto = ({ n, d }: Racional): string => ((n + d - 1n) / d).toString();
export const piso = ({ n, d }: Racional): string => (n / d).toString();
