import {
  colar,
  problema,
  renderTela,
  simularApi,
  simularDialogos,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Login } from './Login.js';

const RECUPERAR = 'POST /usuarios/recuperar-senha';
const REDEFINIR = 'POST /usuarios/redefinir-senha';
const LOGIN = {
  'GET /instalacao': { configurada: true, doServidor: [], emailConfigurado: false, govbr: false },
  'GET /cidades': [{ nome: 'São João', uf: 'SP' }],
  'GET /links': [{ nome: 'Suporte', endereco: 'mailto:suporte@exemplo.test' }],
};

beforeAll(simularDialogos);

function abrirLogin(rotas: Record<string, unknown> = {}, link: string | null = null) {
  const servidor = simularApi({ ...LOGIN, ...rotas });
  const aoLargar = jest.fn();
  const { usuario } = renderTela(<Login chegada={{ link, retorno: null }} aoLargar={aoLargar} />);
  return { servidor, aoLargar, usuario };
}

const modal = (nome: string) => within(screen.getByRole('dialog', { name: nome }));

test('the frame shows the city and the links of the installation', async () => {
  abrirLogin();
  expect(await screen.findByText('São João – SP')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Suporte' })).toHaveAttribute('href', 'mailto:suporte@exemplo.test');
  expect(screen.getByText('SECRETARIA DE EDUCAÇÃO')).toBeVisible();
  await verificarAcessibilidade();
});

describe("'Recuperar Senha'", () => {
  test('sends the e-mail, shows a message and closes', async () => {
    const { servidor, usuario } = abrirLogin({ [RECUPERAR]: undefined });
    await usuario.click(screen.getByRole('button', { name: 'Esqueceu a senha?' }));
    await verificarAcessibilidade();
    await colar(usuario, modal('Recuperar Senha').getByLabelText(/E-mail/), 'ana@exemplo.test');
    await usuario.keyboard('{Enter}');
    expect(await screen.findByText('E-mail enviado com sucesso!')).toBeVisible();
    expect(servidor.de(RECUPERAR)).toMatchObject([{ corpo: { email: 'ana@exemplo.test' } }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('an empty field shows an error at once; a server error appears at its field, and the typed value stays', async () => {
    const { servidor, usuario } = abrirLogin({
      [RECUPERAR]: problema(422, 'E-mail inválido.', [{ campo: 'email', mensagem: 'E-mail inválido.' }]),
    });
    await usuario.click(screen.getByRole('button', { name: 'Esqueceu a senha?' }));
    const { getByRole, getByLabelText } = modal('Recuperar Senha');
    await usuario.click(getByRole('button', { name: 'Enviar para o meu E-mail' }));
    expect(getByLabelText(/E-mail/)).toHaveAccessibleDescription(/Campo obrigatório\./);
    expect(servidor.de(RECUPERAR)).toHaveLength(0);
    await usuario.type(getByLabelText(/E-mail/), 'ana{Enter}');
    await waitFor(() => {
      expect(getByLabelText(/E-mail/)).toHaveAccessibleDescription(/E-mail inválido\./);
    });
    expect(getByLabelText(/E-mail/)).toHaveFocus();
    expect(getByLabelText(/E-mail/)).toHaveValue('ana');
  });

  test('an error without a field appears in the modal', async () => {
    const { usuario } = abrirLogin({
      [RECUPERAR]: problema(429, 'Muitas tentativas. Aguarde 5 minutos e tente novamente.'),
    });
    await usuario.click(screen.getByRole('button', { name: 'Esqueceu a senha?' }));
    await colar(usuario, modal('Recuperar Senha').getByLabelText(/E-mail/), 'ana@exemplo.test');
    await usuario.keyboard('{Enter}');
    expect(await modal('Recuperar Senha').findByRole('alert')).toHaveTextContent(
      'Muitas tentativas. Aguarde 5 minutos e tente novamente.',
    );
  });
});

describe("'Redefinir Senha'", () => {
  const preencher = async (usuario: UserEvent, senha: string, confirmacao = senha) => {
    await colar(usuario, modal('Redefinir Senha').getByLabelText(/^Nova senha/), senha);
    await colar(usuario, modal('Redefinir Senha').getByLabelText(/^Confirme/), confirmacao);
    await usuario.keyboard('{Enter}');
  };

  test('is open when the page came by a link; the new password leads to the login', async () => {
    const { servidor, usuario, aoLargar } = abrirLogin({ [REDEFINIR]: undefined }, 'token-do-link');
    await verificarAcessibilidade();
    await preencher(usuario, 'uma senha nova');
    expect(await screen.findByText('Senha redefinida com sucesso! Entre com a nova senha.')).toBeVisible();
    expect(servidor.de(REDEFINIR)).toMatchObject([{ corpo: { token: 'token-do-link', senha: 'uma senha nova' } }]);
    expect(aoLargar).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['', '', 'Nova senha', 'Campo obrigatório.'],
    ['1234567', '1234567', 'Nova senha', 'Use no mínimo 8 caracteres.'],
    ['uma senha nova', 'outra senha nova', 'Confirme', 'Senhas não correspondem!'],
  ])('%j and %j are refused before anything is sent', async (senha, confirmacao, campo, frase) => {
    const { servidor, usuario } = abrirLogin({ [REDEFINIR]: undefined }, 'token-do-link');
    if (senha === '') await usuario.click(modal('Redefinir Senha').getByRole('button', { name: 'Redefinir Senha' }));
    else await preencher(usuario, senha, confirmacao);
    expect(modal('Redefinir Senha').getByLabelText(new RegExp(`^${campo}`))).toHaveAccessibleDescription(
      new RegExp(frase),
    );
    expect(servidor.de(REDEFINIR)).toHaveLength(0);
  });

  test('a used link shows its error in the modal', async () => {
    const frase = 'Este link já foi usado ou venceu. Peça outro em "Esqueceu a senha?".';
    const { usuario, aoLargar } = abrirLogin({ [REDEFINIR]: problema(409, frase) }, 'token-do-link');
    await preencher(usuario, 'uma senha nova');
    expect(await modal('Redefinir Senha').findByRole('alert')).toHaveTextContent(frase);
    expect(aoLargar).not.toHaveBeenCalled();
  });
});
