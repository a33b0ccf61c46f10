import { queryClient } from '@merenda/shared';
import { problema, renderTela, simularApi, umProduto, verificarAcessibilidade } from '@merenda/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { umaAquisicaoDaLista } from '../teste/aquisicoes.js';
import CadastroSolicitacao from './CadastroSolicitacao.js';

const SOL = { id: 1, unidadeEducacional: { id: 1, nome: 'ESCOLA SOL' } };
const aquisicao = (id: number, numero: string, fornecedor: string) =>
  umaAquisicaoDaLista({
    id,
    numero,
    status: 'VIGENTE',
    fornecedores: [{ id: id * 10, fornecedorTipo: 'JURIDICO', nome: fornecedor, agriculturaFamiliar: false }],
  });
const ROTAS = {
  'GET /relogio': { hoje: '01/02/2031', agora: '01/02/2031 10:00' },
  'GET /estoques/me': [SOL],
  'GET /aquisicoes': [aquisicao(1, 'CP 1', 'COOPERATIVA'), aquisicao(2, 'CP 2', 'CEREALISTA')],
  'GET /categorias': [{ id: 1, modalidade: 'FUNDAMENTAL', faixaEtaria: { id: 1, nome: '6 a 10 anos' } }],
  'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
};

test("the request is of the municipality's day, which no one changes and which is no draft", async () => {
  simularApi(ROTAS);
  renderTela(<CadastroSolicitacao />, { estoques: [SOL] });
  const data = await screen.findByLabelText(/Data da solicitação/);
  await waitFor(() => expect(data).toHaveValue('01/02/2031'));
  expect(data).toBeDisabled();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(Object.keys(localStorage).filter((chave) => chave.startsWith('rascunho:'))).toEqual([]);
});

const doContrato = (id: number, nome: string, quantidadeDisponivel: number) => ({
  id,
  produto: umProduto({ id, nome }),
  descricao: null,
  quantidade: 50,
  unidadeProduto: 'PACOTE',
  precoUnidade: 10,
  valorItem: 500,
  propostaVencedora: { id: 31, numeroContrato: 'C 1' },
  fornecedor: { id: 10, fornecedorTipo: 'JURIDICO', nome: 'COOPERATIVA', agriculturaFamiliar: false },
  quantidadeAditivada: 0,
  valorAditivado: 0,
  quantidadeSolicitada: 50 - quantidadeDisponivel,
  valorSolicitado: (50 - quantidadeDisponivel) * 10,
  quantidadeRecebida: 0,
  temperaturaMinima: null,
  temperaturaMaxima: null,
  quantidadeDisponivel,
});

async function abrirItens() {
  simularApi({
    ...ROTAS,
    'GET /fornecedores/10/itens': [doContrato(1, 'ARROZ', 40), doContrato(2, 'ÓLEO', 20), doContrato(3, 'SAL', 5)],
  });
  const { usuario } = renderTela(<CadastroSolicitacao />, { estoques: [SOL] });
  const escolher = async (campo: RegExp, opcao: string) => {
    await usuario.click(await screen.findByRole('combobox', { name: campo }));
    await usuario.click(await screen.findByTitle(opcao));
  };
  // Its only supplier is chosen with it.
  await escolher(/Aquisição/, 'CP 1/2026 – Gêneros');
  await screen.findByRole('textbox', { name: 'Arroz' });
  await screen.findAllByText('pacotes');
  return usuario;
}
const campo = (nome: string) => screen.getByRole('textbox', { name: nome });

test('the Tab goes from a quantity to the next one, past the buttons beside it', async () => {
  simularApi({
    ...ROTAS,
    'GET /fornecedores/10/itens': [doContrato(1, 'ARROZ', 40), doContrato(2, 'ÓLEO', 20)],
    'GET /necessidades/itens': [1, 2].map((item) => ({
      item,
      unidadeMedida: 'KG',
      emEstoque: 0,
      aCaminho: 0,
      necessidade: 20,
      falta: 20,
    })),
  });
  const { usuario } = renderTela(<CadastroSolicitacao />, { estoques: [SOL], unidadeAtual: 1 });
  await usuario.click(await screen.findByRole('combobox', { name: /Aquisição/ }));
  await usuario.click(await screen.findByTitle('CP 1/2026 – Gêneros'));
  expect(await screen.findAllByRole('button', { name: /^Pedir 4 × Pacote/ })).not.toHaveLength(0);
  await usuario.click(campo('Arroz'));
  await usuario.keyboard('2{Tab}');
  expect(campo('Óleo')).toHaveFocus();
});

