import fc from 'fast-check';
import {
  codigoDaEtiqueta,
  enderecoDasEtiquetas,
  loteDaEtiqueta,
  MAXIMO_DE_ETIQUETAS,
  violacoesDasCopias,
  violacoesDoTotalDeEtiquetas,
} from './etiquetas.js';

const AQUI = 'https://merenda.exemplo.gov.br';

test('a code is the address of the lot on this server', () => {
  expect(codigoDaEtiqueta(AQUI, 12)).toBe('https://merenda.exemplo.gov.br/rastreio-de-lotes?lote=12');
});

test('a code that was written gives its lot back, and two lots never have one code', () => {
  const id = fc.integer({ min: 1, max: 2_147_483_647 });
  const origem = fc.constantFrom(AQUI, 'http://10.0.0.7:3000', 'http://localhost');
  fc.assert(
    fc.property(id, id, origem, (um, outro, aqui) => {
      expect(loteDaEtiqueta(codigoDaEtiqueta(aqui, um), aqui)).toBe(um);
      expect(codigoDaEtiqueta(aqui, um) === codigoDaEtiqueta(aqui, outro)).toBe(um === outro);
    }),
  );
});

test('the first lot of all has a label too', () => {
  expect(loteDaEtiqueta(codigoDaEtiqueta(AQUI, 1), AQUI)).toBe(1);
});

test('a label that was printed over http is read over https', () => {
  expect(loteDaEtiqueta('http://merenda.exemplo.gov.br/rastreio-de-lotes?lote=12', AQUI)).toBe(12);
});

test.each([
  ['of another server', 'https://outra.exemplo.gov.br/rastreio-de-lotes?lote=12'],
  ['of a server whose name begins like ours', 'https://merenda.exemplo.gov.br.outro/rastreio-de-lotes?lote=12'],
  ['of another screen', 'https://merenda.exemplo.gov.br/estoque?lote=12'],
  ['with more behind the lot', 'https://merenda.exemplo.gov.br/rastreio-de-lotes?lote=12&busca=1'],
  ['with no lot', 'https://merenda.exemplo.gov.br/rastreio-de-lotes?lote='],
  ['with lot zero', 'https://merenda.exemplo.gov.br/rastreio-de-lotes?lote=0'],
  ['with zeros before the lot', 'https://merenda.exemplo.gov.br/rastreio-de-lotes?lote=012'],
  ['with a lot that no number holds', 'https://merenda.exemplo.gov.br/rastreio-de-lotes?lote=99999999999999999999'],
  ['of a product, by its bar code', '7891234567895'],
  ['without text', ''],
])('a code %s is not a label', (_, codigo) => {
  expect(loteDaEtiqueta(codigo, AQUI)).toBeNull();
});

test('no text is taken for a label by chance', () => {
  fc.assert(fc.property(fc.string(), (texto) => expect(loteDaEtiqueta(texto, AQUI)).toBeNull()));
});

test('the address of the labels names the stock and the lots', () => {
  expect(enderecoDasEtiquetas(3, [12, 15])).toBe('/relatorio/etiquetas/3?lotes=12,15');
});

test('copies are whole, from 1 on, and all labels together at most 500', () => {
  expect([1, 2, 500].map(violacoesDasCopias)).toEqual([[], [], []]);
  for (const copias of [null, 0, -1, 1.5])
    expect(violacoesDasCopias(copias)).toEqual([
      { campo: 'copias', mensagem: 'Informe um número inteiro de cópias, a partir de 1.' },
    ]);
  expect(violacoesDoTotalDeEtiquetas(500)).toEqual([]);
  expect(violacoesDoTotalDeEtiquetas(501)).toEqual([
    { campo: 'copias', mensagem: 'Imprima no máximo 500 etiquetas de uma vez.' },
  ]);
  expect(MAXIMO_DE_ETIQUETAS).toBe(500);
});
