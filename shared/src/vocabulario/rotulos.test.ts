import { ROTULO_AQUISICAO_VENCIDA, ROTULOS_STATUS_AQUISICAO } from './compras/aquisicoes.js';
import { ROTULOS_STATUS_MOVIMENTACAO } from './estoque/movimentacoes.js';
import { ROTULOS_STATUS_COMPRA } from './compras/solicitacoes.js';

/** Acquisitions, requests and movements are feminine in Portuguese: a state with a gender ends in 'a'. */
const SEM_GENERO = ['Pendente', 'Vigente', 'Aguardando', 'Entrega parcial', 'Em trânsito'];

it.each([
  ROTULO_AQUISICAO_VENCIDA,
  ...[ROTULOS_STATUS_AQUISICAO, ROTULOS_STATUS_COMPRA, ROTULOS_STATUS_MOVIMENTACAO].flatMap((rotulos) =>
    Object.values<string>(rotulos),
  ),
])('the state %s is written in sentence case and agrees with its list', (rotulo) => {
  expect(rotulo).toMatch(/^\p{Lu}[\p{Ll} ]+$/u);
  expect(SEM_GENERO.includes(rotulo) || rotulo.endsWith('a')).toBe(true);
});
