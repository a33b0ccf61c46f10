import type { Figura, FiguraDeHoje, Permissao } from '@merenda/shared/contratos';
import { renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import type { AreaPublicada } from '../federation/registry.js';
import { Hoje } from './Hoje.js';

const tela = (caminho: string, permissao: string | null) => ({ id: caminho, caminho, titulo: caminho, permissao });
const TELAS = [
  tela('/execucao-cardapios', null),
  tela('/historico-execucao-cardapios', null),
  tela('/gerenciar-solicitacao', 'SOLICITACOES'),
];
const areaCom = (telas: typeof TELAS) => ({ area: { id: 'mf-cardapios', telas } }) as unknown as AreaPublicada;
const AREA = areaCom(TELAS);
const ESTOQUES = [{ id: 1, unidadeEducacional: { id: 3, nome: 'ESCOLA SOL' } }];

const figura = (nome: Figura, valor: number, de: number | null = null): FiguraDeHoje => ({ figura: nome, valor, de });
const COZINHA = [
  figura('REFEICOES_POR_REGISTRAR', 0, 3),
  figura('REFEICOES_POR_EXECUTAR', 1, 1),
  figura('SOBRAS_POR_PESAR', 2, 2),
];
const falha = () => new Response('{}', { status: 500, headers: { 'content-type': 'application/problem+json' } });

const mostrar = (permissoes: Permissao[] = [], estoques = ESTOQUES) =>
  renderTela(<Hoje areas={[AREA]} />, { permissoes, estoques });
const cartao = (nome: string) => within(screen.getByRole('article', { name: nome }));

test('a cook has the steps of the day, each a link where its screen is published', async () => {
  simularApi({ 'GET /hoje/COZINHA': COZINHA });
  mostrar();
  // The lines are there before the numbers.
  expect(cartao('Refeições de hoje').getAllByRole('listitem')).toHaveLength(3);
  expect(await screen.findByText('1 de 1')).toBeVisible();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Hoje', 'Refeições de hoje']);
  const links = cartao('Refeições de hoje').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['0 de 3 refeições por registrar', '/execucao-cardapios'],
    ['1 de 1 refeição por executar', '/historico-execucao-cardapios?de=hoje&ate=hoje&situacao=REGISTRADA'],
    ['2 de 2 sobras por pesar', '/historico-execucao-cardapios?de=hoje&ate=hoje&situacao=SEM_SOBRA'],
  ]);
  await verificarAcessibilidade();
});

test('each card is shown to users who may see it, with only the lines of their permissions', async () => {
  simularApi({
    'GET /hoje/COZINHA': COZINHA,
    'GET /hoje/COMPRAS': [figura('SOLICITACOES_PENDENTES', 1)],
  });
  mostrar(['SOLICITACOES']);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Compras',
    'Refeições de hoje',
  ]);
  expect(await cartao('Compras').findByRole('link', { name: '1 solicitação espera entrega' })).toHaveAttribute(
    'href',
    '/gerenciar-solicitacao?status=PENDENTE&unidade=3',
  );
  expect(cartao('Compras').getAllByRole('listitem')).toHaveLength(1);
});

test('each figure of all units opens its rows: units that lack something, lots with their values', async () => {
  const area = areaCom([...TELAS, tela('/cardapio-calendario', null), tela('/estoque', null)]);
  simularApi({
    'GET /hoje/COZINHA': COZINHA,
    'GET /hoje/GESTAO': [figura('UNIDADES_SEM_EXECUCAO', 1, 2)],
    'GET /hoje/CARDAPIOS': [figura('UNIDADES_SEM_CARDAPIO', 1, 2)],
    'GET /hoje/VALOR': [figura('VALOR_DOS_ESTOQUES', 10), figura('LOTES_SEM_PRECO', 1)],
    'GET /hoje/ESTOQUE': [],
    'GET /cardapios-calendario/semana': [],
  });
  const duas = [...ESTOQUES, { id: 2, unidadeEducacional: { id: 4, nome: 'ESCOLA LUA' } }];
  const permissoes: Permissao[] = ['UNIDADES', 'CARDAPIOS', 'ESTOQUES'];
  const { unmount } = renderTela(<Hoje areas={[area]} />, { permissoes, estoques: duas });
  const enderecoDe = async (nome: string) => (await screen.findByRole('link', { name: nome })).getAttribute('href');
  const semCardapio = '1 de 2 unidades sem cardápio nesta semana';
  expect(await enderecoDe('1 de 2 unidades sem execução hoje')).toBe('/execucao-cardapios?falta=SEM_EXECUCAO');
  expect(await enderecoDe(semCardapio)).toBe('/execucao-cardapios?falta=SEM_CARDAPIO');
  expect(await enderecoDe('1 lote sem preço')).toBe('/estoque?ver=valor&preco=SEM_PRECO');
  expect(await enderecoDe('R$ 10,00 em estoque')).toBe('/estoque?ver=valor');
  unmount();
  // Of one unit there is no list of units: its calendar.
  renderTela(<Hoje areas={[area]} />, { permissoes, estoques: duas, unidadeAtual: 2 });
  expect(await enderecoDe(semCardapio)).toBe('/cardapio-calendario');
});

