import { create } from 'zustand';

/** How high the rows of tables are: 40 px, or 48 px. */
export type Densidade = 'compacta' | 'confortavel';

/** The choice in the browser's storage; nothing is stored for compact rows. */
const CHAVE = 'densidade';

function guardada(): Densidade {
  try {
    return localStorage.getItem(CHAVE) === 'confortavel' ? 'confortavel' : 'compacta';
  } catch {
    // Storage switched off: the choice lasts as long as the page.
    return 'compacta';
  }
}

const useEstado = create<{ densidade: Densidade }>(() => ({ densidade: guardada() }));

/** `controles.css` reads the attribute. */
const aplicar = (densidade: Densidade): void => {
  document.documentElement.dataset.densidade = densidade;
};
aplicar(guardada());

function escolher(densidade: Densidade): void {
  useEstado.setState({ densidade });
  aplicar(densidade);
  try {
    if (densidade === 'compacta') localStorage.removeItem(CHAVE);
    else localStorage.setItem(CHAVE, densidade);
  } catch {
    // As above.
  }
}

/** The user's choice, and the function that changes and keeps it. */
export function useDensidade(): [Densidade, (densidade: Densidade) => void] {
  return [useEstado(({ densidade }) => densidade), escolher];
}
