import { abrirBanco, concluir, pedir } from './sem-rede/indexed-db.js';

/**
 * Encrypts text with AES-GCM and a key that never leaves the browser: it is a non-extractable key of WebCrypto in
 * IndexedDB, so a copy of localStorage alone is useless.
 */
const BANCO = 'merenda-escolar';
const GAVETA = 'chaves';
const CHAVE = 'sessao';
const BYTES_DO_IV = 12;

/** False on http (except localhost), where browsers do not offer WebCrypto, and if IndexedDB is disabled. */
export function haCofre(): boolean {
  return globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined;
}

/** Text → base64 of iv + ciphertext. */
export async function selar(texto: string): Promise<string> {
  const chave = await lerChave();
  const iv = crypto.getRandomValues(new Uint8Array(BYTES_DO_IV));
  const cifrado = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, chave, new TextEncoder().encode(texto));
  const selado = new Uint8Array(iv.length + cifrado.byteLength);
  selado.set(iv);
  selado.set(new Uint8Array(cifrado), iv.length);
  return paraBase64(selado);
}

/** The inverse of `selar`. Rejects if the text was altered or encrypted with another key. */
export async function abrir(selado: string): Promise<string> {
  const bytes = deBase64(selado);
  const chave = await lerChave();
  const iv = bytes.slice(0, BYTES_DO_IV);
  const texto = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, chave, bytes.slice(BYTES_DO_IV));
  return new TextDecoder().decode(texto);
}

/**
 * In pieces: one call with all bytes of a photo as arguments overflows the stack. Not spread: that reads byte by byte
 * from an iterator, and a session of a megabyte would hold a cheap phone for a third of a second.
 */
function paraBase64(bytes: Uint8Array): string {
  const PEDACO = 8192;
  let letras = '';
  for (let inicio = 0; inicio < bytes.length; inicio += PEDACO) {
    letras += Reflect.apply(String.fromCharCode, null, bytes.subarray(inicio, inicio + PEDACO));
  }
  return btoa(letras);
}

function deBase64(texto: string): Uint8Array<ArrayBuffer> {
  const letras = atob(texto);
  const bytes = new Uint8Array(letras.length);
  for (let lugar = 0; lugar < letras.length; lugar += 1) bytes[lugar] = letras.charCodeAt(lugar);
  return bytes;
}

/**
 * Creates the key before it is needed: the first time this creates a database, and it must be ready if the user reloads
 * right after the login.
 */
export async function prepararCofre(): Promise<void> {
  await lerChave();
}

async function lerChave(): Promise<CryptoKey> {
  const banco = await abrirBanco(BANCO, [GAVETA]);
  try {
    const guardada = await pedir<CryptoKey | undefined>(banco.transaction(GAVETA).objectStore(GAVETA).get(CHAVE));
    if (guardada) return guardada;
    const nova = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const transacao = banco.transaction(GAVETA, 'readwrite');
    const gaveta = transacao.objectStore(GAVETA);
    // Two tabs may create a key at the same time: the first key stays, and both use it.
    const vencedora = await pedir<CryptoKey | undefined>(gaveta.get(CHAVE));
    if (vencedora) return vencedora;
    gaveta.put(nova, CHAVE);
    // Text must not be encrypted with a key that is lost if the page closes.
    await concluir(transacao);
    return nova;
  } finally {
    banco.close();
  }
}
