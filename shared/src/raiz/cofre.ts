/**
 * Seals text with AES-GCM under a key that never leaves the browser: WebCrypto makes it non-extractable and IndexedDB
 * keeps the handle, so a copy of localStorage alone is worth nothing.
 */
const BANCO = 'merenda-escolar';
const GAVETA = 'chaves';
const CHAVE = 'sessao';
const BYTES_DO_IV = 12;

/** False on plain http other than localhost, where browsers hide WebCrypto, and where IndexedDB is switched off. */
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

/** The inverse of `selar`. Rejects when the text was altered or sealed under another key. */
export async function abrir(selado: string): Promise<string> {
  const bytes = Uint8Array.from(atob(selado), (letra) => letra.charCodeAt(0));
  const chave = await lerChave();
  const iv = bytes.slice(0, BYTES_DO_IV);
  const texto = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, chave, bytes.slice(BYTES_DO_IV));
  return new TextDecoder().decode(texto);
}

/** In pieces: spreading a photo's worth of bytes into one call overflows the stack. */
function paraBase64(bytes: Uint8Array): string {
  const PEDACO = 8192;
  let letras = '';
  for (let inicio = 0; inicio < bytes.length; inicio += PEDACO) {
    letras += String.fromCharCode(...bytes.subarray(inicio, inicio + PEDACO));
  }
  return btoa(letras);
}

/**
 * Makes the key before there is anything to seal: the first time it costs a new database, and who logs in and reloads at
 * once must not be faster than that.
 */
export async function prepararCofre(): Promise<void> {
  await lerChave();
}

async function lerChave(): Promise<CryptoKey> {
  const banco = await abrirBanco();
  try {
    const guardada = await pedir<CryptoKey | undefined>(banco.transaction(GAVETA).objectStore(GAVETA).get(CHAVE));
    if (guardada) return guardada;
    const nova = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const transacao = banco.transaction(GAVETA, 'readwrite');
    const gaveta = transacao.objectStore(GAVETA);
    // Two tabs may get here at once: the first key stays, and both use it.
    const vencedora = await pedir<CryptoKey | undefined>(gaveta.get(CHAVE));
    if (vencedora) return vencedora;
    gaveta.put(nova, CHAVE);
    await concluir(transacao);
    return nova;
  } finally {
    banco.close();
  }
}

function abrirBanco(): Promise<IDBDatabase> {
  const pedido = indexedDB.open(BANCO, 1);
  pedido.onupgradeneeded = () => pedido.result.createObjectStore(GAVETA);
  return pedir(pedido);
}

function pedir<T>(pedido: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    pedido.onsuccess = () => resolve(pedido.result);
    pedido.onerror = () => reject(pedido.error ?? new Error('IndexedDB did not answer'));
  });
}

/** Nothing may be sealed under a key that a page closed too early could still lose. */
function concluir(transacao: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transacao.oncomplete = () => resolve();
    transacao.onabort = () => reject(transacao.error ?? new Error('IndexedDB gave the transaction up'));
  });
}
