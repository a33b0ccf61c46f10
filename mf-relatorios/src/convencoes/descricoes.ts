import { api } from '@merenda/shared';
import type { ListaConvencao } from '@merenda/shared/contratos';
import type { Descrever } from '@merenda/shared/regras';

/** The labels for the codes of a look-up list; a code that is not in the list is shown itself. */
export async function lerDescricoes(
  lista: ListaConvencao,
  signal: AbortSignal,
): Promise<(codigo: string | null | undefined) => string> {
  const entradas = await api.get('convencoes/:lista', { caminho: { lista }, signal });
  const descricoes = new Map(entradas.map(({ nome, descricao }) => [nome, descricao]));
  return (codigo) => descricoes.get(codigo ?? '') ?? codigo ?? '';
}

/** The same for several lists. */
export async function lerVariasDescricoes(
  listas: readonly ListaConvencao[],
  signal: AbortSignal,
): Promise<Descrever<ListaConvencao>> {
  const lidas = new Map(
    await Promise.all(listas.map(async (lista) => [lista, await lerDescricoes(lista, signal)] as const)),
  );
  return (lista, codigo) => lidas.get(lista)?.(codigo) ?? '';
}
