import type { AreaJson, PalavrasDeTela } from '@merenda/shared/area';
import { SHELL_PUBLICADO } from '../proprias/area.js';
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
    { ...tela('marcas', null), titulo: 'Tela produtos' },
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
        {
          titulo: 'Produtos',
          entradas: [{ tela: 'produtos', rotulo: 'produtos', abas: entradas('marcas') }, ...entradas('novo-produto')],
        },
      ],
    },
    { id: 'avisos', titulo: 'Avisos', ordem: 2, entradas: entradas('avisos') },
  ],
};
const pode =
  (...permissoes: string[]) =>
  (exigida: string | null) =>
    exigida === null || permissoes.includes(exigida);

const semPalavras = { palavras: [] };

test('the home, the screens that the user may open without a record, and commands; an action has its own name', () => {
  expect(lugaresDe([{ area: AREA, palavras: [] }], pode('ITENS'))).toEqual([
    expect.objectContaining({ titulo: 'Página Inicial', endereco: '/home' }),
    { titulo: 'Novo item', detalhe: 'Tela novo-item', endereco: '/novo-item', acao: true, ...semPalavras },
    { titulo: 'Tela itens', detalhe: 'Cadastros', endereco: '/itens', acao: false, ...semPalavras },
    { titulo: 'Tela produtos', detalhe: 'Cadastros', endereco: '/produtos', acao: false, ...semPalavras },
    { titulo: 'Tela avisos', detalhe: 'Cadastros', endereco: '/avisos', acao: false, ...semPalavras },
    ...['Tema escuro', 'Tema claro', 'Tema automático', 'Atalhos do teclado', 'Ajuda desta tela'].map(
      (titulo) => expect.objectContaining({ titulo, endereco: '' }) as unknown,
    ),
  ]);
});

test('the page of settings is a place for who has something there', () => {
  const ajustes = [{ titulo: 'Controle', entradas: [{ tela: 'itens', descricao: 'Veja os itens.' }] }];
  const areas = [SHELL_PUBLICADO.area, { ...AREA, ajustes }].map((area) => ({ area, palavras: [] }));
  const tem = (quem: ReturnType<typeof pode>) => lugaresDe(areas, quem).some(({ titulo }) => titulo === 'Ajustes');
  expect([tem(pode('ITENS')), tem(pode('PRODUTOS'))]).toEqual([true, false]);
});

test('a screen has the words of its area, and its acts are places of their own with its permission', () => {
  const palavras: PalavrasDeTela[] = [
    {
      id: 'itens',
      palavras: ['gêneros'],
      porUnidade: 'unidade',
      registros: true,
      atos: [
        { titulo: 'Homologar um item', palavras: ['homologar'], busca: 'status=PENDENTE' },
        { titulo: 'Receber um item', palavras: [], doRegistro: { titulo: 'Receber', parametro: 'receber' } },
      ],
    },
  ];
  const doItem = (quem: ReturnType<typeof pode>) =>
    lugaresDe([{ area: AREA, palavras }], quem).filter(({ endereco }) => endereco.startsWith('/itens'));
  expect(doItem(pode('ITENS'))).toEqual([
    expect.objectContaining({ titulo: 'Tela itens', palavras: ['gêneros'], porUnidade: 'unidade', registros: true }),
    expect.objectContaining({
      titulo: 'Homologar um item',
      detalhe: 'Tela itens',
      endereco: '/itens?status=PENDENTE',
      acao: true,
      palavras: ['homologar'],
      porUnidade: 'unidade',
    }),
    expect.objectContaining({ endereco: '/itens', doRegistro: { titulo: 'Receber', parametro: 'receber' } }),
  ]);
  expect(doItem(pode('PRODUTOS'))).toEqual([]);
});

test.each<[string, string[], string | undefined]>([
  ['/itens', ['ITENS'], '/novo-item'],
  ['/produtos', ['PRODUTOS'], '/novo-produto'],
  ['/marcas', ['PRODUTOS'], '/novo-produto'],
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
