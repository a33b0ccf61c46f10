import type { UnidadeMedida } from '../../../vocabulario/cadastros/produtos.js';
import { consolidarNecessidades, quantidadesMostradas } from './consolidado.js';

const linha = (
  unidade: number,
  nome: string,
  [necessidade, doEstoque, aReceber, falta]: readonly [number, number, number, number],
  unidadeMedida: UnidadeMedida = 'KG',
) => ({
  unidade: { id: unidade, nome: `ESCOLA ${unidade}` },
  item: { id: nome.length, nome },
  unidadeMedida,
  perecivel: nome === 'ÁGUA',
  necessidade,
  doEstoque,
  aReceber,
  falta,
});

test('the units of an item are one line; another unit of measure is another line, and names go as Brazilians sort', () => {
  const soma = { unidadeMedida: 'KG', perecivel: false, unidades: 2 };
  expect(
    consolidarNecessidades([
      linha(1, 'FEIJÃO', [1, 2, 4, 8]),
      linha(1, 'ÁGUA', [3, 0, 0, 3], 'L'),
      // Three tenths are exact: 0.1 + 0.2.
      linha(2, 'FEIJÃO', [0.1, 0.2, 0.3, 0.1]),
      linha(3, 'FEIJÃO', [5, 0, 0, 5], 'UN'),
      linha(3, 'FEIJÃO', [0.2, 0.1, 0.6, 0.2], 'UN'),
    ]),
  ).toEqual([
    {
      item: { id: 4, nome: 'ÁGUA' },
      unidadeMedida: 'L',
      perecivel: true,
      unidades: 1,
      necessidade: 3,
      doEstoque: 0,
      aReceber: 0,
      falta: 3,
    },
    { ...soma, item: { id: 6, nome: 'FEIJÃO' }, necessidade: 1.1, doEstoque: 2.2, aReceber: 4.3, falta: 8.1 },
    {
      ...soma,
      item: { id: 6, nome: 'FEIJÃO' },
      unidadeMedida: 'UN',
      necessidade: 5.2,
      doEstoque: 0.1,
      aReceber: 0.6,
      falta: 5.2,
    },
  ]);
});

test('units are summed before their quantities are rounded', () => {
  // The sum is 43.1096; rounded line by line it would be 43.109, and the shortage 43.112.
  const linhas = ['10.7773', '10.7774', '10.7774', '10.7775'].map((kg, i) =>
    linha(i + 1, 'FEIJÃO', [Number(kg), 0, 0, Number(kg)]),
  );
  expect(consolidarNecessidades(linhas)).toMatchObject([{ necessidade: 43.11, falta: 43.11 }]);
  expect(quantidadesMostradas(linha(1, 'FEIJÃO', [10.7773, 0.0005, 0.0004, 0.0005]))).toMatchObject({
    necessidade: 10.777,
    doEstoque: 0.001,
    aReceber: 0,
    falta: 0.001,
  });
});
