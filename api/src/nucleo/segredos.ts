import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

const CIFRA = 'aes-256-gcm';
const IV_BYTES = 12;
const SELO_BYTES = 16;

/** Seals secrets that the server must be able to read again (AES-256-GCM), with a key derived from a setting (scrypt). */
export class Segredos {
  #chave: Buffer | undefined;

  constructor(private readonly frase: string) {}

  /** `dono` names the place of the secret: sealed for one place, it can't be opened at another one. */
  selar(segredo: string, dono: string): string {
    const iv = randomBytes(IV_BYTES);
    const cifra = createCipheriv(CIFRA, this.#chaveDaFrase(), iv).setAAD(Buffer.from(dono));
    const cifrado = Buffer.concat([cifra.update(segredo, 'utf8'), cifra.final()]);
    return Buffer.concat([iv, cifra.getAuthTag(), cifrado]).toString('base64');
  }

  /** Throws when the text was altered, sealed for another place, or sealed with another key. */
  abrir(selado: string, dono: string): string {
    const bytes = Buffer.from(selado, 'base64');
    const decifra = createDecipheriv(CIFRA, this.#chaveDaFrase(), bytes.subarray(0, IV_BYTES), {
      authTagLength: SELO_BYTES,
    })
      .setAAD(Buffer.from(dono))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + SELO_BYTES));
    return decifra.update(bytes.subarray(IV_BYTES + SELO_BYTES), undefined, 'utf8') + decifra.final('utf8');
  }

  /** Derived when it is needed: it takes 50 ms. The salt is constant, because the setting is one of an installation. */
  #chaveDaFrase(): Buffer {
    return (this.#chave ??= scryptSync(this.frase, 'merenda-escolar', 32));
  }
}
