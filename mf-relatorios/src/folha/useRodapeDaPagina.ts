import { useEffect } from 'react';

/** Read by the page margins of folha.css: what stands in a margin can be said in a style only. */
const PROPRIEDADE = '--folha-rodape';

/** The foot of every printed page, while the report is shown. */
export function useRodapeDaPagina(texto: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(PROPRIEDADE, emCss(texto));
    return () => {
      style.removeProperty(PROPRIEDADE);
    };
  }, [texto]);
}

/** A text as a CSS string: quotes, backslashes and line breaks by their code. */
function emCss(texto: string): string {
  return `"${texto.replace(/["\\\n\r\f]/g, (letra) => `\\${letra.charCodeAt(0).toString(16)} `)}"`;
}
