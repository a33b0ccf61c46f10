import {
  acharProdutos,
  fingirTelaEstreita,
  renderTela,
  simularApi,
  umFornecedor,
  umProduto,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import CadastroAquisicao from './CadastroAquisicao.js';

const ESTOQUE = { id: 1, unidadeEducacional: { id: 7, nome: 'COZINHA CENTRAL' } };
const ROTAS = {
  'GET /estoques/me': [ESTOQUE],
  'GET /fornecedores': [umFornecedor({ id: 3 })],
  'GET /produtos/pagina': acharProdutos([
    umProduto({ id: 11 }),
    umProduto({ id: 12, nome: 'ÓLEO 900 ML', unidadeProduto: 'GARRAFA' }),
  ]),
  'GET /convencoes/unidades-produto': [
    { nome: 'PACOTE', descricao: 'Pacote' },
    { nome: 'GARRAFA', descricao: 'Garrafa' },
  ],
  'GET /convencoes/tipos-licitacao': [{ nome: 'MENOR_PRECO', descricao: 'Menor preço' }],
  'GET /convencoes/modalidades-licitacao': [{ nome: 'PREGAO', descricao: 'Pregão' }],
  'GET /convencoes/fontes-recurso': [{ nome: 'PNAE_FNDE', descricao: 'PNAE/FNDE (federal)' }],
};

const item = (n: number) => within(screen.getByRole('group', { name: `Item ${n}` }));

async function escolher(usuario: UserEvent, select: HTMLElement, opcao: string): Promise<void> {
  await usuario.click(select);
  await usuario.click(await screen.findByTitle(opcao));
}

test('empty rows are named at their fields; nothing is sent', async () => {
  const servidor = simularApi(ROTAS);
  const { usuario } = renderTela(<CadastroAquisicao />);
  await usuario.click(await screen.findByRole('button', { name: 'Cadastrar' }));
  await waitFor(() =>
    expect(item(1).getByRole('textbox', { name: /Quantidade/ })).toHaveAccessibleDescription('Campo obrigatório.'),
  );
  expect(await screen.findByText('5 campos a corrigir')).toBeInTheDocument();
  expect(servidor.de('POST /aquisicoes')).toEqual([]);
});

test('a price that is not a number shows its error on blur, counts as zero and is not sent; the year has no dots', async () => {
  const servidor = simularApi(ROTAS);
  const { usuario } = renderTela(<CadastroAquisicao />);
  const preco = await screen.findByRole('textbox', { name: /Preço/ });
  await usuario.type(item(1).getByRole('textbox', { name: /Quantidade/ }), '1.000');
  await usuario.type(preco, '12.50');
  expect(preco).toBeValid();
  await usuario.tab();
  expect(preco).toHaveAccessibleDescription('Use vírgula para os decimais: 12,50');
  expect(screen.getByText('Valor parcial: R$ 0,00')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  // Supplier, contract and product are empty.
  expect(await screen.findByText('4 campos a corrigir')).toBeInTheDocument();
  expect(preco).toHaveValue('12.50');
  await usuario.clear(preco);
  await usuario.type(preco, '12,5');
  expect(screen.getByText('Valor parcial: R$ 12.500,00')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Ano' })).toHaveDisplayValue(/^\d{4}$/);
  expect(servidor.de('POST /aquisicoes')).toEqual([]);
});

test('the last proposal and the last item stay; others go', async () => {
  simularApi(ROTAS);
  const { usuario } = renderTela(<CadastroAquisicao />);
  expect(await screen.findByRole('button', { name: 'Remover Item 1' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remover Proposta 1' })).toBeDisabled();
  await usuario.click(screen.getByRole('button', { name: 'Adicionar item' }));
  await usuario.click(screen.getByRole('button', { name: 'Remover Item 1' }));
  expect(screen.getByRole('button', { name: 'Remover Item 1' })).toBeDisabled();
  await usuario.click(screen.getByRole('button', { name: 'Adicionar proposta' }));
  expect(screen.getByRole('button', { name: 'Remover Proposta 2' })).toBeEnabled();
});

test('rows pasted on the items are shown, inserted after what was typed, and taken out again', async () => {
  simularApi(ROTAS);
  const { usuario } = renderTela(<CadastroAquisicao />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Colar da planilha' })).toBeEnabled());
  await usuario.click(screen.getByRole('button', { name: 'Adicionar item' }));
  await usuario.type(item(2).getByRole('textbox', { name: 'Descrição' }), 'meu');
  await usuario.paste('Produto\tQtd\tUnidade\tPreço unitário\nóleo 900 ml\t1,5\tGarrafa\tR$ 8,20\nFeijão\t1\t\t2,00');
  const modal = within(await screen.findByRole('dialog', { name: 'Colar itens na Proposta 1' }));
  expect(await modal.findByText('Produto: "Feijão" não está na lista.')).toBeInTheDocument();
  await usuario.click(modal.getByRole('button', { name: 'Inserir 1 linha' }));
  // The blank first row gave way.
  expect(item(1).getByRole('textbox', { name: 'Descrição' })).toHaveValue('meu');
  expect(item(2).getByRole('textbox', { name: /Quantidade/ })).toHaveValue('1,5');
  expect(item(2).getByRole('textbox', { name: /Unidade/ })).toHaveValue('Garrafa');
  // The Tab goes on to what can be typed.
  await usuario.click(item(2).getByRole('textbox', { name: /Quantidade/ }));
  await usuario.tab();
  expect(item(2).getByRole('textbox', { name: /Preço/ })).toHaveFocus();
  expect(screen.getByText('Valor parcial: R$ 12,30')).toBeInTheDocument();
  await usuario.type(item(1).getByRole('textbox', { name: 'Descrição' }), ' texto');
  await usuario.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(screen.getByText('Valor parcial: R$ 0,00')).toBeInTheDocument();
  expect(item(1).getByRole('textbox', { name: 'Descrição' })).toHaveValue('meu texto');
  expect(item(2).getByRole('textbox', { name: /Quantidade/ })).toHaveValue('');
});

test("the button opens an empty box; a unit that is not the product's is refused, a single cell is pasted as text", async () => {
  simularApi(ROTAS);
  const { usuario } = renderTela(<CadastroAquisicao />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Colar da planilha' })).toBeEnabled());
  await usuario.click(item(1).getByRole('textbox', { name: 'Descrição' }));
  await usuario.paste('uma célula\n');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Colar da planilha' }));
  const modal = within(await screen.findByRole('dialog'));
  expect(modal.getByRole('button', { name: 'Inserir 0 linhas' })).toBeDisabled();
  await usuario.click(modal.getByRole('textbox', { name: 'Células copiadas da planilha' }));
  await usuario.paste('ÓLEO 900 ML\t2\t8\t\tpacote');
  expect(await modal.findByText('Unidade: a do produto é Garrafa.')).toBeInTheDocument();
  expect(modal.getByRole('button', { name: 'Inserir 0 linhas' })).toBeDisabled();
  await verificarAcessibilidade();
});

test('a pasted product that the proposal has already is refused in its row', async () => {
  simularApi(ROTAS);
  const { usuario } = renderTela(<CadastroAquisicao />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Colar da planilha' })).toBeEnabled());
  await usuario.click(screen.getByRole('button', { name: 'Colar da planilha' }));
  const modal = within(await screen.findByRole('dialog'));
  const celulas = modal.getByRole('textbox', { name: 'Células copiadas da planilha' });
  await usuario.click(celulas);
  await usuario.paste('ÓLEO 900 ML\t2\t8\nÓLEO 900 ML\t3\t8');
  expect(await modal.findByText('Este produto já está na proposta.')).toBeInTheDocument();
  await usuario.click(modal.getByRole('button', { name: 'Inserir 1 linha' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await usuario.click(screen.getByRole('button', { name: 'Colar da planilha' }));
  const outro = within(await screen.findByRole('dialog'));
  await usuario.click(outro.getByRole('textbox', { name: 'Células copiadas da planilha' }));
  await usuario.paste('ÓLEO 900 ML\t3\t8');
  expect(await outro.findByText('Este produto já está na proposta.')).toBeInTheDocument();
  expect(outro.getByRole('button', { name: 'Inserir 0 linhas' })).toBeDisabled();
});

test('tender type and modality belong to the tender, the resource source to the others', async () => {
  simularApi(ROTAS);
  const { usuario } = renderTela(<CadastroAquisicao />);
  expect(await screen.findByRole('combobox', { name: 'Modalidade' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Fonte de recurso' })).not.toBeInTheDocument();
  await escolher(usuario, screen.getByRole('combobox', { name: 'Tipo' }), 'Compra direta');
  expect(await screen.findByRole('combobox', { name: 'Fonte de recurso' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Modalidade' })).not.toBeInTheDocument();
});

test.each([false, true])('has no accessibility breach (phone: %s)', async (estreita) => {
  fingirTelaEstreita(estreita);
  simularApi(ROTAS);
  renderTela(<CadastroAquisicao />);
  await screen.findByRole('button', { name: 'Cadastrar' });
  await verificarAcessibilidade();
});

test('the managing unit is that on which the user works', async () => {
  simularApi(ROTAS);
  renderTela(<CadastroAquisicao />, { estoques: [ESTOQUE] });
  const unidade = await screen.findByRole('combobox', { name: /Unidade gestora/ });
  expect(unidade.closest('.ant-select')).toHaveTextContent('Cozinha Central');
});
