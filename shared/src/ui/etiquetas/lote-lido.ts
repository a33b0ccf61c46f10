import type { ProdutoLote } from '@merenda/shared/contratos';
import { paraBusca } from '@merenda/shared/formatos';
import { loteDaEtiqueta } from '@merenda/shared/regras';

/** A row of a stock or of a count. */
export interface ComLote {
  produtoLote: ProdutoLote;
}

/** What a label or a number means here. */
export type Leitura<L> =
  | { lote: L }
  /** Products with lots of one number: a person chooses. */
  | { opcoes: readonly L[] }
  /** Why no lot is chosen; `rastreio` is the lot whose record says where it is. */
  | { recusa: string; rastreio?: number };

export interface Opcoes<L> {
  /** The lots that can be read, also those that cannot be chosen. */
  lotes: readonly L[];
  /** Why a lot cannot be chosen; null when it can. */
  recusar: (lote: L) => string | null;
  /** The message for a lot that is not among them; by default, that it may be in another unit. */
  desconhecido?: string;
}

/** The lot of a code that was read. */
export function lerCodigo<L extends ComLote>(
  codigo: string,
  origem: string,
  { lotes, recusar, desconhecido }: Opcoes<L>,
): Leitura<L> {
  const id = loteDaEtiqueta(codigo, origem);
  if (id === null) return { recusa: 'Este código não é de uma etiqueta de lote deste sistema.' };
  const lote = lotes.find(({ produtoLote }) => produtoLote.id === id);
  if (!lote && desconhecido !== undefined) return { recusa: desconhecido };
  if (!lote)
    return {
      recusa: 'O lote desta etiqueta não está na unidade escolhida. Confira a unidade, ou veja onde ele está.',
      rastreio: id,
    };
  return conferido(lote, recusar);
}

/** The lots whose number was typed, without regard to case and accents. */
export function lerNumero<L extends ComLote>(
  digitado: string,
  { lotes, recusar, desconhecido }: Opcoes<L>,
): Leitura<L> {
  const procurado = paraBusca(digitado);
  if (procurado === '') return { recusa: 'Digite o número do lote.' };
  const [primeiro, ...outros] = lotes.filter(({ produtoLote }) => paraBusca(produtoLote.numero) === procurado);
  if (!primeiro)
    return { recusa: desconhecido ?? `A unidade escolhida não tem o lote ${digitado.trim()}. Confira o número.` };
  return outros.length > 0 ? { opcoes: [primeiro, ...outros] } : conferido(primeiro, recusar);
}

/** A lot that was found, or why it cannot be chosen. */
export function conferido<L>(lote: L, recusar: (lote: L) => string | null): Leitura<L> {
  const recusa = recusar(lote);
  return recusa === null ? { lote } : { recusa };
}
