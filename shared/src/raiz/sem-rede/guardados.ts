import { abrir, selar } from '../cofre.js';
import { abrirBanco, concluir, pedir } from './indexed-db.js';

/** What the browser keeps for the time without a network: answers, and writes that wait. */
type Gaveta = 'leituras' | 'fila';

const BANCO = 'merenda-guardados';

/** In localStorage while something is kept: a browser that keeps nothing opens no database. */
const MARCA = 'merenda:guardados';

async function naGaveta<T>(
  gaveta: Gaveta,
  modo: IDBTransactionMode,
  fazer: (loja: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const banco = await abrirBanco(BANCO, ['leituras', 'fila']);
  try {
    const transacao = banco.transaction(gaveta, modo);
    const fim = concluir(transacao);
    const resposta = await pedir(fazer(transacao.objectStore(gaveta)));
    await fim;
    return resposta;
  } finally {
    banco.close();
  }
}

function haGuardados(): boolean {
  try {
    return localStorage.getItem(MARCA) !== null;
  } catch {
    return false;
  }
}

/**
 * Seals a value with the session's key and keeps it. `ainda` is asked when it is sealed: the session may have ended.
 * @throws when the browser refuses to store
 */
export async function guardar(gaveta: Gaveta, chave: string, valor: unknown, ainda = () => true): Promise<void> {
  const selado = await selar(JSON.stringify(valor));
  if (!ainda()) return;
  localStorage.setItem(MARCA, '1');
  await naGaveta(gaveta, 'readwrite', (loja) => loja.put(selado, chave));
}

/** A kept value; undefined: there is none, or it can't be opened any more. */
export async function lerGuardado(gaveta: Gaveta, chave: string): Promise<unknown> {
  if (!haGuardados()) return undefined;
  return abrirSelado(await naGaveta(gaveta, 'readonly', (loja) => loja.get(chave)));
}

/** The keys of a drawer, sorted. */
export async function chavesGuardadas(gaveta: Gaveta): Promise<string[]> {
  if (!haGuardados()) return [];
  return (await naGaveta(gaveta, 'readonly', (loja) => loja.getAllKeys())).map(String);
}

/** Removes the entries of these keys. */
export async function apagarGuardados(gaveta: Gaveta, chaves: readonly string[]): Promise<void> {
  for (const chave of chaves) await naGaveta(gaveta, 'readwrite', (loja) => loja.delete(chave));
}

async function abrirSelado(selado: unknown): Promise<unknown> {
  if (typeof selado !== 'string') return undefined;
  try {
    return JSON.parse(await abrir(selado)) as unknown;
  } catch {
    // Sealed with a lost key, or altered.
    return undefined;
  }
}
