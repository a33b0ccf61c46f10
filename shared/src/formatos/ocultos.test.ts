import { ocultarCpf, ocultarEmail, ocultarTelefone } from './ocultos.js';

test('a CPF shows its six middle digits, an e-mail its first letter, a telephone its last four digits', () => {
  expect([ocultarCpf('52998224725'), ocultarCpf('123'), ocultarCpf('')]).toEqual(['***.982.247-**', '', '']);
  expect([ocultarEmail('ana.lima@exemplo.br'), ocultarEmail('')]).toEqual(['a***@exemplo.br', '']);
  expect([ocultarTelefone('16999990001'), ocultarTelefone('1633990001'), ocultarTelefone('1')]).toEqual([
    '(16) *****-0001',
    '(16) ****-0001',
    '',
  ]);
});
