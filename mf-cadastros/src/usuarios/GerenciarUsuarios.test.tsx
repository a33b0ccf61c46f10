import type { Aprovacao, Usuario } from '@merenda/shared/contratos';
import {
  abrirFiltros,
  conferirHistorico,
  acionar,
  colar,
  esperarDialogo,
  exportarLista,
  problema,
  renderTela,
  simularApi,
  umUsuario,
  vencerConflito,
  verificarAcessibilidade,
  usarFerramenta,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { comUsuarios } from '../teste/usuarios.js';
import GerenciarUsuarios from './GerenciarUsuarios.js';

const VALE = { id: 71, unidadeEducacional: { id: 1, nome: 'ESCOLA VALE VERDE' } };
const ANA: Usuario = {
  id: 5,
  usuario: 'ana',
  email: 'ana@exemplo.test',
  pessoa: {
    id: 50,
    nome: 'ANA LIMA',
    cpf: '52998224725',
    telefone: null,
    celular: '16999990001',
    pessoaTipo: 'NUTRICIONISTA',
    cargo: null,
    cnh: null,
    crn: 'CRN-03/1234',
  },
  permissoes: ['CARDAPIOS', 'PRATOS'],
  estoques: [VALE],
  situacao: 'ATIVO',
  aguardaAprovacao: [],
  versao: 3,
};
const JOSE: Usuario = {
  ...ANA,
  id: 6,
  usuario: 'jose',
  email: 'jose@exemplo.test',
  pessoa: {
    ...ANA.pessoa,
    id: 60,
    nome: 'JOSÉ SÁ',
    cpf: '11144477735',
    pessoaTipo: 'FUNCIONARIO',
    cargo: 'MERENDEIRA',
    crn: null,
  },
  permissoes: [],
  estoques: [],
};

const MARIA: Usuario = {
  ...ANA,
  id: 9,
  usuario: 'inativa',
  pessoa: { ...ANA.pessoa, id: 9, nome: 'MARIA INATIVA' },
};

async function abrir(rotas: Record<string, unknown> = {}, endereco = '/tela') {
  const servidor = simularApi({
    ...comUsuarios([ANA, JOSE]),
    'GET /estoques': [VALE],
    'GET /convencoes/tipos-pessoa': [
      { nome: 'NUTRICIONISTA', descricao: 'Nutricionista' },
      { nome: 'FUNCIONARIO', descricao: 'Funcionário(a)' },
    ],
    'GET /convencoes/cargos': [{ nome: 'MERENDEIRA', descricao: 'Merendeira(o)' }],
    ...rotas,
  });
  const tela = renderTela(<GerenciarUsuarios />, { permissoes: ['USUARIOS'], endereco });
  await screen.findByText(/^2 .*registros$/);
  return { servidor, ...tela };
}

/** From now on the server has these users. */
const agora = (servidor: ReturnType<typeof simularApi>, usuarios: Usuario[]) =>
  Object.entries(comUsuarios(usuarios)).forEach(([rota, resposta]) => servidor.responder(rota, resposta));

async function confirmar(usuario: Awaited<ReturnType<typeof abrir>>['usuario'], pergunta: string) {
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent(pergunta);
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
}

test('lists users with their type in words and finds them by name', async () => {
  const { usuario } = await abrir();
  expect(await screen.findByRole('row', { name: /Ana Lima ana ana@exemplo\.test Nutricionista/ })).toBeInTheDocument();
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'jose');
  await screen.findByText('1 de 2 registros');
  expect(screen.getByRole('row', { name: /José Sá/ })).toBeInTheDocument();
});

test('the rows wait for what the screen has to know of all users, and a failure can be tried again', async () => {
  const { 'GET /usuarios/gestao': gestao, ...pagina } = comUsuarios([ANA, JOSE]);
  const servidor = simularApi({ ...pagina, 'GET /usuarios/gestao': problema(500, 'O banco de dados não respondeu.') });
  const { usuario } = renderTela(<GerenciarUsuarios />, { permissoes: ['USUARIOS'] });
  expect(await screen.findByText('O banco de dados não respondeu.')).toBeInTheDocument();
  servidor.responder('GET /usuarios/gestao', gestao);
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('2 registros')).toBeInTheDocument();
});

