import { expect, test } from '@jest/globals';
import { limitesDe } from './limites-da-sessao.js';

const REGRAS = {
  sessaoDias: 7,
  sessaoMinutos: 720,
  sessaoMinutosCozinha: 60,
  sessaoMinutosPin: 20,
  sessaoMinutosGestao: 30,
};

test.each([
  ['a cook', [], 3_600],
  ['a nutritionist', ['CARDAPIOS', 'PRATOS'], 43_200],
  ['who manages users', ['ITENS', 'USUARIOS'], 1_800],
  ['who manages the settings', ['CONFIGURACOES'], 1_800],
])('%s', (_quem, permissoes, semUsoS) => {
  expect(limitesDe(permissoes, 'TUDO', REGRAS)).toEqual({ duracaoMs: 604_800_000, semUsoS });
});

test.each([[[]], [['USUARIOS']]])(
  'a session by PIN has its own limit, with any permissions of its user: %p',
  (permissoes) => {
    expect(limitesDe(permissoes, 'COZINHA', REGRAS)).toEqual({ duracaoMs: 604_800_000, semUsoS: 1200 });
  },
);
