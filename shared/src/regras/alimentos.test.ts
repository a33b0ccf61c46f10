import { recusaSemComponentes } from './alimentos.js';

test('a food needs one value, which may be zero', () => {
  const nomes = ['Energia', 'Proteínas'];
  expect(recusaSemComponentes([null, 0], nomes)).toBeNull();
  expect(recusaSemComponentes([null, undefined], nomes)).toBe(
    'Informe o valor de ao menos um componente: Energia, Proteínas.',
  );
  expect(recusaSemComponentes([], nomes)).toBe('Informe o valor de ao menos um componente: Energia, Proteínas.');
});
