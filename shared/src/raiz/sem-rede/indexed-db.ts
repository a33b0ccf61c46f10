/** Opens a database of the browser; the first time it gets these object stores. */
export function abrirBanco(nome: string, gavetas: readonly string[]): Promise<IDBDatabase> {
  const requisicao = indexedDB.open(nome, 1);
  requisicao.onupgradeneeded = () => gavetas.forEach((gaveta) => requisicao.result.createObjectStore(gaveta));
  return pedir(requisicao);
}

/** The result of a request. */
export function pedir<T>(requisicao: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    requisicao.onsuccess = () => resolve(requisicao.result);
    requisicao.onerror = () => reject(requisicao.error ?? new Error('IndexedDB did not answer'));
  });
}

/** Waits until what a transaction writes is stored. */
export function concluir(transacao: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transacao.oncomplete = () => resolve();
    transacao.onabort = () => reject(transacao.error ?? new Error('IndexedDB gave the transaction up'));
  });
}
