import type { ListaExportavel } from '@merenda/shared/contratos';
import { EstadoErro, Exportar, Tabela, type Parametros, type TabelaProps } from '@merenda/shared/ui';
import { Flex } from 'antd';
import { useDeferredValue } from 'react';

interface Props<T> extends Pick<TabelaProps<NoInfer<T>>, 'rotulo' | 'colunas' | 'chave' | 'nomeDaLinha' | 'paginas'> {
  exportacao: ListaExportavel;
  /** What selects and sorts the figures: parameters of the call that reads them. */
  recorte?: Parametros;
  /** Shown where there are no rows, by an indicator without a chart. */
  vazio?: string;
  consulta: { data: T[] | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** All figures of an indicator, or one page of them, in a pane of its own: however many there are, nothing moves when they come. */
export function TabelaDoIndicador<T extends object>({
  consulta: { data: lidos, error, isFetching, refetch },
  exportacao,
  recorte,
  vazio = '',
  ...tabela
}: Props<T>) {
  // Drawn in slices, between which the page answers.
  const data = useDeferredValue(lidos);
  return (
    // Focusable, so that a keyboard can scroll it.
    <div className="indicador-tabela" role="region" aria-label={tabela.rotulo} tabIndex={0}>
      {data === undefined && error !== null ? (
        <EstadoErro erro={error} aoTentar={() => refetch()} tentando={isFetching} />
      ) : (
        <Flex vertical gap="small">
          <Flex justify="end">
            <Exportar lista={exportacao} recorte={() => ({ busca: recorte })} />
          </Flex>
          <Tabela<T> {...tabela} linhas={data ?? []} carregando={data === undefined} vazio={vazio} />
        </Flex>
      )}
    </div>
  );
}
