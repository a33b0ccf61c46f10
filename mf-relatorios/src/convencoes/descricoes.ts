import { api } from '@merenda/shared';
import type { Convencao, ListaConvencao } from '@merenda/shared/contratos';
import type { Descrever } from '@merenda/shared/regras';
import { descricaoDe } from '@merenda/shared/ui';

const lerEntradas = (lista: ListaConvencao, signal: AbortSignal): Promise<readonly Convencao[]> =>
  api.get('convencoes/:lista', { caminho: { lista }, signal });

/** The labels for the codes of a look-up list; a code that is not in the list is shown itself. */
export async function lerDescricoes(
  lista: ListaConvencao,
  signal: AbortSignal,
): Promise<(codigo: string | null | undefined) => string> {
  const entradas = await lerEntradas(lista, signal);
  return (codigo) => (codigo ? descricaoDe(entradas, codigo) : '');
}

/** The entries of these look-up lists, and the labels for their codes. */
export async function lerConvencoes(
  listas: readonly ListaConvencao[],
  signal: AbortSignal,
): Promise<{ entradas: (lista: ListaConvencao) => readonly Convencao[]; descrever: Descrever<ListaConvencao> }> {
  const lidas = new Map(
    await Promise.all(listas.map(async (lista) => [lista, await lerEntradas(lista, signal)] as const)),
  );
  return {
    entradas: (lista) => lidas.get(lista) ?? [],
    descrever: (lista, codigo) => (codigo ? descricaoDe(lidas.get(lista), codigo) : ''),
  };
}
