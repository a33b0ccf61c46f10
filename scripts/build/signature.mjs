import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * The key with which this installation signs its areas (Ed25519): AREAS_CHAVE names the file of the private key, in PEM.
 * @typedef {{ secret: import('node:crypto').KeyObject, known: string }} Key `known`: the public key, 32 bytes in
 *   Base64url, as the shell has it
 */

/**
 * @param {Record<string, string | undefined>} [env]
 * @returns {Key | null} null: nothing is signed
 * @throws Error with a Portuguese sentence when the file is not such a key
 */
export function readKey({ AREAS_CHAVE: file } = process.env) {
  if (!file) return null;
  // npm runs a script in the project's folder; INIT_CWD is the folder in which the user called it.
  const secret = readSecret(path.resolve(process.env.INIT_CWD ?? '', file));
  if (secret?.asymmetricKeyType !== 'ed25519')
    throw new Error(`${file} (AREAS_CHAVE) não é uma chave Ed25519 em PEM. Crie uma: npm run new:key -- ARQUIVO`);
  return { secret, known: createPublicKey(secret).export({ format: 'jwk' }).x };
}

function readSecret(file) {
  try {
    return createPrivateKey(fs.readFileSync(file));
  } catch (cause) {
    throw new Error(`A chave ${file} (AREAS_CHAVE) não pôde ser lida: ${cause.message}`, { cause });
  }
}

/** @returns {string} eight hexadecimal digits that tell one public key from another */
export const nameOf = (known) => createHash('sha256').update(known).digest('hex').slice(0, 8);

/**
 * @param {string} id of the area
 * @param {object} entry its entry of `federation.json`
 * @param {Key | null} key
 * @returns {object} the entry with its signature; without a key, the entry
 */
export function signed(id, entry, key) {
  if (key === null) return entry;
  return { ...entry, assinatura: sign(null, textOf(id, entry), key.secret).toString('base64url') };
}

/**
 * Whether a shell with this public key executes this area.
 * @param {string} known
 * @param {string} id
 * @param {{ assinatura?: string }} entry
 */
export function isSignedWith(known, id, { assinatura, ...entry }) {
  if (typeof assinatura !== 'string') return false;
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: known }, format: 'jwk' });
  return verify(null, textOf(id, entry), key, Buffer.from(assinatura, 'base64url'));
}

/** The signed text. The shell makes the same text (`shell/src/federation/registry.ts`). */
const textOf = (id, entry) => Buffer.from(JSON.stringify([id, entry]));

/**
 * @param {string} file
 * @returns {string} the content of an `integrity` attribute
 */
export const integrityOf = (file) => `sha384-${createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`;
