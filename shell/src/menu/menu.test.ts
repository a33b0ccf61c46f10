import type { AreaJson } from '@merenda/shared/area';
import { montarMenu } from './menu.js';

const tela = (id: string, permissao: string | null) => ({ id, caminho: `/${id}`, titulo: id, permissao });
const entrada = (nome: string) => ({ tela: nome, rotulo: nome });

const publicada = (area: AreaJson) => ({ versao: '1', container: area.id, entrada: '/', area });

const CADASTROS = publicada({
  id: 'mf-cadastros',
  nome: 'Cadastros',
  telas: [tela('itens', 'ITENS'), tela('produtos', 'PRODUTOS'), tela('usuarios', 'USUARIOS')],
  menu: [
    {
      id: 'menu-de-itens',
      titulo: 'Menu de itens',
      ordem: 40,
      secoes: [
        { titulo: 'Itens', entradas: [entrada('itens')] },
        { titulo: 'Produtos', entradas: [entrada('produtos')] },
      ],
    },
    { id: 'usuarios', titulo: 'Usuários', ordem: 10, entradas: [entrada('usuarios')] },
  ],
});
const CARDAPIOS = publicada({
  id: 'mf-cardapios',
  nome: 'Cardápios',
  telas: [tela('calendario', null)],
  menu: [{ id: 'calendario', titulo: 'Calendário', ordem: 20, entradas: [entrada('calendario')] }],
});

const quem =
  (...permissoes: string[]) =>
  (exigida: string | null) =>
    exigida === null || permissoes.includes(exigida);
const titulos = (...permissoes: string[]) =>
  montarMenu([CADASTROS, CARDAPIOS], quem(...permissoes)).map(({ titulo }) => titulo);

test('groups of all areas are sorted by their order', () => {
  expect(titulos('USUARIOS', 'ITENS')).toEqual(['Usuários', 'Calendário', 'Menu de itens']);
});

test('a group shows if any of its entries does, and only with those', () => {
  const [, grupo] = montarMenu([CADASTROS, CARDAPIOS], quem('PRODUTOS'));
  expect(grupo).toMatchObject({ titulo: 'Menu de itens', abreModal: true });
  expect(grupo?.secoes.map(({ titulo, atalhos }) => [titulo, atalhos.map(({ caminho }) => caminho)])).toEqual([
    ['Produtos', ['/produtos']],
  ]);
});

test('without permissions only what needs a login alone is left', () => {
  expect(titulos()).toEqual(['Calendário']);
});

test('an area without screens shows nothing', () => {
  expect(montarMenu([publicada({ id: 'mf-x', nome: 'X', telas: [], menu: [] })], quem())).toEqual([]);
});
