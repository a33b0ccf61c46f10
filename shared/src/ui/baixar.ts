/** Starts a download of a file in the browser. */
export function baixar(conteudo: BlobPart, nome: string, type: string): void {
  const endereco = URL.createObjectURL(new Blob([conteudo], { type }));
  const link = document.createElement('a');
  link.href = endereco;
  link.download = nome;
  link.click();
  URL.revokeObjectURL(endereco);
}
