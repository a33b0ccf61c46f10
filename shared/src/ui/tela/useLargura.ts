import { useState, type RefCallback } from 'react';

/**
 * The width of an element, kept true while the page changes around it: a chart takes only the width that it is given,
 * and its library looks at it again only when the window changes.
 * @returns the `ref` of the element, and its width in whole px; undefined before the element is on the page
 */
export function useLargura(): readonly [RefCallback<HTMLElement>, number | undefined] {
  const [largura, setLargura] = useState<number>();
  const [ref] = useState((): RefCallback<HTMLElement> => (elemento) => {
    if (!elemento) return;
    const medir = () => setLargura(elemento.clientWidth);
    medir();
    const observador = new ResizeObserver(medir);
    observador.observe(elemento);
    return () => observador.disconnect();
  });
  return [ref, largura];
}
