import type { Municipio } from '@merenda/shared/contratos';
import {
  colar,
  problema,
  renderTela,
  simularApi,
  vencerConflito,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import Configuracoes from './Configuracoes.js';

const LER = 'GET /municipio';
const MUNICIPIOS = 'GET /municipios';
const GRAVAR = 'PUT /municipio';
const TESTAR = 'POST /municipio/mensagem-de-teste';
const LOGO = 'GET /municipio/logo';
const SECRETARIA = {
  'GET /secretarias-estaduais/1': { id: 1, nome: 'SECRETARIA', municipio: 'São João', uf: 'MG', cnpj: null },
};

/** What the form sends without a change, besides the version. */
const ENVIADO = {
  nome: 'São João del-Rei',
  uf: 'MG',
  codigoIbge: '3162500',
  cnpjPrefeitura: '11222333000181',
  cnpjSecretaria: null,
  cnpjFundo: null,
  fuso: 'America/Sao_Paulo',
  linkSuporte: 'mailto:suporte@municipio.example',
  linkSite: null,
  linkFacebook: null,
  linkInstagram: null,
  linkYoutube: null,
  enderecoCep: null,
  enderecoCidades: null,
  enderecoGestaoEscolar: null,
  enderecoSistemaEscolar: null,
  inicioAnoLetivo: '02/02/2026',
  fimAnoLetivo: '18/12/2026',
  diasLetivos: 200,
  vinculoDeCardapios: 'TODOS',
  senhaMinima: 8,
  sessaoDias: 7,
  sessaoMinutos: 720,
  sessaoMinutosCozinha: 720,
  sessaoMinutosPin: 30,
  sessaoMinutosGestao: 720,
  segundoFatorObrigatorio: [],
  semanaPorEmail: 'LIGADO',
  nutricionistaNome: null,
  nutricionistaCrn: null,
} satisfies Partial<Municipio>;
const MUNICIPIO: Municipio = {
  ...ENVIADO,
  doServidor: [],
  restaDemonstracao: false,
  disco: null,
  emailConfigurado: true,
  areasSemAssinatura: false,
  versao: 3,
};

/** The name: one of the list, or any other. */
const nome = () => screen.findByRole('combobox', { name: 'Município' });
const campo = (nome: string) => screen.findByRole('textbox', { name: nome });

async function salvar(usuario: ReturnType<typeof renderTela>['usuario']): Promise<void> {
  await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
}

test('the settings are shown, and are accessible', async () => {
  simularApi({ [MUNICIPIOS]: [], [LER]: MUNICIPIO, [LOGO]: 'data:image/png;base64,AAAA' });
  renderTela(<Configuracoes />);
  expect(await nome()).toHaveValue('São João del-Rei');
  expect(await campo('CNPJ da prefeitura')).toHaveValue('11.222.333/0001-81');
  expect(await screen.findByRole('img', { name: 'Brasão do município' })).toHaveAttribute(
    'src',
    'data:image/png;base64,AAAA',
  );
  await verificarAcessibilidade();
});

test('changed settings are sent with the version that was read, and shown again', async () => {
  const servidor = simularApi({ [MUNICIPIOS]: [], [LER]: MUNICIPIO, [LOGO]: undefined, ...SECRETARIA });
  servidor.responder(GRAVAR, () => {
    const depois = { ...MUNICIPIO, nome: 'Tiradentes', codigoIbge: '3168804', versao: 4 };
    servidor.responder(LER, depois);
    return depois;
  });
  const { usuario } = renderTela(<Configuracoes />);
  await colar(usuario, await nome(), 'Tiradentes');
  await colar(usuario, await campo('Código IBGE'), '3168804');
  await salvar(usuario);
  expect(await screen.findByText('Configurações alteradas com sucesso!')).toBeVisible();
  expect(servidor.de(GRAVAR)[0]?.corpo).toEqual({
    ...ENVIADO,
    nome: 'Tiradentes',
    codigoIbge: '3168804',
    versao: 3,
  });
  await waitFor(async () => {
    expect(await nome()).toHaveValue('Tiradentes');
  });
});

test('permissions whose holders need a second factor are marked and sent', async () => {
  const servidor = simularApi({ [MUNICIPIOS]: [], [LER]: MUNICIPIO, [LOGO]: undefined, ...SECRETARIA });
  servidor.responder(GRAVAR, { ...MUNICIPIO, segundoFatorObrigatorio: ['USUARIOS'], versao: 4 });
  const { usuario } = renderTela(<Configuracoes />);
  await usuario.click(await screen.findByRole('checkbox', { name: 'Usuários' }));
  await salvar(usuario);
  await waitFor(() =>
    expect(servidor.de(GRAVAR)[0]?.corpo).toEqual({ ...ENVIADO, segundoFatorObrigatorio: ['USUARIOS'], versao: 3 }),
  );
});

test('a municipality of the state’s list brings its code', async () => {
  const servidor = simularApi({
    [MUNICIPIOS]: [
      { codigo: '3162500', nome: 'São João del Rei' },
      { codigo: '3168804', nome: 'Tiradentes' },
    ],
    [LER]: MUNICIPIO,
    [LOGO]: undefined,
  });
  const { usuario } = renderTela(<Configuracoes />);
  await waitFor(async () =>
    expect(await campo('Código IBGE')).toHaveAccessibleDescription('É o código de São João del Rei.'),
  );
  expect(servidor.de(MUNICIPIOS)[0]?.busca).toEqual({ uf: 'MG' });
  await colar(usuario, await nome(), 'tira');
  await usuario.click(await screen.findByTitle('Tiradentes'));
  expect(await nome()).toHaveValue('Tiradentes');
  expect(await campo('Código IBGE')).toHaveValue('3168804');
});

test('a code of another state is refused before anything is sent', async () => {
  const servidor = simularApi({ [MUNICIPIOS]: [], [LER]: MUNICIPIO, [LOGO]: undefined });
  const { usuario } = renderTela(<Configuracoes />);
  await colar(usuario, await campo('Código IBGE'), '3550308');
  await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('O código não é de um município de MG.')).toBeVisible();
  expect(servidor.de(GRAVAR)).toHaveLength(0);
});

