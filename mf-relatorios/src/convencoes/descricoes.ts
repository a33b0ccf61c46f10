import { api } from '@merenda/shared';
import type { ListaConvencao } from '@merenda/shared/contratos';

/** What people read for the codes of a look-up list; a code that the list lacks stands for itself. */
export async function lerDescricoes(
  lista: ListaConvencao,
  signal: AbortSignal,
): Promise<(codigo: string | null) => string> {
  const entradas = await api.get('convencoes/:lista', { caminho: { lista }, signal });
  const descricoes = new Map(entradas.map(({ nome, descricao }) => [nome, descricao]));
  return (codigo) => descricoes.get(codigo ?? '') ?? codigo ?? '';
}
