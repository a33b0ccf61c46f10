import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Ocultos {
  /** Ids of the users who have hidden the steps of the first days in this browser. */
  ocultos: number[];
  ocultar: (usuario: number) => void;
  mostrar: (usuario: number) => void;
}

/** Who has hidden the steps of the first days. It is not part of the session: a logout does not show them again. */
export const usePassosOcultos = create<Ocultos>()(
  persist(
    (set, get) => ({
      ocultos: [],
      ocultar: (usuario) => set({ ocultos: [...new Set([...get().ocultos, usuario])] }),
      mostrar: (usuario) => set({ ocultos: get().ocultos.filter((id) => id !== usuario) }),
    }),
    { name: 'merenda:passos-ocultos', partialize: ({ ocultos }) => ({ ocultos }) },
  ),
);
