import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  colar,
  dadosDasFichas,
  esperarDialogo,
  REFERENCIA_DE_TESTE,
  renderTela,
  simularApi,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { botao, confirmar, escolher } from '../teste/acoes.js';
import { ENERGIA, FUNDAMENTAL, prato } from '../teste/dados.js';
import CadastroCardapio from '../cardapios/CadastroCardapio.js';
import CadastroPrato from '../pratos/CadastroPrato.js';

/**
 * A portion of dish 11 has 300 kcal; the carbohydrate of its salt was not analysed. Its rice costs 100 g gross × R$ 5.50
 * = R$ 0.55, its salt has no price. One of dish 12 has 60 kcal and costs 0.1 L × R$ 4.44 = R$ 0.44, and has milk.
 */
const DADOS = dadosDasFichas({
  nutrientes: [
    { nome: 'caloria', unidadeDeMedida: 'kcal' },
    { nome: 'carboidrato', unidadeDeMedida: 'g' },
  ],
  alergenicos: [{ nome: 'LEITE', descricao: 'Leite' }],
  repasses: [
    {
      categoria: 4,
      modalidade: 'PARCIAL1',
      repasse: { codigo: 'FUND_MEDIO_EJA', valor: 0.57, norma: 'Resolução', certeza: 'verificado' },
    },
  ],
  alimentos: [
    {
      id: 3,
      nome: 'ARROZ',
      quantidadeBase: 100,
      unidadeMedida: 'G',
      valores: { caloria: 300, carboidrato: 50 },
      preco: { valor: 5.5, unidadeMedida: 'KG', origem: 'CONTRATO' },
    },
    {
      id: 4,
      nome: 'LEITE',
      quantidadeBase: 100,
      unidadeMedida: 'ML',
      valores: { caloria: 60, carboidrato: 5 },
      preco: { valor: 4.44, unidadeMedida: 'L', origem: 'ULTIMA_COMPRA' },
      alergenicosContem: ['LEITE'],
    },
    { id: 5, nome: 'SAL', quantidadeBase: 100, unidadeMedida: 'G', valores: { caloria: 0 } },
  ],
  preparos: [
    {
      id: 30,
      porcoes: 10,
      ingredientes: [
        { alimento: 3, quantidade: 1, unidadeMedida: 'KG' },
        { alimento: 5, quantidade: 10, unidadeMedida: 'G' },
      ],
    },
    { id: 31, porcoes: 1, ingredientes: [{ alimento: 4, quantidade: 100, unidadeMedida: 'ML' }] },
  ],
  pratos: [
    { id: 11, preparos: [30] },
    { id: 12, preparos: [31] },
  ],
});
const UNIDADE = { id: 70, unidadeEducacional: { id: 7, nome: 'EMEF CENTRO' } };

const simular = (mais: Record<string, unknown> = {}) =>
  simularApi({
    'GET /relogio': { hoje: '23/11/2026', agora: '23/11/2026 12:00' },
    'GET /categorias': [FUNDAMENTAL],
    'GET /patologias': [],
    'GET /cardapios': [],
    'GET /preparos': [
      { id: 30, nome: 'ARROZ SIMPLES', porcoes: 10, criador: null, versao: 1, pendencias: 0 },
      { id: 31, nome: 'LEITE QUENTE', porcoes: 1, criador: null, versao: 1, pendencias: 0 },
    ],
    'GET /pratos': [prato(11, 'ARROZ'), prato(12, 'LEITE')],
    'GET /fichas-tecnicas/dados': DADOS,
    'GET /fichas-tecnicas/estoque': { alunos: 120, dias: 4, falta: { id: 3, nome: 'ARROZ' } },
    'GET /pratos/servidos': [{ prato: 11, dia: '11/11/2026' }],
    'GET /convencoes/referencias-nutricionais': REFERENCIA_DE_TESTE,
    ...mais,
  });

const painel = () => within(screen.getByRole('region', { name: 'Por aluno' }));
const nutriente = (nome: RegExp) =>
  within(painel().getByRole('list', { name: 'Nutrientes por aluno' }))
    .getByText(nome)
    .closest('li');
const linha = (n: number) => screen.getByRole('group', { name: `Prato ${n}` });

