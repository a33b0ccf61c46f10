import {
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

/** How a row is moved. */
export interface LinhaOrdenavel {
  /** Moves it one place; null where it can't go. */
  acima: (() => void) | null;
  abaixo: (() => void) | null;
  /** On the handle: begins to drag. */
  aoArrastar: (evento: PointerEvent<HTMLElement>) => void;
  /** For the row's element. */
  daLinha: { 'data-linha': number; style: CSSProperties; onKeyDown: (evento: KeyboardEvent<HTMLElement>) => void };
}

interface Opcoes {
  /** The element around the rows. */
  lista: RefObject<HTMLElement | null>;
  rotuloLinha: string;
  ordenavel: boolean | ((de: number, para: number) => boolean);
}

/**
 * The order of repeated rows. `linhaDe` gives what moves a row, null where rows have no order; `anuncio` tells a screen
 * reader each new place.
 */
export function useOrdemDasLinhas({ lista, rotuloLinha, ordenavel }: Opcoes): {
  linhaDe: (indice: number, linhas: number, mover: (de: number, para: number) => void) => LinhaOrdenavel | null;
  anuncio: ReactNode;
} {
  const [frase, setFrase] = useState('');
  const [arrasto, setArrasto] = useState<{ de: number; para: number } | null>(null);

  function linhaDe(indice: number, linhas: number, mover: (de: number, para: number) => void): LinhaOrdenavel | null {
    if (ordenavel === false) return null;
    const pode = (para: number): boolean =>
      para !== indice && para >= 0 && para < linhas && (ordenavel === true || ordenavel(indice, para));

    function moverPara(para: number): void {
      const foco = document.activeElement as HTMLElement | null;
      // The row must be in its new place before it gets its focus back.
      flushSync(() => {
        mover(indice, para);
        setFrase(`${rotuloLinha} ${indice + 1} agora é o ${para + 1}º de ${linhas}.`);
      });
      foco?.focus();
      // At the end of the list the pressed button can't be used any more.
      if (foco?.matches(':disabled')) foco.parentElement?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
    }

    const vizinho = (passo: number) => (pode(indice + passo) ? () => moverPara(indice + passo) : null);
    const [acima, abaixo] = [vizinho(-1), vizinho(1)];

    /** The row under a height of the window. */
    function alvoEm(altura: number): number {
      const elementos = [...(lista.current?.querySelectorAll(':scope > [data-linha]') ?? [])];
      const alvo = elementos.findIndex((elemento) => altura < elemento.getBoundingClientRect().bottom);
      return alvo < 0 ? linhas - 1 : alvo;
    }

    function aoArrastar(evento: PointerEvent<HTMLElement>): void {
      if (evento.button !== 0) return;
      evento.preventDefault();
      const punho: HTMLElement = evento.currentTarget;
      punho.setPointerCapture(evento.pointerId);
      const fim = new AbortController();
      const { signal } = fim;
      let para = indice;
      punho.addEventListener(
        'pointermove',
        ({ clientY }) => {
          const alvo = alvoEm(clientY);
          para = pode(alvo) ? alvo : indice;
          setArrasto({ de: indice, para });
        },
        { signal },
      );
      const terminar = (mudar: boolean) => () => {
        fim.abort();
        setArrasto(null);
        if (mudar && para !== indice) moverPara(para);
      };
      punho.addEventListener('pointerup', terminar(true), { signal });
      punho.addEventListener('pointercancel', terminar(false), { signal });
    }

    function onKeyDown(evento: KeyboardEvent<HTMLElement>): void {
      const mova = evento.key === 'ArrowUp' ? acima : evento.key === 'ArrowDown' ? abaixo : null;
      if (!evento.altKey || mova === null) return;
      evento.preventDefault();
      evento.stopPropagation();
      mova();
    }

    return { acima, abaixo, aoArrastar, daLinha: { 'data-linha': indice, style: marca(indice, arrasto), onKeyDown } };
  }

  return {
    linhaDe,
    anuncio: ordenavel !== false && (
      <span aria-live="polite" className="so-leitor">
        {frase}
      </span>
    ),
  };
}

/** The dragged row is faint; the row in whose place it would go has a line on that side. */
function marca(indice: number, arrasto: { de: number; para: number } | null): CSSProperties {
  if (arrasto === null) return {};
  if (indice === arrasto.de) return { opacity: 0.5 };
  if (indice !== arrasto.para) return {};
  return { boxShadow: `0 ${arrasto.para < arrasto.de ? -3 : 3}px 0 var(--folha)` };
}
