import {
  contarEmbalagens,
  fraseDaEntrada,
  fraseDaSaida,
  fraseDoBalanco,
  linhaDe,
  linhasDoAviso,
  medidaDoNome,
  naOutraUnidade,
  unidadeDoNumero,
} from './embalagens.js';

const PACOTE = { unidadeProduto: 'PACOTE', medidaReal: 400, unidadeMedida: 'G' };
const GRANEL = { unidadeProduto: 'KG', medidaReal: 1, unidadeMedida: 'KG' };
const OVO = { unidadeProduto: 'UNIDADE', medidaReal: 1, unidadeMedida: 'UN' };

test.each([
  [null, 'Pacote', 'pacotes'],
  [0, 'Pacote', 'pacotes'],
  [1, 'Pacote', 'pacote'],
  [1.6, 'Pacote', 'pacote'],
  [2, 'Galão', 'galões'],
  [2, 'Barril', 'barris'],
  [2, 'Funil', 'funis'],
  [2, 'Dúzia', 'dúzias'],
  [2, 'Garrafão grande', 'garrafões grande'],
  [2, 'Bombom', 'bombons'],
  [2, 'Colher', 'colheres'],
  [2, 'Tórax', 'tórax'],
  [2, '…', '…'],
])('after the number %s a %s is written %s', (numero, embalagem, escrito) => {
  expect(unidadeDoNumero(numero, PACOTE, embalagem)).toBe(escrito);
});

test('loose goods and units of measure are written by their symbol', () => {
  expect(unidadeDoNumero(3, GRANEL, 'Quilograma (a granel)')).toBe('kg');
  expect(unidadeDoNumero(3, OVO, 'Unidade')).toBe('un');
  expect(unidadeDoNumero(3, 'ML', '')).toBe('ml');
});

test('the other unit of 1.6 packages of 400 g is 0.64 kg, of 1.6 kg 1,600 g; single pieces have none', () => {
  expect(naOutraUnidade(1.6, PACOTE)).toBe('0,64 kg');
  expect(naOutraUnidade(1.6, GRANEL)).toBe('1.600 g');
  expect(naOutraUnidade(30, 'G')).toBe('0,03 kg');
  expect(naOutraUnidade(1.5, 'L')).toBe('1.500 ml');
  expect(naOutraUnidade(12, OVO)).toBeNull();
  expect(naOutraUnidade(12, 'UN')).toBeNull();
});

test('an exit says what leaves and what stays', () => {
  expect(fraseDaSaida(4, 4, PACOTE, 'Pacote')).toBe('Saem 4 pacotes (1,6 kg); ficam 0');
  expect(fraseDaSaida(1, 2.5, PACOTE, 'Pacote')).toBe('Sai 1 pacote (0,4 kg); fica 1,5');
  expect(fraseDaSaida(1.6, 4, GRANEL, 'Quilograma (a granel)')).toBe('Sai 1,6 kg; ficam 2,4 kg');
  expect(fraseDaSaida(2, 2, GRANEL, 'Quilograma (a granel)')).toBe('Saem 2 kg; ficam 0');
});

test('an entry and the change of a count have both units too', () => {
  expect(fraseDaEntrada(1, PACOTE, 'Pacote')).toBe('Entra 1 pacote (0,4 kg)');
  expect(fraseDaEntrada(30, OVO, 'Unidade')).toBe('Entram 30 un');
  expect(fraseDoBalanco(4, 3, PACOTE, 'Pacote')).toBe('De 4 pacotes (1,6 kg) para 3 pacotes (1,2 kg)');
  expect(fraseDoBalanco('4.000000', 4, PACOTE, 'Pacote')).toBe('Continua em 4 pacotes (1,6 kg)');
  expect(contarEmbalagens(0, PACOTE, 'Pacote')).toBe('0 pacotes (0 kg)');
});

test('one line of several names its lot', () => {
  expect(linhaDe('Arroz, lote L-1', 'Saem 2 kg; ficam 0')).toBe('Arroz, lote L-1: saem 2 kg; ficam 0.');
});

test('an Aviso lists eight lines and counts the rest', () => {
  const linhas = Array.from({ length: 10 }, (_, i) => `Linha ${i + 1}`);
  expect(linhasDoAviso(linhas.slice(0, 8))).toEqual(linhas.slice(0, 8));
  expect(linhasDoAviso(linhas)).toEqual([...linhas.slice(0, 8), 'E mais 2.']);
});

test.each([
  ['ARROZ 5 KG', { medidaReal: 5, unidadeMedida: 'KG' }],
  ['LEITE 1,5 L', { medidaReal: 1.5, unidadeMedida: 'L' }],
  ['ÓLEO DE SOJA 900ML', { medidaReal: 900, unidadeMedida: 'ML' }],
  ['OVOS C/ 30 UN', { medidaReal: 30, unidadeMedida: 'UN' }],
  ['ARROZ', null],
  ['BISCOITO 12 UN DE 500 G', null],
])('the name %s says the content %j', (nome, medida) => {
  expect(medidaDoNome(nome)).toEqual(medida);
});
