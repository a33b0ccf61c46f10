import type { Movimentacao, TipoObservacao } from '@merenda/shared/contratos';
import { ehIlegivel, erroDoDigitado, numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { violacoesDaPerda, type EscreverEmbalagens, type Violacao } from '@merenda/shared/regras';

/** The typed data of a movement's receipt. */
export interface Observado {
  tipo: TipoObservacao | undefined;
  texto: string;
  /** Lost packages by the id of the movement's product; an empty field says nothing was lost. */
  perdas: ReadonlyMap<number, NumeroDigitado>;
}

export const NADA_OBSERVADO: Observado = { tipo: undefined, texto: '', perdas: new Map() };

type Produto = Movimentacao['produtos'][number];

const violacoesDaDeclarada = (
  { quantidade }: Produto,
  perdida: number | null,
  escrever?: EscreverEmbalagens,
): Violacao[] => violacoesDaPerda(perdida ?? 0, quantidade, escrever);

/** The message for the declared loss of a product; null when nothing is wrong, and while it is being typed. */
export const erroDaPerda = ({ perdas }: Observado, produto: Produto, escrever?: EscreverEmbalagens): string | null =>
  erroDoDigitado(perdas.get(produto.id) ?? null, (perdida) => violacoesDaDeclarada(produto, perdida, escrever));

/** Whether the declared loss of a product holds the receipt back. */
export function perdaErrada({ perdas }: Observado, produto: Produto): boolean {
  const perdida = perdas.get(produto.id) ?? null;
  return ehIlegivel(perdida) || violacoesDaDeclarada(produto, perdida).length > 0;
}

/** The part of the request that the observation makes. Losses count only while a type explains them. */
export function paraRecebimento({ tipo, texto, perdas }: Observado) {
  return {
    tipoObservacao: tipo,
    observacao: texto,
    perdas:
      tipo === undefined
        ? []
        : [...perdas].flatMap(([id, perdida]) => {
            const quantidade = numeroLido(perdida);
            return quantidade ? [{ produto: { id }, quantidade }] : [];
          }),
  };
}
