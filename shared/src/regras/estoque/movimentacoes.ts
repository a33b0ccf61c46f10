import type { TipoObservacao } from '../../vocabulario/estoque/movimentacoes.js';
import { type Violacao, violacao } from '../violacao.js';

/** A loss on the way is explained by the type of the observation. */
export const violacoesDasPerdas = (recebimento: {
  tipoObservacao?: TipoObservacao | '' | null;
  perdas: readonly unknown[];
}): Violacao[] =>
  violacao(
    recebimento.perdas.length > 0 && !recebimento.tipoObservacao,
    'tipoObservacao',
    'Escolha o tipo da observação que explica a perda.',
  );

/** Goods move between two different units. `origem` and `destino` are ids of stocks. */
export const violacoesDoDestino = (origem: number | undefined, destino: number | undefined): Violacao[] =>
  violacao(
    origem !== undefined && origem === destino,
    'destino',
    'A unidade de destino deve ser diferente da unidade de origem.',
  );
