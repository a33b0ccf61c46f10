import { lerPalavras, type PalavrasDeTela } from '@merenda/shared/area';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AreaPublicada } from '../federation/registry.js';

const FAMILIA = 'palavras';

/**
 * Words and help of an area's screens. They are published beside the code of the area, with the same version in their
 * address.
 */
export const palavrasDaArea = ({ entrada }: AreaPublicada) =>
  queryOptions({
    queryKey: [FAMILIA, entrada],
    queryFn: async ({ signal }): Promise<PalavrasDeTela[]> => {
      const resposta = await fetch(new URL('palavras.json', new URL(entrada, location.origin)), { signal });
      if (!resposta.ok) throw new Error(`palavras.json answered ${String(resposta.status)}.`);
      return lerPalavras(await resposta.json());
    },
    staleTime: Infinity,
  });

/** The words of the areas' screens, by the areas' ids. An area whose words cannot be read is found by its titles alone. */
export function usePalavras(areas: readonly AreaPublicada[]): ReadonlyMap<string, readonly PalavrasDeTela[]> {
  const lidas = useQueries({ queries: areas.map(palavrasDaArea), combine: soDados });
  return useMemo(() => new Map(areas.map(({ area }, i) => [area.id, lidas[i] ?? []])), [areas, lidas]);
}

const soDados = (resultados: readonly { data: PalavrasDeTela[] | undefined }[]) => resultados.map(({ data }) => data);
