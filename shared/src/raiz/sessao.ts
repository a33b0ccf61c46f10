import type { Notificacao, Secretaria, UsuarioDaSessao } from '@merenda/shared/contratos';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { armazenamentoDaSessao, type Autenticacao } from './armazenamento.js';
import { anunciarFim } from './fim-da-sessao.js';

export type { Autenticacao, Notificacao, Secretaria, UsuarioDaSessao };

interface Sessao {
  auth: Autenticacao;
  /** False until the stored session was read: guards wait for it, so that a reload does not log anybody out. */
  hidratada: boolean;
  entrar: (resposta: { usuario: UsuarioDaSessao; token: string }) => void;
  /** What arrives after login or changes during the session: photo, notifications, secretariat, own data. */
  atualizar: (partes: Partial<Omit<Autenticacao, 'token'>>) => void;
  /** Forgets user, token, photo and notifications, here and in every other tab. */
  encerrar: () => void;
}

const NINGUEM: Autenticacao = {
  usuario: null,
  token: null,
  foto: null,
  notificacoes: [],
  secretaria: null,
  isValidToken: false,
};

/** jsdom and very old browsers lack BroadcastChannel; tabs then notice at their next request. */
const canal = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('merenda:sessao');

/** The session of whoever uses this browser (specification 1, sections 3 and 9: key 'root', version 1, auth part only). */
export const useSessao = create<Sessao>()(
  persist(
    (set, get) => ({
      auth: NINGUEM,
      hidratada: false,
      entrar: ({ usuario, token }) => set({ auth: { ...NINGUEM, usuario, token, isValidToken: true } }),
      atualizar: (partes) => {
        // An answer that comes after the logout must not bring half a session back.
        if (get().auth.token !== null) set({ auth: { ...get().auth, ...partes } });
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
        auth: (guardada as { auth: Autenticacao } | undefined)?.auth ?? atual.auth,
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
    // What is typed in this tab is kept, as when a session expires.
    anunciarFim('outra-aba');
    useSessao.setState({ auth: NINGUEM });
  }
});
