import { Pagination, type PaginationProps } from 'antd';
import { cloneElement, isValidElement, useRef, type HTMLAttributes } from 'react';
import { PAGINAS } from '../palavras.js';
import type { MudarPagina } from './paginas-na-tela.js';

const NOMES: Record<string, string | undefined> = {
  prev: PAGINAS.prev_page,
  next: PAGINAS.next_page,
  'jump-prev': PAGINAS.prev_5,
  'jump-next': PAGINAS.next_5,
};

interface PaginasDaLista {
  /** The drawn page; the first is 1. */
  current: number;
  /** Rows on all pages; undefined until they are read. */
  total?: number;
  pageSize: number;
  onChange: MudarPagina;
}

/**
 * The properties of an antd pagination. Its arrows have names: antd only has their icons, which screen readers read by
 * English file names ('left', 'double-right'). And they go on from the page that was asked for last: on a busy device
 * the drawn page is older, and two quick clicks would count as one.
 */
export function usePaginacao({ onChange, ...paginas }: PaginasDaLista) {
  const { current, total = 0, pageSize } = paginas;
  const daSeta = useRef(false);
  const existente = (pagina: number) => Math.max(1, Math.min(pagina, Math.ceil(total / pageSize)));
  const itemRender: NonNullable<PaginationProps['itemRender']> = (_, tipo, original) => {
    const nome = NOMES[tipo];
    if (nome === undefined || !isValidElement<HTMLAttributes<HTMLElement>>(original)) return original;
    const onClick = () => {
      daSeta.current = true;
    };
    return cloneElement(original, { role: 'button', 'aria-label': nome, onClick });
  };
  return {
    ...paginas,
    itemRender,
    onChange: (nova: number) => {
      // antd calls this after the click on the arrow; a number says its page.
      onChange(daSeta.current ? (pedida) => existente(existente(pedida) + nova - current) : nova);
      daSeta.current = false;
    },
    showSizeChanger: false,
    hideOnSinglePage: true,
  };
}

/** The pages of a list. */
export function Paginacao({
  current,
  total,
  pageSize,
  onChange,
  ...aparencia
}: PaginasDaLista & Pick<PaginationProps, 'align' | 'simple' | 'size'>) {
  return <Pagination {...aparencia} {...usePaginacao({ current, total, pageSize, onChange })} />;
}
