import { aoExpirar, avisos, guardarDigitado, marcarRascunho, resgatarDigitado, useSessao } from '@merenda/shared';
import { useEffect, useEffectEvent, useId } from 'react';

interface Rascunho<V> {
  /** Distinguishes this draft from others at the same address. */
  identidade: string;
  /** Whether leaving now would lose data. */
  sujo: boolean;
  /** The current values. */
  ler: () => V;
  /** Restores them after the login. */
  retomar: (valores: V) => void;
}

/**
 * Guards unsaved work, of a form or of any other screen. Leaving the screen asks first. When the session ends, the
 * draft is kept in memory; it comes back when the same user opens the same screen again after the login.
 * @returns forgets the draft at once, not with the next render: call it before a navigation that follows a success
 */
export function useRascunho<V>({ identidade, sujo, ler, retomar }: Rascunho<V>): { esquecer: () => void } {
  const id = useId();
  useEffect(() => {
    marcarRascunho(id, sujo);
    return () => marcarRascunho(id, false);
  }, [id, sujo]);

  const guardar = useEffectEvent((chave: string, usuario: number | undefined) => {
    if (sujo) guardarDigitado(chave, usuario, ler());
  });
  const resgatar = useEffectEvent((chave: string) => {
    const digitado = resgatarDigitado(chave);
    if (digitado === undefined) return;
    retomar(digitado as V);
    avisos.info('O que você tinha digitado antes de a sessão terminar está de volta.');
  });

  useEffect(() => {
    const chave = `${window.location.pathname}|${identidade}`;
    // Another listener may have ended the session before this one runs.
    const usuario = useSessao.getState().auth.usuario?.id;
    resgatar(chave);
    return aoExpirar(() => guardar(chave, usuario));
  }, [identidade]);

  return { esquecer: () => marcarRascunho(id, false) };
}
