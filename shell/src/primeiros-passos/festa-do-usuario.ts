import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Esperas {
  /** Ids of the users who have seen in this browser that the first meal was missing, and have not closed its celebration. */
  esperam: readonly number[];
  esperar: (usuario: number) => void;
  fechar: (usuario: number) => void;
}

/** Who is told of the first executed meal, once. */
export const useFesta = create<Esperas>()(
  persist(
    (set, get) => ({
      esperam: [],
      esperar: (usuario) => {
        if (!get().esperam.includes(usuario)) set({ esperam: [...get().esperam, usuario] });
      },
      fechar: (usuario) => set({ esperam: get().esperam.filter((id) => id !== usuario) }),
    }),
    { name: 'merenda:primeira-refeicao', partialize: ({ esperam }) => ({ esperam }) },
  ),
);
