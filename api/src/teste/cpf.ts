let vez = 0;

/** A CPF with right check digits, another one each time. */
export function novoCpf(): string {
  const base = String(100_000_000 + 7919 * ++vez);
  const digito = (numeros: string) => {
    const soma = [...numeros].reduce((total, n, i) => total + Number(n) * (numeros.length + 1 - i), 0);
    return String(((soma * 10) % 11) % 10);
  };
  const um = digito(base);
  return base + um + digito(base + um);
}
