import { LINHAS_DE_PRATOS, violacoesDaQuantidadeDePratos } from './pratos-do-cardapio.js';

it.each([
  ['PARCIAL1', 'Parcial – 1 refeição', 1, 1, 2],
  ['PARCIAL2', 'Parcial – 2 ou mais refeições', 2, 2, 10],
  ['INTEGRAL', 'Integral – 3 ou mais refeições', 3, 3, 10],
] as const)('%s (%s) opens %d rows, holds %d to %d', (modalidade, rotulo, inicial, minimo, maximo) => {
  expect(LINHAS_DE_PRATOS[modalidade].inicial).toBe(inicial);
  for (const linhas of [minimo, maximo]) expect(violacoesDaQuantidadeDePratos(modalidade, linhas)).toEqual([]);
  for (const linhas of [minimo - 1, maximo + 1])
    expect(violacoesDaQuantidadeDePratos(modalidade, linhas)).toEqual([
      { campo: 'pratos', mensagem: `A modalidade ${rotulo} pede de ${minimo} a ${maximo} pratos.` },
    ]);
});
