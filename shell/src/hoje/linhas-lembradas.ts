import type { Cartao } from '@merenda/shared/contratos';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Lembradas {
  /** How many lines each card of a user had when it was last read, by '7 ESTOQUE'. */
  linhas: Readonly<Record<string, number>>;
  lembrar: (usuario: number, cartao: Cartao, linhas: number) => void;
}

/**
 * The lines of the cards at the last visit in this browser. Zeros have no line, so a card's height is not known before
 * its figures; that of yesterday is nearly always right, and then nothing moves.
 */
export const useLinhasLembradas = create<Lembradas>()(
  persist(
    (set, get) => ({
      linhas: {},
      lembrar: (usuario, cartao, linhas) => {
        const chave = chaveDe(usuario, cartao);
        if (get().linhas[chave] !== linhas) set({ linhas: { ...get().linhas, [chave]: linhas } });
      },
    }),
    { name: 'merenda:linhas-do-inicio', partialize: ({ linhas }) => ({ linhas }) },
  ),
);

export const chaveDe = (usuario: number, cartao: Cartao): string => `${String(usuario)} ${cartao}`;
