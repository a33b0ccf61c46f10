import { violacoesDosComponentes } from './alimentos.js';

test('a food needs one value, which may be zero', () => {
  const nomes = ['Energia', 'Proteínas'];
  const nenhum = [{ campo: 'componentes', mensagem: 'Informe o valor de ao menos um componente: Energia, Proteínas.' }];
  expect(violacoesDosComponentes([null, 0], nomes)).toEqual([]);
  expect(violacoesDosComponentes([null, undefined], nomes)).toEqual(nenhum);
  expect(violacoesDosComponentes([], nomes)).toEqual(nenhum);
});