test('the panel follows the dishes: values, norm, missing data, stock; a slot says what a dish is', async () => {
  const servidor = simular();
  const { usuario } = renderTela(<CadastroCardapio />, {
    permissoes: ['CARDAPIOS', 'ALIMENTOS'],
    estoques: [UNIDADE],
  });
  expect(await painel().findByText('Escolha ao menos um prato.')).toBeVisible();
  await escolher(usuario, 'Categoria', 'Fundamental – 6 a 10 anos');
  await escolher(usuario, 'Modalidade', /^Parcial – 1/);
  await usuario.click(screen.getByRole('combobox', { name: 'Prato' }));
  expect(await screen.findByText('300 kcal · no mínimo R$ 0,55 · servido há 12 dias')).toBeVisible();
  expect(screen.getByText('60 kcal · R$ 0,44 · ainda não servido · contém leite')).toBeVisible();
  await usuario.keyboard('{Escape}');
  await escolher(usuario, 'Prato', 'Arroz', linha(1));
  // The norm: at least 329 kcal, and 45 to 53 g of carbohydrate. The salt lacks it: the sum is a lower bound.
  await waitFor(() =>
    expect(nutriente(/^Energia/)).toHaveTextContent(/300,00\skcalno mínimo 329\skcal↓ Abaixo do mínimo/),
  );
  expect(nutriente(/^Carboidratos/)).toHaveTextContent(/50,00\sgde 45 a 53\sg\? Dado ausente/);
  expect(painel().getByText('0 de 2 metas da norma')).toBeVisible();
  expect(botao(/^Por aluno.*300,00 kcal.*0 de 2 metas/)).toBeInTheDocument();
  expect(await painel().findByText(/O estoque dá para 4 dias; depois falta arroz/)).toBeVisible();
  expect(servidor.de('GET /fichas-tecnicas/estoque').at(-1)?.busca).toEqual({
    unidade: '7',
    categoria: '4',
    modalidade: 'PARCIAL1',
    pratos: '11',
  });
  // 0.55 is below the transfer: the municipality pays nothing of what has a price.
  expect(
    painel().getByText('Custo no mínimo R$ 0,55 · repasse R$ 0,57 · o município paga no mínimo R$ 0,00'),
  ).toBeVisible();
  expect(botao(/^Por aluno.*no mínimo R\$ 0,55/)).toBeInTheDocument();
  expect(painel().getByText('Nenhum alergênico declarado.')).toBeVisible();
  // Of the recipe the yield and two factors; of the salt the price and the carbohydrate.
  await usuario.click(painel().getByText('5 pendências'));
  expect(painel().getByRole('link', { name: /^Sal – Nutrientes não analisados: Carboidratos/ })).toHaveAttribute(
    'href',
    '/gerenciar-alimentos?exibir=5',
  );

  // 300 + 60 kcal, without another reading of the data.
  await usuario.click(botao('Adicionar prato'));
  await escolher(usuario, 'Prato', 'Leite', linha(2));
  await waitFor(() => expect(nutriente(/^Energia/)).toHaveTextContent(/360,00\skcalno mínimo 329\skcal✓ Adequado/));
  // 0.55 + 0.44 = 0.99; 0.99 − 0.57 = 0.42.
  expect(
    painel().getByText('Custo no mínimo R$ 0,99 · repasse R$ 0,57 · o município paga no mínimo R$ 0,42'),
  ).toBeVisible();
  expect(painel().getByText('Contém: Leite.')).toBeVisible();
  expect(painel().getByText('Sem contrato vigente, com o preço da última compra: Leite.')).toBeVisible();
  expect(servidor.de('GET /fichas-tecnicas/dados')).toHaveLength(1);
  await verificarAcessibilidade();
});

