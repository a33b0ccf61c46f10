import type { CardapioResumo } from '@merenda/shared/contratos';
import {
  abrirFiltros,
  fichaDe,
  conferirHistorico,
  acionar,
  colar,
  duplicarLinha,
  esperarDialogo,
  renderTela,
  simularApi,
  verificarAcessibilidade,
  usarFerramenta,
} from '@merenda/shared/testing';
import { lerCriterios, lerSelecao } from '@merenda/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { botao, confirmar, detalhesEm, escolher, paraOsMesmos } from '../teste/acoes.js';
import { cardapio, CRECHE, ENERGIA, FUNDAMENTAL, prato } from '../teste/dados.js';
import CadastroCardapio from './CadastroCardapio.js';
import GerenciarCardapios from './GerenciarCardapios.js';

const pratos: CardapioResumo['pratos'] = [{ id: 1, hora: '12:00', tipo: 'ALMOCO', prato: { id: 11, nome: 'SOPA' } }];
const ALTERNATIVO = cardapio(51, 'SEM GLÚTEN', {
  cardapioTipo: 'ALTERNATIVO',
  patologias: [{ id: 1, tipo: 'DOENÇA CELÍACA' }],
  pratos,
});
const REGULAR = cardapio(52, 'SEGUNDA', { pratos, versao: 3 });

const simular = (mais: Record<string, unknown> = {}) =>
  simularApi({
    'GET /categorias': [CRECHE, FUNDAMENTAL],
    'GET /patologias': [{ id: 1, tipo: 'DOENÇA CELÍACA' }],
    'GET /pratos': [
      prato(11, 'SOPA'),
      prato(12, 'LANCHE', { modalidade: { nome: 'INTEGRAL', descricao: 'Integral – 3 ou mais refeições' } }),
      prato(13, 'PAPINHA', { categoria: CRECHE }),
    ],
    'GET /cardapios': [ALTERNATIVO, REGULAR],
    'GET /cardapios-semanais': [],
    'GET /fichas-tecnicas': fichaDe([ENERGIA]),
    'GET /convencoes/referencias-nutricionais': {
      norma: 'Resolução 4/2026',
      fonte: 'DOU',
      coberturaPct: 20,
      nutrientes: {
        caloria: {
          norma: 'Resolução 4/2026',
          unidade: 'kcal',
          minimo: 400,
          maximo: null,
          carater: '',
          certeza: '',
          observacao: null,
        },
      },
    },
    ...mais,
  });

const linhas = () => screen.queryAllByRole('group', { name: /^Prato \d/ });
async function preencher(
  usuario: ReturnType<typeof renderTela>['usuario'],
  linha: HTMLElement,
  hora: string,
  nome: string | RegExp,
) {
  await usuario.type(within(linha).getByRole('textbox', { name: 'Hora' }), hora);
  await escolher(usuario, 'Prato', nome, linha);
}

test('the modality says how many rows of dishes there are', async () => {
  simular();
  const { usuario } = renderTela(<CadastroCardapio />);
  await escolher(usuario, 'Categoria', 'Fundamental – 6 a 10 anos');
  expect(linhas()).toHaveLength(0);
  for (const [modalidade, inicial, maximo] of [
    [/^Parcial – 1/, 1, 2],
    [/^Parcial – 2/, 2, 10],
    [/^Integral/, 3, 10],
  ] as const) {
    await escolher(usuario, 'Modalidade', modalidade);
    await waitFor(() => expect(linhas()).toHaveLength(inicial));
    expect(botao('Remover Prato 1')).toBeDisabled();
    for (let n = inicial; n < maximo; n += 1) await usuario.click(botao('Adicionar prato'));
    expect(linhas()).toHaveLength(maximo);
    expect(botao('Adicionar prato')).toBeDisabled();
    expect(botao('Remover Prato 1')).toBeEnabled();
  }
});

test('another category empties the dishes, which were for others, and keeps their hours and kinds', async () => {
  simular();
  const { usuario } = renderTela(<CadastroCardapio />);
  await escolher(usuario, 'Categoria', 'Fundamental – 6 a 10 anos');
  await escolher(usuario, 'Modalidade', /^Parcial – 1/);
  await preencher(usuario, screen.getByRole('group', { name: 'Prato 1' }), '12:00', 'Sopa');
  await escolher(usuario, 'Categoria', 'Creche – 1 a 3 anos');
  const linha = within(screen.getByRole('group', { name: 'Prato 1' }));
  await waitFor(() => expect(linha.queryByText('Sopa')).not.toBeInTheDocument());
  expect(linha.getByRole('textbox', { name: 'Hora' })).toHaveValue('12:00');
  expect(linha.getByText('Almoço')).toBeInTheDocument();
  await escolher(usuario, 'Modalidade', /^Parcial – 2/);
  await waitFor(() => expect(linhas()).toHaveLength(2));
  expect(within(screen.getByRole('group', { name: 'Prato 1' })).getByRole('textbox', { name: 'Hora' })).toHaveValue('');
});

