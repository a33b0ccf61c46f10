import { em, primeiraFrase, violacao } from './violacao.js';

const DUAS = [
  { campo: 'quantidade', mensagem: 'Falta.' },
  { campo: 'itens.2.nome', mensagem: 'Sobra.' },
];

it('is one entry for a broken rule, none for a kept one', () => {
  expect(violacao(true, 'quantidade', 'Falta.')).toEqual([{ campo: 'quantidade', mensagem: 'Falta.' }]);
  expect(violacao(false, 'quantidade', 'Falta.')).toEqual([]);
});

it('shows the first sentence', () => {
  expect(primeiraFrase(DUAS)).toBe('Falta.');
  expect(primeiraFrase([])).toBeNull();
});

it('is moved into a larger body', () => {
  expect(em('itens.0', DUAS)).toEqual([
    { campo: 'itens.0.quantidade', mensagem: 'Falta.' },
    { campo: 'itens.0.itens.2.nome', mensagem: 'Sobra.' },
  ]);
});