test('a value that the environment of the server defines is shown, explained and disabled', async () => {
  simularApi({
    [MUNICIPIOS]: [],
    [LER]: { ...MUNICIPIO, linkSite: 'https://site.example', doServidor: ['linkSite', 'fuso'] },
    [LOGO]: undefined,
  });
  renderTela(<Configuracoes />);
  const site = await campo('Site da prefeitura');
  expect(site).toBeDisabled();
  expect(site).toHaveValue('https://site.example');
  expect(site).toHaveAccessibleDescription('Definido pelo servidor.');
  expect(await campo('Suporte')).toBeEnabled();
  expect(screen.getByRole('combobox', { name: 'Fuso horário' })).toBeDisabled();
});

test('settings that another user changed meanwhile are shown, and the typed values can be saved', async () => {
  const servidor = simularApi({ [MUNICIPIOS]: [], [LER]: MUNICIPIO, [LOGO]: undefined, ...SECRETARIA });
  const { usuario } = renderTela(<Configuracoes />);
  await colar(usuario, await nome(), 'Tiradentes');
  const corpo = await vencerConflito(usuario, servidor, {
    edicao: GRAVAR,
    leitura: [LER, { ...MUNICIPIO, nome: 'São João', versao: 4 }],
    salvo: { ...MUNICIPIO, nome: 'Tiradentes', versao: 5 },
  });
  expect(corpo).toEqual({ ...ENVIADO, nome: 'Tiradentes', versao: 4 });
});

test('a test message goes to the user, and a refusal is shown', async () => {
  const servidor = simularApi({
    [MUNICIPIOS]: [],
    [LER]: MUNICIPIO,
    [LOGO]: undefined,
    [TESTAR]: { para: 'eu@municipio.example' },
  });
  const { usuario } = renderTela(<Configuracoes />);
  const testar = await screen.findByRole('button', { name: 'Enviar mensagem de teste' });
  await usuario.click(testar);
  expect(await screen.findByText(/Mensagem enviada para eu@municipio\.example\./)).toBeVisible();
  servidor.responder(TESTAR, problema(429, 'Muitas tentativas. Aguarde 5 minutos e tente novamente.'));
  await usuario.click(testar);
  expect(await screen.findByText('Muitas tentativas. Aguarde 5 minutos e tente novamente.')).toBeVisible();
});