test.each(['jose@exemplo', '111.444.777-35', '11144477735'])(
  'finds a user by e-mail or CPF, which stays out of the address: %s',
  async (procurado) => {
    const { usuario, router } = await abrir();
    await abrirFiltros(usuario);
    const campo = screen.getByRole('textbox', { name: 'Usuário, e-mail ou CPF' });
    await usuario.type(campo, procurado);
    expect(await screen.findByText('1 de 2 registros')).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'José Sá' })).toBeInTheDocument();
    await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'jo{Tab}');
    await waitFor(() => expect(router.state.location.search).toBe('?nome=jo'));
    expect(campo).toHaveValue(procurado);
  },
);

test('shows the data, stocks and permissions of a user in words, and the history', async () => {
  const { usuario, servidor } = await abrir();
  await acionar(usuario, 'Exibir', 'Ana Lima');
  const detalhes = await esperarDialogo('Detalhes do Usuário');
  for (const texto of ['529.982.247-25', '(16) 99999-0001', 'CRN-03/1234', 'Escola Vale Verde', 'Cardápios'])
    expect(detalhes).toHaveTextContent(texto);
  expect(within(detalhes).queryByText('Cargo')).not.toBeInTheDocument();
  await conferirHistorico(usuario, servidor, detalhes, 'usuarios/5');
});

test('edits with the version that was read; without a new password none is sent', async () => {
  const { usuario, servidor } = await abrir({ 'PUT /usuarios/5': ANA });
  await acionar(usuario, 'Editar', 'Ana Lima');
  const edicao = within(await esperarDialogo('Edição de Usuário'));
  expect(edicao.getByLabelText('Nova senha')).toHaveValue('');
  await usuario.type(edicao.getByRole('textbox', { name: 'Nome' }), ' souza');
  await usuario.click(await edicao.findByRole('checkbox', { name: 'Escola Vale Verde' }));
  await usuario.click(edicao.getByRole('checkbox', { name: 'Pratos' }));
  await usuario.click(edicao.getByRole('button', { name: 'Salvar' }));
  await confirmar(usuario, 'Deseja realmente atualizar o Usuário?');
  await screen.findByText('Usuário atualizado com sucesso!');
  expect(servidor.de('PUT /usuarios/5')[0]?.corpo).toEqual({
    usuario: 'ana',
    email: 'ana@exemplo.test',
    pessoa: {
      nome: 'ANA LIMA SOUZA',
      cpf: '52998224725',
      telefone: null,
      celular: '16999990001',
      pessoaTipo: 'NUTRICIONISTA',
      crn: 'CRN-03/1234',
    },
    permissoes: ['CARDAPIOS'],
    estoques: [],
    versao: 3,
  });
  await waitFor(() => expect(servidor.de('GET /usuarios/pagina')).toHaveLength(2));
});

test('no user marks a further permission for their own account, alone or among several', async () => {
  const EU: Usuario = { ...ANA, id: 1, permissoes: ['USUARIOS', 'PRATOS'] };
  const { usuario, servidor } = await abrir(comUsuarios([EU, JOSE]));
  await acionar(usuario, 'Editar', 'Ana Lima');
  const dialogo = await esperarDialogo('Edição de Usuário');
  const edicao = within(dialogo);
  expect(edicao.getByText(/^Você não pode dar uma permissão a si mesmo/)).toBeInTheDocument();
  expect(edicao.getByRole('checkbox', { name: 'Cardápios' })).toBeDisabled();
  expect(edicao.getByRole('checkbox', { name: 'Pratos' })).toBeEnabled();
  await usuario.click(edicao.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(dialogo).not.toBeVisible());

  await escolherNaLista(usuario);
  await usuario.click(screen.getByRole('button', { name: 'Alterar acessos' }));
  const janela = within(await esperarDialogo('Alterar acessos de 2 usuários'));
  await usuario.click(janela.getByRole('combobox', { name: 'Permissões' }));
  await usuario.click(await screen.findByTitle('Adicionar'));
  await usuario.click(await janela.findByRole('checkbox', { name: 'Cardápios' }));
  await usuario.click(janela.getByRole('button', { name: 'Salvar' }));
  expect(await janela.findByText(/^Você não pode dar uma permissão a si mesmo/)).toBeInTheDocument();
  expect(servidor.de('PUT /usuarios/acessos')).toEqual([]);
});

