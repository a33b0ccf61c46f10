import {
  colar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  umUsuario,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { comUsuarios } from '../teste/usuarios.js';
import CadastroUsuario from './CadastroUsuario.js';

const ESTOQUES = [
  { id: 71, unidadeEducacional: { id: 1, nome: 'ESCOLA VALE VERDE' } },
  { id: 70, unidadeEducacional: { id: 2, nome: 'ESCOLA ACÁCIAS' } },
];
const TIPOS = [
  { nome: 'FUNCIONARIO', descricao: 'Funcionário(a)' },
  { nome: 'MOTORISTA', descricao: 'Motorista' },
  { nome: 'NUTRICIONISTA', descricao: 'Nutricionista' },
  { nome: 'VOLUNTARIO', descricao: 'Voluntário' },
];

async function abrir(rotas: Record<string, unknown> = {}, endereco?: string) {
  const servidor = simularApi({
    'GET /estoques': ESTOQUES,
    'GET /convencoes/tipos-pessoa': TIPOS,
    'GET /convencoes/cargos': [{ nome: 'MERENDEIRA', descricao: 'Merendeira(o)' }],
    ...rotas,
  });
  const tela = renderTela(<CadastroUsuario />, { permissoes: ['USUARIOS'], endereco });
  await screen.findByRole('checkbox', { name: 'Escola Acácias' });
  return { servidor, ...tela };
}

type Usuario = Awaited<ReturnType<typeof abrir>>['usuario'];

const campo = (name: string) => screen.getByRole('textbox', { name });
const lista = (name: string) => within(screen.getByRole('group', { name }));

async function escolher(usuario: Usuario, combo: string, opcao: string) {
  await usuario.click(screen.getByRole('combobox', { name: combo }));
  await usuario.click(await screen.findByTitle(opcao));
}

/** Everything that is required, apart from the field of the person type. */
async function preencher(usuario: Usuario, tipo: string) {
  await colar(usuario, campo('Nome'), 'ana lima');
  await colar(usuario, campo('E-mail'), 'ana@exemplo.test');
  await usuario.type(campo('Usuário'), 'ana');
  await colar(usuario, screen.getByLabelText('Senha'), 'café-com-merenda');
  await colar(usuario, campo('CPF'), '52998224725');
  await escolher(usuario, 'Tipo de pessoa', tipo);
}

async function cadastrar(usuario: Usuario) {
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent('Deseja realmente cadastrar o Usuário?');
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
}

test('a user is registered with the checked permissions, and the form is empty again', async () => {
  const { usuario, servidor } = await abrir({ 'POST /usuarios': umUsuario() });
  await preencher(usuario, 'Funcionário(a)');
  await usuario.type(campo('Celular'), '16999990001');
  await escolher(usuario, 'Cargo', 'Merendeira(o)');
  await usuario.click(lista('Estoques').getByRole('checkbox', { name: 'Escola Vale Verde' }));
  await usuario.click(lista('Permissões').getByRole('checkbox', { name: 'Cardápios' }));
  await cadastrar(usuario);
  expect(await screen.findByText('Usuário cadastrado com sucesso!')).toBeInTheDocument();
  expect(servidor.de('POST /usuarios')[0]?.corpo).toEqual({
    usuario: 'ana',
    email: 'ana@exemplo.test',
    senha: 'café-com-merenda',
    pessoa: {
      nome: 'ANA LIMA',
      cpf: '52998224725',
      celular: '16999990001',
      pessoaTipo: 'FUNCIONARIO',
      cargo: 'MERENDEIRA',
    },
    estoques: [{ id: 71 }],
    permissoes: ['CARDAPIOS'],
  });
  expect(campo('Nome')).toHaveValue('');
  expect(screen.getByRole('checkbox', { name: 'Escola Vale Verde' })).not.toBeChecked();
});

test.each([
  ['Motorista', 'CNH', '12345678901', { pessoaTipo: 'MOTORISTA', cnh: '12345678901' }],
  ['Nutricionista', 'CRN', '031234', { pessoaTipo: 'NUTRICIONISTA', crn: 'CRN-03/1234' }],
])('%s is asked for a %s of its own', async (tipo, rotulo, digitado, enviado) => {
  const { usuario, servidor } = await abrir({ 'POST /usuarios': umUsuario() });
  await preencher(usuario, tipo);
  expect(screen.queryByRole('combobox', { name: 'Cargo' })).not.toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  await waitFor(() => expect(campo(rotulo)).toHaveAccessibleDescription(/Campo obrigatório\./));
  await usuario.type(campo(rotulo), digitado);
  await cadastrar(usuario);
  await screen.findByText('Usuário cadastrado com sucesso!');
  expect(servidor.de('POST /usuarios')[0]?.corpo).toMatchObject({ pessoa: enviado });
});

test('a type that the list adds asks for nothing more', async () => {
  const { usuario, servidor } = await abrir({ 'POST /usuarios': umUsuario() });
  await preencher(usuario, 'Voluntário');
  await cadastrar(usuario);
  await screen.findByText('Usuário cadastrado com sucesso!');
  expect(servidor.de('POST /usuarios')[0]?.corpo).toMatchObject({ pessoa: { pessoaTipo: 'VOLUNTARIO' } });
});

test('every required field is named, and nothing is sent', async () => {
  const { usuario, servidor } = await abrir();
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  // Name, e-mail, username, password, CPF and person type.
  await waitFor(() => expect(screen.getAllByText('Campo obrigatório.')).toHaveLength(6));
  // Below the form, and as a notice.
  await waitFor(() => expect(screen.getAllByText('Campos com * são obrigatórios')).toHaveLength(2));
  expect(servidor.de('POST /usuarios')).toHaveLength(0);
});

test('each error is shown at its field', async () => {
  const { usuario, servidor } = await abrir();
  await usuario.type(campo('E-mail'), 'ana@');
  await colar(usuario, campo('Usuário'), 'ana lima');
  await colar(usuario, screen.getByLabelText('Senha'), '1234567');
  await colar(usuario, campo('CPF'), '52998224726');
  await usuario.type(campo('Celular'), '1633990001');
  await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
  // Each field is checked by itself: the errors come one by one.
  await waitFor(() => {
    expect(campo('CPF')).toHaveAccessibleDescription(/CPF inválido\./);
    expect(campo('E-mail')).toHaveAccessibleDescription(/E-mail inválido\./);
    expect(campo('Usuário')).toHaveAccessibleDescription(/O nome de usuário não pode ter espaços\./);
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(/Use no mínimo 8 caracteres\./);
    expect(campo('Celular')).toHaveAccessibleDescription(/Celular inválido\./);
  });
  expect(servidor.de('POST /usuarios')).toHaveLength(0);
});

test('a role checks what it usually needs; each mark can be changed, and all be selected', async () => {
  const { usuario } = await abrir();
  const permissoes = lista('Permissões');
  const marcadas = () =>
    permissoes
      .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
      .map((caixa) => caixa.labels?.[0]?.textContent);
  await usuario.click(screen.getByRole('button', { name: 'Comprador(a)' }));
  expect(marcadas()).toEqual(['Itens', 'Produtos', 'Fornecedores', 'Licitações e contratos', 'Solicitações de compra']);
  await usuario.click(screen.getByRole('button', { name: 'Estoquista' }));
  expect(marcadas()).toEqual(['Solicitações de compra', 'Estoques']);
  await usuario.click(permissoes.getByRole('checkbox', { name: 'Estoques' }));
  expect(marcadas()).toEqual(['Solicitações de compra']);
  await usuario.click(permissoes.getByRole('checkbox', { name: 'Selecionar todas' }));
  expect(permissoes.getByText('13 de 13')).toBeInTheDocument();
  // A cook's screens ask for no permission: none is checked, and a text explains why.
  await usuario.click(screen.getByRole('button', { name: 'Merendeira(o)' }));
  expect(permissoes.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  expect(
    screen.getByText(/^Sem nenhuma permissão marcada, o usuário abre apenas o calendário, a execução e o histórico/),
  ).toBeInTheDocument();
});

test('all units are selected at once', async () => {
  const { usuario } = await abrir();
  await usuario.click(lista('Estoques').getByRole('checkbox', { name: 'Selecionar todos' }));
  expect(lista('Estoques').getByText('2 de 2')).toBeInTheDocument();
});

test('a user who is registered already is reported at the field, and the typed values stay', async () => {
  const repetido = { campo: 'pessoa.cpf', mensagem: 'Já existe uma pessoa com este CPF.' };
  const { usuario } = await abrir({ 'POST /usuarios': problema(409, repetido.mensagem, [repetido]) });
  await preencher(usuario, 'Voluntário');
  await cadastrar(usuario);
  await waitFor(() => expect(campo('CPF')).toHaveAccessibleDescription(/Já existe uma pessoa com este CPF\./));
  expect(campo('Nome')).toHaveValue('ANA LIMA');
  expect(screen.getByLabelText('Senha')).toHaveValue('café-com-merenda');
});

test('units that do not load are asked for again, without losing the form', async () => {
  const servidor = simularApi({ 'GET /estoques': problema(500, 'Falhou.'), 'GET /convencoes/tipos-pessoa': TIPOS });
  const { usuario } = renderTela(<CadastroUsuario />, { permissoes: ['USUARIOS'] });
  await usuario.type(campo('Nome'), 'ana');
  const tentar = await screen.findByRole('button', { name: 'Tentar novamente' });
  servidor.responder('GET /estoques', ESTOQUES);
  await usuario.click(tentar);
  expect(await screen.findByRole('checkbox', { name: 'Escola Acácias' })).toBeInTheDocument();
  expect(campo('Nome')).toHaveValue('ANA');
});

test('has no accessibility breach', async () => {
  const { usuario } = await abrir();
  await escolher(usuario, 'Tipo de pessoa', 'Motorista');
  await verificarAcessibilidade();
});

describe('an invitation', () => {
  const comConvite = async (rotas: Record<string, unknown>) => {
    const tela = await abrir({ 'POST /usuarios': umUsuario({ id: 8, situacao: 'CONVIDADO' }), ...rotas });
    await preencher(tela.usuario, 'Voluntário');
    await tela.usuario.click(screen.getByRole('checkbox', { name: 'Enviar convite por e-mail' }));
    expect(screen.queryByLabelText('Senha')).not.toBeInTheDocument();
    await cadastrar(tela.usuario);
    return tela;
  };

  test('the user is registered without a password and invited, even if one was typed before', async () => {
    const { servidor } = await comConvite({ 'POST /usuarios/8/convite': undefined });
    expect(await screen.findByText('Convite enviado para ana@exemplo.test.')).toBeInTheDocument();
    expect(await screen.findByText('Usuário cadastrado com sucesso!')).toBeInTheDocument();
    expect(servidor.de('POST /usuarios')[0]?.corpo).not.toHaveProperty('senha');
    expect(servidor.de('POST /usuarios')[0]?.corpo).toMatchObject({ convite: true });
    expect(servidor.de('POST /usuarios/8/convite')).toHaveLength(1);
  });

  test('a message that cannot be sent does not undo the registration, and says where to send it again', async () => {
    await comConvite({ 'POST /usuarios/8/convite': problema(503, 'O convite não pôde ser enviado.') });
    expect(await screen.findByText(/Convite não enviado\. Reenvie em Gerenciar Usuários/)).toBeInTheDocument();
    expect(screen.getByText('O convite não pôde ser enviado.')).toBeInTheDocument();
    expect(await screen.findByText('Usuário cadastrado com sucesso!')).toBeInTheDocument();
    expect(campo('Nome')).toHaveValue('');
  });
});

describe('a duplicate', () => {
  const ANA = umUsuario({
    id: 5,
    usuario: 'ana',
    email: 'ana@exemplo.test',
    permissoes: ['CARDAPIOS'],
    estoques: ESTOQUES.slice(0, 1),
    pessoa: {
      ...umUsuario().pessoa,
      nome: 'ANA LIMA',
      cpf: '52998224725',
      celular: '16999990001',
      pessoaTipo: 'FUNCIONARIO',
      cargo: 'MERENDEIRA',
    },
  });

  test('begins with type, position, stocks and permissions of the other user, and without its identity', async () => {
    const { usuario, servidor } = await abrir({ ...comUsuarios([ANA]), 'POST /usuarios': ANA }, '/tela?duplicar=5');
    expect(screen.getByText('Tipo de pessoa, cargo, estoques e permissões vieram de Ana Lima.')).toBeInTheDocument();
    for (const vazio of ['Nome', 'E-mail', 'Usuário', 'CPF', 'Telefone', 'Celular'])
      expect(campo(vazio)).toHaveValue('');
    expect(screen.getByLabelText('Senha')).toHaveValue('');
    await waitFor(() => expect(campo('Nome')).toHaveFocus());

    await colar(usuario, campo('Nome'), 'bia souza');
    await colar(usuario, campo('E-mail'), 'bia@exemplo.test');
    await usuario.type(campo('Usuário'), 'bia');
    await colar(usuario, screen.getByLabelText('Senha'), 'café-com-merenda');
    await colar(usuario, campo('CPF'), '11144477735');
    await cadastrar(usuario);
    await screen.findByText('Usuário cadastrado com sucesso!');
    expect(servidor.de('POST /usuarios')[0]?.corpo).toEqual({
      usuario: 'bia',
      email: 'bia@exemplo.test',
      senha: 'café-com-merenda',
      pessoa: { nome: 'BIA SOUZA', cpf: '11144477735', pessoaTipo: 'FUNCIONARIO', cargo: 'MERENDEIRA' },
      estoques: [{ id: 71 }],
      permissoes: ['CARDAPIOS'],
    });
  });

  test('the next one begins with the same access', async () => {
    const { usuario } = await abrir(comUsuarios([ANA]), '/tela?duplicar=5');
    await colar(usuario, campo('Nome'), 'bia souza');
    await usuario.click(screen.getByRole('checkbox', { name: 'Escola Vale Verde' }));
    await usuario.click(screen.getByRole('button', { name: 'Limpar' }));
    await usuario.click(within(await esperarDialogo('Aviso')).getByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(campo('Nome')).toHaveValue(''));
    expect(screen.getByRole('checkbox', { name: 'Escola Vale Verde' })).toBeChecked();
  });

  test('a user that is not there any more is named as such, with the way to the others', async () => {
    simularApi(comUsuarios([]));
    renderTela(<CadastroUsuario />, { permissoes: ['USUARIOS'], endereco: '/tela?duplicar=5' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Usuário não encontrado');
    expect(screen.getByRole('link', { name: 'Ver usuários' })).toHaveAttribute('href', '/gerenciar-usuarios');
  });
});