test('the hour gives the kind of meal, until one is chosen', async () => {
  simular();
  const { usuario } = renderTela(<CadastroCardapio />);
  await escolher(usuario, 'Categoria', 'Fundamental – 6 a 10 anos');
  await escolher(usuario, 'Modalidade', /^Parcial – 1/);
  const prato = screen.getByRole('group', { name: 'Prato 1' });
  const linha = within(prato);
  await usuario.type(linha.getByRole('textbox', { name: 'Hora' }), '1530{Tab}');
  expect(await linha.findByTitle('Lanche da tarde')).toBeInTheDocument();
  await escolher(usuario, 'Tipo de refeição', 'Kit lanche', prato);
  await usuario.clear(linha.getByRole('textbox', { name: 'Hora' }));
  await usuario.type(linha.getByRole('textbox', { name: 'Hora' }), '1130{Tab}');
  expect(linha.getByTitle('Kit lanche')).toBeInTheDocument();
});

test('a regular menu: dishes of the category, compared while it is composed; an empty alternative is not sent', async () => {
  const servidor = simular({ 'POST /cardapios': { ...REGULAR, nutrientes: [] } });
  const { usuario } = renderTela(<CadastroCardapio />);
  await colar(usuario, screen.getByRole('textbox', { name: 'Nome' }), 'segunda-feira');
  await escolher(usuario, 'Categoria', 'Fundamental – 6 a 10 anos');
  await escolher(usuario, 'Modalidade', /^Parcial – 1/);
  // Regular is the kind that a new menu begins with.
  expect(screen.getByRole('group', { name: 'Alternativo 1' })).toBeInTheDocument();
  await preencher(usuario, screen.getByRole('group', { name: 'Prato 1' }), '12:00', 'Sopa');
  expect(screen.queryByText('Papinha')).not.toBeInTheDocument();
  await usuario.click(botao('Ver ficha técnica atual'));
  expect(await screen.findByText('Abaixo da referência em 1 nutriente')).toBeInTheDocument();
  expect(servidor.de('GET /fichas-tecnicas')[0]?.busca).toEqual({ pratos: '11' });
  await usuario.click(botao('Cadastrar'));
  await confirmar(usuario, 'Deseja realmente cadastrar o Cardápio?');
  expect(await screen.findByText('Cardápio cadastrado com sucesso!')).toBeInTheDocument();
  expect(servidor.de('POST /cardapios')[0]?.corpo).toEqual({
    nome: 'SEGUNDA-FEIRA',
    categoria: { id: 4 },
    modalidade: 'PARCIAL1',
    cardapioTipo: 'REGULAR',
    pratos: [{ hora: '12:00', tipo: 'ALMOCO', prato: { id: 11 } }],
  });
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('');
});

test('any other menu names pathologies, new ones too', async () => {
  const servidor = simular({ 'POST /cardapios': { ...REGULAR, nutrientes: [] } });
  const { usuario } = renderTela(<CadastroCardapio />);
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'a');
  await escolher(usuario, 'Categoria', 'Fundamental – 6 a 10 anos');
  await escolher(usuario, 'Modalidade', /^Parcial – 1/);
  await escolher(usuario, 'Tipo', 'Alternativo');
  await usuario.type(screen.getByRole('combobox', { name: 'Patologia' }), 'doenca celiaca');
  await usuario.click(botao('Adicionar patologia'));
  await usuario.type(
    within(screen.getByRole('group', { name: 'Patologia 2' })).getByRole('combobox', { name: 'Patologia' }),
    'favismo',
  );
  await preencher(usuario, screen.getByRole('group', { name: 'Prato 1' }), '12:00', 'Sopa');
  await usuario.click(botao('Cadastrar'));
  await confirmar(usuario, 'Deseja realmente cadastrar o Cardápio?');
  await screen.findByText('Cardápio cadastrado com sucesso!');
  const corpo = servidor.de('POST /cardapios')[0]?.corpo;
  expect(corpo).toMatchObject({
    cardapioTipo: 'ALTERNATIVO',
    patologias: [{ id: 1, tipo: 'DOENÇA CELÍACA' }, { tipo: 'FAVISMO' }],
  });
  expect(corpo).not.toHaveProperty('alternativos');
});

test('the edit fixes category, modality and type, and sends an alternative that was chosen', async () => {
  const servidor = simular({ 'PUT /cardapios/52': { ...REGULAR, nutrientes: [] } });
  const { usuario } = renderTela(<GerenciarCardapios />);
  await acionar(usuario, 'Editar', 'Segunda');
  const modal = await esperarDialogo('Edição de Cardápio');
  for (const name of ['Categoria', 'Modalidade', 'Tipo'])
    expect(within(modal).getByRole('combobox', { name })).toBeDisabled();
  await escolher(usuario, 'Cardápio alternativo', 'Sem glúten', modal);
  await usuario.click(within(modal).getByRole('button', { name: 'Salvar' }));
  await confirmar(usuario, 'Deseja realmente atualizar o Cardápio?');
  await screen.findByText('Cardápio atualizado com sucesso!');
  expect(servidor.de('PUT /cardapios/52')[0]?.corpo).toEqual({
    nome: 'SEGUNDA',
    versao: 3,
    alternativos: [{ id: 51 }],
    pratos: [{ hora: '12:00', tipo: 'ALMOCO', prato: { id: 11 } }],
  });
});