test('the change of another user is not overwritten, and the form stays', async () => {
  const mensagem = 'O usuário foi alterado por outra pessoa enquanto você editava.';
  const { usuario } = await abrir({ 'PUT /usuarios/5': problema(409, mensagem) });
  await acionar(usuario, 'Editar', 'Ana Lima');
  const edicao = within(await esperarDialogo('Edição de Usuário'));
  await colar(usuario, edicao.getByLabelText('Nova senha'), 'outra-senha-1');
  await usuario.click(edicao.getByRole('button', { name: 'Salvar' }));
  await confirmar(usuario, 'Deseja realmente atualizar o Usuário?');
  expect(await screen.findByText(mensagem)).toBeInTheDocument();
  expect(edicao.getByLabelText('Nova senha')).toHaveValue('outra-senha-1');
});

test("the typed values can be saved over another user's change, with the current version", async () => {
  const { usuario, servidor } = await abrir();
  await acionar(usuario, 'Editar', 'Ana Lima');
  const edicao = within(await esperarDialogo('Edição de Usuário'));
  await colar(usuario, edicao.getByLabelText('Nova senha'), 'outra-senha-1');
  const corpo = await vencerConflito(usuario, servidor, {
    edicao: 'PUT /usuarios/5',
    leitura: [
      'GET /usuarios/pagina',
      comUsuarios([{ ...ANA, versao: 4, email: 'ana.lima@exemplo.test' }, JOSE])['GET /usuarios/pagina'],
    ],
    salvo: { ...ANA, versao: 5, email: 'ana.lima@exemplo.test' },
  });
  expect(corpo).toMatchObject({ versao: 4, senha: 'outra-senha-1', email: 'ana.lima@exemplo.test' });
});

test('deletes after the question, and says why the last administrator stays', async () => {
  const mensagem =
    'Este é o único usuário com a permissão Usuários e não pode ser excluído. Dê antes a permissão a outra pessoa.';
  const { usuario, servidor } = await abrir({ 'DELETE /usuarios/5': problema(409, mensagem) });
  await acionar(usuario, 'Excluir', 'Ana Lima');
  await confirmar(usuario, 'Deseja realmente excluir o Usuário?');
  expect(await screen.findByText(mensagem)).toBeInTheDocument();
  servidor.responder('DELETE /usuarios/5', undefined);
  agora(servidor, [JOSE]);
  await acionar(usuario, 'Excluir', 'Ana Lima');
  await confirmar(usuario, 'Deseja realmente excluir o Usuário?');
  expect(await screen.findByText('Usuário excluído com sucesso!')).toBeInTheDocument();
  expect(await screen.findByText('1 registro')).toBeInTheDocument();
});

test('brings the units of the school system, and opens the report', async () => {
  const { usuario, router } = await abrir({ 'GET /sistema-escolar/unidades': [] });
  await usuario.click(screen.getByRole('button', { name: 'Buscar unidades' }));
  const busca = within(await esperarDialogo('Buscar unidades'));
  await busca.findByText('Nenhuma unidade encontrada');
  // The cross and the button below.
  await usuario.click(busca.getAllByRole('button', { name: 'Fechar' })[1] as HTMLElement);
  await usuario.click(screen.getByRole('button', { name: 'Relatório' }));
  expect(router.state.location.pathname).toBe('/relatorio/usuarios/false');
});

