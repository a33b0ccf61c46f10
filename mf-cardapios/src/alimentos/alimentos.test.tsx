import {
  abrirFiltros,
  acionar,
  esperarDialogo,
  fingirTelaEstreita,
  problema,
  renderTela,
  simularApi,
  umItem,
  vencerConflito,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { botao, confirmar, escolher } from '../teste/acoes.js';
import { ARROZ, CALORIA, SODIO } from '../teste/dados.js';
import CadastroAlimento from './CadastroAlimento.js';
import GerenciarAlimentos from './GerenciarAlimentos.js';

const ITEM = umItem({ id: 7, nome: 'ARROZ', categoria: 'CEREAIS' });
const simular = (mais: Record<string, unknown> = {}) =>
  simularApi({
    'GET /alimentos': [ARROZ],
    'GET /itens-produto': [ITEM, { ...ITEM, id: 8, nome: 'SABÃO', itemProdutoTipo: 'LIMPEZA' }],
    'GET /componentes-nutricionais': [CALORIA, SODIO],
    'GET /composicao-alimentos': [
      {
        id: 5,
        codigo: '4',
        nome: 'ARROZ BRANCO',
        descricao: 'Arroz, tipo 1, cru',
        categoria: 'Cereais',
        forma: 'CRU',
        fonte: 'TACO',
        valores: { caloria: 358.5 },
      },
    ],
    'GET /convencoes/formas-alimento': [{ nome: 'CRU', descricao: 'Cru' }],
    'GET /convencoes/categorias-alimento': [{ nome: 'CEREAIS', descricao: 'Cereais e derivados' }],
    ...mais,
  });

test('a food picked from the composition table needs only its item, and a nutrient without an analysis is sent as null', async () => {
  const servidor = simular({ 'POST /alimentos': ARROZ });
  const { usuario } = renderTela(<CadastroAlimento />);
  expect(botao('Cadastrar')).toBeDisabled();
  await escolher(usuario, 'Buscar na tabela de composição', /Arroz branco/);
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('ARROZ BRANCO');
  expect(screen.getByText('Fonte: TACO. Confira e ajuste o que quiser.')).toBeInTheDocument();
  expect(await screen.findByRole('textbox', { name: 'Valor de Energia' })).toHaveValue('358,5');
  expect(screen.getByRole('textbox', { name: 'Valor de Sódio' })).toHaveValue('');
  await escolher(usuario, 'Item', 'Arroz');
  expect(screen.queryByText('Sabão')).not.toBeInTheDocument();
  await usuario.click(botao('Cadastrar'));
  await confirmar(usuario, 'Deseja realmente cadastrar o Alimento?');
  expect(await screen.findByText('Alimento cadastrado com sucesso!')).toBeInTheDocument();
  expect(servidor.de('POST /alimentos')[0]?.corpo).toEqual({
    nome: 'ARROZ BRANCO',
    itemAlimento: { id: 7 },
    unidadeMedida: 'G',
    quantidadeBase: 100,
    forma: 'CRU',
    componentes: [
      { componente: { id: 1 }, valor: 358.5 },
      { componente: { id: 12 }, valor: null },
    ],
  });
  expect(botao('Cadastrar')).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('');
  expect(screen.queryByText('Fonte: TACO. Confira e ajuste o que quiser.')).not.toBeInTheDocument();
});

test("'Limpar' empties the search in the composition table too", async () => {
  simular();
  const { usuario } = renderTela(<CadastroAlimento />);
  await escolher(usuario, 'Buscar na tabela de composição', /Arroz branco/);
  expect(screen.getByText('Fonte: TACO. Confira e ajuste o que quiser.')).toBeInTheDocument();
  await usuario.click(botao('Limpar'));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() =>
    expect(screen.queryByText('Fonte: TACO. Confira e ajuste o que quiser.')).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('');
});

test("'Habilitar Componentes' shows the nutrients and lets the form be sent", async () => {
  simular();
  const { usuario } = renderTela(<CadastroAlimento />);
  await usuario.click(botao('Habilitar Componentes'));
  const tabela = await screen.findByRole('table', { name: 'Componentes nutricionais' });
  expect(
    within(tabela)
      .getAllByRole('columnheader')
      .map((coluna) => coluna.textContent),
  ).toEqual(['Tipo', 'Grupo nutricional', 'Unidade', 'Valor']);
  await waitFor(() => expect(botao('Cadastrar')).toBeEnabled());
  await verificarAcessibilidade();
});

test('on a phone the unit of a nutrient is beside its name, so its value has room', async () => {
  fingirTelaEstreita(true);
  simular();
  const { usuario } = renderTela(<CadastroAlimento />);
  await usuario.click(botao('Habilitar Componentes'));
  const tabela = within(await screen.findByRole('table', { name: 'Componentes nutricionais' }));
  expect(tabela.getAllByRole('columnheader').map((coluna) => coluna.textContent)).toEqual(['Tipo', 'Valor']);
  expect(tabela.getByRole('rowheader', { name: 'Sódio (mg)' })).toBeVisible();
});

test('a food without any value is refused below the table, as the server does; the first value ends the refusal', async () => {
  const servidor = simular({ 'PUT /alimentos/3': ARROZ });
  const { usuario } = renderTela(<GerenciarAlimentos />);
  await acionar(usuario, 'Editar', 'Arroz cru');
  await usuario.clear(await screen.findByRole('textbox', { name: 'Valor de Energia' }));
  await usuario.click(botao('Salvar'));
  const recusa = 'Informe o valor de ao menos um componente: Energia, Sódio.';
  expect(await screen.findByText(recusa)).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Valores dos componentes' })).toHaveAccessibleDescription(recusa);
  expect(screen.queryByRole('dialog', { name: 'Aviso' })).not.toBeInTheDocument();
  await usuario.type(screen.getByRole('textbox', { name: 'Valor de Sódio' }), '0');
  await waitFor(() => expect(screen.queryByText(recusa)).not.toBeInTheDocument());
  await usuario.click(botao('Salvar'));
  await confirmar(usuario, 'Deseja realmente atualizar o Alimento?');
  expect(await screen.findByText('Alimento atualizado com sucesso!')).toBeInTheDocument();
  expect(servidor.de('PUT /alimentos/3')[0]?.corpo).toMatchObject({
    componentes: [
      { componente: { id: 1 }, valor: null },
      { componente: { id: 12 }, valor: 0 },
    ],
  });
});

test('an edit that can not open without the components explains why, and opens once they are there', async () => {
  const servidor = simular({
    'GET /componentes-nutricionais': problema(503, 'O banco de dados está indisponível no momento.'),
  });
  const { usuario } = renderTela(<GerenciarAlimentos />);
  const editar = await screen.findByRole('button', { name: 'Editar Arroz cru' });
  await usuario.click(editar);
  expect(await screen.findByText('O banco de dados está indisponível no momento.')).toBeInTheDocument();
  servidor.responder('GET /componentes-nutricionais', [CALORIA, SODIO]);
  await usuario.click(editar);
  expect(await esperarDialogo('Edição de Alimento')).toBeInTheDocument();
});

test("the server's refusal of the components is shown below the table", async () => {
  const mensagem = 'Informe o valor de ao menos um componente: Energia, Sódio.';
  simular({ 'PUT /alimentos/3': problema(422, mensagem, [{ campo: 'componentes', mensagem }]) });
  const { usuario } = renderTela(<GerenciarAlimentos />);
  await acionar(usuario, 'Editar', 'Arroz cru');
  await usuario.click(await screen.findByRole('button', { name: 'Salvar' }));
  await confirmar(usuario, 'Deseja realmente atualizar o Alimento?');
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Valores dos componentes' })).toHaveAccessibleDescription(mensagem),
  );
});

