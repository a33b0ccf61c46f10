import { EstadoErro, Tabela, type TabelaProps } from '@merenda/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

interface Props<T> extends Pick<TabelaProps<NoInfer<T>>, 'rotulo' | 'colunas' | 'chave' | 'nomeDaLinha'> {
  consulta: Pick<UseQueryResult<T[]>, 'data' | 'error' | 'isFetching' | 'refetch'>;
}

/** All figures of an indicator, in a pane of its own: however many there are, nothing moves when they come. */
export function TabelaDoIndicador<T extends object>({
  consulta: { data: lidos, error, isFetching, refetch },
  ...tabela
}: Props<T>) {
  // Drawn in slices, between which the page answers.
  const data = useDeferredValue(lidos);
  return (
    // Focusable, so that a keyboard can scroll it.
    <div className="indicador-tabela" role="region" aria-label={tabela.rotulo} tabIndex={0}>
      {data === undefined && error !== null ? (
        <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />
      ) : (
        <Tabela<T> {...tabela} linhas={data ?? []} carregando={data === undefined} vazio="" />
      )}
    </div>
  );
}
