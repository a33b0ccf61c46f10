import { useSessao } from '@merenda/shared';
import type { DadosCadastrais as Dados, Sessao } from '@merenda/shared/contratos';
import {
  colar,
  problema,
  renderTela,
  simularApi,
  umaNotificacao,
  vencerConflito,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import DadosCadastrais from './DadosCadastrais.js';

const LER = 'GET /pessoas/1';
const GRAVAR = 'PUT /pessoas/1';
const DADOS: Dados = {
  usuario: 'maria',
  email: 'maria@exemplo.test',
  versao: 3,
  pessoa: {
    id: 1,
    nome: 'MARIA DA SILVA',
    cpf: '52998224725',
    telefone: null,
    celular: '16999990001',
    pessoaTipo: 'FUNCIONARIO',
    cargo: 'GESTOR',
    cnh: null,
    crn: null,
  },
};
const alterados = (mudanca: Partial<Dados> = {}, token: string | null = null) => ({
  ...DADOS,
  versao: 4,
  ...mudanca,
  token,
});

const SESSOES = 'GET /sessoes';
const ESTA: Sessao = {
  id: 'aaaaaaaaaaaa',
  aparelho: 'Firefox no Linux',
  endereco: '10.0.0.7',
  abertaEm: '25/11/2026 08:00',
  usadaEm: '25/11/2026 09:30',
  atual: true,
  alcance: 'TUDO',
};
const CELULAR: Sessao = { ...ESTA, id: 'bbbbbbbbbbbb', aparelho: 'Chrome no Android', endereco: null, atual: false };

/** The user's data with two sessions and no second factor. */
const simular = (rotas: Record<string, unknown>) =>
  simularApi({
    [SESSOES]: [ESTA, CELULAR],
    'GET /pins': [],
    'GET /segundo-fator': {
      autenticador: null,
      chaves: [],
      codigosRestantes: 0,
      obrigatorio: false,
      guardaSegredos: true,
    },
    ...rotas,
  });

const campo = (nome: string | RegExp) => screen.findByRole('textbox', { name: nome });
const senha = (rotulo: string) => screen.getByLabelText(rotulo);

test('the data are shown with their masks, and are accessible', async () => {
  simular({ [LER]: DADOS });
  renderTela(<DadosCadastrais />);
  expect(await campo(/Nome/)).toHaveValue('MARIA DA SILVA');
  expect(await campo(/CPF/)).toHaveValue('529.982.247-25');
  expect(await campo(/Celular/)).toHaveValue('(16) 9 9999-0001');
  expect(await campo(/E-mail/)).toHaveValue('maria@exemplo.test');
  await verificarAcessibilidade();
});

test('the data are sent without masks and without an untouched password; the header greets by the new name', async () => {
  const servidor = simular({ [LER]: DADOS });
  servidor.responder(GRAVAR, () => {
    const depois = alterados({ pessoa: { ...DADOS.pessoa, nome: 'MARIA SOUZA', telefone: '1633990001' } });
    servidor.responder(LER, depois);
    return depois;
  });
  const { usuario } = renderTela(<DadosCadastrais />);
  await colar(usuario, await campo(/Nome/), 'maria souza');
  await usuario.type(await campo(/Telefone/), '1633990001');
  await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Dados cadastrais atualizados com sucesso!')).toBeVisible();
  expect(servidor.de(GRAVAR)[0]?.corpo).toEqual({
    email: 'maria@exemplo.test',
    pessoa: { nome: 'MARIA SOUZA', cpf: '52998224725', telefone: '1633990001', celular: '16999990001' },
    versao: 3,
  });
  expect(useSessao.getState().auth.usuario?.pessoa.nome).toBe('MARIA SOUZA');
  // The form starts again with the saved values.
  await waitFor(async () => {
    expect(await campo(/Telefone/)).toHaveValue('(16) 3399-0001');
  });
});

test('a new password goes on under the token of the answer, with photo and notifications as they were', async () => {
  const { de } = simular({ [LER]: DADOS, [GRAVAR]: alterados({}, 'token-novo') });
  const { usuario } = renderTela(<DadosCadastrais />);
  useSessao.getState().atualizar({
    foto: 'data:image/jpeg;base64,AAAA',
    notificacoes: [umaNotificacao()],
    totalDeNotificacoes: 2,
    refeicoesPorExecutar: 3,
    primeirosPassos: true,
  });
  await campo(/Nome/);
  await colar(usuario, senha('Nova senha'), 'uma senha nova');
  await colar(usuario, senha('Confirme a nova senha'), 'uma senha nova');
  await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await screen.findByText('Dados cadastrais atualizados com sucesso!');
  expect(de(GRAVAR)[0]?.corpo).toMatchObject({ senha: 'uma senha nova' });
  expect(de(GRAVAR)[0]?.corpo).not.toHaveProperty('confirmacao');
  expect(useSessao.getState().auth).toMatchObject({
    token: 'token-novo',
    foto: 'data:image/jpeg;base64,AAAA',
    notificacoes: [umaNotificacao()],
    totalDeNotificacoes: 2,
    refeicoesPorExecutar: 3,
    primeirosPassos: true,
  });
  expect(de(LER).at(-1)?.headers.get('authorization')).toBe('Bearer token-novo');
});

test('data that another user changed meanwhile are shown, and the typed values can be saved', async () => {
  const servidor = simular({ [LER]: DADOS });
  const { usuario } = renderTela(<DadosCadastrais />);
  await usuario.type(await campo(/Nome/), ' souza');
  const corpo = await vencerConflito(usuario, servidor, {
    edicao: GRAVAR,
    leitura: [LER, alterados({ email: 'maria.silva@exemplo.test' })],
    salvo: alterados({ versao: 5, email: 'maria.silva@exemplo.test' }),
  });
  expect(corpo).toMatchObject({
    email: 'maria.silva@exemplo.test',
    pessoa: { nome: 'MARIA DA SILVA SOUZA' },
    versao: 4,
  });
});

test("different passwords show a warning titled 'Atenção'; nothing is asked or sent", async () => {
  const { de } = simular({ [LER]: DADOS });
  const { usuario } = renderTela(<DadosCadastrais />);
  await campo(/Nome/);
  await colar(usuario, senha('Nova senha'), 'uma senha nova');
  await colar(usuario, senha('Confirme a nova senha'), 'uma senha novo');
  await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Atenção')).toBeVisible();
  expect(await screen.findAllByText('Senhas não correspondem!')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Sim' })).not.toBeInTheDocument();
  expect(de(GRAVAR)).toHaveLength(0);
  expect(senha('Confirme a nova senha')).toHaveValue('uma senha novo');
});

test('a server error appears at its field, and the typed value stays', async () => {
  const frase = 'Já existe uma pessoa com este CPF.';
  simular({
    [LER]: DADOS,
    [GRAVAR]: problema(409, frase, [{ campo: 'pessoa.cpf', mensagem: frase }]),
  });
  const { usuario } = renderTela(<DadosCadastrais />);
  await colar(usuario, await campo(/CPF/), '11144477735');
  await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(async () => {
    expect(await campo(/CPF/)).toHaveAccessibleDescription(new RegExp(frase));
  });
  expect(await campo(/CPF/)).toHaveValue('111.444.777-35');
});

test('a file that is no picture is refused with a sentence before anything is sent', async () => {
  const { requisicoes } = simular({ [LER]: DADOS });
  const { usuario } = renderTela(<DadosCadastrais />);
  await campo(/Nome/);
  const antes = requisicoes.length;
  const desenho = Object.assign(new File(['<svg/>'], 'foto.png', { type: 'image/png' }), {
    slice: () => ({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(8)) }),
  });
  await usuario.upload(screen.getByLabelText('Arquivo da foto'), desenho);
  expect(await screen.findByText('O arquivo não é uma imagem .jpg, .jpeg ou .png.')).toBeVisible();
  expect(requisicoes).toHaveLength(antes);
});

test('the open sessions: this one is marked, another one is ended, and all others at once', async () => {
  const servidor = simular({
    [LER]: DADOS,
    [SESSOES]: [ESTA, CELULAR, { ...CELULAR, id: 'cccccccccccc', aparelho: null }],
    'DELETE /sessoes/bbbbbbbbbbbb': () => {
      servidor.responder(SESSOES, [ESTA, { ...CELULAR, id: 'cccccccccccc', aparelho: null }]);
    },
    'DELETE /sessoes': () => {
      servidor.responder(SESSOES, [ESTA]);
    },
  });
  const { usuario } = renderTela(<DadosCadastrais />);
  const linhas = async () => (await screen.findAllByText(/^Último uso em/)).map((texto) => texto.textContent);
  expect(await linhas()).toEqual([
    'Último uso em 25/11/2026 09:30, aberta em 25/11/2026 08:00, pelo endereço 10.0.0.7',
    'Último uso em 25/11/2026 09:30, aberta em 25/11/2026 08:00',
    'Último uso em 25/11/2026 09:30, aberta em 25/11/2026 08:00',
  ]);
  expect(screen.getAllByText('Esta sessão')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Encerrar Firefox/ })).not.toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Encerrar Chrome no Android, aberta em 25/11/2026 08:00' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Sessão encerrada com sucesso!')).toBeVisible();
  expect(await linhas()).toHaveLength(2);
  await usuario.click(screen.getByRole('button', { name: 'Encerrar as outras' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Outras sessões encerradas com sucesso!')).toBeVisible();
  expect(await linhas()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Encerrar as outras' })).not.toBeInTheDocument();
});

test('sessions that could not be read are asked for again, and the form is there meanwhile', async () => {
  const servidor = simular({ [LER]: DADOS, [SESSOES]: () => problema(503, 'O servidor está ocupado.') });
  const { usuario } = renderTela(<DadosCadastrais />);
  expect(await screen.findByText('O servidor está ocupado.')).toBeVisible();
  expect(await campo(/Nome/)).toBeVisible();
  servidor.responder(SESSOES, [ESTA]);
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Esta sessão')).toBeVisible();
});

test('the user’s data are downloaded as a page and as JSON; a failed download is reported', async () => {
  const salvos: [nome: string, tipo: string][] = [];
  let tipo = '';
  URL.createObjectURL = (arquivo) => (tipo = (arquivo as Blob).type);
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    salvos.push([this.download, tipo]);
  });
  const guardados = { titular: 'Maria da Silva', emitidoEm: '25/11/2026 08:00', tratamentos: [] };
  const servidor = simular({ [LER]: DADOS, 'GET /pessoas/1/dados': guardados });
  const { usuario } = renderTela(<DadosCadastrais />);
  await usuario.click(await screen.findByRole('button', { name: 'Baixar meus dados' }));
  await waitFor(() => expect(salvos).toEqual([['dados-pessoais.html', 'text/html;charset=utf-8']]));
  await usuario.click(screen.getByRole('button', { name: 'Baixar meus dados em JSON' }));
  await waitFor(() => expect(salvos.at(-1)).toEqual(['dados-pessoais.json', 'application/json']));
  servidor.responder('GET /pessoas/1/dados', problema(503, 'O banco de dados está indisponível no momento.'));
  await usuario.click(screen.getByRole('button', { name: 'Baixar meus dados' }));
  expect(await screen.findByText('O banco de dados está indisponível no momento.')).toBeInTheDocument();
});
