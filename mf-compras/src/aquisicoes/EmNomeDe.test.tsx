import { acharProdutos, renderTela, simularApi, umFornecedor, umProduto } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import CadastroAquisicao from './CadastroAquisicao.js';

const membro = (caf: string, nome: string) => ({ caf, nome, cpf: null, sexo: null, validade: null });
const ROTAS = {
  'GET /estoques/me': [{ id: 1, unidadeEducacional: { id: 7, nome: 'COZINHA CENTRAL' } }],
  'GET /fornecedores': [
    umFornecedor({ id: 3 }),
    umFornecedor({
      id: 4,
      nomeFantasia: 'COOPERATIVA',
      cafMembros: [membro('A', 'ROSA PRADO'), membro('B', 'JOÃO REIS')],
    }),
  ],
  'GET /produtos/pagina': acharProdutos([umProduto({ id: 11 })]),
  'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
  'GET /convencoes/tipos-licitacao': [],
  'GET /convencoes/modalidades-licitacao': [],
  'GET /convencoes/fontes-recurso': [],
};

test('only a group sells in the name of its families; the rest of the value is proposed, and a wrong sum is named', async () => {
  simularApi(ROTAS);
  const { usuario } = renderTela(<CadastroAquisicao />);
  const item = within(await screen.findByRole('group', { name: 'Item 1' }));
  const dizer = () => item.queryByRole('button', { name: 'Dizer em nome de quem' });
  const fornecedor = async (nome: string) => {
    await usuario.click(screen.getByRole('combobox', { name: /Fornecedor/ }));
    await usuario.click(await screen.findByTitle(nome));
  };
  await usuario.type(item.getByRole('textbox', { name: /Quantidade/ }), '10');
  await usuario.type(item.getByRole('textbox', { name: /Preço/ }), '30');
  await fornecedor('Cerealista');
  expect(dizer()).not.toBeInTheDocument();
  await fornecedor('Cooperativa');
  await usuario.click(dizer() as HTMLElement);
  const primeiro = within(await item.findByRole('group', { name: 'Membro 1' }));
  const valor = primeiro.getByRole('textbox', { name: /Valor do membro/ });
  await waitFor(() => expect(valor).toHaveValue('R$ 300,00'));
  await usuario.click(primeiro.getByRole('combobox', { name: /Em nome de/ }));
  await usuario.click(await screen.findByTitle('Rosa Prado'));
  await usuario.clear(valor);
  await usuario.type(valor, '299,99');
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  expect(
    await item.findByText('A soma dos membros (R$ 299,99) deve ser o valor do item (R$ 300,00).'),
  ).toBeInTheDocument();
  // The families of another supplier sell nothing.
  await fornecedor('Cerealista');
  expect(item.queryByRole('group', { name: 'Membro 1' })).not.toBeInTheDocument();
});
