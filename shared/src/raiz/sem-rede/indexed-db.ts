/** Opens a database of the browser; the first time it gets these object stores. */
export function abrirBanco(nome: string, gavetas: readonly string[]): Promise<IDBDatabase> {
  const pedido = indexedDB.open(nome, 1);
  pedido.onupgradeneeded = () => gavetas.forEach((gaveta) => pedido.result.createObjectStore(gaveta));
  return pedir(pedido);
}

/** The result of a request. */
export function pedir<T>(pedido: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    pedido.onsuccess = () => resolve(pedido.result);
    pedido.onerror = () => reject(pedido.error ?? new Error('IndexedDB did not answer'));
  });
}

/** Waits until what a transaction writes is stored. */
export function concluir(transacao: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transacao.oncomplete = () => resolve();
    transacao.onabort = () => reject(transacao.error ?? new Error('IndexedDB gave the transaction up'));
  });
}
