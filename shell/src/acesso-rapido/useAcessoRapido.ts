import { create } from 'zustand';

/** What may be open over the screen: the search, the help of the screen, or the list of shortcuts. */
type Janela = 'busca' | 'ajuda' | 'teclas';

interface AcessoRapido {
  aberto: Janela | null;
  abrir: (janela: Janela) => void;
  /** Does nothing when another one has been opened meanwhile. */
  fechar: (janela: Janela) => void;
}

export const useAcessoRapido = create<AcessoRapido>()((set, get) => ({
  aberto: null,
  abrir: (aberto) => {
    set({ aberto });
  },
  fechar: (janela) => {
    if (get().aberto === janela) set({ aberto: null });
  },
}));
