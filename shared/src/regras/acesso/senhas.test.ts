import { forcaDaSenha, violacoesDaSenhaNova } from './senhas.js';

const DONO = { usuario: 'ana.lima', nome: 'ANA DE SOUZA LIMA', municipio: 'São João del-Rei' };
const frases = (senha: string, minimo = 8) => {
  const violacoes = violacoesDaSenhaNova(senha, DONO, { minimo, comum: (uma) => uma === 'qwertyuiop' });
  for (const { campo } of violacoes) expect(campo).toBe('senha');
  return violacoes.map(({ mensagem }) => mensagem);
};

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

const DO_LUGAR =
  'Esta senha é fácil de adivinhar: é quase só uma palavra do sistema, ou se repete. Junte várias palavras, por exemplo.';
test.each([
  'merenda2026',
  'Merenda@2025!',
  'merendaescolar2026',
  'escola2026',
  'Mudar123',
  'mudar_senha_1',
  'brasil123',
  'Educação#2026',
  'prefeitura-2027',
  'secretaria da educação 1',
  'minhasenha99',
  'novembro2026',
  '          ',
  '\u00a0\u2003\t       ',
  'xxxxxxxxxxxx',
  '12 12 12 12 12',
])('%s is easy to guess', (senha) => {
  expect(frases(senha)).toEqual([DO_LUGAR]);
});

// One character, one word or one sign more is no longer of the rule.
test.each(['merenda com café', 'escola azul 2026', 'mudaram123', 'brasilia1960', '121212123'])(
  '%s is not refused as a word of the place',
  (senha) => {
    expect(frases(senha)).toEqual([]);
  },
);

// A word of three letters is no name of anybody.
test.each(['panela azul no fogo', 'ana gosta de lima', 'souzalimao', '2026-11-25', 'ana20261125'])(
  '%s is accepted',
  (senha) => {
    expect(frases(senha)).toEqual([]);
  },
);

test('the minimum is that of the municipality, and common passwords are refused', () => {
  expect(frases('onzeletras1', 12)).toEqual(['Use no mínimo 12 caracteres.']);
  expect(frases('dozeletras12', 12)).toEqual([]);
  expect(frases('qwertyuiop')).toEqual(['Esta senha está entre as mais comuns. Escolha outra.']);
});

test('first and last name together are the name, whatever the login is', () => {
  const dono = { ...DONO, usuario: 'prof17' };
  const quantas = (senha: string) => violacoesDaSenhaNova(senha, dono, { minimo: 8, comum: () => false }).length;
  expect(['AnaLima1', 'prof2026', 'DeLima12'].map(quantas)).toEqual([1, 1, 0]);
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
  // 12 characters with 5 and 6 different ones, 15 and 16 with 8, 16 with 7.
  ['abcdeabcdeab', 'FRACA'],
  ['abcdefabcdef', 'RAZOAVEL'],
  ['abcdefghabcdefg', 'RAZOAVEL'],
  ['abcdefghabcdefgh', 'FORTE'],
  ['abcdefgabcdefgab', 'RAZOAVEL'],
])('the strength of "%s" is %s', (senha, forca) => {
  expect(forcaDaSenha(senha)).toBe(forca);
});
