import { EntradaData } from '../campos/CampoData.js';
import { camposEsperando, comEscolha, comEstado, criteriosLidos, lerDoEndereco } from './endereco-da-lista.js';
import type { CampoPerguntado } from './filtro.js';

const CAMPOS: CampoPerguntado[] = [
  { campo: 'nome', rotulo: 'Nome' },
  { tipo: 'opcao', campo: 'unidade', rotulo: 'Unidade', opcoes: [{ valor: 3, rotulo: 'ESCOLA AZUL' }] },
  { tipo: 'data', campo: 'validade', rotulo: 'Validade', Entrada: EntradaData },
];
const SEM_OPCOES: CampoPerguntado[] = [{ tipo: 'opcao', campo: 'unidade', rotulo: 'Unidade', opcoes: undefined }];

const ler = (endereco: string) => {
  const { criterios, ...resto } = lerDoEndereco(new URLSearchParams(endereco), CAMPOS);
  return { ...criteriosLidos(CAMPOS, criterios), ...resto };
};

test('every kind of field, the order and the page; an option of a number is a number again', () => {
  expect(ler('?nome=arroz&unidade=3&validade=2026-02-01&ordem=-data-contrato&pagina=4')).toEqual({
    nome: 'arroz',
    unidade: 3,
    validade: '01/02/2026',
    ordem: { ordem: 'data-contrato', sentido: 'DECRESCENTE' },
    pagina: 4,
  });
  expect(ler('?ordem=nome&validade=01/02/2026')).toMatchObject({
    ordem: { ordem: 'nome', sentido: 'CRESCENTE' },
    validade: '01/02/2026',
  });
});

test('the id of a record is a number again, and a text that is no id is no criterion', () => {
  const autor: CampoPerguntado = {
    tipo: 'registro',
    campo: 'autor',
    rotulo: 'Autor',
    Select: () => null,
    Nome: () => null,
  };
  const lidos = ['12', '0', '1x', '-1', '1234567890'].map((valor) => criteriosLidos([autor], { autor: valor }).autor);
  expect(lidos).toEqual([12, undefined, undefined, undefined, undefined]);
});

test.each(['', '?nome=&unidade=4&validade=2026-02-30&ordem=-&pagina=0', '?unidade=x&validade=x&ordem=&pagina=-1'])(
  'what cannot be read is no criterion: %j',
  (endereco) => {
    expect(ler(endereco)).toEqual({
      nome: undefined,
      unidade: undefined,
      validade: undefined,
      ordem: undefined,
      pagina: 1,
    });
  },
);

test('a text is as long as the server searches', () => {
  expect(ler(`?nome=${'a'.repeat(300)}`)).toMatchObject({ nome: 'a'.repeat(200) });
});

test('a list changes its own parameters only, and writes no empty one', () => {
  const antes = new URLSearchParams('?exibir=7&estoque=2&nome=feijão&pagina=3');
  const depois = comEstado(antes, CAMPOS, {
    criterios: { nome: '', unidade: 3, validade: '01/02/2026' },
    ordem: { ordem: 'nome', sentido: 'DECRESCENTE' },
    pagina: 1,
  });
  expect(depois.toString()).toBe('exibir=7&estoque=2&unidade=3&validade=2026-02-01&ordem=-nome');
  expect(antes.get('pagina')).toBe('3');
});

test('two ways to the same state give the same address', () => {
  const antes = new URLSearchParams('?ordem=nome&unidade=3&estoque=2');
  const estado = { criterios: { nome: 'feijão', unidade: 3 }, ordem: lerDoEndereco(antes, CAMPOS).ordem, pagina: 2 };
  expect(comEstado(antes, CAMPOS, estado).toString()).toBe('estoque=2&nome=feij%C3%A3o&unidade=3&ordem=nome&pagina=2');
});

test('personal filters are neither read from an address nor written into it', () => {
  const campos: CampoPerguntado[] = [{ campo: 'busca', rotulo: 'CPF', pessoal: true }];
  expect(lerDoEndereco(new URLSearchParams('busca=111'), campos).criterios).toEqual({});
  expect(comEstado(new URLSearchParams(), campos, { criterios: { busca: '111' }, pagina: 2 }).toString()).toBe(
    'pagina=2',
  );
});

test('another unit keeps the filters, without the page and the record of the one before', () => {
  const antes = new URLSearchParams('?estoque=2&nome=a&ordem=nome&pagina=3&exibir=7');
  expect(comEscolha(antes, { estoque: '5' }).toString()).toBe('estoque=5&nome=a&ordem=nome');
  expect(comEscolha(antes, { estoque: undefined }).toString()).toBe('nome=a&ordem=nome');
});

test('a list waits for the options of the field that it searches', () => {
  expect(camposEsperando(SEM_OPCOES, { unidade: '3' })).toEqual(['unidade']);
  expect(camposEsperando(SEM_OPCOES, {})).toEqual([]);
  expect(camposEsperando(CAMPOS, { unidade: '3' })).toEqual([]);
});
