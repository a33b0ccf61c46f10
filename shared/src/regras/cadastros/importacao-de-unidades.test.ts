import { mudancasDaUnidade } from './importacao-de-unidades.js';

const AQUI = {
  nome: 'ESCOLA SOL',
  tipoUnidade: 'ESCOLA',
  codigoInep: '35990101',
  cep: '13560000',
  cidade: 'SÃO CARLOS',
  logradouro: 'RUA A',
  numero: '10',
  bairro: null,
  telefone: '1633990009',
  idIEscolar: 7,
};

test('each field that differs is listed with its old and new value, in the order of the form', () => {
  expect(mudancasDaUnidade(AQUI, { ...AQUI, nome: 'ESCOLA LUA', bairro: 'CENTRO', telefone: '1633990001' })).toEqual([
    { campo: 'nome', de: 'ESCOLA SOL', para: 'ESCOLA LUA' },
    { campo: 'bairro', de: null, para: 'CENTRO' },
    { campo: 'telefone', de: '1633990009', para: '1633990001' },
  ]);
});

test('a field that the school system does not have is not a change, nor is a missing house number', () => {
  expect(
    mudancasDaUnidade(AQUI, { ...AQUI, codigoInep: '', telefone: null, numero: 'S/N', bairro: undefined }),
  ).toEqual([]);
});

test('a unit registered by hand gets its number in the school system', () => {
  expect(mudancasDaUnidade({ ...AQUI, idIEscolar: null }, AQUI)).toEqual([
    { campo: 'idIEscolar', de: null, para: '7' },
  ]);
});
