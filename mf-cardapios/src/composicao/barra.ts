/** Positions on a bar, in % of its width. */
export interface Barra {
  valor: number;
  /** The norm's band; null without a norm. */
  faixa: { de: number; ate: number } | null;
}

/** Beyond the last figure of a bar, so that a band without a maximum is seen as one. */
const FOLGA = 1.3;

/** Where a value and the norm's band lie on a bar that has room for both. A missing minimum is zero, a missing maximum the end. */
export function barraDe({
  valor,
  minimo,
  maximo,
}: {
  valor: number;
  minimo: number | null;
  maximo: number | null;
}): Barra {
  const fim = Math.max(valor, minimo ?? 0, maximo ?? 0) * FOLGA;
  const em = (numero: number): number => (fim === 0 ? 0 : (numero / fim) * 100);
  if (minimo === null && maximo === null) return { valor: em(valor), faixa: null };
  return { valor: em(valor), faixa: { de: em(minimo ?? 0), ate: maximo === null ? 100 : em(maximo) } };
}
