import type { Endereco } from '@merenda/shared/contratos';
import {
  colar,
  darVoltas,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  umFornecedor,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import CadastroFornecedor from './CadastroFornecedor.js';

const SE: Endereco = {
  logradouro: 'Praça da Sé',
  complemento: 'lado ímpar',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
};

function abrir(rotas: Record<string, unknown> = {}) {
  const servidor = simularApi({
    'GET /convencoes/portes-empresa': [{ nome: 'ME', descricao: 'Microempresa' }],
    'GET /enderecos/01001000': SE,
    ...rotas,
  });
  return { servidor, ...renderTela(<CadastroFornecedor />, { permissoes: ['FORNECEDORES'] }) };
}

type Usuario = ReturnType<typeof abrir>['usuario'];

const campo = (name: string) => screen.getByRole('textbox', { name });

async function escolher(usuario: Usuario, combo: string, opcao: string) {
  await usuario.click(screen.getByRole('combobox', { name: combo }));
  await usuario.click(await screen.findByTitle(opcao));
}

async function cadastrar(usuario: Usuario) {
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent('Deseja realmente cadastrar o Fornecedor?');
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
}

async function preencherFisico(usuario: Usuario) {
  await escolher(usuario, 'Tipo', 'Físico');
  await colar(usuario, campo('Nome'), 'ana lima');
  await colar(usuario, campo('CPF'), '52998224725');
  await colar(usuario, campo('E-mail'), 'ana@exemplo.test');
}

test('a natural person of family farming is registered; the postal code fills the address', async () => {
  const { usuario, servidor } = abrir({ 'POST /fornecedores': umFornecedor() });
  await preencherFisico(usuario);
  expect(campo('Logradouro')).toBeDisabled();
  await colar(usuario, campo('CEP'), '01001000');
  await waitFor(() => expect(campo('Logradouro')).toHaveValue('PRAÇA DA SÉ'));
  expect(campo('Logradouro')).toBeEnabled();
  await usuario.type(campo('Número'), '10');
  await usuario.click(screen.getByRole('checkbox', { name: 'Fornecedor da agricultura familiar' }));
  await colar(usuario, campo('Número da CAF ou da DAP'), 'SP012026.01.000001');
  await colar(usuario, campo('Validade da CAF ou da DAP'), '31/12/2027');
  expect(screen.queryByRole('group', { name: 'Membros do grupo' })).not.toBeInTheDocument();
  // A formal group is no person, and has no sex.
  await escolher(usuario, 'Tipo da CAF ou da DAP', 'Grupo formal');
  expect(screen.queryByRole('combobox', { name: 'Sexo de quem tem a CAF' })).not.toBeInTheDocument();
  await escolher(usuario, 'Tipo da CAF ou da DAP', 'Grupo informal');
  await escolher(usuario, 'Sexo de quem tem a CAF', 'Feminino');
  await usuario.click(screen.getByRole('checkbox', { name: 'Grupo de mulheres' }));
  for (const n of [1, 2]) {
    await usuario.click(screen.getByRole('button', { name: 'Adicionar membro' }));
    const membro = within(screen.getByRole('group', { name: `Membro ${n}` }));
    await colar(usuario, membro.getByRole('textbox', { name: 'Nome do membro' }), `família ${n}`);
    await colar(usuario, membro.getByRole('textbox', { name: 'CAF do membro' }), 'SP01.1');
  }
  const primeiro = within(screen.getByRole('group', { name: 'Membro 1' }));
  await usuario.type(primeiro.getByRole('textbox', { name: 'CPF do membro' }), '52998224725');
  await usuario.click(primeiro.getByRole('combobox', { name: 'Sexo do membro' }));
  // The list of the holder's sex is still in the page, before this one.
  await usuario.click((await screen.findAllByTitle('Masculino')).at(-1) as HTMLElement);
  await colar(usuario, primeiro.getByRole('textbox', { name: 'Validade da CAF do membro' }), '30/06/2028');
  // Each family has its own CAF.
  expect(await screen.findByText('Esta CAF já está no grupo.')).toBeVisible();
  await usuario.type(screen.getAllByRole('textbox', { name: 'CAF do membro' })[1] as HTMLElement, '2');
  await cadastrar(usuario);
  expect(await screen.findByText('Fornecedor cadastrado com sucesso!')).toBeInTheDocument();
  expect(servidor.de('POST /fornecedores')[0]?.corpo).toEqual({
    fornecedorTipo: 'FISICO',
    nome: 'ANA LIMA',
    cpf: '52998224725',
    email: 'ana@exemplo.test',
    cep: '01001000',
    municipio: 'SÃO PAULO',
    uf: 'SP',
    logradouro: 'PRAÇA DA SÉ',
    numero: '10',
    bairro_distrito: 'SÉ',
    complemento: 'LADO ÍMPAR',
    agriculturaFamiliar: true,
    cafNumero: 'SP012026.01.000001',
    cafTipo: 'GRUPO_INFORMAL',
    cafValidade: '31/12/2027',
    sexoDoTitular: 'FEMININO',
    gruposPrioritarios: ['MULHERES'],
    cafMembros: [
      { nome: 'FAMÍLIA 1', caf: 'SP01.1', cpf: '52998224725', sexo: 'MASCULINO', validade: '30/06/2028' },
      { nome: 'FAMÍLIA 2', caf: 'SP01.12' },
    ],
  });
  // Empty again, and the address shut.
  expect(campo('CEP')).toHaveValue('');
  expect(campo('Município')).toBeDisabled();
  expect(screen.queryByRole('textbox', { name: 'Número da CAF ou da DAP' })).not.toBeInTheDocument();
});

test('a legal person is registered with an alphanumeric CNPJ', async () => {
  const { usuario, servidor } = abrir({ 'POST /fornecedores': umFornecedor() });
  await escolher(usuario, 'Tipo', 'Jurídico');
  await colar(usuario, campo('Nome fantasia'), 'mercado');
  await colar(usuario, campo('Razão social'), 'mercado ltda');
  await usuario.type(campo('CNPJ'), '12abc34501de35');
  expect(campo('CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  await usuario.type(campo('Inscrição estadual'), '123456789');
  expect(campo('Inscrição estadual')).toHaveValue('12.345.678-9');
  await escolher(usuario, 'Porte da empresa', 'Microempresa');
  await colar(usuario, campo('E-mail'), 'mercado@exemplo.test');
  await colar(usuario, campo('CEP'), '01001000');
  await waitFor(() => expect(campo('Município')).toHaveValue('SÃO PAULO'));
  await usuario.type(campo('Número'), 's/n');
  await cadastrar(usuario);
  await screen.findByText('Fornecedor cadastrado com sucesso!');
  expect(servidor.de('POST /fornecedores')[0]?.corpo).toMatchObject({
    fornecedorTipo: 'JURIDICO',
    nomeFantasia: 'MERCADO',
    razaoSocial: 'MERCADO LTDA',
    cnpj: '12ABC34501DE35',
    inscricaoEstadual: '123456789',
    porteDaEmpresa: 'ME',
    numero: 'S/N',
  });
  expect(servidor.de('POST /fornecedores')[0]?.corpo).not.toHaveProperty('nome');
});

describe('the postal code', () => {
  test('is looked up once, with the eighth digit', async () => {
    const { usuario, servidor } = abrir();
    await usuario.type(campo('CEP'), '01001000');
    await waitFor(() => expect(campo('Bairro ou distrito')).toHaveValue('SÉ'));
    expect(
      servidor.requisicoes.filter(({ rota }) => rota.startsWith('GET /enderecos/')).map(({ rota }) => rota),
    ).toEqual(['GET /enderecos/01001000']);
  });

  test('opens the street where the town has one code, without the street of the previous code', async () => {
    const { usuario } = abrir({
      'GET /enderecos/18550000': { ...SE, logradouro: '', complemento: '', bairro: '', localidade: 'Boituva' },
    });
    await colar(usuario, campo('CEP'), '01001000');
    await waitFor(() => expect(campo('Logradouro')).toHaveValue('PRAÇA DA SÉ'));
    await colar(usuario, campo('CEP'), '18550000');
    await waitFor(() => expect(campo('Município')).toHaveValue('BOITUVA'));
    expect(campo('Logradouro')).toHaveValue('');
    expect(campo('Logradouro')).toBeEnabled();
    expect(campo('CEP')).toHaveAccessibleDescription(/Este CEP vale para toda a cidade\. Complete o endereço\./);
  });

  test.each([
    [
      'that does not exist',
      problema(404, 'CEP não encontrado: preencha o endereço.'),
      /CEP não encontrado: preencha o endereço\./,
    ],
    [
      'whose service is away',
      problema(500, 'O serviço de CEP não respondeu. Preencha o endereço.'),
      /O serviço de CEP não respondeu\./,
    ],
  ])('%s opens the fields', async (_nome, resposta, recado) => {
    const { usuario } = abrir({ 'GET /enderecos/99999999': resposta });
    await colar(usuario, campo('CEP'), '99999999');
    await waitFor(() => expect(campo('Logradouro')).toBeEnabled());
    expect(campo('CEP')).toHaveAccessibleDescription(recado);
    await colar(usuario, campo('Logradouro'), 'rua um');
    expect(campo('Logradouro')).toHaveValue('RUA UM');
  });

  test('that does not exist takes the address of the code before away, but nothing that was typed', async () => {
    const { usuario } = abrir({ 'GET /enderecos/99999999': problema(404, 'CEP não encontrado: preencha o endereço.') });
    await colar(usuario, campo('CEP'), '01001000');
    await waitFor(() => expect(campo('Logradouro')).toHaveValue('PRAÇA DA SÉ'));
    await colar(usuario, campo('Complemento'), 'sala 3');
    await colar(usuario, campo('CEP'), '99999999');
    await waitFor(() => expect(campo('Logradouro')).toHaveValue(''));
    expect(campo('Município')).toHaveValue('');
    expect(campo('Bairro ou distrito')).toHaveValue('');
    expect(screen.queryByTitle('SP')).not.toBeInTheDocument();
    expect(campo('Complemento')).toHaveValue('SALA 3');
    expect(campo('CEP')).toHaveAccessibleDescription(/CEP não encontrado: preencha o endereço\./);
    // The right code fills it again, and says what it left.
    await colar(usuario, campo('CEP'), '01001000');
    await waitFor(() => expect(campo('Logradouro')).toHaveValue('PRAÇA DA SÉ'));
    expect(campo('Complemento')).toHaveValue('SALA 3');
    expect(campo('CEP')).toHaveAccessibleDescription(/O texto digitado foi mantido em Complemento\./);
  });

  test('is not waited for longer than 3 s, and a late answer overwrites nothing', async () => {
    let responder: (endereco: Endereco) => void = () => undefined;
    const { usuario } = abrir({ 'GET /enderecos/01001000': () => new Promise((pronto) => (responder = pronto)) });
    await colar(usuario, campo('CEP'), '01001000');
    expect(campo('CEP')).toHaveAccessibleDescription(/Buscando o endereço…/);
    expect(campo('Logradouro')).toBeDisabled();
    await waitFor(() => expect(campo('Logradouro')).toBeEnabled());
    expect(campo('CEP')).toHaveAccessibleDescription(/O serviço de CEP está demorando\. Preencha o endereço\./);
    await colar(usuario, campo('Logradouro'), 'rua um');
    responder(SE);
    await darVoltas();
    expect(campo('Logradouro')).toHaveValue('RUA UM');
    expect(campo('Município')).toHaveValue('');
  });

  test('left half typed is marked as wrong after 3 s', async () => {
    const { usuario } = abrir();
    await usuario.type(campo('CEP'), '0100');
    expect(screen.queryByText('CEP inválido. Use 99999-999.')).not.toBeInTheDocument();
    expect(await screen.findByText('CEP inválido. Use 99999-999.')).toBeInTheDocument();
    expect(campo('CEP')).toHaveFocus();
  });
});

test.each([
  ['Físico', ['Nome', 'CPF']],
  ['Jurídico', ['Nome fantasia', 'Razão social', 'CNPJ', 'Inscrição estadual']],
])('%s names its own required field', async (tipo, campos) => {
  const { usuario, servidor } = abrir();
  await escolher(usuario, 'Tipo', tipo);
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  for (const rotulo of [...campos, 'E-mail', 'CEP', 'Município', 'Logradouro', 'Número', 'Bairro ou distrito']) {
    await waitFor(() => expect(campo(rotulo)).toHaveAccessibleDescription(/Campo obrigatório\./));
  }
  expect(servidor.de('POST /fornecedores')).toHaveLength(0);
});

test('wrong check digits are shown at the field', async () => {
  const { usuario } = abrir();
  await escolher(usuario, 'Tipo', 'Jurídico');
  await colar(usuario, campo('CNPJ'), '12abc34501de36');
  await usuario.tab();
  await waitFor(() => expect(campo('CNPJ')).toHaveAccessibleDescription(/CNPJ inválido\./));
});

test('a document that another supplier has is shown at its field, and the typed values stay', async () => {
  const repetido = { campo: 'cpf', mensagem: 'Já existe um fornecedor com este CPF.' };
  const { usuario } = abrir({ 'POST /fornecedores': problema(409, repetido.mensagem, [repetido]) });
  await preencherFisico(usuario);
  await colar(usuario, campo('CEP'), '01001000');
  await waitFor(() => expect(campo('Logradouro')).toBeEnabled());
  await usuario.type(campo('Número'), '10');
  await cadastrar(usuario);
  await waitFor(() => expect(campo('CPF')).toHaveAccessibleDescription(/Já existe um fornecedor com este CPF\./));
  expect(campo('Logradouro')).toHaveValue('PRAÇA DA SÉ');
});

test('has no accessibility breach', async () => {
  const { usuario } = abrir();
  await escolher(usuario, 'Tipo', 'Jurídico');
  await usuario.click(screen.getByRole('checkbox', { name: 'Fornecedor da agricultura familiar' }));
  await verificarAcessibilidade();
});
