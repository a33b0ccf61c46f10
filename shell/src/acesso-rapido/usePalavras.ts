import { lerPalavras, type PalavrasDeTela } from '@merenda/shared/area';
import { useQuery } from '@tanstack/react-query';
import type { AreaPublicada } from '../federation/registry.js';

const FAMILIA = ['palavras'];

/**
 * The words of the areas' screens, by the areas' ids. They are published beside the code of each area, with the same
 * version in their address. An area whose words cannot be read is found by its titles alone.
 */
export function usePalavras(areas: readonly AreaPublicada[]): ReadonlyMap<string, readonly PalavrasDeTela[]> {
  const { data } = useQuery({
    queryKey: [...FAMILIA, areas.map(({ entrada }) => entrada)],
    queryFn: async ({ signal }) =>
      new Map(await Promise.all(areas.map(async (uma) => [uma.area.id, await lerDa(uma, signal)] as const))),
    staleTime: Infinity,
  });
  return data ?? SEM_PALAVRAS;
}

const SEM_PALAVRAS: ReadonlyMap<string, readonly PalavrasDeTela[]> = new Map();

async function lerDa({ area, entrada }: AreaPublicada, signal: AbortSignal): Promise<PalavrasDeTela[]> {
  try {
    const resposta = await fetch(new URL('palavras.json', new URL(entrada, location.origin)), { signal });
    if (!resposta.ok) throw new Error(`palavras.json answered ${String(resposta.status)}.`);
    return lerPalavras(await resposta.json());
  } catch (erro) {
    if (signal.aborted) throw erro;
    console.warn(`The words of '${area.id}' are missing:`, erro);
    return [];
  }
}
