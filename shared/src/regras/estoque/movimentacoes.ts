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
