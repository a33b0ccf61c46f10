import type { DiaSemana } from '../contratos/enums/cardapios.js';
import { posicoesRepetidas } from './repetidos.js';
import type { Violacao } from './violacao.js';

/** A weekly menu has one menu for a weekday. `dias` are those of its rows, in order; undefined while none is chosen. */
export const violacoesDosDias = (dias: readonly (DiaSemana | undefined)[]): Violacao[] =>
  posicoesRepetidas(dias).map((n) => ({
    campo: `${n}.diaSemana`,
    mensagem: 'Este dia da semana já está na lista. Escolha outro dia ou remova esta linha.',
  }));
