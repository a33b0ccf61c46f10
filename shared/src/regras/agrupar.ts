/** The rows by a key, in their order; the groups in the order of their first rows. */
export function agrupar<T, K>(linhas: readonly T[], chave: (linha: T) => K): Map<K, [T, ...T[]]> {
  const grupos = new Map<K, [T, ...T[]]>();
  for (const linha of linhas) {
    const grupo = grupos.get(chave(linha));
    if (grupo) grupo.push(linha);
    else grupos.set(chave(linha), [linha]);
  }
  return grupos;
}
