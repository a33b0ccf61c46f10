import { Decrypter, Encrypter } from 'age-encryption';

/** The first bytes of a file in the age format (age-encryption.org/v1). */
const INICIO = Buffer.from('age-encryption.org/v1\n');

/** Bytes of a file that tell whether it is encrypted. */
export const BYTES_DO_INICIO = INICIO.length;

/** Whether these first bytes of a file are those of an encrypted copy. */
export const ehCifrada = (inicio: Buffer): boolean => inicio.subarray(0, BYTES_DO_INICIO).equals(INICIO);

/**
 * Encrypts with a passphrase in the age format, which the program `age` opens too: scrypt, then ChaCha20-Poly1305 in
 * chunks, so that a changed, cut or reordered file is found while it is read.
 */
export function cifrar(bytes: ReadableStream<Uint8Array>, senha: string): Promise<ReadableStream<Uint8Array>> {
  const cifra = new Encrypter();
  cifra.setPassphrase(senha);
  return cifra.encrypt(bytes);
}

/** The inverse of `cifrar`. Rejects with a Portuguese sentence if the passphrase does not open the copy. */
export async function decifrar(bytes: ReadableStream<Uint8Array>, senha: string): Promise<ReadableStream<Uint8Array>> {
  const cifra = new Decrypter();
  cifra.addPassphrase(senha);
  try {
    return await cifra.decrypt(bytes);
  } catch (cause) {
    throw new Error(
      'A senha de BACKUPS_SENHA não abre esta cópia, ou o começo do arquivo está danificado. Nada foi restaurado.',
      { cause },
    );
  }
}