test('a product shows the stock and the need of the unit, and one press asks for the missing quantity', async () => {
  const { requisicoes, responder } = simularApi({
    ...ROTAS,
    'GET /fornecedores/10/itens': [doContrato(1, 'ARROZ', 40)],
    'GET /necessidades/itens': [
      { item: 1, unidadeMedida: 'KG', emEstoque: 12, aCaminho: 5, necessidade: 40.5, falta: 23.5 },
    ],
  });
  const { usuario } = renderTela(<CadastroSolicitacao />, { estoques: [SOL], unidadeAtual: 1 });
  await usuario.click(await screen.findByRole('combobox', { name: /Aquisição/ }));
  await usuario.click(await screen.findByTitle('CP 1/2026 – Gêneros'));
  expect(
    await screen.findByText('Na unidade: 12 kg · a caminho: 5 kg · próximos 30 dias: 40,5 kg'),
  ).toBeInTheDocument();
  expect(requisicoes.find(({ rota }) => rota === 'GET /necessidades/itens')?.busca).toEqual({
    unidade: '1',
    itens: '1',
  });
  // 23.5 kg in packages of 5 kg.
  await usuario.click(screen.getByRole('button', { name: 'Pedir 5 × Pacote de Arroz' }));
  expect(campo('Arroz')).toHaveValue('5');
  responder('GET /necessidades/itens', problema(503, 'O banco de dados não responde.'));
  await act(() => queryClient.refetchQueries({ queryKey: ['necessidades'] }));
  expect(await screen.findByText(/Não foi possível calcular o estoque e a necessidade da unidade/)).toBeInTheDocument();
  expect(campo('Arroz')).toHaveValue('5');
});

test('pasted quantities go to their products, say what they replace, and are taken out again', async () => {
  const usuario = await abrirItens();
  await usuario.type(campo('Óleo'), '3');
  await usuario.paste('Item\tQtd\tUnidade\tMarca\narroz\t1,5\tPacote\tBoa\nóleo\t20\t\t\n');
  const modal = within(await screen.findByRole('dialog', { name: 'Colar quantidades da Solicitação' }));
  expect(modal.getByText('Colunas que não entram: Marca.')).toBeInTheDocument();
  expect(modal.getByRole('row', { name: /^2 Arroz 1,5 Pacote Nova$/ })).toBeInTheDocument();
  expect(modal.getByRole('row', { name: /^3 Óleo 20 --- Alterada ?Substitui 3\.$/ })).toBeInTheDocument();
  await verificarAcessibilidade();
  await usuario.click(modal.getByRole('button', { name: 'Inserir 2 linhas' }));
  expect(campo('Arroz')).toHaveValue('1,5');
  expect(campo('Óleo')).toHaveValue('20');
  expect(screen.getByText(/^Valor da solicitação: R\$\s215,00$/)).toBeInTheDocument();
  await usuario.type(campo('Sal'), '2');
  await usuario.clear(campo('Arroz'));
  await usuario.type(campo('Arroz'), '4');
  await usuario.click(screen.getByRole('button', { name: 'Desfazer' }));
  // What was typed after the paste stays.
  expect(campo('Arroz')).toHaveValue('4');
  expect(campo('Óleo')).toHaveValue('3');
  expect(campo('Sal')).toHaveValue('2');
});