test('without a mail server the screen names the setting that is missing', async () => {
  simularApi({ [MUNICIPIOS]: [], [LER]: { ...MUNICIPIO, emailConfigurado: false }, [LOGO]: undefined });
  renderTela(<Configuracoes />);
  expect(await screen.findByText(/Defina SMTP_URL e EMAIL_REMETENTE no servidor/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar mensagem de teste' })).not.toBeInTheDocument();
});

test('the demonstration in the database of a real server is named, with the command that deletes it', async () => {
  simularApi({ [MUNICIPIOS]: [], [LER]: { ...MUNICIPIO, restaDemonstracao: true }, [LOGO]: undefined });
  renderTela(<Configuracoes />);
  expect(await screen.findByText('Este banco tem o município de demonstração')).toBeVisible();
  expect(screen.getByText('npm run apagar-demonstracao -w api')).toBeVisible();
});

test('the warning about unsigned areas is shown only for a page that executes them', async () => {
  const aviso = 'As áreas do sistema não estão assinadas';
  simularApi({ [MUNICIPIOS]: [], [LER]: { ...MUNICIPIO, areasSemAssinatura: true }, [LOGO]: undefined });
  const { unmount } = renderTela(<Configuracoes />);
  expect(await screen.findByText(aviso)).toBeVisible();
  unmount();
  simularApi({ [MUNICIPIOS]: [], [LER]: MUNICIPIO, [LOGO]: undefined });
  renderTela(<Configuracoes />);
  expect(await screen.findByRole('button', { name: 'Salvar' })).toBeVisible();
  expect(screen.queryByText(aviso)).not.toBeInTheDocument();
});

test.each([
  ['CHEIO', 'O disco do servidor está cheio', /nada é gravado/],
  ['QUASE_CHEIO', 'O disco do servidor está quase cheio', /antes que as gravações parem/],
] as const)('a disk that is %s is named, with what to do', async (disco, titulo, conselho) => {
  simularApi({ [MUNICIPIOS]: [], [LER]: { ...MUNICIPIO, disco }, [LOGO]: undefined });
  renderTela(<Configuracoes />);
  expect(await screen.findByText(titulo)).toBeVisible();
  expect(screen.getByText(conselho)).toBeVisible();
});

describe('the logo', () => {
  const arquivo = new File([Uint8Array.of(1, 2, 3)], 'brasao.png', { type: 'image/png' });

  test('a chosen picture is sent and shown', async () => {
    const servidor = simularApi({ [MUNICIPIOS]: [], [LER]: MUNICIPIO, [LOGO]: undefined });
    servidor.responder('PUT /municipio/logo', () => {
      servidor.responder(LOGO, 'data:image/png;base64,BBBB');
      return 'data:image/png;base64,BBBB';
    });
    const { usuario } = renderTela(<Configuracoes />);
    await screen.findByRole('button', { name: 'Escolher brasão' });
    await usuario.upload(screen.getByLabelText('Arquivo do brasão'), arquivo);
    expect(await screen.findByText('Brasão atualizado com sucesso!')).toBeVisible();
    expect(servidor.de('PUT /municipio/logo')[0]?.corpo).toBe('data:image/png;base64,AQID');
    expect(await screen.findByRole('img', { name: 'Brasão do município' })).toHaveAttribute(
      'src',
      'data:image/png;base64,BBBB',
    );
  });

  test('is removed after a question', async () => {
    const servidor = simularApi({ [MUNICIPIOS]: [], [LER]: MUNICIPIO, [LOGO]: 'data:image/png;base64,AAAA' });
    servidor.responder('DELETE /municipio/logo', () => {
      servidor.responder(LOGO, undefined);
      return undefined;
    });
    const { usuario } = renderTela(<Configuracoes />);
    await usuario.click(await screen.findByRole('button', { name: 'Retirar brasão' }));
    await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
    expect(await screen.findByText('Brasão retirado com sucesso!')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Escolher brasão' })).toBeVisible();
  });
});