test('has no accessibility breach, in the list and in its modals', async () => {
  const { usuario } = await abrir();
  await acionar(usuario, 'Exibir', 'Ana Lima');
  const detalhes = await esperarDialogo('Detalhes do Usuário');
  await verificarAcessibilidade();
  await usuario.click(within(detalhes).getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
  await acionar(usuario, 'Editar', 'Ana Lima');
  await esperarDialogo('Edição de Usuário');
  await verificarAcessibilidade();
});

describe('access', () => {
  const verDetalhes = async (rotas: Record<string, unknown>, quem: Usuario) => {
    const tela = await abrir({ ...comUsuarios([quem, JOSE]), ...rotas });
    await acionar(tela.usuario, 'Exibir', 'Ana Lima');
    return { ...tela, detalhes: within(await esperarDialogo('Detalhes do Usuário')) };
  };

  test('an active user is deactivated in the details, which show the new state', async () => {
    const { usuario, servidor, detalhes } = await verDetalhes({}, ANA);
    expect(detalhes.queryByRole('button', { name: 'Reenviar convite' })).not.toBeInTheDocument();
    const desativada: Usuario = { ...ANA, situacao: 'DESATIVADO' };
    servidor.responder('PUT /usuarios/5/desativar', () => {
      agora(servidor, [desativada, JOSE]);
      return desativada;
    });
    await usuario.click(detalhes.getByRole('button', { name: 'Desativar' }));
    await confirmar(usuario, 'Deseja realmente desativar o Usuário?');
    expect(await screen.findByText('Usuário desativado com sucesso!')).toBeInTheDocument();
    expect(await detalhes.findByText('Inativo')).toBeInTheDocument();

    servidor.responder('PUT /usuarios/5/reativar', () => {
      agora(servidor, [ANA, JOSE]);
      return ANA;
    });
    await usuario.click(detalhes.getByRole('button', { name: 'Reativar' }));
    await confirmar(usuario, 'Deseja realmente reativar o Usuário?');
    expect(await detalhes.findByText('Ativo')).toBeInTheDocument();
  });

  test('a user without a password is marked in the list and can be invited again', async () => {
    const convidada: Usuario = { ...ANA, situacao: 'CONVIDADO' };
    const { usuario, servidor, detalhes } = await verDetalhes({ 'POST /usuarios/5/convite': undefined }, convidada);
    expect(screen.getByRole('row', { name: /Ana Lima .* Convite pendente/, hidden: true })).toBeInTheDocument();
    await usuario.click(detalhes.getByRole('button', { name: 'Reenviar convite' }));
    await confirmar(usuario, 'Deseja realmente enviar um convite para ana@exemplo.test?');
    expect(await screen.findByText('Convite enviado para ana@exemplo.test.')).toBeInTheDocument();
    expect(servidor.de('POST /usuarios/5/convite')).toHaveLength(1);
  });

  test('a user is duplicated on the registration screen', async () => {
    const { usuario, router, detalhes } = await verDetalhes({}, ANA);
    await usuario.click(detalhes.getByRole('button', { name: 'Duplicar' }));
    expect(router.state.location).toMatchObject({ pathname: '/cadastrar-usuario', search: '?duplicar=5' });
  });
});

test('inactive users are listed on request, and are no part of the list before', async () => {
  const { usuario } = await abrir(comUsuarios([ANA, JOSE, { ...MARIA, situacao: 'DESATIVADO' }]));
  expect(screen.queryByText('Maria Inativa')).not.toBeInTheDocument();
  await abrirFiltros(usuario);
  await usuario.click(screen.getByRole('combobox', { name: 'Situação' }));
  await usuario.click(await screen.findByTitle('Inativos'));
  expect(await screen.findByText('Maria Inativa')).toBeInTheDocument();
  expect(screen.queryByText('Ana Lima')).not.toBeInTheDocument();
});

test('several users are deactivated; one who is already stays, with the reason', async () => {
  const desativado: Usuario = { ...JOSE, situacao: 'DESATIVADO' };
  const { usuario, servidor } = await abrir(
    { ...comUsuarios([ANA, desativado]), 'PUT /usuarios/5/desativar': { ...ANA, situacao: 'DESATIVADO' } },
    '/tela?situacao=TODOS',
  );
  await escolherNaLista(usuario);
  await usuario.click(screen.getByRole('button', { name: 'Desativar' }));
  await confirmar(usuario, 'Deseja realmente desativar 1 usuário?');
  const resultado = within(await esperarDialogo('1 usuário não foi desativado'));
  expect(resultado.getByRole('listitem')).toHaveTextContent('José Sá: Já está desativado.');
  expect(screen.getByText('1 usuário desativado com sucesso!')).toBeInTheDocument();
  expect(servidor.de('PUT /usuarios/5/desativar')).toHaveLength(1);
});

describe('what waits for an approval', () => {
  const aprovacao = (mudanca: Partial<Aprovacao>): Aprovacao => ({
    id: 31,
    ato: 'DAR_USUARIOS',
    pedidaPor: { id: 9, nome: 'MARIA SOUZA' },
    pedidaEm: '25/11/2026 08:30',
    valeAte: '02/12/2026',
    efeitoEm: null,
    ...mudanca,
  });
  const aguardando = (usuario: Usuario, mudanca: Partial<Aprovacao> = {}): Usuario => ({
    ...usuario,
    aguardaAprovacao: [aprovacao(mudanca)],
  });
  /** The user of the session has the id 1. */
  const EU = { id: 1, nome: 'EU MESMA' };
  const esperam = () => within(screen.getByRole('list', { name: 'Esperam aprovação' }));

  test('is above the list with what the user may do about it; nothing is there when nothing waits', async () => {
    await abrir({
      ...comUsuarios([aguardando(ANA), aguardando(JOSE, { id: 32, ato: 'DESATIVAR', pedidaPor: EU })]),
    });
    const [dela, minha] = esperam().getAllByRole('listitem');
    expect(dela).toHaveTextContent(
      'Maria Souza pede que Ana Lima receba a permissão Usuários.Usuário ana, ana@exemplo.test. Pedido em 25/11/2026 08:30; vale até 02/12/2026.AprovarRecusar',
    );
    expect(minha).toHaveTextContent(/^Eu Mesma pede a desativação de José Sá\..*Retirar pedido$/);
    expect(await screen.findByRole('row', { name: /Ana Lima .*Espera aprovação/ })).toBeInTheDocument();
    await verificarAcessibilidade();
  });

  test('is approved after a question, which says what happens', async () => {
    const { usuario, servidor } = await abrir(comUsuarios([aguardando(ANA), JOSE]));
    servidor.responder('PUT /aprovacoes/31/aprovar', () => {
      agora(servidor, [ANA, JOSE]);
      return ANA;
    });
    await usuario.click(esperam().getByRole('button', { name: 'Aprovar' }));
    await confirmar(usuario, 'Deseja realmente aprovar que Ana Lima receba a permissão Usuários?');
    expect(await screen.findByText('Pedido aprovado com sucesso!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Esperam aprovação')).not.toBeInTheDocument());
  });

  test('is marked in the form; after the edit a message lists the acts that wait and those that were withdrawn', async () => {
    const { usuario, servidor } = await abrir(comUsuarios([aguardando(ANA), JOSE]));
    servidor.responder('PUT /usuarios/5', ANA);
    await acionar(usuario, 'Editar', 'Ana Lima');
    const edicao = within(await esperarDialogo('Edição de Usuário'));
    expect(edicao.getByText(/^A permissão Usuários espera aprovação/)).toBeInTheDocument();
    await usuario.click(edicao.getByRole('checkbox', { name: 'Usuários', checked: true }));
    await usuario.click(edicao.getByRole('button', { name: 'Salvar' }));
    await confirmar(usuario, 'Deseja realmente atualizar o Usuário?');
    expect(
      await screen.findByText('Usuário atualizado com sucesso! O pedido da permissão Usuários foi retirado.'),
    ).toBeInTheDocument();

    servidor.responder('PUT /usuarios/6', aguardando(JOSE));
    await acionar(usuario, 'Editar', 'José Sá');
    const outra = within(await esperarDialogo('Edição de Usuário'));
    await usuario.click(outra.getByRole('button', { name: 'Salvar' }));
    await confirmar(usuario, 'Deseja realmente atualizar o Usuário?');
    expect(await screen.findByText(/^Usuário atualizado com sucesso! A permissão Usuários espera/)).toBeInTheDocument();
  });

  describe('without a third person', () => {
    const comPrazo = (usuario: Usuario, pedidaPor = { id: 9, nome: 'MARIA SOUZA' }): Usuario =>
      aguardando(usuario, { ato: 'DESATIVAR', pedidaPor, efeitoEm: '02/12/2026 08:30' });
    const MINHA: Usuario = { ...ANA, id: 1 };

    test('the person reads until when to object, and objects or confirms', async () => {
      const { usuario, servidor } = await abrir(comUsuarios([comPrazo(MINHA), JOSE]));
      expect(esperam().getByRole('listitem')).toHaveTextContent(
        /será cumprido em 02\/12\/2026 08:30, se você não se opuser antes\.Opor-seConfirmar$/,
      );
      await verificarAcessibilidade();
      servidor.responder('PUT /aprovacoes/31/recusar', () => {
        agora(servidor, [MINHA, JOSE]);
        return MINHA;
      });
      await usuario.click(esperam().getByRole('button', { name: 'Opor-se' }));
      await confirmar(usuario, 'Deseja realmente se opor? Maria Souza pede a desativação de Ana Lima.');
      expect(await screen.findByText('Oposição registrada com sucesso!')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByText('Esperam aprovação')).not.toBeInTheDocument());
    });

    test('the author of a request sees what happens when, and may only withdraw it; the deletion tells what it waits for', async () => {
      const espera = comPrazo(ANA, EU);
      const { usuario } = await abrir({ ...comUsuarios([espera, JOSE]), 'DELETE /usuarios/5': espera });
      expect(esperam().getByRole('listitem')).toHaveTextContent(
        /será cumprido em 02\/12\/2026 08:30, se a pessoa não se opuser antes\. .*Retirar pedido$/,
      );
      await acionar(usuario, 'Excluir', 'Ana Lima');
      await confirmar(usuario, 'Deseja realmente excluir o Usuário?');
      expect(
        await screen.findByText(
          'A desativação só acontece quando a própria pessoa confirmar, ou em 7 dias, se ela não se opuser. Ela recebe um e-mail.',
        ),
      ).toBeInTheDocument();
    });
  });

  test('is not called done: the deletion of one user, and of several', async () => {
    const espera = aguardando(ANA, { ato: 'DESATIVAR', pedidaPor: EU });
    const { usuario } = await abrir({ 'DELETE /usuarios/5': espera, 'DELETE /usuarios/6': undefined });
    await acionar(usuario, 'Excluir', 'Ana Lima');
    await confirmar(usuario, 'Deseja realmente excluir o Usuário?');
    const frase = 'A desativação espera a aprovação de outra pessoa com a permissão Usuários.';
    expect(await screen.findByText(frase)).toBeInTheDocument();

    await escolherNaLista(usuario);
    await usuario.click(screen.getByRole('button', { name: 'Excluir' }));
    await confirmar(usuario, 'Deseja realmente excluir 2 usuários?');
    const resultado = within(await esperarDialogo('1 usuário não foi excluído'));
    expect(resultado.getByRole('listitem')).toHaveTextContent(`Ana Lima: ${frase}`);
  });

  test('by what another holder gets in is locked in the form, with the reason', async () => {
    const gestores = [ANA, JOSE].map((um): Usuario => ({ ...um, permissoes: ['USUARIOS'] }));
    const { usuario } = await abrir(comUsuarios(gestores));
    await acionar(usuario, 'Editar', 'Ana Lima');
    const edicao = within(await esperarDialogo('Edição de Usuário'));
    expect(edicao.getByText(/^Esta pessoa tem a permissão Usuários/)).toBeInTheDocument();
    for (const campo of ['Usuário', 'E-mail', 'CPF', 'Nova senha']) expect(edicao.getByLabelText(campo)).toBeDisabled();
    expect(edicao.getByRole('textbox', { name: 'Nome' })).toBeEnabled();
  });
});

