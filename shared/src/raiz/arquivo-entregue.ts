/** The file that waits, and the address of the screen that it is for. */
let entregue: { caminho: string; arquivo: File } | null = null;

/** Hands a file to the screen at an address, which opens next. A file that waits for another screen is forgotten. */
export function entregarArquivo(caminho: string, arquivo: File): void {
  entregue = { caminho, arquivo };
}

/** The file that waits for the screen at an address, once; null if there is none. */
export function receberArquivo(caminho: string): File | null {
  const arquivo = entregue?.caminho === caminho ? entregue.arquivo : null;
  entregue = null;
  return arquivo;
}
