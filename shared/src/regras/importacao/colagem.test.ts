import { lerColagem, type CampoDaGrade, type ValoresColados } from './colagem.js';

const PRODUTO: CampoDaGrade = {
  campo: 'produto',
  titulo: 'Produto',
  sinonimos: ['Item'],
  leitura: {
    tipo: 'opcao',
    opcoes: [
      { valor: 11, rotulo: 'ARROZ' },
      { valor: 12, rotulo: 'ÓLEO' },
    ],
  },
  obrigatorio: true,
};
const CAMPOS: CampoDaGrade[] = [
  PRODUTO,
  { campo: 'quantidade', titulo: 'Quantidade', leitura: { tipo: 'numero', casas: 3 } },
  { campo: 'descricao', titulo: 'Descrição', leitura: { tipo: 'texto' } },
];
const ler = (texto: string) => lerColagem(texto, { campos: CAMPOS });
const resumo = (texto: string) =>
  ler(texto).linhas.map(({ numero, valores, motivos }) => [numero, motivos.length > 0 ? motivos : valores]);

test('without titles the columns are the fields in their order; cells that are not there give no value', () => {
  expect(resumo('arroz\t1,5\tTipo 1\r\nÓleo\t20\r\n')).toEqual([
    [1, { produto: 11, quantidade: 1.5, descricao: 'Tipo 1' }],
    [2, { produto: 12, quantidade: 20, descricao: null }],
  ]);
});

test('titles tell the columns, in any order; other columns are named', () => {
  const { linhas, ignoradas } = ler('Quantidade\tMarca\tItem\n2\tBoa\tArroz');
  expect(ignoradas).toEqual(['Marca']);
  expect(linhas).toEqual([
    {
      numero: 2,
      celulas: { quantidade: '2', produto: 'Arroz' },
      valores: { quantidade: 2, produto: 11 },
      motivos: [],
    },
  ]);
});

test('a row with a number is no row of titles', () =>
  expect(resumo('Item\t3')).toEqual([[1, ['Produto: "Item" não está na lista. Use ARROZ ou ÓLEO.']]]));

test('a row says all that is wrong with it; blank rows count for nothing', () => {
  expect(resumo('Feijão\t1.5\n\t\t\n\t2\nArroz\t1\t\t4')).toEqual([
    [1, ['Produto: "Feijão" não está na lista. Use ARROZ ou ÓLEO.', 'Quantidade: Use vírgula para os decimais: 1,5']],
    [3, ['Produto: não foi informado.']],
    [4, ['A linha tem colunas a mais. Copie também os títulos das colunas.']],
  ]);
  expect(ler(' \n').linhas).toEqual([]);
});

test('a cell in quotes has line breaks, tabs and quotes; a quote inside a cell is itself', () => {
  expect(resumo('Arroz\t1\t"Tipo ""A""\nou\tB"\nÓleo\t2\tlata de 5"\n"Arroz"\t3\t"sem fim')).toEqual([
    [1, { produto: 11, quantidade: 1, descricao: 'Tipo "A"\nou\tB' }],
    [2, { produto: 12, quantidade: 2, descricao: 'lata de 5"' }],
    [3, { produto: 11, quantidade: 3, descricao: '"sem fim' }],
  ]);
});

test('the grid may refuse a row that can be read', () => {
  const recusas = jest.fn(() => ['Já está na lista.']);
  expect(lerColagem('Arroz\t1\nFeijão\t2', { campos: CAMPOS, recusas }).linhas.map(({ motivos }) => motivos)).toEqual([
    ['Já está na lista.'],
    ['Produto: "Feijão" não está na lista. Use ARROZ ou ÓLEO.'],
  ]);
  expect(recusas).toHaveBeenCalledTimes(1);
});

test('a refusal knows the good rows above, not the refused ones', () => {
  const recusas = (valores: ValoresColados, anteriores: readonly ValoresColados[]) =>
    anteriores.some(({ produto }) => produto === valores.produto) ? ['Repetido.'] : [];
  expect(
    lerColagem('Arroz\tx\nArroz\t1\nArroz\t2\nÓleo\t3', { campos: CAMPOS, recusas }).linhas.map(
      ({ motivos }) => motivos,
    ),
  ).toEqual([['Quantidade: Digite só números, com vírgula para os decimais.'], [], ['Repetido.'], []]);
});
