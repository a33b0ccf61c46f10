import type { LinhaDaNecessidade } from '../../contratos/necessidades.js';
import { consolidarNecessidades } from './consolidado.js';

const linha = (
  unidade: number,
  nome: string,
  [necessidade, doEstoque, aReceber, falta]: readonly [number, number, number, number],
  unidadeMedida: LinhaDaNecessidade['unidadeMedida'] = 'KG',
): LinhaDaNecessidade => ({
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
