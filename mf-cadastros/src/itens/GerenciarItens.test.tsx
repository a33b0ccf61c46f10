import {
  abrirFiltros,
  conferirHistorico,
  acionar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
  umItem,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import GerenciarItens from './GerenciarItens.js';

const ARROZ = umItem({ id: 7, grauProcessamento: 'IN_NATURA_MINIMAMENTE_PROCESSADO', versao: 3 });
const SABAO = umItem({ id: 8, nome: 'SABÃO', itemProdutoTipo: 'LIMPEZA', categoria: null });

async function abrir(rotas: Record<string, unknown> = {}) {
  const servidor = simularApi({
    'GET /itens-produto': [ARROZ, SABAO],
    'GET /convencoes/categorias-alimento': [{ nome: 'CEREAIS', descricao: 'Cereais e derivados' }],
    'GET /itens-produto/7/meses-de-entrega': [],
    ...rotas,
  });
  const tela = renderTela(<GerenciarItens />, { permissoes: ['ITENS'] });
  await screen.findByText('2 registros');
  return { servidor, ...tela };
}

/** The texts of the rows, without their actions. */
const linhas = () =>
  screen
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map(({ cells }) =>
      [...cells]
        .slice(0, -1)
        .map(({ textContent }) => textContent)
        .join(''),
    );

test('lists items in words, never in codes', async () => {
  await abrir();
  expect(await screen.findByText('Cereais e derivados')).toBeInTheDocument();
  expect(linhas()).toEqual(['ArrozAlimentoCereais e derivados', 'SabãoLimpeza---']);
});

test('above the list is how many foods have no group, and the way to classify them', async () => {
  await abrir();
  expect(screen.getByText('1 item sem grupo: as regras dos cardápios ficam incompletas.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Classificar itens' })).toHaveAttribute('href', '/classificar-itens');
});

test('searches by name and by type', async () => {
  const { usuario } = await abrir();
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'sabao');
  await screen.findByText('1 de 2 registros');
  expect(linhas()).toEqual(['SabãoLimpeza---']);
  await usuario.clear(screen.getByRole('textbox', { name: 'Nome' }));
  await abrirFiltros(usuario);
  await usuario.click(screen.getByRole('combobox', { name: 'Tipo' }));
  await usuario.click(await screen.findByTitle('Alimento'));
  await screen.findByText('1 de 2 registros');
  expect(linhas()[0]).toMatch(/^Arroz/);
});

test('shows the details of an item, and its history', async () => {
  const { usuario, servidor } = await abrir();
  await acionar(usuario, 'Exibir', 'Arroz');
  const detalhes = await esperarDialogo('Detalhes do Item');
  expect(detalhes).toHaveTextContent('In natura ou minimamente processado');
  await conferirHistorico(usuario, servidor, detalhes, 'itens-produto/7');
});

test('the details of an item have only the fields that its type has', async () => {
  const { usuario } = await abrir();
  await acionar(usuario, 'Exibir', 'Sabão');
  const detalhes = await esperarDialogo('Detalhes do Item');
  expect(within(detalhes).getByText('Tipo')).toBeVisible();
  expect(within(detalhes).queryByText('Categoria')).not.toBeInTheDocument();
  expect(within(detalhes).queryByText('Alergênicos: contém')).not.toBeInTheDocument();
});

test('edits with the version that was read; the type cannot change', async () => {
  const { usuario, servidor } = await abrir({ 'PUT /itens-produto/7': ARROZ });
  await acionar(usuario, 'Editar', 'Arroz');
  const edicao = within(await esperarDialogo('Edição de Item'));
  expect(edicao.getByRole('combobox', { name: 'Tipo' })).toBeDisabled();
  await usuario.type(edicao.getByRole('textbox', { name: 'Nome' }), ' parboilizado');
  await usuario.click(edicao.getByRole('button', { name: 'Salvar' }));
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent('Deseja realmente atualizar o Item?');
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
  await screen.findByText('Item atualizado com sucesso!');
  expect(servidor.de('PUT /itens-produto/7')[0]?.corpo).toEqual({
    nome: 'ARROZ PARBOILIZADO',
    itemProdutoTipo: 'ALIMENTO',
    categoria: 'CEREAIS',
    grauProcessamento: 'IN_NATURA_MINIMAMENTE_PROCESSADO',
    alergenicosContem: [],
    alergenicosPodeConter: [],
    alergenicosConferidos: false,
    grupo: null,
    classeRestrita: null,
    altoEm: [],
    ferroHeme: false,
    fonteVitaminaA: false,
    acucarAdicionado: false,
    proibido: false,
    regional: false,
    meses: [],
    versao: 3,
  });
  await waitFor(() => expect(servidor.de('GET /itens-produto')).toHaveLength(2));
});