/** Selects all users. */
async function escolherNaLista(usuario: UserEvent): Promise<void> {
  await usarFerramenta(usuario, 'Selecionar');
  await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar todos' }));
}

describe('access of several users', () => {
  const escolherTodos = async (rotas: Record<string, unknown> = {}) => {
    const tela = await abrir(rotas);
    await escolherNaLista(tela.usuario);
    await tela.usuario.click(screen.getByRole('button', { name: 'Alterar acessos' }));
    return { ...tela, janela: within(await esperarDialogo('Alterar acessos de 2 usuários')) };
  };
  const adicionarPratos = async ({ usuario, janela }: Awaited<ReturnType<typeof escolherTodos>>) => {
    await usuario.click(janela.getByRole('combobox', { name: 'Permissões' }));
    await usuario.click(await screen.findByTitle('Adicionar'));
    await usuario.click(await janela.findByRole('checkbox', { name: 'Pratos' }));
  };

  test('the preview lists the changes by user, and each user is sent with its version', async () => {
    const tela = await escolherTodos({ 'PUT /usuarios/acessos': [] });
    const { usuario, servidor, janela } = tela;
    expect(janela.getByText('Nada muda para os usuários escolhidos.')).toBeInTheDocument();
    await adicionarPratos(tela);
    // ANA has it already.
    expect(await janela.findByText('O que muda, em 1 de 2:')).toBeInTheDocument();
    expect(janela.getByRole('row', { name: 'José Sá Pratos ---' })).toBeInTheDocument();
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }));
    await confirmar(usuario, 'Deseja realmente alterar os acessos de 1 usuário?');
    await screen.findByText('Acessos alterados com sucesso!');
    expect(servidor.de('PUT /usuarios/acessos')[0]?.corpo).toEqual({
      usuarios: [
        { id: 5, versao: 3 },
        { id: 6, versao: 3 },
      ],
      permissoes: { modo: 'ADICIONAR', marcados: ['PRATOS'] },
    });
    expect(servidor.de('PUT /usuarios/acessos')[0]?.headers.get('Idempotency-Key')).not.toBeNull();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Selecionar Ana Lima' })).not.toBeChecked());
  });

  test('units are taken from several users', async () => {
    const { usuario, servidor } = await abrir({ 'PUT /usuarios/acessos': [] });
    await escolherNaLista(usuario);
    await usuario.click(screen.getByRole('button', { name: 'Desvincular unidades' }));
    const janela = within(await esperarDialogo('Desvincular unidades de 2 usuários'));
    await usuario.click(await janela.findByRole('checkbox', { name: /Escola/ }));
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }));
    await confirmar(usuario, 'Deseja realmente alterar os acessos de 1 usuário?');
    await screen.findByText('Acessos alterados com sucesso!');
    expect(servidor.de('PUT /usuarios/acessos')[0]?.corpo).toMatchObject({
      estoques: { modo: 'REMOVER', marcados: [{ id: 71 }] },
    });
  });

  test('a change of nothing is not sent', async () => {
    const { usuario, servidor, janela } = await escolherTodos();
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }));
    expect(await janela.findByText('Escolha o que muda: as permissões ou os estoques.')).toBeInTheDocument();
    await usuario.click(janela.getByRole('combobox', { name: 'Estoques (unidades educacionais)' }));
    await usuario.click(await screen.findByTitle('Remover'));
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }));
    expect(await janela.findByText('Escolha ao menos uma unidade.')).toBeInTheDocument();
    expect(servidor.de('PUT /usuarios/acessos')).toHaveLength(0);
  });

  test('a change without an effect is not sent', async () => {
    const tela = await escolherTodos(comUsuarios([ANA, { ...JOSE, permissoes: ['PRATOS'] }]));
    await adicionarPratos(tela);
    await tela.usuario.click(tela.janela.getByRole('button', { name: 'Salvar' }));
    // In the preview and at the field.
    await waitFor(() => expect(tela.janela.getAllByText('Nada muda para os usuários escolhidos.')).toHaveLength(2));
    expect(tela.servidor.de('PUT /usuarios/acessos')).toHaveLength(0);
  });

  test('a refusal because one changed reads the list again: the preview shows the users as they are now', async () => {
    const recusa = 'Alterados por outra pessoa enquanto você editava: JOSÉ SÁ. Confira e tente de novo.';
    const tela = await escolherTodos({ 'PUT /usuarios/acessos': problema(409, recusa) });
    const { usuario, servidor, janela } = tela;
    await adicionarPratos(tela);
    agora(servidor, [ANA, { ...JOSE, permissoes: ['PRATOS'], versao: 4 }]);
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }));
    await confirmar(usuario, 'Deseja realmente alterar os acessos de 1 usuário?');
    expect(await screen.findByText(recusa)).toBeInTheDocument();
    expect(await janela.findByText('Nada muda para os usuários escolhidos.')).toBeInTheDocument();
  });

  test('has no accessibility breach', async () => {
    const tela = await escolherTodos();
    await adicionarPratos(tela);
    await verificarAcessibilidade();
  });
});

