import { api } from '@merenda/shared';
import type { Convencao, ListaConvencao } from '@merenda/shared/contratos';
import type { Descrever } from '@merenda/shared/regras';

/** The labels for the codes of a look-up list; a code that is not in the list is shown itself. */
export const lerDescricoes = async (
  lista: ListaConvencao,
  signal: AbortSignal,
): Promise<(codigo: string | null | undefined) => string> => descreverCom(await lerEntradas(lista, signal));

/** The entries of these look-up lists, and the labels for their codes. */
export async function lerConvencoes(
  listas: readonly ListaConvencao[],
  signal: AbortSignal,
): Promise<{ entradas: (lista: ListaConvencao) => readonly Convencao[]; descrever: Descrever<ListaConvencao> }> {
  const lidas = new Map(
    await Promise.all(
      listas.map(async (lista) => {
        const entradas = await lerEntradas(lista, signal);
        return [lista, { entradas, descrever: descreverCom(entradas) }] as const;
      }),
    ),
  );
  return {
    entradas: (lista) => lidas.get(lista)?.entradas ?? [],
    descrever: (lista, codigo) => lidas.get(lista)?.descrever(codigo) ?? '',
  };
}

const lerEntradas = (lista: ListaConvencao, signal: AbortSignal): Promise<readonly Convencao[]> =>
  api.get('convencoes/:lista', { caminho: { lista }, signal });

function descreverCom(entradas: readonly Convencao[]): (codigo: string | null | undefined) => string {
  const descricoes = new Map(entradas.map(({ nome, descricao }) => [nome, descricao]));
  return (codigo) => descricoes.get(codigo ?? '') ?? codigo ?? '';
}
