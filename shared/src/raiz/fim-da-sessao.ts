/** Why a session ends that the user of this tab did not end: the server no longer takes it, or it was ended in another tab. */
export type FimDaSessao = 'expirada' | 'outra-aba';

type AoExpirar = (fim: FimDaSessao) => void;
const ouvintes = new Set<AoExpirar>();

/**
 * Calls `ouvinte` when the session ends without the user of this tab having asked for it: what was typed can still be put aside. Once per session,
 * however many calls were in flight. Returns the way to stop listening.
 */
export function aoExpirar(ouvinte: AoExpirar): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

/** Tells everybody who listens, before the session is forgotten. The last to listen hears first: forms put aside what was typed before the shell speaks. */
export function anunciarFim(fim: FimDaSessao): void {
  [...ouvintes].reverse().forEach((ouvinte) => ouvinte(fim));
}