describe('of more than a hundred users', () => {
  const muitos = Array.from({ length: 130 }, (_, n) =>
    umUsuario({
      id: n + 1,
      usuario: `login${n + 1}`,
      email: `pessoa${n + 1}@exemplo.test`,
      pessoa: { ...ANA.pessoa, id: n + 1, nome: `PESSOA ${n + 1}` },
      situacao: n < 10 ? 'DESATIVADO' : 'ATIVO',
    }),
  );

  async function abrirMuitos(usuarios: Usuario[] = muitos, endereco = '') {
    const servidor = simularApi({
      ...comUsuarios(usuarios),
      'GET /estoques': [],
      'GET /convencoes/tipos-pessoa': [{ nome: 'NUTRICIONISTA', descricao: 'Nutricionista' }],
    });
    const tela = renderTela(<GerenciarUsuarios />, {
      permissoes: ['USUARIOS'],
      rota: '/gerenciar-usuarios',
      endereco: `/gerenciar-usuarios${endereco}`,
    });
    await screen.findByText('120 de 130 registros');
    return { servidor, ...tela };
  }
  const ultimaBusca = (servidor: ReturnType<typeof simularApi>) => servidor.de('GET /usuarios/pagina').at(-1)?.busca;

  test('the server finds, sorts and pages the rows; what may be a document is searched, and stays out of the address', async () => {
    const { usuario, servidor, router } = await abrirMuitos();
    await abrirFiltros(usuario);
    await colar(usuario, screen.getByRole('textbox', { name: 'Usuário, e-mail ou CPF' }), 'login12');
    expect(await screen.findByText('11 de 130 registros')).toBeInTheDocument();
    await usuario.click(screen.getByRole('columnheader', { name: /E-mail/ }));
    const pedida = { busca: 'login12', situacao: 'ATIVOS', ordem: 'e-mail', sentido: 'CRESCENTE' };
    await waitFor(() => expect(ultimaBusca(servidor)).toEqual({ ...pedida, porPagina: '20', pular: '0' }));
    expect(router.state.location.search).toBe('?ordem=e-mail');
    expect(await exportarLista(usuario, servidor, 'usuarios')).toEqual({ formato: 'CSV', busca: pedida });
    await usuario.click(screen.getByRole('combobox', { name: 'Situação' }));
    await usuario.click(await screen.findByTitle('Ativos e inativos'));
    await waitFor(() => expect(ultimaBusca(servidor)).toMatchObject({ busca: 'login12', situacao: 'TODOS' }));
  });

  test('the record of the address is on no page, and stays open when it leaves the list', async () => {
    const { usuario, servidor } = await abrirMuitos(muitos, '?exibir=130');
    const detalhes = await esperarDialogo('Detalhes do Usuário');
    expect(within(detalhes).getByText('Pessoa 130')).toBeInTheDocument();
    const desativada = umUsuario({ ...muitos[129]!, situacao: 'DESATIVADO' });
    servidor.responder('PUT /usuarios/130/desativar', () => {
      agora(servidor, [...muitos.slice(0, 129), desativada]);
      return desativada;
    });
    await usuario.click(within(detalhes).getByRole('button', { name: 'Desativar' }));
    await confirmar(usuario, 'Deseja realmente desativar o Usuário?');
    expect(await within(detalhes).findByText('Inativo')).toBeInTheDocument();
    expect(await screen.findByText('119 de 130 registros')).toBeInTheDocument();
    expect(detalhes).toBeVisible();
  });

  test('those who were selected in two searches are changed together, as they are now', async () => {
    const { usuario, servidor } = await abrirMuitos();
    await usarFerramenta(usuario, 'Selecionar');
    const nome = screen.getByRole('textbox', { name: 'Nome' });
    for (const qual of ['Pessoa 77', 'Pessoa 130']) {
      await usuario.clear(nome);
      await colar(usuario, nome, qual);
      await usuario.click(await screen.findByRole('checkbox', { name: `Selecionar ${qual}` }));
    }
    agora(
      servidor,
      muitos.map((um) => (um.id === 77 ? { ...um, versao: 8 } : um)),
    );
    servidor.responder('PUT /usuarios/acessos', []);
    await usuario.click(screen.getByRole('button', { name: 'Alterar acessos' }));
    const janela = within(await esperarDialogo('Alterar acessos de 2 usuários'));
    await usuario.click(await janela.findByRole('combobox', { name: 'Permissões' }));
    await usuario.click(await screen.findByTitle('Adicionar'));
    await usuario.click(await janela.findByRole('checkbox', { name: 'Pratos' }));
    expect(await janela.findByRole('row', { name: 'Pessoa 77 Pratos ---' })).toBeInTheDocument();
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }));
    await confirmar(usuario, 'Deseja realmente alterar os acessos de 2 usuários?');
    await screen.findByText('Acessos alterados com sucesso!');
    expect(servidor.de('PUT /usuarios/acessos')[0]?.corpo).toMatchObject({
      usuarios: [
        { id: 77, versao: 8 },
        { id: 130, versao: 1 },
      ],
    });
  });

  test('the waiting acts and the managers are those of all users', async () => {
    const aprovacao: Aprovacao = {
      id: 31,
      ato: 'DESATIVAR',
      pedidaPor: { id: 129, nome: 'PESSOA 129' },
      pedidaEm: '25/11/2026 08:30',
      valeAte: '02/12/2026',
      efeitoEm: null,
    };
    const { usuario } = await abrirMuitos(
      muitos.map((um) => ({
        ...um,
        permissoes: [11, 129, 130].includes(um.id) ? ['USUARIOS'] : [],
        aguardaAprovacao: um.id === 130 ? [aprovacao] : [],
      })),
    );
    expect(screen.getByRole('list', { name: 'Esperam aprovação' })).toHaveTextContent(
      'Pessoa 129 pede a desativação de Pessoa 130.',
    );
    await acionar(usuario, 'Editar', 'Pessoa 11');
    const edicao = within(await esperarDialogo('Edição de Usuário'));
    expect(edicao.getByText(/^Esta pessoa tem a permissão Usuários/)).toBeInTheDocument();
  });
});
