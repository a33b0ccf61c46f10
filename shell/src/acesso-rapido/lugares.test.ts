import type { AreaJson } from '@merenda/shared/area';
import { lugaresDe, marcar, temAsPalavras } from './lugares.js';
import { novoDoLugar } from './novo-do-lugar.js';

const tela = (id: string, permissao: string | null, acao?: string) => ({
  id,
  caminho: `/${id}`,
  titulo: `Tela ${id}`,
  permissao,
  ...(acao === undefined ? {} : { acao }),
});
const entradas = (...ids: string[]) => ids.map((id) => ({ tela: id, rotulo: id }));
const AREA: AreaJson = {
  id: 'mf-a',
  nome: 'Cadastros',
  telas: [
    tela('novo-item', 'ITENS', 'Novo item'),
    tela('itens', 'ITENS'),
    tela('novo-produto', 'PRODUTOS', 'Novo produto'),
    tela('produtos', null),
    tela('avisos', null),
    { ...tela('avisos-antigos', null), titulo: 'Tela avisos' },
    { ...tela('um-item', 'ITENS'), caminho: '/itens/:id' },
  ],
  menu: [
    {
      id: 'menu-de-itens',
      titulo: 'Menu de itens',
      ordem: 1,
      secoes: [
        { titulo: 'Itens', entradas: entradas('itens', 'novo-item') },
        { titulo: 'Produtos', entradas: entradas('produtos', 'novo-produto') },
      ],
    },
    { id: 'avisos', titulo: 'Avisos', ordem: 2, entradas: entradas('avisos') },
  ],
};
const pode =
  (...permissoes: string[]) =>
  (exigida: string | null) =>
    exigida === null || permissoes.includes(exigida);

test('the screens that the user may open without a record; an action has its own name', () => {
  expect(lugaresDe([AREA], pode('ITENS'))).toEqual([
    { titulo: 'Novo item', detalhe: 'Tela novo-item', endereco: '/novo-item', acao: true },
    { titulo: 'Tela itens', detalhe: 'Cadastros', endereco: '/itens', acao: false },
    { titulo: 'Tela produtos', detalhe: 'Cadastros', endereco: '/produtos', acao: false },
    { titulo: 'Tela avisos', detalhe: 'Cadastros', endereco: '/avisos', acao: false },
  ]);
});

test.each<[string, string[], string | undefined]>([
  ['/itens', ['ITENS'], '/novo-item'],
  ['/produtos', ['PRODUTOS'], '/novo-produto'],
  ['/produtos', ['ITENS'], undefined],
  ['/avisos', ['ITENS', 'PRODUTOS'], undefined],
  ['/home', ['ITENS'], undefined],
])("'Novo …' of %s with %j", (caminho, permissoes, novo) => {
  expect(novoDoLugar([AREA], caminho, pode(...permissoes))).toBe(novo);
});

test.each([
  ['', true],
  ['solicitacao nova', true],
  ['NOVA SOLICITAÇÃO', true],
  ['compras', true],
  ['nova movimentacao', false],
])('the words of %j', (termo, tem) => {
  expect(temAsPalavras(termo, 'Nova solicitação', 'Compras')).toBe(tem);
});

test.each([
  [
    'Feijão preto',
    'feijao',
    [
      ['Feijão', true],
      [' preto', false],
    ],
  ],
  [
    'Pão de AÇÚCAR',
    'acucar pao',
    [
      ['Pão', true],
      [' de ', false],
      ['AÇÚCAR', true],
    ],
  ],
  [
    'Banana',
    'ana',
    [
      ['B', false],
      ['anana', true],
    ],
  ],
  ['Arroz', '', [['Arroz', false]]],
  ['Arroz', 'xyz', [['Arroz', false]]],
])('%s is marked by %j', (texto, termo, partes) => {
  expect(marcar(texto, termo).map(({ trecho, marcado }) => [trecho, marcado])).toEqual(partes);
});
