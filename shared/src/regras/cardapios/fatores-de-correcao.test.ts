import { entradasPeloNome } from './fatores-de-correcao.js';

const TABELA = ['Abacate', 'Banana', 'Banana prata', 'Arroz integral', 'Arroz polido', 'Couve-flor', 'Cará'].map(
  (alimento) => ({ alimento }),
);

test.each([
  ['ABACATE', ['Abacate']],
  ['BANANA PRATA CRUA', ['Banana prata']],
  ['BANANA MAÇÃ', ['Banana']],
  ['ARROZ TIPO 1', ['Arroz integral', 'Arroz polido']],
  ['COUVE-FLOR', ['Couve-flor']],
  ['CARA', ['Cará']],
  ['SAL', []],
])('%s is offered %j', (alimento, nomes) => {
  expect(entradasPeloNome(alimento, TABELA).map((entrada) => entrada.alimento)).toEqual(nomes);
});

test('the first three of many entries that begin alike are offered', () => {
  const tabela = ['Couve crespa', 'Couve manteiga', 'Couve roxa', 'Couve rábano'].map((alimento) => ({ alimento }));
  expect(entradasPeloNome('COUVE PICADA', tabela)).toEqual(tabela.slice(0, 3));
});
