import type { Instalacao } from '@merenda/shared/contratos';
import { colar, problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { SEM_CHEGADA } from './chegada.js';
import { Login } from './Login.js';

const INSTALAR = 'POST /instalacao';
const MUNICIPIOS = 'GET /municipios';

function abrir(rotas: Record<string, unknown> = {}, instalacao: Partial<Instalacao> = {}) {
  const servidor = simularApi({
    'GET /instalacao': { configurada: false, doServidor: [], emailConfigurado: true, govbr: false, ...instalacao },
    'GET /cidades': [],
    'GET /links': [],
    [MUNICIPIOS]: [
      { codigo: '5100201', nome: 'Água Boa' },
      { codigo: '5101803', nome: 'Barra do Garças' },
    ],
    ...rotas,
  });
  return { servidor, ...renderTela(<Login chegada={SEM_CHEGADA} aoLargar={jest.fn()} />) };
}

const campo = (rotulo: string) => screen.findByLabelText(new RegExp(`^${rotulo}( \\*)?$`));

async function preencher(usuario: UserEvent, mudanca: Record<string, string> = {}): Promise<void> {
  const textos = {
    Código: 'ABCD-EFGH-JKLM',
    Nome: 'Água Boa',
    'Código IBGE': '5100201',
    'CNPJ da prefeitura': '11.222.333/0001-81',
    'Nome completo': 'Maria das Dores',
    Usuário: 'maria',
    'E-mail': 'maria@municipio.example',
    CPF: '529.982.247-25',
    Senha: 'uma senha longa',
    'Confirme a senha': 'uma senha longa',
    Suporte: 'mailto:suporte@municipio.example',
    ...mudanca,
  };
  await usuario.selectOptions(await campo('UF'), 'MT');
  await usuario.selectOptions(await campo('Fuso horário'), 'America/Cuiaba');
  for (const [rotulo, texto] of Object.entries(textos))
    if (texto !== '') await colar(usuario, await campo(rotulo), texto);
}

const enviar = (usuario: UserEvent) => usuario.click(screen.getByRole('button', { name: 'Configurar' }));

test('a server without users asks for the municipality and the first administrator, accessibly', async () => {
  abrir();
  expect(await screen.findByRole('heading', { name: 'Configurar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Entrar' })).not.toBeInTheDocument();
  await verificarAcessibilidade();
});

test('the typed values are sent once, and the login follows', async () => {
  const { servidor, usuario } = abrir({ [INSTALAR]: undefined });
  await preencher(usuario);
  await colar(usuario, await campo('Serviço de CEP'), 'https://cep.example/ws');
  await usuario.upload(await campo('Brasão'), new File([new Uint8Array([1, 2, 3])], 'b.png', { type: 'image/png' }));
  await enviar(usuario);
  expect(await screen.findByText('Configuração concluída! Entre com o seu usuário.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(servidor.de(INSTALAR).map(({ corpo }) => corpo)).toEqual([
    {
      codigo: 'ABCD-EFGH-JKLM',
      municipio: {
        nome: 'Água Boa',
        uf: 'MT',
        codigoIbge: '5100201',
        cnpjPrefeitura: '11.222.333/0001-81',
        cnpjSecretaria: '',
        cnpjFundo: '',
        fuso: 'America/Cuiaba',
        linkSuporte: 'mailto:suporte@municipio.example',
        linkSite: '',
        linkFacebook: '',
        linkInstagram: '',
        linkYoutube: '',
        enderecoCep: 'https://cep.example/ws',
        enderecoCidades: '',
        enderecoGestaoEscolar: '',
        enderecoSistemaEscolar: '',
      },
      administrador: {
        nome: 'Maria das Dores',
        usuario: 'maria',
        email: 'maria@municipio.example',
        cpf: '529.982.247-25',
        senha: 'uma senha longa',
      },
      logo: 'data:image/png;base64,AQID',
    },
  ]);
});

test.each([
  ['Nome', '', 'Campo obrigatório.'],
  ['Código IBGE', '3550308', 'O código não é de um município de MT.'],
  ['Código IBGE', '5100202', 'Código IBGE inválido. São 7 dígitos.'],
  ['CPF', '529.982.247-26', 'CPF inválido.'],
  ['CNPJ da prefeitura', '11.222.333/0001-82', 'CNPJ inválido.'],
  ['Usuário', 'maria dores', 'O nome de usuário não pode ter espaços.'],
  ['Confirme a senha', 'outra senha', 'Senhas não correspondem!'],
  ['Serviço de CEP', 'ftp://cep', 'Use um endereço completo, que comece com http: ou https:.'],
  ['Suporte', 'suporte', 'Use um endereço completo, que comece com http: ou https: ou mailto: ou tel:.'],
])('%s: %j is refused before anything is sent', async (rotulo, texto, frase) => {
  const { servidor, usuario } = abrir({ [INSTALAR]: undefined });
  await preencher(usuario, { [rotulo]: texto });
  await enviar(usuario);
  expect(await campo(rotulo)).toHaveAccessibleDescription(expect.stringContaining(frase));
  expect(servidor.de(INSTALAR)).toHaveLength(0);
});

test('a name of the state’s list fills in its code, until another one is typed', async () => {
  const { servidor, usuario } = abrir();
  await colar(usuario, await campo('Nome'), 'barra do garcas');
  expect(await campo('Código IBGE')).toHaveValue('');
  await usuario.selectOptions(await campo('UF'), 'MT');
  await waitFor(async () => expect(await campo('Código IBGE')).toHaveValue('5101803'));
  expect(await campo('Código IBGE')).toHaveAccessibleDescription('É o código de Barra do Garças.');
  expect(servidor.de(MUNICIPIOS)[0]?.busca).toEqual({ uf: 'MT' });
  const opcoes = document.querySelectorAll('datalist option');
  expect([...opcoes].map((opcao) => opcao.getAttribute('value'))).toEqual(['Água Boa', 'Barra do Garças']);
  await colar(usuario, await campo('Código IBGE'), '5103403');
  expect(await campo('Código IBGE')).toHaveAccessibleDescription('Os 7 dígitos do município.');
  await colar(usuario, await campo('Nome'), 'Água Boa');
  expect(await campo('Código IBGE')).toHaveValue('5100201');
});

test('without the list, name and code are typed', async () => {
  const aviso = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { usuario } = abrir({ [MUNICIPIOS]: problema(503, 'Tente de novo.') });
  await preencher(usuario);
  await waitFor(() =>
    expect(aviso).toHaveBeenCalledWith(expect.stringContaining('list of municipalities'), expect.anything()),
  );
  expect(await campo('Código IBGE')).toHaveValue('5100201');
  aviso.mockRestore();
});

test('a wrong code is refused at its field, which gets the focus; the rest stays', async () => {
  const frase = 'O código não confere ou venceu. Reinicie o servidor para receber outro.';
  const { usuario } = abrir({ [INSTALAR]: problema(422, frase, [{ campo: 'codigo', mensagem: frase }]) });
  await preencher(usuario);
  await enviar(usuario);
  await waitFor(async () => {
    expect(await campo('Código')).toHaveAccessibleDescription(expect.stringContaining(frase));
  });
  expect(await campo('Código')).toHaveFocus();
  expect(await campo('Nome')).toHaveValue('Água Boa');
});

test('a value that the environment of the server defines is shown and disabled', async () => {
  abrir({}, { doServidor: ['fuso', 'linkSuporte'] });
  expect(await campo('Fuso horário')).toBeDisabled();
  expect(await campo('Suporte')).toHaveAccessibleDescription('Definido pelo servidor.');
});

test('the optional parts are closed; a refusal of the server opens the part of its field', async () => {
  const frase = 'O endereço não pode ser lido. Confira o servidor e a porta.';
  const recusa = problema(422, frase, [{ campo: 'municipio.enderecoCep', mensagem: frase }]);
  const { usuario } = abrir({ [INSTALAR]: recusa });
  await preencher(usuario, { Suporte: '', 'CNPJ da prefeitura': '' });
  expect(await campo('Serviço de CEP')).not.toBeVisible();
  await enviar(usuario);
  await waitFor(async () => expect(await campo('Serviço de CEP')).toHaveFocus());
  expect(await campo('Serviço de CEP')).toHaveAccessibleDescription(frase);
  expect(await campo('Serviço de CEP')).toBeVisible();
});

test('a logo that is too large is refused before anything is sent', async () => {
  const { servidor, usuario } = abrir({ [INSTALAR]: undefined });
  await preencher(usuario);
  const grande = new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'b.png', { type: 'image/png' });
  await usuario.upload(await campo('Brasão'), grande);
  await enviar(usuario);
  expect(await campo('Brasão')).toHaveAccessibleDescription(/A imagem deve ter no máximo 8 MB\./);
  expect(servidor.de(INSTALAR)).toHaveLength(0);
});

test.each([
  [true, /O e-mail está configurado no servidor\./],
  [false, /Defina SMTP_URL e EMAIL_REMETENTE no servidor/],
])('e-mail configured: %j', async (emailConfigurado, frase) => {
  abrir({}, { emailConfigurado });
  expect(await screen.findByText(frase)).toBeInTheDocument();
});