test('the edit starts with the values, sends the version that was read, and a blank stays blank', async () => {
  const servidor = simular({ 'PUT /alimentos/3': ARROZ });
  const { usuario } = renderTela(<GerenciarAlimentos />);
  await acionar(usuario, 'Editar', 'Arroz cru');
  const energia = await screen.findByRole('textbox', { name: 'Valor de Energia' });
  expect(energia).toHaveValue('358');
  await usuario.clear(energia);
  await usuario.type(screen.getByRole('textbox', { name: 'Valor de Sódio' }), '0,5');
  await usuario.click(botao('Salvar'));
  await confirmar(usuario, 'Deseja realmente atualizar o Alimento?');
  expect(await screen.findByText('Alimento atualizado com sucesso!')).toBeInTheDocument();
  expect(servidor.de('PUT /alimentos/3')[0]?.corpo).toMatchObject({
    versao: 4,
    componentes: [
      { componente: { id: 1 }, valor: null },
      { componente: { id: 12 }, valor: 0.5 },
    ],
  });
});

test('a nutrient that another user changed meanwhile is shown; the typed values can be saved with the current version', async () => {
  const servidor = simular();
  const { usuario } = renderTela(<GerenciarAlimentos />);
  await acionar(usuario, 'Editar', 'Arroz cru');
  await usuario.type(await screen.findByRole('textbox', { name: 'Valor de Sódio' }), '0,5');
  const [energia, ...outros] = ARROZ.componentes;
  const deOutro = { ...ARROZ, versao: 5, componentes: [{ ...energia, valor: 360 }, ...outros] };
  const corpo = await vencerConflito(usuario, servidor, {
    edicao: 'PUT /alimentos/3',
    leitura: ['GET /alimentos', [deOutro]],
    salvo: deOutro,
  });
  // The nutrients are fields of their own: one is the other's, one is typed here.
  expect(corpo).toMatchObject({
    versao: 5,
    componentes: [
      { componente: { id: 1 }, valor: 360 },
      { componente: { id: 12 }, valor: 0.5 },
    ],
  });
});

test('the report takes the search along', async () => {
  simular();
  const { usuario, router } = renderTela(<GerenciarAlimentos />);
  await screen.findByText('Arroz cru');
  await abrirFiltros(usuario);
  await usuario.type(screen.getByRole('textbox', { name: 'Item' }), 'arr');
  await usuario.click(botao('Relatório'));
  expect(router.state.location.pathname).toBe('/relatorio/alimentos/true');
  expect(JSON.parse(sessionStorage.getItem('relatorio:alimentos') ?? '')).toEqual({ item: 'arr' });
});

test('on a phone the rows are cards', async () => {
  fingirTelaEstreita(true);
  simular();
  renderTela(<GerenciarAlimentos />);
  expect(await screen.findByRole('button', { name: 'Editar Arroz cru' })).toBeInTheDocument();
  expect(screen.getByText('Arroz (Cereais e derivados)')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
