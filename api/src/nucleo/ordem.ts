/** The embedded database knows no Brazilian order of letters, so that names are sorted here: accents and case aside, numbers by value. */
export const ordem = new Intl.Collator('pt-BR', { numeric: true });

/** Compares by `nome`, as a Brazilian reader expects; equal names by id. */
export function porNome(a: { nome: string; id: number }, b: { nome: string; id: number }): number {
  return ordem.compare(a.nome, b.nome) || a.id - b.id;
}