test('dishes of one hour change places by button and by Alt and arrow, and the new place is announced', async () => {
  simular();
  const { usuario } = renderTela(<CadastroCardapio />, {
    valores: {
      categoria: 4,
      modalidade: 'PARCIAL1',
      pratos: [
        { hora: '12:00', tipo: 'ALMOCO', prato: 11 },
        { hora: '12:00', tipo: 'ALMOCO', prato: 12 },
      ],
    },
  });
  const pratos = () => [1, 2].map((n) => within(linha(n)).queryByTitle(/^(Arroz|Leite)$/)?.textContent);
  await waitFor(() => expect(pratos()).toEqual(['Arroz', 'Leite']));
  expect(botao('Mover Prato 1 para cima')).toBeDisabled();
  await usuario.click(botao('Mover Prato 1 para baixo'));
  await waitFor(() => expect(pratos()).toEqual(['Leite', 'Arroz']));
  expect(screen.getByText('Prato 1 agora é o 2º de 2.')).toBeInTheDocument();
  const campo = within(linha(2)).getByRole('textbox', { name: 'Hora' });
  campo.focus();
  await usuario.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(pratos()).toEqual(['Arroz', 'Leite']));
  expect(within(linha(1)).getByRole('textbox', { name: 'Hora' })).toHaveFocus();
  // Of another hour a dish is served before or after: there is nothing to choose.
  fireEvent.change(within(linha(1)).getByRole('textbox', { name: 'Hora' }), { target: { value: '13:00' } });
  await waitFor(() => expect(botao('Mover Prato 1 para baixo')).toBeDisabled());
});

test('a new dish is registered in a drawer, for the menu, and is then in its slot; closing asks', async () => {
  const servidor = simular({
    'POST /pratos': () => {
      servidor.responder('GET /pratos', [prato(11, 'ARROZ'), prato(12, 'LEITE'), prato(13, 'SOPA')]);
      return { ...prato(13, 'SOPA'), nutrientes: [ENERGIA] };
    },
  });
  const { usuario } = renderTela(<CadastroCardapio />, { permissoes: ['CARDAPIOS', 'PRATOS'] });
  await colar(usuario, screen.getByRole('textbox', { name: 'Nome' }), 'segunda');
  await escolher(usuario, 'Categoria', 'Fundamental – 6 a 10 anos');
  await escolher(usuario, 'Modalidade', /^Parcial – 1/);
  await usuario.click(within(linha(1)).getByRole('button', { name: 'Novo prato' }));
  let gaveta = await esperarDialogo('Novo Prato');
  expect(within(gaveta).getByRole('combobox', { name: 'Categoria' })).toBeDisabled();
  // Without PREPAROS there is no drawer in the drawer.
  expect(within(gaveta).queryByRole('button', { name: 'Novo preparo' })).not.toBeInTheDocument();
  await colar(usuario, within(gaveta).getByRole('textbox', { name: 'Nome' }), 'sopa');
  await usuario.keyboard('{Escape}');
  const aviso = await screen.findByRole('dialog', { name: 'Aviso' });
  await usuario.click(within(aviso).getByRole('button', { name: 'Cancelar' }));
  gaveta = await esperarDialogo('Novo Prato');
  await escolher(usuario, 'Preparo', 'Leite quente', gaveta);
  await usuario.click(within(gaveta).getByRole('button', { name: 'Cadastrar' }));
  await confirmar(usuario, 'Deseja realmente cadastrar o Prato?');
  await screen.findByText('Prato cadastrado com sucesso!');
  expect(servidor.de('POST /pratos')[0]?.corpo).toEqual({
    nome: 'SOPA',
    categoria: { id: 4 },
    modalidade: 'PARCIAL1',
    preparos: [{ preparo: { id: 31 } }],
  });
  expect(await within(linha(1)).findByTitle('Sopa')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('SEGUNDA');
});

test('a dish alone is a part of the norm of the day; who may not register a preparation is not offered one', async () => {
  simular();
  const { usuario } = renderTela(<CadastroPrato />, { permissoes: ['PRATOS'] });
  await escolher(usuario, 'Categoria', 'Fundamental – 6 a 10 anos');
  await escolher(usuario, 'Modalidade', /^Parcial – 1/);
  await escolher(usuario, 'Preparo', 'Leite quente');
  // 60 of 329 kcal are 18.2 %, 5 of 45 g are 11.1 %.
  await waitFor(() => expect(nutriente(/^Energia/)).toHaveTextContent(/60,00\skcalno mínimo 329\skcal18% do mínimo/));
  expect(nutriente(/^Carboidratos/)).toHaveTextContent('11% do mínimo');
  expect(painel().getByText('18% da energia da norma')).toBeVisible();
  expect(painel().getByText(/Escolha a unidade em que trabalha/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Novo preparo' })).not.toBeInTheDocument();
});
