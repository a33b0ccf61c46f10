import type { CaminhoDe, EnderecoDe, Opcoes, RespostaDe, RotaDe } from '@merenda/shared/contratos';
import { queryOptions, useQuery, type keepPreviousData, type QueryKey, type QueryMeta } from '@tanstack/react-query';
import { api, type OpcoesDaChamada } from './api.js';

/** How TanStack Query keeps and renews what was read. */
interface OpcoesDaConsulta {
  queryKey: QueryKey;
  enabled?: boolean;
  meta?: QueryMeta;
  placeholderData?: typeof keepPreviousData;
  refetchInterval?: number;
  staleTime?: number;
}

type Leitura<C extends CaminhoDe<'GET'>> = OpcoesDaConsulta & EnderecoDe<RotaDe<'GET', C>>;

/** The query of a call that reads: `leitura('estoques/:id/valor', { queryKey: [...], caminho: { id } })`. */
export function leitura<C extends CaminhoDe<'GET'>>(rota: C, opcoes: Leitura<C>) {
  const { caminho, busca, ...consulta } = opcoes as OpcoesDaConsulta & { caminho?: unknown; busca?: unknown };
  type DaRota = Opcoes<RotaDe<'GET', C>, OpcoesDaChamada>;
  return queryOptions({
    ...consulta,
    queryFn: ({ signal }): Promise<RespostaDe<RotaDe<'GET', C>>> =>
      api.get(rota, ...([{ caminho, busca, signal }] as unknown as DaRota)),
  });
}

/** `leitura`, for a component. */
export const useLeitura = <C extends CaminhoDe<'GET'>>(rota: C, opcoes: Leitura<C>) => useQuery(leitura(rota, opcoes));
