import type { Fornecedor } from '@merenda/shared/contratos';
import {
  colar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
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
  await usuario.click(screen.getByRole('combobox', { name: 'Tipo' }));
  await usuario.click(await screen.findByTitle(tipo));
};

test('lists both types with their document, and finds them by any of their names', async () => {
  const { usuario } = await abrir();
  expect(screen.getByRole('row', { name: /^ANA LIMA Físico 529\.982\.247-25 SÃO PAULO\/SP Não/ })).toBeInTheDocument();
  expect(
    screen.getByRole('row', { name: /^SABOR DA TERRA Jurídico 12\.ABC\.345\/01DE-35 SÃO PAULO\/SP Sim/ }),
  ).toBeInTheDocument();
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'cooperativa');
  await screen.findByText('1 de 2 registros');
});

test('shows what its type has', async () => {
  const { usuario } = await abrir();
  await usuario.click(screen.getByRole('button', { name: 'Ver SABOR DA TERRA' }));
  const detalhes = await esperarDialogo('Detalhes do Fornecedor');
  for (const texto of [
    'COOPERATIVA SABOR DA TERRA LTDA',
    '12.345.678-9',
    '01001-000',
    '(16) 3399-0001',
    'CAF-1',
    'Grupo formal',
  ])
    expect(detalhes).toHaveTextContent(texto);
  await waitFor(() => expect(detalhes).toHaveTextContent('Microempresa'));
  expect(within(detalhes).queryByText('CPF')).not.toBeInTheDocument();
});

test('edits with the version that was read; type and document stay, the address is open', async () => {
  const { usuario, servidor } = await abrir({ 'PUT /fornecedores/3': SABOR });
  await usuario.click(screen.getByRole('button', { name: 'Editar SABOR DA TERRA' }));
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
  await usuario.click(screen.getByRole('button', { name: 'Excluir ANA LIMA' }));
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

test('has no accessibility breach, in the list and in its modals', async () => {
  const { usuario } = await abrir();
  await usuario.click(screen.getByRole('button', { name: 'Relatório' }));
  const pergunta = await esperarDialogo('Relatório de fornecedores');
  await verificarAcessibilidade();
  await usuario.click(within(pergunta).getByRole('button', { name: 'Fechar' }));
  await usuario.click(screen.getByRole('button', { name: 'Editar SABOR DA TERRA' }));
  await esperarDialogo('Edição de Fornecedor');
  await verificarAcessibilidade();
});
