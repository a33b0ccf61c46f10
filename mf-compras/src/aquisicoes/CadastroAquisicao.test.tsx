import { fingirTelaEstreita, problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import CadastroAquisicao from './CadastroAquisicao';

const ESTOQUE = { id: 1, unidadeEducacional: { id: 7, nome: 'COZINHA CENTRAL' } };
const produto = (id: number, nome: string, unidadeProduto: string) => ({ id, nome, unidadeProduto, item: { id, nome } });
const ROTAS = {
  'GET /estoques/me': [ESTOQUE],
  'GET /fornecedores': [{ id: 3, fornecedorTipo: 'JURIDICO', nome: null, nomeFantasia: 'CEREALISTA', razaoSocial: 'CEREALISTA LTDA', agriculturaFamiliar: false }],
  'GET /produtos': [produto(11, 'ARROZ 5 KG', 'PACOTE'), produto(12, 'ÓLEO 900 ML', 'GARRAFA')],
  'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }, { nome: 'GARRAFA', descricao: 'Garrafa' }],
  'GET /convencoes/tipos-licitacao': [{ nome: 'MENOR_PRECO', descricao: 'Menor preço' }],
  'GET /convencoes/modalidades-licitacao': [{ nome: 'PREGAO', descricao: 'Pregão' }],
  'GET /convencoes/fontes-recurso': [{ nome: 'PNAE_FNDE', descricao: 'PNAE/FNDE (federal)' }],
};

const campo = (rotulo: RegExp) => screen.getByRole('textbox', { name: rotulo });
const item = (n: number) => within(screen.getByRole('group', { name: `Item ${n}` }));

async function escolher(usuario: UserEvent, select: HTMLElement, opcao: string): Promise<void> {
  await usuario.click(select);
  await usuario.click(await screen.findByTitle(opcao));
}

/** 10 packages at R$ 4.50, of a public call of R$ 45.00. */
async function preencher(usuario: UserEvent): Promise<void> {
  await escolher(usuario, screen.getByRole('combobox', { name: /Unidade gestora/ }), 'COZINHA CENTRAL');
  await usuario.type(campo(/processo administrativo/), '1/2026');
  await usuario.type(campo(/Objeto/), 'Arroz');
  await usuario.type(campo(/^Número$/), 'cp 9');
  await usuario.type(campo(/Data do contrato/), '01/02/2026{Enter}');
  await usuario.type(campo(/Vigência/), '31/12/2099{Enter}');
  await escolher(usuario, screen.getByRole('combobox', { name: 'Tipo' }), 'Chamada pública');
  await escolher(usuario, await screen.findByRole('combobox', { name: /Fonte de recurso/ }), 'PNAE/FNDE (federal)');
  await usuario.type(campo(/Valor total/), '4500');
  await escolher(usuario, screen.getByRole('combobox', { name: /Fornecedor/ }), 'CEREALISTA');
  await usuario.type(campo(/Número do contrato/), 'ct 1');
  await escolher(usuario, item(1).getByRole('combobox', { name: /Produto/ }), 'ARROZ 5 KG');
  await usuario.type(item(1).getByRole('textbox', { name: /Quantidade/ }), '10');
  await usuario.type(item(1).getByRole('textbox', { name: /Preço/ }), '450');
}

test('what is typed is what is sent, with the totals that it makes', async () => {
  const servidor = simularApi({ ...ROTAS, 'POST /aquisicoes': { id: 1 } });
  const { usuario } = renderTela(<CadastroAquisicao />);
  await preencher(usuario);
  expect(item(1).getByRole('textbox', { name: /Unidade/ })).toHaveValue('Pacote');
  expect(screen.getByText('Valor parcial: R$ 45,00')).toBeInTheDocument();
  expect(screen.queryByText(/diferente do valor total/)).not.toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Aquisição cadastrada com sucesso!')).toBeInTheDocument();
  expect(servidor.de('POST /aquisicoes')[0]?.corpo).toMatchObject({
    unidadeEducacional: { id: 7 }, numero: 'CP 9', dataContrato: '01/02/2026', vigencia: '31/12/2099', aquisicaoTipo: 'CHAMADA', fonteRecurso: 'PNAE_FNDE', valor: 45, valorParcial: 45,
    propostasVencedoras: [{ fornecedor: { id: 3 }, numeroContrato: 'ct 1', valor: 45, itens: [{ produto: { id: 11 }, quantidade: 10, unidadeProduto: 'PACOTE', precoUnidade: 4.5, valorItem: 45 }] }],
  });
  expect(campo(/Objeto/)).toHaveValue('');
});

test("a refusal of the server stands at the row's field until it is changed", async () => {
  simularApi({ ...ROTAS, 'POST /aquisicoes': problema(422, 'Corrija os campos indicados.', [{ campo: 'propostasVencedoras.0.itens.0.quantidade', mensagem: 'Quantidade recusada.' }]) });
  const { usuario } = renderTela(<CadastroAquisicao />);
  await preencher(usuario);
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  const quantidade = item(1).getByRole('textbox', { name: /Quantidade/ });
  await waitFor(() => expect(quantidade).toHaveAccessibleDescription('Quantidade recusada.'));
  expect(quantidade).toHaveValue('10');
  await usuario.type(quantidade, '1');
  await waitFor(() => expect(quantidade).toBeValid());
});

test('empty rows are named at their fields; nothing is sent', async () => {
  const servidor = simularApi(ROTAS);
  const { usuario } = renderTela(<CadastroAquisicao />);
  await usuario.click(await screen.findByRole('button', { name: 'Cadastrar' }));
  await waitFor(() => expect(item(1).getByRole('textbox', { name: /Quantidade/ })).toHaveAccessibleDescription('Campo obrigatório.'));
  expect(screen.getByText('5 campos a corrigir')).toBeInTheDocument();
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