test('a copy has the stage, the dishes and the pathologies of the menu', async () => {
  const servidor = simular({ 'POST /cardapios': { ...ALTERNATIVO, nutrientes: [] } });
  const lista = renderTela(<GerenciarCardapios />);
  const valores = await duplicarLinha(lista, 'Sem glúten', '/cadastrar-cardapio', paraOsMesmos(lista.usuario));
  const { usuario } = renderTela(<CadastroCardapio />, { valores });
  await usuario.click(botao('Cadastrar'));
  await confirmar(usuario, 'Deseja realmente cadastrar o Cardápio?');
  await screen.findByText('Cardápio cadastrado com sucesso!');
  expect(servidor.de('POST /cardapios')[0]?.corpo).toEqual({
    nome: 'SEM GLÚTEN (CÓPIA)',
    categoria: { id: 4 },
    modalidade: 'PARCIAL1',
    cardapioTipo: 'ALTERNATIVO',
    patologias: [{ id: 1, tipo: 'DOENÇA CELÍACA' }],
    pratos: [{ hora: '12:00', tipo: 'ALMOCO', prato: { id: 11 } }],
  });
});

test('both kinds of menus are managed, filtered by category and modality', async () => {
  const servidor = simular({
    'GET /cardapios-semanais': [
      {
        id: 61,
        nome: 'SEMANA 1',
        categoria: FUNDAMENTAL,
        modalidade: REGULAR.modalidade,
        cardapios: [{ diaSemana: 'SEGUNDA', cardapio: { id: 52, nome: 'SEGUNDA' } }],
        versao: 1,
      },
    ],
  });
  const { usuario } = renderTela(<GerenciarCardapios />);
  await acionar(usuario, 'Exibir', 'Sem glúten');
  const alternativo = await esperarDialogo('Detalhes do Cardápio');
  expect(detalhesEm(alternativo).slice(3)).toEqual([
    ['Tipo', 'Alternativo'],
    ['Patologias', 'Doença celíaca'],
  ]);
  await conferirHistorico(usuario, servidor, alternativo, 'cardapios/51');
  await usuario.click(within(alternativo).getByRole('button', { name: 'Próximo' }));
  await waitFor(() =>
    expect(detalhesEm(alternativo)).toEqual([
      ['Nome', 'Segunda'],
      ['Categoria', 'Fundamental – 6 a 10 anos'],
      ['Modalidade', 'Parcial – 1 refeição'],
      ['Tipo', 'Regular'],
      ['Alternativos', '---'],
    ]),
  );
  await usuario.keyboard('{Escape}');
  await abrirFiltros(usuario);
  await escolher(usuario, 'Categoria', 'Creche – 1 a 3 anos');
  expect(await screen.findByText('Nada encontrado para esta busca.')).toBeInTheDocument();
  await usuario.click(screen.getByRole('radio', { name: 'Cardápios Semanais' }));
  await acionar(usuario, 'Exibir', 'Semana 1');
  const semana = await esperarDialogo('Detalhes do Cardápio Semanal');
  expect(detalhesEm(semana).slice(3)).toEqual([['Segunda', 'Segunda']]);
  await conferirHistorico(usuario, servidor, semana, 'cardapios-semanais/61');
  expect(await screen.findByText('Abaixo da referência em 1 nutriente')).toBeInTheDocument();
  await verificarAcessibilidade();
});

test.each([
  ['convencionais', 'cardapios', 'Segunda', 52],
  ['semanais', 'cardapios-semanais', 'Semana 1', 61],
])('the list of %s menus is printed as it is filtered, and the selected ones alone', async (tipo, lista, nome, id) => {
  const { categoria, modalidade } = REGULAR;
  simular({
    'GET /cardapios-semanais': [{ id: 61, nome: 'SEMANA 1', categoria, modalidade, cardapios: [], versao: 1 }],
  });
  const endereco = `/gerenciar-cardapios?tipo=${tipo}&nome=se`;
  const { usuario, router } = renderTela(<GerenciarCardapios />, { rota: '/gerenciar-cardapios', endereco });
  await usuario.click(await screen.findByRole('button', { name: 'Relatório' }));
  expect(router.state.location.pathname).toBe(`/relatorio/${lista}/true`);
  expect(lerCriterios(lista)).toEqual({ nome: 'se' });
  expect(lerSelecao(lista)).toBeUndefined();

  await act(() => router.navigate(endereco));
  await usarFerramenta(usuario, 'Selecionar');
  await usuario.click(screen.getByRole('checkbox', { name: `Selecionar ${nome}` }));
  await usuario.click(botao('Imprimir lista'));
  expect(router.state.location.pathname).toBe(`/relatorio/${lista}/true`);
  expect(lerSelecao(lista)).toEqual([id]);
});
