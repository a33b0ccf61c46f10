import { act, renderHook } from '@testing-library/react';

/** A device that changes from light to dark. */
function comAparelho() {
  let escuro = false;
  const ouvintes = new Set<() => void>();
  globalThis.matchMedia = (media) =>
    ({
      get matches() {
        return media === '(prefers-color-scheme: dark)' && escuro;
      },
      addEventListener: (_: string, ouvinte: () => void) => ouvintes.add(ouvinte),
      removeEventListener: (_: string, ouvinte: () => void) => ouvintes.delete(ouvinte),
    }) as unknown as MediaQueryList;
  return (agora: boolean) => {
    escuro = agora;
    ouvintes.forEach((ouvinte) => {
      ouvinte();
    });
  };
}

/** The browser says that something happened. */
function acontecer(evento: Event): void {
  act(() => {
    dispatchEvent(evento);
  });
}

test('it follows the device until the user chooses, keeps the choice, and paper is always light', async () => {
  const escurecer = comAparelho();
  const { useAparencia, useTema } = await import('./aparencia.js');
  const { result } = renderHook(() => ({ tema: useTema(), aparencia: useAparencia() }));
  expect(result.current.tema).toBe('claro');
  act(() => {
    escurecer(true);
  });
  expect(result.current.tema).toBe('escuro');
  expect(document.documentElement.dataset.tema).toBe('escuro');

  acontecer(new Event('beforeprint'));
  expect(document.documentElement.dataset.tema).toBe('claro');
  acontecer(new Event('afterprint'));
  expect(document.documentElement.dataset.tema).toBe('escuro');

  act(() => {
    result.current.aparencia[1]('claro');
  });
  expect(result.current.tema).toBe('claro');
  expect(localStorage.getItem('aparencia')).toBe('claro');

  // Another tab.
  localStorage.setItem('aparencia', 'escuro');
  acontecer(new StorageEvent('storage', { key: 'aparencia' }));
  expect([result.current.tema, result.current.aparencia[0]]).toEqual(['escuro', 'escuro']);

  act(() => {
    result.current.aparencia[1]('sistema');
    escurecer(false);
  });
  expect([result.current.tema, localStorage.getItem('aparencia')]).toEqual(['claro', null]);
});
