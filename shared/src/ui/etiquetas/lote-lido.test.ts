import { lerCodigo, lerNumero } from './lote-lido.js';

const AQUI = 'https://merenda.exemplo.gov.br';

const umLote = (id: number, numero: string, nome = 'ARROZ') => ({
  produtoLote: {
    id,
    numero,
    dataFabricacao: '01/01/2026',
    dataValidade: '31/12/2027',
    produto: {
      id,
      nome,
      unidadeProduto: 'PACOTE',
      medidaReal: 5,
      unidadeMedida: 'KG',
      item: { id: 1, nome: 'GRÃO' },
    },
  },
});
const ARROZ = umLote(12, 'A-1');
const FEIJAO = umLote(15, 'A-1', 'FEIJÃO');
const VAZIO = umLote(18, 'V-3');
const OPCOES = {
  lotes: [ARROZ, FEIJAO, VAZIO],
  recusar: (lote: typeof ARROZ) => (lote === VAZIO ? 'Não há saldo para dar saída.' : null),
};

test('a label is one lot, also where two have the same number', () => {
  expect(lerCodigo(`${AQUI}/rastreio-de-lotes?lote=15`, AQUI, OPCOES)).toEqual({ lote: FEIJAO });
  expect(lerCodigo(`${AQUI}/rastreio-de-lotes?lote=12`, AQUI, OPCOES)).toEqual({ lote: ARROZ });
});

test('a code that is no label, a lot of another unit and a lot that is refused each say why', () => {
  expect(lerCodigo('7891234567895', AQUI, OPCOES)).toEqual({
    recusa: 'Este código não é de uma etiqueta de lote deste sistema.',
  });
  expect(lerCodigo(`${AQUI}/rastreio-de-lotes?lote=99`, AQUI, OPCOES)).toEqual({
    recusa: 'O lote desta etiqueta não está na unidade escolhida. Confira a unidade, ou veja onde ele está.',
    rastreio: 99,
  });
  expect(lerCodigo(`${AQUI}/rastreio-de-lotes?lote=18`, AQUI, OPCOES)).toEqual({
    recusa: 'Não há saldo para dar saída.',
  });
});

test('an unknown lot has the sentence that the caller sets', () => {
  const desconhecido = 'Digite o lote e as datas.';
  const opcoes = { ...OPCOES, desconhecido };
  expect(lerCodigo(`${AQUI}/rastreio-de-lotes?lote=99`, AQUI, opcoes)).toEqual({ recusa: desconhecido });
  expect(lerNumero('A', opcoes)).toEqual({ recusa: desconhecido });
});

test('a typed number finds its lot in any case; of several products a person chooses', () => {
  expect(lerNumero(' v-3 ', { ...OPCOES, recusar: () => null })).toEqual({ lote: VAZIO });
  expect(lerNumero('v-3', OPCOES)).toEqual({ recusa: 'Não há saldo para dar saída.' });
  expect(lerNumero('a-1', OPCOES)).toEqual({ opcoes: [ARROZ, FEIJAO] });
  expect(lerNumero('A', OPCOES)).toEqual({ recusa: 'A unidade escolhida não tem o lote A. Confira o número.' });
  expect(lerNumero('  ', OPCOES)).toEqual({ recusa: 'Digite o número do lote.' });
});
