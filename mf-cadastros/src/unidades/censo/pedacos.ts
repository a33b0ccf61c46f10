/** Bytes that are read at once: the page answers between two pieces, whatever the size of the file. */
const PEDACO = 1024 * 1024;

/** Bytes of a file, or of a part of it. Rejects when the browser cannot read it. */
export function lerBytes(parte: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((pronto, falhou) => {
    const leitor = new FileReader();
    leitor.addEventListener('load', () => pronto(new Uint8Array(leitor.result as ArrayBuffer)));
    leitor.addEventListener('error', () => falhou(leitor.error ?? new Error('the file cannot be read')));
    leitor.readAsArrayBuffer(parte);
  });
}

/** The bytes of a file piece by piece. */
export async function* pedacosDe(arquivo: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let inicio = 0; inicio < arquivo.size; inicio += PEDACO)
    yield await lerBytes(arquivo.slice(inicio, inicio + PEDACO));
}

/** The bytes of a compressed part of a zip after unpacking, piece by piece: no more than a few are in memory. */
export async function* descompactados(compactado: Blob): AsyncGenerator<Uint8Array> {
  const descompressor = new DecompressionStream('deflate-raw');
  const entrada = descompressor.writable.getWriter();
  const alimentar = async () => {
    try {
      for await (const pedaco of pedacosDe(compactado)) await entrada.write(pedaco);
      await entrada.close();
    } catch (erro) {
      // The reading end has the same failure, and does not wait for more.
      await entrada.abort(erro).catch(() => undefined);
    }
  };
  const saida = descompressor.readable.getReader();
  const alimentado = alimentar();
  try {
    for (;;) {
      const { done, value } = await saida.read();
      if (done) return;
      yield value;
    }
  } finally {
    await saida.cancel().catch(() => undefined);
    await alimentado;
  }
}
