import { api } from '@merenda/shared';
import type { ListaConvencao } from '@merenda/shared/contratos';

/** The labels for the codes of a look-up list; a code that is not in the list is shown itself. */
export async function lerDescricoes(
  lista: ListaConvencao,
  signal: AbortSignal,
): Promise<(codigo: string | null) => string> {
  const entradas = await api.get('convencoes/:lista', { caminho: { lista }, signal });
  const descricoes = new Map(entradas.map(({ nome, descricao }) => [nome, descricao]));
  return (codigo) => descricoes.get(codigo ?? '') ?? codigo ?? '';
}
