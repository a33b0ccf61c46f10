import { create } from 'zustand';

/** What the screen looks like. */
export type Tema = 'claro' | 'escuro';

/** What the user chooses; 'sistema' follows the device. */
export type Aparencia = Tema | 'sistema';

/** The choice in the browser's storage. `shell/src/antes.js` reads it before the first paint. */
const CHAVE = 'aparencia';

const sistema = matchMedia('(prefers-color-scheme: dark)');

const ehTema = (valor: string | null): valor is Tema => valor === 'claro' || valor === 'escuro';

function guardada(): Aparencia {
  try {
    const valor = localStorage.getItem(CHAVE);
    return ehTema(valor) ? valor : 'sistema';
  } catch {
    // Storage switched off: the choice lasts as long as the page.
    return 'sistema';
  }
}

function guardar(aparencia: Aparencia): void {
  try {
    if (aparencia === 'sistema') localStorage.removeItem(CHAVE);
    else localStorage.setItem(CHAVE, aparencia);
  } catch {
    // As above.
  }
}

const temaDe = (aparencia: Aparencia, imprimindo = false): Tema => {
  if (imprimindo) return 'claro';
  if (aparencia !== 'sistema') return aparencia;
  return sistema.matches ? 'escuro' : 'claro';
};

interface EstadoDaAparencia {
  aparencia: Aparencia;
  tema: Tema;
}

const useEstado = create<EstadoDaAparencia>(() => ({ aparencia: guardada(), tema: temaDe(guardada()) }));

function aplicar(aparencia: Aparencia, imprimindo = false): void {
  const tema = temaDe(aparencia, imprimindo);
  document.documentElement.dataset.tema = tema;
  useEstado.setState({ aparencia, tema });
}

/** What the screen looks like now. */
export const useTema = (): Tema => useEstado(({ tema }) => tema);

/** The user's choice, and the function that changes and keeps it, in every tab of the browser. */
export function useAparencia(): [Aparencia, (aparencia: Aparencia) => void] {
  return [useEstado(({ aparencia }) => aparencia), escolher];
}

function escolher(aparencia: Aparencia): void {
  guardar(aparencia);
  aplicar(aparencia);
}

sistema.addEventListener('change', () => {
  aplicar(useEstado.getState().aparencia);
});
addEventListener('storage', ({ key }) => {
  if (key === CHAVE || key === null) aplicar(guardada());
});
// Paper is white.
addEventListener('beforeprint', () => {
  aplicar(useEstado.getState().aparencia, true);
});
addEventListener('afterprint', () => {
  aplicar(useEstado.getState().aparencia);
});
