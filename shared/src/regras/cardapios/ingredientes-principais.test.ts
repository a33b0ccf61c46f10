import { ingredientesPrincipais } from './ingredientes-principais.js';

const uso = (quantidade: string, unidadeMedida: string, porcoes = 1) => ({
  quantidade,
  pesoBruto: null,
  unidadeMedida,
  porcoes,
});

test('the five heaviest foods of a portion, in any unit, each once', () => {
  expect(
    ingredientesPrincipais([
      { nome: 'SAL', unidade: 'G', usos: [uso('1', 'G')] },
      // 2 kg for 40 portions are 50 g.
      { nome: 'ARROZ', unidade: 'G', usos: [uso('2', 'KG', 40)] },
      // 0.2 L are 200 mL, 30 mL more of the same item are counted on their own.
      { nome: 'LEITE', unidade: 'L', usos: [uso('200', 'ML')] },
      { nome: 'LEITE', unidade: 'ML', usos: [uso('30', 'ML')] },
      // One piece counts as 100 g.
      { nome: 'BANANA', unidade: 'UN', usos: [uso('1', 'UN')] },
      // 20 g twice.
      { nome: 'CENOURA', unidade: 'G', usos: [uso('20', 'G'), uso('20', 'G')] },
      { nome: 'CEBOLA', unidade: 'G', usos: [uso('5', 'G')] },
    ]),
  ).toEqual(['LEITE', 'BANANA', 'ARROZ', 'CENOURA', 'CEBOLA']);
});

test('a kilogram weighs as a thousand grams, and a litre as a kilogram; equal weights stay in the order of the recipes', () => {
  const um = (nome: string, quantidade: string, unidade: string) => ({
    nome,
    unidade,
    usos: [uso(quantidade, unidade)],
  });
  const pesos = [
    um('G', '1000', 'G'),
    um('KG', '1', 'KG'),
    um('ML', '1000', 'ML'),
    um('L', '1', 'L'),
    um('UN', '10', 'UN'),
  ];
  for (const lista of [pesos, pesos.toReversed()])
    expect(ingredientesPrincipais(lista)).toEqual(lista.map(({ nome }) => nome));
});
