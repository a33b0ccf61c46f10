import type { Alcance, Notificacao, Secretaria, UsuarioDaSessao } from '@merenda/shared/contratos';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { armazenamentoDaSessao, type Autenticacao } from './armazenamento.js';
import { anunciarFim } from './fim-da-sessao.js';

export type { Autenticacao, Notificacao, Secretaria, UsuarioDaSessao };

interface Sessao {
  auth: Autenticacao;
  /** False until the stored session is read. Guards wait for it, so that a reload does not end the session. */
  hidratada: boolean;
  entrar: (resposta: { usuario: UsuarioDaSessao; token: string; primeirosPassos?: boolean; alcance?: Alcance }) => void;
  /**
   * Sets values that arrive after the login or change during the session: photo, notifications, secretariat, own data.
   */
  atualizar: (partes: Partial<Omit<Autenticacao, 'token'>>) => void;
  /** Deletes user, token, photo and notifications, in this tab and in all others. */
  encerrar: () => void;
}

const NINGUEM: Autenticacao = {
  usuario: null,
  token: null,
  foto: null,
  notificacoes: [],
  totalDeNotificacoes: 0,
  refeicoesPorExecutar: 0,
  primeirosPassos: false,
  alcance: 'TUDO',
  secretaria: null,
  isValidToken: false,
  conferidaEm: 0,
};

/** So long a session can be used after the server last accepted it, and what it keeps can be read (ms). */
export const VALIDADE_SEM_REDE = 12 * 60 * 60_000;

/** Whether the session can be used while the server cannot be asked about it. */
export function valeSemRede(): boolean {
  const { token, conferidaEm } = useSessao.getState().auth;
  // A clock that was put back makes no session younger.
  return token !== null && Math.abs(Date.now() - conferidaEm) < VALIDADE_SEM_REDE;
}

/** Values of a session are JSON. */
const jaTem = (auth: Autenticacao, partes: Partial<Autenticacao>): boolean =>
  Object.entries(partes).every(
    ([nome, valor]) => JSON.stringify(valor) === JSON.stringify(auth[nome as keyof Autenticacao]),
  );

/** jsdom and very old browsers lack BroadcastChannel. Their tabs notice a logout at the next request. */
const canal = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('merenda:sessao');

/** The session of this browser (specification 1, sections 3 and 9: key 'root', version 1, auth part only). */
export const useSessao = create<Sessao>()(
  persist(
    (set, get) => ({
      auth: NINGUEM,
      hidratada: false,
      entrar: ({ usuario, token, primeirosPassos = false, alcance = 'TUDO' }) =>
        set({
          auth: {
            ...NINGUEM,
            usuario,
            token,
            primeirosPassos,
            alcance,
            isValidToken: true,
            conferidaEm: Date.now(),
          },
        }),
      atualizar: (partes) => {
        const { auth } = get();
        // A response after the logout must not restore a part of the session; one that says the same is not stored
        // again.
        if (auth.token !== null && !jaTem(auth, partes)) set({ auth: { ...auth, ...partes } });
      },
      encerrar: () => {
        set({ auth: NINGUEM });
        canal?.postMessage('encerrada');
      },
    }),
    {
      name: 'root',
      version: 1,
      partialize: ({ auth }) => ({ auth }),
      storage: armazenamentoDaSessao(() => canal?.postMessage('gravada')),
      merge: (guardada, atual) => ({
        ...atual,
        // One that an older version of the shell stored has fewer parts.
        auth: { ...atual.auth, ...(guardada as { auth: Autenticacao } | undefined)?.auth },
        hidratada: true,
      }),
      onRehydrateStorage: () => (_, erro) => {
        if (erro) useSessao.setState({ hidratada: true });
      },
    },
  ),
);

canal?.addEventListener('message', ({ data }) => {
  if (data === 'gravada') void useSessao.persist.rehydrate();
  else if (useSessao.getState().auth.token !== null) {
    // Typed values in this tab are stored, as when a session expires.
    anunciarFim('outra-aba');
    useSessao.setState({ auth: NINGUEM });
  }
});
