/**
 * Why a session ended without a logout in this tab: the server no longer accepts it, or the user logged out in another
 * tab.
 */
export type FimDaSessao = 'expirada' | 'outra-aba';

type AoExpirar = (fim: FimDaSessao) => void;
const ouvintes = new Set<AoExpirar>();

/**
 * Calls `ouvinte` if the session ends without a logout in this tab, while typed values can still be stored. Once per
 * session, even with several open calls. Returns a function that removes the listener.
 */
export function aoExpirar(ouvinte: AoExpirar): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

/**
 * Calls all listeners before the session is deleted, the newest first: forms store the typed values before the shell
 * shows its message.
 */
export function anunciarFim(fim: FimDaSessao): void {
  [...ouvintes].reverse().forEach((ouvinte) => ouvinte(fim));
}
