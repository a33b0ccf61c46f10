import { forcaDaSenha, violacoesDaSenhaNova } from './senhas.js';

const DONO = { usuario: 'ana.lima', nome: 'ANA DE SOUZA LIMA', municipio: 'São João del-Rei' };
const frases = (senha: string, minimo = 8) =>
  violacoesDaSenhaNova(senha, DONO, { minimo, comum: (uma) => uma === 'qwertyuiop' }).map(({ mensagem }) => mensagem);

test.each([
  'ana.lima',
  'AnaLima',
  'analima2026',
  'Ana_de_Souza_Lima!',
  'souza1234',
  'Lima@2026',
  'SãoJoãoDelRei',
  'sao joao del rei 1',
])('%s is the login, the name or the town', (senha) => {
  expect(frases(senha, 1)).toEqual([
    'A senha não pode ser o usuário, o nome ou o município. Junte várias palavras, por exemplo.',
  ]);
});

test.each(['panela azul no fogo', 'ana gosta de lima', 'souzalimao', '2026-11-25'])('%s is accepted', (senha) => {
  expect(frases(senha)).toEqual([]);
});

test('the minimum is that of the municipality, and common passwords are refused', () => {
  expect(frases('onzeletras1', 12)).toEqual(['Use no mínimo 12 caracteres.']);
  expect(frases('dozeletras12', 12)).toEqual([]);
  expect(frases('qwertyuiop')).toEqual(['Esta senha está entre as mais comuns. Escolha outra.']);
});

test('a login of numbers is refused as it is', () => {
  const dono = { ...DONO, usuario: '52998224725' };
  expect(violacoesDaSenhaNova('52998224725', dono, { minimo: 8, comum: () => false })).toHaveLength(1);
});

test.each([
  ['', null],
  ['abcdefghijk', 'FRACA'],
  ['aaaaaaaaaaaaaaaaaaaa', 'FRACA'],
  ['abcdefghijkl', 'RAZOAVEL'],
  ['abcdefabcdefabcdef', 'RAZOAVEL'],
  ['panela azul no fogo', 'FORTE'],
])('the strength of "%s" is %s', (senha, forca) => {
  expect(forcaDaSenha(senha)).toBe(forca);
});
