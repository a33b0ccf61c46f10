import type { Fornecedor } from '@merenda/shared/contratos';
import {
  abrirFiltros,
  conferirHistorico,
  acionar,
  colar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
  usarFerramenta,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import GerenciarFornecedores from './GerenciarFornecedores.js';

const SABOR: Fornecedor = {
  id: 3,
  fornecedorTipo: 'JURIDICO',
  nome: null,
  cpf: null,
  nomeFantasia: 'SABOR DA TERRA',
  razaoSocial: 'COOPERATIVA SABOR DA TERRA LTDA',
  cnpj: '12ABC34501DE35',
  inscricaoEstadual: '123456789',
  porteDaEmpresa: 'ME',
  email: 'sabor@exemplo.test',
  telefone: '1633990001',
  celular: null,
  cep: '01001000',
  logradouro: 'PRAÇA DA SÉ',
  numero: '10',
  complemento: null,
  bairro_distrito: 'SÉ',
  municipio: 'SÃO PAULO',
  uf: 'SP',
  agriculturaFamiliar: true,
  cafNumero: 'CAF-1',
  cafTipo: 'GRUPO_FORMAL',
  cafValidade: '30/04/2026',
  cafMembros: [
    { caf: 'CAF-11', nome: 'ROSA PRADO', cpf: '52998224725', sexo: 'FEMININO', validade: '30/04/2026' },
    { caf: 'CAF-12', nome: 'JOÃO REIS', cpf: null, sexo: null, validade: null },
  ],
  sexoDoTitular: null,
  gruposPrioritarios: ['ASSENTAMENTO'],
  versao: 4,
};
const ANA: Fornecedor = {
  ...SABOR,
  id: 4,
  fornecedorTipo: 'FISICO',
  nome: 'ANA LIMA',
  cpf: '52998224725',
  nomeFantasia: null,
  razaoSocial: null,
  cnpj: null,
  inscricaoEstadual: null,
  porteDaEmpresa: null,
  agriculturaFamiliar: false,
  cafNumero: null,
  cafTipo: null,
  cafValidade: null,
  cafMembros: [],
};

async function abrir(rotas: Record<string, unknown> = {}) {
  const servidor = simularApi({
    'GET /fornecedores': [ANA, SABOR],
    'GET /convencoes/portes-empresa': [{ nome: 'ME', descricao: 'Microempresa' }],
    ...rotas,
  });
  const tela = renderTela(<GerenciarFornecedores />, { permissoes: ['FORNECEDORES'] });
  await screen.findByText('2 registros');
  return { servidor, ...tela };
}

type Usuario = Awaited<ReturnType<typeof abrir>>['usuario'];

async function confirmar(usuario: Usuario, pergunta: string) {
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent(pergunta);
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
}

const buscarTipo = async (usuario: Usuario, tipo: string) => {
  await abrirFiltros(usuario);
  await usuario.click(screen.getByRole('combobox', { name: 'Tipo' }));
  await usuario.click(await screen.findByTitle(tipo));
};

test('lists both types with their document, and finds them by any of their names', async () => {
  const { usuario } = await abrir();
  expect(screen.getByRole('row', { name: /^Ana Lima Físico 529\.982\.247-25 São Paulo\/SP Não/ })).toBeInTheDocument();
  expect(
    screen.getByRole('row', { name: /^Sabor da Terra Jurídico 12\.ABC\.345\/01DE-35 São Paulo\/SP Sim/ }),
  ).toBeInTheDocument();
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'cooperativa');
  await screen.findByText('1 de 2 registros');
});

test.each([
  ['12.abc.345', 'Sabor da Terra'],
  ['12abc345', 'Sabor da Terra'],
  ['529.982', 'Ana Lima'],
])('finds a supplier by its document: %s', async (documento, nome) => {
  const { usuario } = await abrir();
  await abrirFiltros(usuario);
  await colar(usuario, screen.getByRole('textbox', { name: 'CPF, CNPJ ou município' }), documento);
  expect(await screen.findByText('1 de 2 registros')).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: nome })).toBeInTheDocument();
});

test('shows what its type has, and its history', async () => {
  const { usuario, servidor } = await abrir();
  await acionar(usuario, 'Exibir', 'Sabor da Terra');
  const detalhes = await esperarDialogo('Detalhes do Fornecedor');
  for (const texto of [
    'Cooperativa Sabor da Terra LTDA',
    '12.345.678-9',
    '01001-000',
    '(16) 3399-0001',
    'CAF-1',
    'Grupo formal',
    '30/04/2026',
    'Assentamento da reforma agrária',
    'Rosa Prado (CAF CAF-11, válida até 30/04/2026); João Reis (CAF CAF-12)',
  ])
    expect(detalhes).toHaveTextContent(texto);
  await waitFor(() => expect(detalhes).toHaveTextContent('Microempresa'));
  expect(within(detalhes).queryByText('CPF')).not.toBeInTheDocument();
  await conferirHistorico(usuario, servidor, detalhes, 'fornecedores/3');
});

