import type { Celula } from '../definicao.js';
import { emGrupos, lerEnderecoDoRelatorio, semColunasVazias, violacoesDosEnderecos } from './folhas.js';

interface Tabela {
  colunas: { titulo: string; opcional?: true }[];
  linhas: Celula[][];
  total?: Celula[];
}

const TABELA: Tabela = {
  colunas: [
    { titulo: 'Alimento' },
    { titulo: 'Bruto', opcional: true },
    { titulo: 'Fator', opcional: true },
    { titulo: 'Nota' },
  ],
  linhas: [
    ['ARROZ', null, 0, ''],
    ['SAL', null, null, null],
  ],
};

test('an optional column that holds nothing is left out; a zero is something, and a required column stays', () => {
  const { colunas, linhas } = semColunasVazias(TABELA);
  expect(colunas.map(({ titulo }) => titulo)).toEqual(['Alimento', 'Fator', 'Nota']);
  expect(linhas).toEqual([
    ['ARROZ', 0, ''],
    ['SAL', null, null],
  ]);
});

test('the total moves with its column, and keeps one that it alone fills', () => {
  expect(semColunasVazias({ ...TABELA, total: ['Total', null, 3, null] }).total).toEqual(['Total', 3, null]);
  expect(semColunasVazias({ ...TABELA, total: ['Total', 9, 3, null] }).colunas).toHaveLength(4);
});

test('a table without rows keeps its columns: they show what the table is about', () => {
  expect(semColunasVazias({ ...TABELA, linhas: [] }).colunas).toHaveLength(4);
});

test.each([
  ['/relatorio/kit-merenda/3/77', { tipo: 'kit-merenda', id: 3 }],
  ['/relatorio/cardapio-impresso/30?de=01112026&para=30112026', { tipo: 'cardapio-impresso', id: 30 }],
  ['/relatorio/fornecedores/FISICO?sel=1/2', { tipo: 'fornecedores', id: null }],
  ['/relatorio/vencimentos', { tipo: 'vencimentos', id: null }],
  ['/relatorio/estoque/2147483648', null],
  ['/relatorio/constructor/1', null],
  ['/relatorio/estoque/1/2/3', null],
  ['/estoque/1', null],
  ['https://exemplo.com/relatorio/estoque/1', null],
])('the address %s is read as its report and record', (endereco, esperado) => {
  expect(lerEnderecoDoRelatorio(endereco)).toEqual(esperado);
});

test('each sheet of a PDF or a zip says which report it is; a spreadsheet needs no address', () => {
  const recusas = (formato: 'PDF' | 'ZIP' | 'CSV', enderecos?: string[]) =>
    violacoesDosEnderecos({ formato, folhas: [{}, {}], enderecos }).map(({ campo }) => campo);
  const certo = '/relatorio/estoque/1';
  expect(recusas('PDF', [certo, certo])).toEqual([]);
  expect(recusas('CSV')).toEqual([]);
  expect(recusas('PDF')).toEqual(['enderecos']);
  expect(recusas('ZIP', [certo])).toEqual(['enderecos']);
  expect(recusas('ZIP', [certo, '/home'])).toEqual(['enderecos.1']);
});

test('on paper the columns that group are headings, one for rows that follow each other with the same values', () => {
  const { tabela, grupos } = emGrupos({
    colunas: [{ titulo: 'Unidade', agrupa: true }, { titulo: 'Item' }, { titulo: 'Entrega', agrupa: true }],
    linhas: [
      ['EM SOL', 'ALFACE', 'Por semana'],
      ['EM SOL', 'COUVE', 'Por semana'],
      ['EM SOL', 'ARROZ', 'Uma vez'],
      ['EM LUA', 'ARROZ', 'Uma vez'],
    ],
  });
  expect(tabela.colunas).toEqual([{ titulo: 'Item' }]);
  expect(tabela.linhas).toEqual([['ALFACE'], ['COUVE'], ['ARROZ'], ['ARROZ']]);
  expect([...grupos]).toEqual([
    [0, 'EM SOL – Entrega: Por semana'],
    [2, 'EM SOL – Entrega: Uma vez'],
    [3, 'EM LUA – Entrega: Uma vez'],
  ]);
});

test('a table without columns that group has no headings', () => {
  expect(emGrupos(TABELA)).toEqual({ tabela: TABELA, grupos: new Map() });
});