test('a pasted row outside the contract or the balance, in another unit or twice, is refused with its reason', async () => {
  const usuario = await abrirItens();
  await usuario.click(screen.getByRole('button', { name: 'Colar da planilha' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Colar quantidades da Solicitação' }));
  await usuario.click(modal.getByRole('textbox', { name: 'Células copiadas da planilha' }));
  await usuario.paste('Feijão\t1\nArroz\t40,001\nÓleo\t2\tcaixa\nSal\t5\nSal\t1\nArroz\t');
  const motivos = modal.getAllByRole('row', { name: /Recusada/ }).map((linha) => linha.lastElementChild?.textContent);
  expect(motivos).toEqual([
    'RecusadaProduto: "Feijão" não está na lista. Use Arroz, Óleo ou Sal.',
    expect.stringMatching(/^RecusadaQuantidade: Máximo: .*\(40 × pacote de /),
    'RecusadaUnidade: a do produto é Pacote.',
    'RecusadaProduto: já está em uma linha acima.',
    'RecusadaQuantidade: não foi informado.',
  ]);
  await usuario.click(modal.getByRole('button', { name: 'Inserir 1 linha' }));
  expect(campo('Sal')).toHaveValue('5');
  expect(campo('Arroz')).toHaveValue('');
});

test('an address chooses the acquisition, if it takes requests', async () => {
  simularApi(ROTAS);
  renderTela(<CadastroSolicitacao />, { estoques: [SOL], endereco: '/tela?aquisicao=2' });
  expect(await screen.findByTitle('CP 2/2026 – Gêneros')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /Fornecedor/ })).toBeEnabled();
});

test('another choice stays when the acquisition of the address is read again', async () => {
  const { responder } = simularApi({ ...ROTAS, 'GET /fornecedores/10/itens': [], 'GET /fornecedores/20/itens': [] });
  const { usuario } = renderTela(<CadastroSolicitacao />, { estoques: [SOL], endereco: '/tela?aquisicao=2' });
  await screen.findByTitle('CP 2/2026 – Gêneros');
  await usuario.click(screen.getByRole('combobox', { name: /Aquisição/ }));
  await usuario.click(await screen.findByTitle('CP 1/2026 – Gêneros'));
  responder('GET /aquisicoes', [
    ROTAS['GET /aquisicoes'][0],
    { ...aquisicao(2, 'CP 2', 'CEREALISTA'), objeto: 'Carnes' },
  ]);
  await act(() => queryClient.refetchQueries());
  await usuario.click(screen.getByRole('combobox', { name: /Aquisição/ }));
  await screen.findByTitle('CP 2/2026 – Carnes');
  expect(screen.getByTitle('Cooperativa')).toBeInTheDocument();
  expect(screen.queryByTitle('Cerealista')).not.toBeInTheDocument();
});

test('an address with another acquisition chooses none', async () => {
  simularApi(ROTAS);
  const { usuario } = renderTela(<CadastroSolicitacao />, { estoques: [SOL], endereco: '/tela?aquisicao=3' });
  await usuario.click(await screen.findByRole('combobox', { name: /Aquisição/ }));
  await screen.findByTitle('CP 2/2026 – Gêneros');
  expect(screen.getByRole('combobox', { name: /Fornecedor/ })).toBeDisabled();
});

test('the unit is that on which the user works', async () => {
  const lua = { id: 2, unidadeEducacional: { id: 20, nome: 'ESCOLA LUA' } };
  simularApi({ ...ROTAS, 'GET /estoques/me': [SOL, lua] });
  renderTela(<CadastroSolicitacao />, { estoques: [SOL, lua], unidadeAtual: 2 });
  const unidade = await screen.findByRole('combobox', { name: /Unidade educacional/ });
  expect(unidade.closest('.ant-select')).toHaveTextContent('Escola Lua');
});

test('the values of another request fill the form, and a quantity above the balance is refused', async () => {
  simularApi({ ...ROTAS, 'GET /fornecedores/10/itens': [doContrato(1, 'ARROZ', 40), doContrato(3, 'SAL', 5)] });
  renderTela(<CadastroSolicitacao />, {
    estoques: [SOL],
    valores: { aquisicao: 1, fornecedor: 10, unidadeEducacional: 1, categorias: [1], quantidades: { 1: 30, 3: 9 } },
  });
  expect(await screen.findByRole('textbox', { name: 'Arroz' })).toHaveValue('30');
  expect(campo('Sal')).toHaveValue('9');
  expect(campo('Sal')).toBeInvalid();
  expect(await screen.findByTitle('CP 1/2026 – Gêneros')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cadastrar' })).toBeDisabled();
});
