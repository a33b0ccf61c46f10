import { memo, useDeferredValue } from 'react';
import { Tabela, type TabelaProps } from './Tabela.js';

const Memorizada = memo(Tabela) as typeof Tabela;

/**
 * The table of a list. What happened is shown first, such as a keystroke in the search; the table follows in slices,
 * between which the page answers: twenty rows take a cheap phone half a second.
 */
export function TabelaEmRepouso<T extends object>(props: TabelaProps<T>) {
  return <Memorizada<T> {...useDeferredValue(props)} />;
}
