import type { Item, Produto } from '@merenda/shared/contratos';
import {
  abrirFiltros,
  acharProdutos,
  conferirHistorico,
  acionar,
  colar,
  duplicarLinha,
  esperarDialogo,
  exportarLista,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
  umItem,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import CadastroProduto from './CadastroProduto.js';
import GerenciarProdutos from './GerenciarProdutos.js';

const ARROZ = umItem({ id: 7 });
const LEITE: Item = { ...ARROZ, id: 9, nome: 'LEITE' };
const SACO: Produto = {
  id: 70,
  nome: 'ARROZ 5 KG',
  isPerecivel: false,
  temperaturaMinima: null,
  temperaturaMaxima: null,
  medidaReal: 5,
  unidadeMedida: 'KG',
  unidadeProduto: 'SACO',
  item: { id: 7, nome: 'ARROZ', itemProdutoTipo: 'ALIMENTO', categoria: 'CEREAIS' },
  versao: 4,
};
const IOGURTE: Produto = {
  ...SACO,
  id: 71,
  nome: 'IOGURTE',
  isPerecivel: true,
  medidaReal: 0.9,
  unidadeMedida: 'L',
  unidadeProduto: 'GARRAFA',
  item: { ...SACO.item, id: 9, nome: 'LEITE' },
};

function servir(rotas: Record<string, unknown> = {}) {
  return simularApi({
    'GET /itens-produto': [ARROZ, LEITE],
    'GET /produtos/pagina': acharProdutos([SACO, IOGURTE]),
    'GET /convencoes/unidades-produto': [
      { nome: 'SACO', descricao: 'Saco' },
      { nome: 'GARRAFA', descricao: 'Garrafa' },
    ],
    ...rotas,
  });
}

async function confirmar(usuario: ReturnType<typeof renderTela>['usuario'], pergunta: string) {
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent(pergunta);
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
}

describe('registration', () => {
  test('a product is registered as so much of a unit in a package of an item', async () => {
    const servidor = servir({ 'POST /produtos': SACO });
    const { usuario } = renderTela(<CadastroProduto />, { permissoes: ['PRODUTOS'] });
    const escolher = async (campo: string, opcao: string) => {
      await usuario.click(screen.getByRole('combobox', { name: campo }));
      await usuario.click(await screen.findByTitle(opcao));
    };
    await colar(usuario, screen.getByRole('textbox', { name: 'Nome' }), 'leite integral');
    await escolher('Item', 'Leite');
    await escolher('Unidade do produto', 'Garrafa');
    await usuario.type(screen.getByRole('textbox', { name: 'Medida' }), '0,9');
    await escolher('Unidade de medida', 'Litro');
    expect(screen.getByText('Garrafa de 0,9 L = 900 ml')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Medida' })).toHaveAccessibleDescription(/Garrafa de 0,9 L = 900 ml L$/);
    await usuario.click(screen.getByRole('checkbox', { name: 'Perecível' }));
    await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
    await confirmar(usuario, 'Deseja realmente cadastrar o Produto?');
    await screen.findByText('Produto cadastrado com sucesso!');
    expect(servidor.de('POST /produtos')[0]?.corpo).toEqual({
      nome: 'LEITE INTEGRAL',
      isPerecivel: true,
      medidaReal: 0.9,
      unidadeMedida: 'L',
      unidadeProduto: 'GARRAFA',
      item: { id: 9 },
    });
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Perecível' })).not.toBeChecked());
  });

  test('the name says the content, where it is still empty; the next product begins with the name of the item', async () => {
    const servidor = servir({ 'POST /produtos': SACO });
    const { usuario } = renderTela(<CadastroProduto />, {
      permissoes: ['PRODUTOS', 'AQUISICOES'],
      valores: { item: 7, nome: 'ARROZ ', unidadeProduto: 'SACO' },
    });
    await usuario.click(screen.getByRole('checkbox', { name: 'Manter item e unidades' }));
    await usuario.type(screen.getByLabelText('Nome'), '5 kg{Tab}');
    expect(screen.getByLabelText('Medida')).toHaveValue('5');
    await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
    await confirmar(usuario, 'Deseja realmente cadastrar o Produto?');
    await waitFor(() =>
      expect(servidor.de('POST /produtos')[0]?.corpo).toMatchObject({
        nome: 'ARROZ 5 KG',
        medidaReal: 5,
        unidadeMedida: 'KG',
      }),
    );
    expect(await screen.findByRole('link', { name: 'Cadastrar licitação ou contrato' })).toHaveAttribute(
      'href',
      '/cadastrar-aquisicao',
    );
    await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveValue('ARROZ '));

    // Half a liter by hand: the name does not change it.
    await colar(usuario, screen.getByLabelText('Medida'), '0,5');
    await usuario.type(screen.getByLabelText('Nome'), '2 kg{Tab}');
    expect(screen.getByLabelText('Medida')).toHaveValue('0,5');
  });

  test('every missing field is named; a measure of zero is none', async () => {
    const servidor = servir();
    const { usuario } = renderTela(<CadastroProduto />, { permissoes: ['PRODUTOS'] });
    await usuario.type(screen.getByRole('textbox', { name: 'Medida' }), '0');
    await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
    // Name, item, package and unit of measure.
    await waitFor(() => expect(screen.getAllByText('Campo obrigatório.')).toHaveLength(4));
    expect(await screen.findByText(/Informe um valor entre 0,001 e/)).toBeInTheDocument();
    expect(servidor.de('POST /produtos')).toHaveLength(0);
  });

  test('has no accessibility breach', async () => {
    servir();
    renderTela(<CadastroProduto />, { permissoes: ['PRODUTOS'] });
    await verificarAcessibilidade();
  });
});

describe('management', () => {
  test('lists products with their package and unit in words and finds them by item', async () => {
    servir();
    const { usuario } = renderTela(<GerenciarProdutos />, { permissoes: ['PRODUTOS'] });
    expect(await screen.findByRole('row', { name: /^Arroz 5 kg Arroz Saco 5 kg Não/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Iogurte Leite Garrafa 0,9 L Sim/ })).toBeInTheDocument();
    await abrirFiltros(usuario);
    await usuario.type(screen.getByRole('textbox', { name: 'Item' }), 'leite');
    await screen.findByText('1 de 2 registros');
  });

  test('a product that is looked at is read back in both units', async () => {
    const servidor = servir();
    const { usuario } = renderTela(<GerenciarProdutos />, { permissoes: ['PRODUTOS'] });
    await acionar(usuario, 'Exibir', 'Arroz 5 kg');
    expect(await screen.findByText('Saco de 5 kg = 5.000 g')).toBeInTheDocument();
    await conferirHistorico(usuario, servidor, await esperarDialogo('Detalhes do Produto'), 'produtos/70');
  });

  test('a copy is registered with all of the product, under the name of a copy', async () => {
    const servidor = servir({ 'POST /produtos': SACO });
    const valores = await duplicarLinha(renderTela(<GerenciarProdutos />), 'Arroz 5 kg', '/cadastrar-produto');
    const { usuario } = renderTela(<CadastroProduto />, { valores });
    await colar(usuario, screen.getByRole('textbox', { name: 'Temperatura mínima' }), '-12');
    await usuario.type(screen.getByRole('textbox', { name: 'Temperatura máxima' }), '-12,5');
    await usuario.tab();
    expect(await screen.findByText('A temperatura máxima não pode ser menor que a mínima.')).toBeInTheDocument();
    await usuario.clear(screen.getByRole('textbox', { name: 'Temperatura mínima' }));
    await usuario.type(screen.getByRole('textbox', { name: 'Temperatura mínima' }), '-25');
    await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
    await confirmar(usuario, 'Deseja realmente cadastrar o Produto?');
    await screen.findByText('Produto cadastrado com sucesso!');
    expect(servidor.de('POST /produtos')[0]?.corpo).toEqual({
      nome: 'ARROZ 5 KG (CÓPIA)',
      isPerecivel: false,
      medidaReal: 5,
      unidadeMedida: 'KG',
      unidadeProduto: 'SACO',
      item: { id: 7 },
      temperaturaMinima: -25,
      temperaturaMaxima: -12.5,
    });
  });

  test('edits with the version that was read', async () => {
    const servidor = servir({ 'PUT /produtos/70': SACO });
    const { usuario } = renderTela(<GerenciarProdutos />, { permissoes: ['PRODUTOS'] });
    await acionar(usuario, 'Editar', 'Arroz 5 kg');
    const edicao = within(await esperarDialogo('Edição de Produto'));
    const medida = edicao.getByRole('textbox', { name: 'Medida' });
    expect(medida).toHaveValue('5');
    await usuario.clear(medida);
    await usuario.type(medida, '2,5');
    await usuario.click(edicao.getByRole('button', { name: 'Salvar' }));
    await confirmar(usuario, 'Deseja realmente atualizar o Produto?');
    await screen.findByText('Produto atualizado com sucesso!');
    expect(servidor.de('PUT /produtos/70')[0]?.corpo).toEqual({
      nome: 'ARROZ 5 KG',
      isPerecivel: false,
      medidaReal: 2.5,
      unidadeMedida: 'KG',
      unidadeProduto: 'SACO',
      item: { id: 7 },
      temperaturaMinima: null,
      temperaturaMaxima: null,
      versao: 4,
    });
  });

  test('says what prevents a deletion', async () => {
    servir({ 'DELETE /produtos/70': problema(409, 'O produto ARROZ 5 KG é usado em 2 lotes.') });
    const { usuario } = renderTela(<GerenciarProdutos />, { permissoes: ['PRODUTOS'] });
    await acionar(usuario, 'Excluir', 'Arroz 5 kg');
    await confirmar(usuario, 'Deseja realmente excluir o Produto?');
    expect(await screen.findByText('O produto ARROZ 5 KG é usado em 2 lotes.')).toBeInTheDocument();
  });

  test('the server finds, sorts and pages more than a hundred products; the record of the address may be on no page', async () => {
    const muitos = Array.from({ length: 130 }, (_, n) => ({ ...SACO, id: n + 1, nome: `PRODUTO ${n + 1}` }));
    const servidor = servir({ 'GET /produtos/pagina': acharProdutos(muitos) });
    const { usuario } = renderTela(<GerenciarProdutos />, {
      permissoes: ['PRODUTOS'],
      rota: '/gerenciar-produtos',
      endereco: '/gerenciar-produtos?exibir=130',
    });
    const detalhes = within(await esperarDialogo('Detalhes do Produto'));
    expect(detalhes.getByText('Produto 130')).toBeInTheDocument();
    await usuario.keyboard('{Escape}');
    expect(await screen.findByText('130 registros')).toBeInTheDocument();
    await colar(usuario, screen.getByRole('textbox', { name: 'Nome' }), 'produto 12');
    expect(await screen.findByText('11 de 130 registros')).toBeInTheDocument();
    await usuario.click(screen.getByRole('columnheader', { name: /Perecível/ }));
    await waitFor(() =>
      expect(servidor.de('GET /produtos/pagina').at(-1)?.busca).toEqual({
        nome: 'produto 12',
        ordem: 'perecivel',
        sentido: 'CRESCENTE',
        porPagina: '20',
        pular: '0',
      }),
    );
    expect(await exportarLista(usuario, servidor, 'produtos')).toEqual({
      formato: 'CSV',
      busca: { nome: 'produto 12', ordem: 'perecivel', sentido: 'CRESCENTE' },
    });
  });
});
