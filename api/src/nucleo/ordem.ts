/**
 * The embedded database has no Brazilian collation, so names are sorted here: accents and case are ignored, numbers
 * count by value.
 */
export const ordem = new Intl.Collator('pt-BR', { numeric: true });

/** Compares by `nome` in Brazilian order; equal names by id. */
export function porNome(a: { nome: string; id: number }, b: { nome: string; id: number }): number {
  return ordem.compare(a.nome, b.nome) || a.id - b.id;
}
