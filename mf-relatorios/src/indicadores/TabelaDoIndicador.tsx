import { EstadoErro, Tabela, type TabelaProps } from '@merenda/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';

interface Props<T> extends Pick<TabelaProps<NoInfer<T>>, 'rotulo' | 'colunas' | 'chave' | 'nomeDaLinha'> {
  consulta: Pick<UseQueryResult<T[]>, 'data' | 'error' | 'isFetching' | 'refetch'>;
}

/** All figures of an indicator. */
export function TabelaDoIndicador<T extends object>({
  consulta: { data, error, isFetching, refetch },
  ...tabela
}: Props<T>) {
  return data === undefined && error !== null ? (
    <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />
  ) : (
    <Tabela<T> {...tabela} linhas={data ?? []} carregando={data === undefined} vazio="" />
  );
}
