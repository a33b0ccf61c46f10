import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Something that the user has opened: from the search, with its title, or a screen in any other way. */
interface Recente {
  titulo?: string;
  detalhe?: string;
  endereco: string;
}

/** So many are kept. */
const QUANTOS = 12;

interface Recentes {
  /** Whose they are: another user of this browser sees none, and takes their place. */
  usuario: number | null;
  lista: readonly Recente[];
  lembrar: (usuario: number, recente: Recente) => void;
  esquecer: () => void;
}

/** What was opened in this browser, the newest first. A logout deletes it. */
export const useRecentes = create<Recentes>()(
  persist(
    (set, get) => ({
      usuario: null,
      lista: [],
      lembrar: (usuario, { titulo, detalhe, endereco }) => {
        const antes = get().usuario === usuario ? get().lista : [];
        // The screen of what was just opened from the search.
        if (titulo === undefined && antes[0]?.endereco.split('?')[0] === endereco) return;
        const outros = antes.filter((um) => um.endereco !== endereco);
        set({ usuario, lista: [{ titulo, detalhe, endereco }, ...outros].slice(0, QUANTOS) });
      },
      esquecer: () => {
        set({ usuario: null, lista: [] });
      },
    }),
    { name: 'merenda:recentes', partialize: ({ usuario, lista }) => ({ usuario, lista }) },
  ),
);
