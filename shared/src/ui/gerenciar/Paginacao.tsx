import { Pagination, type PaginationProps } from 'antd';
import { cloneElement, isValidElement, type HTMLAttributes } from 'react';
import { PAGINAS } from '../palavras.js';

const NOMES: Record<string, string | undefined> = {
  prev: PAGINAS.prev_page,
  next: PAGINAS.next_page,
  'jump-prev': PAGINAS.prev_5,
  'jump-next': PAGINAS.next_5,
};

/**
 * For `itemRender` of a table's pagination: names the arrows. antd only has their icons, which screen readers read by
 * English file names ('left', 'double-right').
 */
export const nomearSetas: NonNullable<PaginationProps['itemRender']> = (_, tipo, original) => {
  const nome = NOMES[tipo];
  return nome !== undefined && isValidElement<HTMLAttributes<HTMLElement>>(original)
    ? cloneElement(original, { role: 'button', 'aria-label': nome })
    : original;
};

/** The pages of a list. */
export function Paginacao(props: Omit<PaginationProps, 'itemRender' | 'showSizeChanger'>) {
  return <Pagination {...props} itemRender={nomearSetas} showSizeChanger={false} hideOnSinglePage />;
}
