import { celulasColadas } from '@merenda/shared/regras';
import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { POR_PAGINA } from '../gerenciar/paginas-na-tela.js';

interface TeclasDaGradeProps {
  /** Rows on all pages. */
  linhas: number;
  pagina: number;
  aoMudarPagina: (pagina: number) => void;
  /** Takes a block of cells whose first one is at this row and column. */
  aoColar: (bloco: string[][], linha: number, coluna: number) => void;
  /** A higher number shows the first refused cell of the page. */
  aMostrar: number;
  children: ReactNode;
}

/** The name of a cell's place, by the positions of its row and its column. */
export const lugarDaCelula = (linha: number, coluna: number): string => `${linha}:${coluna}`;

const PASSOS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/**
 * The keys of the grid inside it: the arrows and Enter move within a column, also to the next page, Tab to the next cell.
 * A block of cells that is pasted on one begins there.
 */
export function TeclasDaGrade({ linhas, pagina, aoMudarPagina, aoColar, aMostrar, children }: TeclasDaGradeProps) {
  const quadro = useRef<HTMLDivElement>(null);
  const pedida = useRef<string | null>(null);

  // The cell of another page is there once its page is.
  useEffect(() => {
    if (pedida.current !== null && focar(quadro.current, pedida.current)) pedida.current = null;
  });

  const mostrada = useRef(0);
  useEffect(() => {
    if (aMostrar <= mostrada.current) return;
    mostrada.current = aMostrar;
    quadro.current
      ?.querySelector('[data-lugar][aria-invalid="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [aMostrar]);

  function aoTeclar(evento: KeyboardEvent): void {
    const passo = evento.shiftKey && evento.key === 'Enter' ? -1 : PASSOS[evento.key];
    const onde = lugarDe(evento.target);
    if (passo === undefined || !onde || evento.nativeEvent.isComposing || escolhe(evento)) return;
    evento.preventDefault();
    pedida.current = null;
    // A row that is left out has no cells.
    for (let linha = onde.linha + passo; linha >= 0 && linha < linhas; linha += passo) {
      const lugar = lugarDaCelula(linha, onde.coluna);
      if (focar(quadro.current, lugar)) return;
      const outra = Math.floor(linha / POR_PAGINA) + 1;
      if (outra === pagina) continue;
      pedida.current = lugar;
      aoMudarPagina(outra);
      return;
    }
  }

  function aoColarTexto(evento: ClipboardEvent): void {
    const texto = evento.clipboardData.getData('text/plain').replace(/\r?\n$/, '');
    const onde = lugarDe(evento.target);
    if (!onde || !VARIAS_CELULAS.test(texto)) return;
    evento.preventDefault();
    aoColar(celulasColadas(texto), onde.linha, onde.coluna);
  }

  return (
    <div ref={quadro} onKeyDown={aoTeclar} onPaste={aoColarTexto}>
      {children}
    </div>
  );
}

/** Moves the focus to a cell, with its text selected; false if it is not on this page. */
function focar(quadro: HTMLElement | null, lugar: string): boolean {
  const celula = quadro?.querySelector<HTMLInputElement>(`[data-lugar="${lugar}"]`);
  celula?.focus();
  celula?.select();
  return celula !== null && celula !== undefined;
}

/** Cells of a row, or several rows: no text of one cell. */
const VARIAS_CELULAS = /[\t\r\n]/;

/** While something is typed in a cell with options, the arrows choose one of them. */
const escolhe = ({ target, key }: KeyboardEvent): boolean =>
  key !== 'Enter' && target instanceof HTMLInputElement && target.list !== null && 'digitando' in target.dataset;

function lugarDe(alvo: EventTarget): { linha: number; coluna: number } | null {
  if (!(alvo instanceof HTMLInputElement) || alvo.dataset['lugar'] === undefined) return null;
  const [linha = 0, coluna = 0] = alvo.dataset['lugar'].split(':').map(Number);
  return { linha, coluna };
}