test('a fruit asks for its form, and another group does not', async () => {
  const { usuario, servidor } = await abrir({ 'PUT /itens-produto/7': ARROZ });
  await acionar(usuario, 'Editar', 'Arroz');
  const edicao = within(await esperarDialogo('Edição de Item'));
  expect(edicao.queryByRole('combobox', { name: 'Forma da fruta' })).not.toBeInTheDocument();
  await usuario.click(edicao.getByRole('combobox', { name: 'Grupo do alimento' }));
  await usuario.click(await screen.findByTitle('Fruta'));
  await usuario.click(edicao.getByRole('button', { name: 'Salvar' }));
  expect(await edicao.findByText('Informe se a fruta é in natura, suco ou processada.')).toBeVisible();
  await usuario.click(edicao.getByRole('combobox', { name: 'Forma da fruta' }));
  await usuario.click(await screen.findByTitle('In natura'));
  await usuario.click(edicao.getByRole('button', { name: 'Salvar' }));
  await usuario.click(within(await esperarDialogo('Aviso')).getByRole('button', { name: 'Sim' }));
  await screen.findByText('Item atualizado com sucesso!');
  expect(servidor.de('PUT /itens-produto/7')[0]?.corpo).toMatchObject({ grupo: 'FRUTA', formaDaFruta: 'IN_NATURA' });
});

test('deletes after the question, and says what prevents it', async () => {
  const { usuario, servidor } = await abrir({
    'DELETE /itens-produto/7': problema(409, 'O item ARROZ é usado no produto ARROZ 5 KG.'),
  });
  const excluirArroz = async () => {
    await acionar(usuario, 'Excluir', 'Arroz');
    const aviso = await esperarDialogo('Aviso');
    expect(aviso).toHaveTextContent('Deseja realmente excluir o Item?');
    await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
  };
  await excluirArroz();
  expect(await screen.findByText('O item ARROZ é usado no produto ARROZ 5 KG.')).toBeInTheDocument();

  servidor.responder('DELETE /itens-produto/7', undefined);
  servidor.responder('GET /itens-produto', [SABAO]);
  await excluirArroz();
  expect(await screen.findByText('Item excluído com sucesso!')).toBeInTheDocument();
  expect(await screen.findByText('1 registro')).toBeInTheDocument();
});

test('has no accessibility breach, in the list and in its modals', async () => {
  const { usuario } = await abrir();
  await acionar(usuario, 'Exibir', 'Arroz');
  const detalhes = await esperarDialogo('Detalhes do Item');
  await verificarAcessibilidade();
  // The cross and the button below.
  const [fechar = detalhes] = within(detalhes).getAllByRole('button', { name: 'Fechar' });
  await usuario.click(fechar);
  await acionar(usuario, 'Editar', 'Arroz');
  await esperarDialogo('Edição de Item');
  await verificarAcessibilidade();
});

test('the months of past deliveries are proposed, and taken by the user alone', async () => {
  const { usuario, servidor } = await abrir({
    'GET /itens-produto/7/meses-de-entrega': ['MARCO', 'ABRIL'],
    'PUT /itens-produto/7': ARROZ,
  });
  await acionar(usuario, 'Editar', 'Arroz');
  const edicao = within(await esperarDialogo('Edição de Item'));
  expect(await edicao.findByText(/Já foi entregue em março e abril\./)).toBeInTheDocument();
  expect(edicao.getByRole('checkbox', { name: 'Março' })).not.toBeChecked();
  await usuario.click(edicao.getByRole('button', { name: 'Marcar estes meses' }));
  await usuario.click(edicao.getByRole('checkbox', { name: 'Abril' }));
  await usuario.click(edicao.getByRole('button', { name: 'Salvar' }));
  await usuario.click(within(await esperarDialogo('Aviso')).getByRole('button', { name: 'Sim' }));
  await screen.findByText('Item atualizado com sucesso!');
  expect(servidor.de('PUT /itens-produto/7')[0]?.corpo).toMatchObject({ meses: ['MARCO'] });
});