test.each([
  [1, 'Sem preço em estoque'],
  [0, 'R$ 0,00 em estoque'],
])('stocks that are worth nothing, with %s lots without a price: %s', async (semPreco, texto) => {
  simularApi({
    'GET /hoje/COZINHA': COZINHA,
    'GET /hoje/VALOR': [figura('VALOR_DOS_ESTOQUES', 0), figura('LOTES_SEM_PRECO', semPreco)],
    'GET /hoje/ESTOQUE': [],
  });
  const estoques = [...ESTOQUES, { id: 2, unidadeEducacional: { id: 4, nome: 'ESCOLA LUA' } }];
  const areas = [areaCom([...TELAS, tela('/estoque', null)])];
  renderTela(<Hoje areas={areas} />, { permissoes: ['ESTOQUES'], estoques });
  expect(await screen.findByRole('link', { name: texto })).toBeVisible();
});

test('a figure whose screen no area publishes is a text', async () => {
  simularApi({
    'GET /hoje/COZINHA': COZINHA,
    'GET /hoje/VALOR': [],
    'GET /hoje/ESTOQUE': [figura('LOTES_VENCIDOS', 1)],
  });
  mostrar(['ESTOQUES']);
  expect(await cartao('Estoque').findByText('lote vencido')).toBeVisible();
  expect(cartao('Estoque').queryByRole('link')).not.toBeInTheDocument();
});

test('the figures are those of the unit on which the user works, or of all of them', async () => {
  const { requisicoes } = simularApi({
    'GET /hoje/COZINHA': COZINHA,
    'GET /hoje/COMPRAS': [figura('SOLICITACOES_PENDENTES', 1)],
  });
  const duas = [...ESTOQUES, { id: 2, unidadeEducacional: { id: 4, nome: 'ESCOLA LUA' } }];
  const lidas = () => requisicoes.filter(({ rota }) => rota === 'GET /hoje/COMPRAS').map(({ busca }) => busca);
  const { unmount } = renderTela(<Hoje areas={[AREA]} />, { permissoes: ['SOLICITACOES'], estoques: duas });
  expect(await screen.findByRole('heading', { name: 'Hoje' })).toBeVisible();
  await cartao('Compras').findByRole('link', { name: '1 solicitação espera entrega' });
  expect(lidas()).toEqual([{}]);
  unmount();
  renderTela(<Hoje areas={[AREA]} />, { permissoes: ['SOLICITACOES'], estoques: duas, unidadeAtual: 2 });
  expect(await screen.findByRole('heading', { name: 'Hoje em Escola Lua' })).toBeVisible();
  expect(await cartao('Compras').findByRole('link', { name: '1 solicitação espera entrega' })).toHaveAttribute(
    'href',
    '/gerenciar-solicitacao?status=PENDENTE&unidade=4',
  );
  expect(lidas()).toEqual([{}, { unidade: '4' }]);
});

test('without units there is nothing to do today', () => {
  simularApi({});
  mostrar(['ESTOQUES'], []);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a card that fails shows a message and is read again by itself; the others stay', async () => {
  let falhou = false;
  simularApi({
    'GET /hoje/COZINHA': COZINHA,
    'GET /hoje/COMPRAS': () => {
      if (falhou) return [figura('SOLICITACOES_PENDENTES', 4)];
      falhou = true;
      return falha();
    },
  });
  const { usuario } = mostrar(['SOLICITACOES']);
  expect(await cartao('Compras').findByRole('alert')).toHaveTextContent('Não foi possível ler estes números.');
  expect(await cartao('Refeições de hoje').findByText('1 de 1')).toBeVisible();
  await usuario.click(cartao('Compras').getByRole('button', { name: 'Tentar novamente' }));
  expect(await cartao('Compras').findByText('4')).toBeVisible();
});

test('the nutritionist has the week with dishes, units and the mark against the reference', async () => {
  const dia = (data: string) => ({ data, cardapios: [] });
  simularApi({
    'GET /hoje/COZINHA': COZINHA,
    'GET /hoje/CARDAPIOS': [],
    'GET /cardapios-calendario/semana': [
      {
        data: '01/06/2026',
        cardapios: [
          {
            id: 7,
            nome: 'FUNDAMENTAL A',
            unidades: 12,
            pratos: ['ARROZ', 'FEIJÃO'],
            referencia: { situacao: 'abaixo', frase: 'Abaixo da referência em 2 nutrientes' },
          },
        ],
      },
      ...['02/06/2026', '03/06/2026', '04/06/2026', '05/06/2026'].map(dia),
    ],
  });
  mostrar(['CARDAPIOS']);
  const semana = cartao('Cardápios da semana');
  expect(await semana.findByText('Abaixo da referência em 2 nutrientes')).toBeVisible();
  expect(semana.getByText('Arroz, Feijão')).toBeVisible();
  expect(semana.getByText('12 unidades')).toBeVisible();
  expect(semana.getByRole('heading', { name: /Segunda.*01\/06/ })).toBeVisible();
  expect(semana.getAllByText('Nenhum cardápio vinculado.')).toHaveLength(4);
  await verificarAcessibilidade();
});
