import type { Figura, FiguraDeHoje, Permissao } from '@merenda/shared/contratos';
import { renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import type { AreaPublicada } from '../federation/registry.js';
import { Hoje } from './Hoje.js';
import { useLinhasLembradas } from './linhas-lembradas.js';
import { NumerosDaSecretaria } from './NumerosDaSecretaria.js';
import { pontosDaTendencia } from './pontos-da-tendencia.js';

beforeEach(() => useLinhasLembradas.setState({ linhas: {} }));

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
  expect(cartao('Refeições de hoje').getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  expect(await screen.findByText('1 de 1')).toBeVisible();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Hoje', 'Refeições de hoje']);
  const links = cartao('Refeições de hoje').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
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
  // Meals are the work of kitchens, and of those who keep their stock or plan them.
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Compras']);
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

test('zeros are not shown; a card without work is one line', async () => {
  simularApi({
    'GET /hoje/COZINHA': [figura('REFEICOES_POR_REGISTRAR', 0, 3)],
    'GET /hoje/VALOR': [figura('VALOR_DOS_ESTOQUES', 0), figura('LOTES_SEM_PRECO', 2)],
    'GET /hoje/ESTOQUE': [figura('LOTES_VENCIDOS', 0), figura('LOTES_EM_7_DIAS', 0)],
  });
  const { unmount } = mostrar(['ESTOQUES']);
  expect(await cartao('Estoque').findByText('Nada vencendo')).toBeVisible();
  expect(await cartao('Refeições de hoje').findByText('Nada por fazer hoje')).toBeVisible();
  await cartao('Valor do estoque').findByText('lotes sem preço');
  expect(cartao('Valor do estoque').getAllByRole('listitem')).toHaveLength(1);
  await verificarAcessibilidade();
  unmount();
  // At the next visit a card has the height of the last one before its figures come.
  simularApi({});
  mostrar(['ESTOQUES']);
  expect(cartao('Estoque').getAllByRole('listitem', { hidden: true })).toHaveLength(1);
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
    'GET /hoje/VALOR': [],
    'GET /hoje/ESTOQUE': [],
    'GET /hoje/COMPRAS': () => {
      if (falhou) return [figura('SOLICITACOES_PENDENTES', 4)];
      falhou = true;
      return falha();
    },
  });
  const { usuario } = mostrar(['SOLICITACOES', 'ESTOQUES']);
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

const MES = { contratado: 0, recebido: 0, disponivel: 0, vence: 0, planejadas: 0, executadas: 0 };
const NUMEROS = {
  meses: [
    { ...MES, mes: '05/2026', contratado: 1000, planejadas: 8, executadas: 6 },
    { ...MES, mes: '06/2026', contratado: 2000, recebido: 500.5, disponivel: 1200, planejadas: 4, executadas: 3 },
  ],
  hoje: { planejadas: 2, executadas: 1 },
  agriculturaFamiliar: {
    codigo: 'AF',
    regra: null,
    contratado: { valor: 0, percentual: 0 },
    pago: { valor: 0, percentual: 0 },
    sobreRepasse: 30.65,
    recebido: { valor: 128_000, percentual: 30.65 },
    atende: false,
    diferenca: 59_875,
    podeMudar: false,
  },
};
const numero = (nome: string) => within(screen.getByRole('heading', { name: nome }).closest('li') as HTMLElement);

test('the secretary has her figures with their months in words, and their paper', async () => {
  const { requisicoes } = simularApi({ 'GET /hoje/secretaria': NUMEROS });
  const areas = [areaCom([tela('/relatorio/:tipo/:id?/:segundo?', null)])];
  const duas = [...ESTOQUES, { id: 2, unidadeEducacional: { id: 4, nome: 'ESCOLA LUA' } }];
  const { unmount } = renderTela(<NumerosDaSecretaria areas={areas} />, {
    permissoes: ['CONFIGURACOES'],
    estoques: duas,
  });
  const papel = () => screen.getByRole('link', { name: 'Imprimir os números da secretaria' });
  expect(papel()).toHaveAttribute('href', '/relatorio/numeros-da-secretaria');
  expect(await numero('Contratado').findByText('R$ 2.000,00')).toBeVisible();
  expect(numero('Contratado').getByText('Mês a mês: 05/2026: R$ 1.000,00; 06/2026: R$ 2.000,00.')).toBeInTheDocument();
  expect(numero('Recebido').getByText('R$ 500,50')).toBeVisible();
  expect(numero('Refeições').getByText('1 de 2 hoje')).toBeVisible();
  expect(numero('Refeições').getByText('3 de 4 no mês')).toBeVisible();
  expect(numero('Refeições').getByText('Mês a mês: 05/2026: 6; 06/2026: 3.')).toBeInTheDocument();
  expect(screen.getByText('30,65%. Faltam R$ 59.875,00 de agricultura familiar até dezembro.')).toBeVisible();
  // Nothing expired in any of the months: no line either.
  expect(numero('Vence em 30 dias').getByText('Nada vencendo')).toBeVisible();
  expect(numero('Vence em 30 dias').queryByText(/Mês a mês/)).not.toBeInTheDocument();
  await verificarAcessibilidade();
  unmount();
  renderTela(<NumerosDaSecretaria areas={areas} />, { permissoes: ['AQUISICOES'], estoques: duas, unidadeAtual: 2 });
  expect(papel()).toHaveAttribute('href', '/relatorio/numeros-da-secretaria/4');
  await numero('Contratado').findByText('R$ 2.000,00');
  expect(requisicoes.map(({ busca }) => busca)).toEqual([{}, { unidade: '4' }]);
});

test('the secretary’s figures are for holders of CONFIGURACOES or AQUISICOES', () => {
  simularApi({});
  renderTela(<NumerosDaSecretaria areas={[]} />, {
    permissoes: ['UNIDADES', 'ESTOQUES', 'SOLICITACOES'],
    estoques: ESTOQUES,
  });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test.each([
  // 5 of 10 is half of the 20 from 22 up to 2.
  [[0, 5, 10], '0,22 50,12 100,2'],
  [[0, 0], '0,22 100,22'],
  [[7], '0,2'],
])('the line of %j is %s', (valores, pontos) => {
  expect(pontosDaTendencia(valores)).toBe(pontos);
});