test('edits with the version that was read; type and document stay, the address is open', async () => {
  const { usuario, servidor } = await abrir({ 'PUT /fornecedores/3': SABOR });
  await acionar(usuario, 'Editar', 'Sabor da Terra');
  const edicao = within(await esperarDialogo('Edição de Fornecedor'));
  expect(edicao.getByRole('combobox', { name: 'Tipo' })).toBeDisabled();
  await colar(usuario, edicao.getByRole('textbox', { name: 'Complemento' }), 'fundos');
  await usuario.click(edicao.getByRole('checkbox', { name: 'Fornecedor da agricultura familiar' }));
  await usuario.click(edicao.getByRole('button', { name: 'Salvar' }));
  await confirmar(usuario, 'Deseja realmente atualizar o Fornecedor?');
  await screen.findByText('Fornecedor atualizado com sucesso!');
  expect(servidor.de('PUT /fornecedores/3')[0]?.corpo).toEqual({
    fornecedorTipo: 'JURIDICO',
    nomeFantasia: 'SABOR DA TERRA',
    razaoSocial: 'COOPERATIVA SABOR DA TERRA LTDA',
    cnpj: '12ABC34501DE35',
    inscricaoEstadual: '123456789',
    porteDaEmpresa: 'ME',
    email: 'sabor@exemplo.test',
    telefone: '1633990001',
    celular: null,
    cep: '01001000',
    logradouro: 'PRAÇA DA SÉ',
    numero: '10',
    complemento: 'FUNDOS',
    bairro_distrito: 'SÉ',
    municipio: 'SÃO PAULO',
    uf: 'SP',
    agriculturaFamiliar: false,
    versao: 4,
  });
});

test('says what prevents a deletion', async () => {
  const mensagem = 'O fornecedor ANA LIMA não pode ser excluído: é usado por 1 licitação/contrato (12/2026).';
  const { usuario } = await abrir({ 'DELETE /fornecedores/4': problema(409, mensagem) });
  await acionar(usuario, 'Excluir', 'Ana Lima');
  await confirmar(usuario, 'Deseja realmente excluir o Fornecedor?');
  expect(await screen.findByText(mensagem)).toBeInTheDocument();
});

test.each([
  ['Jurídico', '/relatorio/fornecedores/false/JURIDICO'],
  ['Físico', '/relatorio/fornecedores/false/FISICO'],
])('the report first asks for the type: %s', async (tipo, endereco) => {
  const { usuario, router } = await abrir();
  await usuario.click(screen.getByRole('button', { name: 'Relatório' }));
  const pergunta = await esperarDialogo('Relatório de fornecedores');
  expect(router.state.location.pathname).toBe('/tela');
  await usuario.click(within(pergunta).getByRole('button', { name: tipo }));
  expect(router.state.location.pathname).toBe(endereco);
});

test('a search for a type answers the question of the report', async () => {
  const { usuario, router } = await abrir();
  await buscarTipo(usuario, 'Físico');
  await screen.findByText('1 de 2 registros');
  await usuario.click(screen.getByRole('button', { name: 'Relatório' }));
  expect(router.state.location.pathname).toBe('/relatorio/fornecedores/true/FISICO');
});

test('the type of the selected ones answers it too; those of both types are asked about', async () => {
  const { usuario, router } = await abrir();
  await usarFerramenta(usuario, 'Selecionar');
  await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar todos' }));
  await usuario.click(screen.getByRole('button', { name: 'Imprimir lista' }));
  const pergunta = within(await esperarDialogo('Relatório de fornecedores'));
  await usuario.click(pergunta.getByRole('button', { name: 'Fechar' }));
  await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar Ana Lima' }));
  await usuario.click(screen.getByRole('button', { name: 'Imprimir lista' }));
  expect(router.state.location.pathname).toBe('/relatorio/fornecedores/true/JURIDICO');
});

test('has no accessibility breach, in the list and in its modals', async () => {
  const { usuario } = await abrir();
  await usuario.click(screen.getByRole('button', { name: 'Relatório' }));
  const pergunta = await esperarDialogo('Relatório de fornecedores');
  await verificarAcessibilidade();
  await usuario.click(within(pergunta).getByRole('button', { name: 'Fechar' }));
  await acionar(usuario, 'Editar', 'Sabor da Terra');
  await esperarDialogo('Edição de Fornecedor');
  await verificarAcessibilidade();
});
