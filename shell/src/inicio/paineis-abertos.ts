import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface PaineisAbertos {
  /** 'mf-relatorios/indicadores' */
  abertos: string[];
  alternar: (nome: string) => void;
}

/** The panels of the home that are open in this browser, also after a logout: they are a habit and no data. */
export const usePaineisAbertos = create<PaineisAbertos>()(
  persist(
    (set, get) => ({
      abertos: [],
      alternar: (nome) => {
        const { abertos } = get();
        set({ abertos: abertos.includes(nome) ? abertos.filter((um) => um !== nome) : [...abertos, nome] });
      },
    }),
    { name: 'merenda:paineis-abertos', partialize: ({ abertos }) => ({ abertos }) },
  ),
);
