import type { Movimentacao, TipoObservacao } from '@merenda/shared/contratos';
import { recusaPerda } from '@merenda/shared/regras';

/** What is being said of a movement that arrives. */
export interface Observado {
  tipo: TipoObservacao | undefined;
  texto: string;
  /** Lost packages by the id of the movement's product; an empty field says nothing was lost. */
  perdas: ReadonlyMap<number, number | null>;
}

export const NADA_OBSERVADO: Observado = { tipo: undefined, texto: '', perdas: new Map() };

/** What is wrong with the declared loss of a product; null when nothing is. */
export function erroDaPerda({ perdas }: Observado, { id, quantidade }: Movimentacao['produtos'][number]): string | null {
  return recusaPerda(perdas.get(id) ?? 0, quantidade);
}

/** The part of the request that the observation makes. Losses count only while a type explains them. */
export function paraRecebimento({ tipo, texto, perdas }: Observado) {
  return {
    tipoObservacao: tipo,
    observacao: texto,
    perdas: tipo === undefined ? [] : [...perdas].flatMap(([id, quantidade]) => (quantidade ? [{ produto: { id }, quantidade }] : [])),
  };
}
