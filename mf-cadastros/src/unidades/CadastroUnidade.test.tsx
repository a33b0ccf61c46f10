import { NAO_CONFIGURADA, type Permissao } from '@merenda/shared/contratos';
import {
  colar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  umaUnidade,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import CadastroUnidade from './CadastroUnidade.js';

function abrir(rotas: Record<string, unknown> = {}, permissoes: Permissao[] = ['UNIDADES']) {
  const servidor = simularApi({
    'GET /relogio': { hoje: '23/11/2026', agora: '23/11/2026 10:00' },
    'GET /unidades-educacionais': [],
    ...rotas,
  });
  return { servidor, ...renderTela(<CadastroUnidade />, { permissoes }) };
}

type Usuario = ReturnType<typeof abrir>['usuario'];

const campo = (name: string) => screen.getByRole('textbox', { name });

/** Everything but the INEP code. */
async function preencher(usuario: Usuario, tipo: string) {
  await colar(usuario, campo('Nome'), 'escola são joão');
  await colar(usuario, campo('CEP'), '99990000');
  await colar(usuario, campo('Cidade'), 'boa vista');
  await colar(usuario, campo('Logradouro'), 'rua um');
  await usuario.type(campo('Número'), '10');
  await usuario.type(campo('Telefone'), '1633990001');
  await usuario.click(screen.getByRole('combobox', { name: 'Tipo de unidade' }));
  await usuario.click(await screen.findByTitle(tipo));
}

async function cadastrar(usuario: Usuario) {
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent('Deseja realmente cadastrar a Unidade?');
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
}

test('a school is registered with its INEP code; of masks only digits are sent', async () => {
  const { usuario, servidor } = abrir({ 'POST /unidades-educacionais': umaUnidade() });
  await preencher(usuario, 'Escola');
  await usuario.type(campo('Código INEP'), '3599010a1');
  expect(campo('CEP')).toHaveValue('99990-000');
  expect(campo('Telefone')).toHaveValue('(16) 3399-0001');
  await cadastrar(usuario);
  expect(await screen.findByText('Unidade cadastrada com sucesso!')).toBeInTheDocument();
  expect(servidor.de('POST /unidades-educacionais')[0]?.corpo).toEqual({
    nome: 'ESCOLA SÃO JOÃO',
    cep: '99990000',
    cidade: 'BOA VISTA',
    logradouro: 'RUA UM',
    numero: '10',
    telefone: '1633990001',
    tipoUnidade: 'ESCOLA',
    codigoInep: '35990101',
  });
  expect(campo('Nome')).toHaveValue('');
});

test('a unit with the same name and CEP is named in the question, and the registration succeeds', async () => {
  const { usuario, servidor } = abrir({
    'GET /unidades-educacionais': [umaUnidade({ id: 9, nome: 'ESCOLA SAO JOAO', cep: '99990000', codigoInep: null })],
    'POST /unidades-educacionais': umaUnidade(),
  });
  await preencher(usuario, 'Instituição');
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  expect(await screen.findByText('Já há uma unidade com este nome e este CEP: Escola Sao Joao.')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Unidade cadastrada com sucesso!')).toBeInTheDocument();
  expect(servidor.de('POST /unidades-educacionais')).toHaveLength(1);
});

test('schools of the census come one after the other, each with what the census knows', async () => {
  const { usuario, servidor, router } = abrir({ 'POST /unidades-educacionais': umaUnidade() });
  const daEscola = (nome: string, codigoInep: string) => ({
    nome,
    codigoInep,
    tipoUnidade: 'ESCOLA',
    cep: '49000001',
    cidade: 'ARACAJU',
    logradouro: 'RUA UM',
    numero: '10',
  });
  const escolas = [daEscola('ESCOLA UM', '28900001'), daEscola('ESCOLA DOIS', '28900002')];
  await act(() => router.navigate('/tela', { state: { valores: escolas[0], doCenso: { escolas, posicao: 0 } } }));
  expect(await screen.findByText(/^Escola 1 de 2 do Censo Escolar/)).toBeInTheDocument();
  expect(campo('Nome')).toHaveValue('ESCOLA UM');
  expect(campo('Telefone')).toHaveValue('');
  await usuario.type(campo('Telefone'), '7933990001');
  await cadastrar(usuario);
  expect(await screen.findByText(/^Escola 2 de 2 do Censo Escolar/)).toBeInTheDocument();
  expect(servidor.de('POST /unidades-educacionais')[0]?.corpo).toMatchObject({
    codigoInep: '28900001',
    cep: '49000001',
    telefone: '7933990001',
  });
  expect(campo('Nome')).toHaveValue('ESCOLA DOIS');
  await usuario.click(screen.getByRole('button', { name: 'Pular esta escola' }));
  expect(await screen.findByText(/^Não há mais escolas do Censo sem unidade/)).toBeInTheDocument();
  expect(campo('Nome')).toHaveValue('');
});

const SE = { logradouro: 'Praça da Sé', complemento: 'lado ímpar', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' };

test('its data for the transfers and its enrolments are sent with it', async () => {
  const { usuario, servidor } = abrir({ 'POST /unidades-educacionais': umaUnidade() });
  await preencher(usuario, 'Instituição');
  await usuario.click(screen.getByRole('combobox', { name: 'Localização' }));
  await usuario.click(await screen.findByTitle('Rural'));
  await usuario.click(screen.getByRole('combobox', { name: 'Povo ou comunidade tradicional' }));
  await usuario.click(await screen.findByTitle('Quilombola'));
  await usuario.type(campo('Refeições por dia'), '3');
  await usuario.type(campo('Alunos do AEE'), '4');
  await usuario.type(campo('Creche, integral'), '45');
  await cadastrar(usuario);
  await screen.findByText('Unidade cadastrada com sucesso!');
  expect(servidor.de('POST /unidades-educacionais')[0]?.corpo).toMatchObject({
    localizacao: 'RURAL',
    pct: 'QUILOMBOLA',
    refeicoesPorDia: 3,
    alunosAee: 4,
    matriculas: [
      { ano: 2026, versao: 0, linhas: expect.arrayContaining([{ categoria: 'CRECHE', parcial: 0, integral: 45 }]) },
    ],
  });
});

test('the postal code fills the address of a unit; typed values stay and are named; an unknown code clears what it filled', async () => {
  const { usuario } = abrir({
    'GET /enderecos/01001000': SE,
    'GET /enderecos/99999999': problema(404, 'CEP não encontrado: preencha o endereço.'),
  });
  await colar(usuario, campo('Bairro'), 'centro');
  await colar(usuario, campo('CEP'), '01001000');
  await waitFor(() => expect(campo('Cidade')).toHaveValue('SÃO PAULO'));
  expect(campo('Logradouro')).toHaveValue('PRAÇA DA SÉ');
  expect(campo('Bairro')).toHaveValue('CENTRO');
  expect(campo('CEP')).toHaveAccessibleDescription(
    /Endereço preenchido pelo CEP\. O texto digitado foi mantido em Bairro\./,
  );
  await colar(usuario, campo('CEP'), '99999999');
  await waitFor(() => expect(campo('CEP')).toHaveAccessibleDescription(/CEP não encontrado: preencha o endereço\./));
  expect(
    [campo('Cidade'), campo('Logradouro'), campo('Bairro')].map((entrada) => (entrada as HTMLInputElement).value),
  ).toEqual(['', '', 'CENTRO']);
});

test('a postal code service that is down leaves the form open and shows a message', async () => {
  const { usuario } = abrir({
    'GET /enderecos/01001000': problema(500, 'O serviço de CEP não respondeu. Preencha o endereço.'),
  });
  await colar(usuario, campo('CEP'), '01001000');
  await waitFor(() => expect(campo('CEP')).toHaveAccessibleDescription(/O serviço de CEP não respondeu\./));
  expect(campo('Cidade')).toBeEnabled();
});

test('an address of the stand-in is labelled', async () => {
  const { usuario } = abrir({
    'GET /enderecos/01001000': SE,
    'GET /municipio/servicos-simulados': ['enderecoCep'],
  });
  await colar(usuario, campo('CEP'), '01001000');
  expect(await screen.findByText('Dados de demonstração')).toBeVisible();
});

test.each<[Permissao[], number]>([
  [['UNIDADES'], 0],
  [['UNIDADES', 'CONFIGURACOES'], 1],
])(
  '%j: without a service of postal codes the address is typed; %d links to the settings',
  async (permissoes, links) => {
    const recusa = problema(409, 'Integração não configurada: Serviço de CEP.', [], NAO_CONFIGURADA);
    const { usuario } = abrir({ 'GET /enderecos/01001000': recusa }, permissoes);
    await colar(usuario, campo('CEP'), '01001000');
    await waitFor(() =>
      expect(campo('CEP')).toHaveAccessibleDescription(
        /Integração não configurada: Serviço de CEP\. Preencha o endereço\./,
      ),
    );
    expect(campo('Cidade')).toBeEnabled();
    const daqui = screen.queryAllByRole('link', { name: 'Abrir Configurações' });
    expect(daqui.map((link) => link.getAttribute('href'))).toEqual(Array<string>(links).fill('/configuracoes'));
  },
);

test('a school without INEP code is refused; an institution has none', async () => {
  const { usuario, servidor } = abrir({ 'POST /unidades-educacionais': umaUnidade() });
  await preencher(usuario, 'Escola');
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  await waitFor(() => expect(campo('Código INEP')).toHaveAccessibleDescription(/Campo obrigatório\./));
  await usuario.click(screen.getByRole('combobox', { name: 'Tipo de unidade' }));
  await usuario.click(await screen.findByTitle('Instituição'));
  expect(screen.queryByRole('textbox', { name: 'Código INEP' })).not.toBeInTheDocument();
  await cadastrar(usuario);
  await screen.findByText('Unidade cadastrada com sucesso!');
  expect(servidor.de('POST /unidades-educacionais')[0]?.corpo).not.toHaveProperty('codigoInep');
});

test('every required field is named; a mask half filled is wrong', async () => {
  const { usuario, servidor } = abrir();
  await usuario.type(campo('CEP'), '9999');
  await usuario.type(campo('Telefone'), '16339');
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  // Name, city, street, number and type.
  await waitFor(() => {
    expect(screen.getAllByText('Campo obrigatório.')).toHaveLength(5);
    expect(campo('CEP')).toHaveAccessibleDescription(/CEP inválido\. Use 99999-999\./);
    expect(campo('Telefone')).toHaveAccessibleDescription(/Telefone inválido\. Informe o DDD e o número\./);
  });
  expect(servidor.de('POST /unidades-educacionais')).toHaveLength(0);
});

test('an INEP code that another unit has is shown at its field', async () => {
  const repetido = { campo: 'codigoInep', mensagem: 'Já existe uma unidade com este código INEP.' };
  const { usuario } = abrir({ 'POST /unidades-educacionais': problema(409, repetido.mensagem, [repetido]) });
  await preencher(usuario, 'Escola');
  await colar(usuario, campo('Código INEP'), '35990101');
  await cadastrar(usuario);
  await waitFor(() =>
    expect(campo('Código INEP')).toHaveAccessibleDescription(/Já existe uma unidade com este código INEP\./),
  );
  expect(campo('Nome')).toHaveValue('ESCOLA SÃO JOÃO');
});

test('has no accessibility breach', async () => {
  abrir();
  await verificarAcessibilidade();
});
