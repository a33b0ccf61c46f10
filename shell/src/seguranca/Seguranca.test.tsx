import { useSessao } from '@merenda/shared';
import type { SegundoFator } from '@merenda/shared/contratos';
import { colar, problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Seguranca } from './Seguranca.js';
import SegundoFatorExigido from './SegundoFatorExigido.js';

const LER = 'GET /segundo-fator';
const INICIAR = 'POST /segundo-fator/autenticador';
const CONFIRMAR = 'PUT /segundo-fator/autenticador';
const RETIRAR = 'DELETE /segundo-fator/autenticador';
const GERAR = 'POST /segundo-fator/codigos';
const SEM: SegundoFator = {
  autenticador: null,
  chaves: [],
  codigosRestantes: 0,
  obrigatorio: false,
  guardaSegredos: true,
};
const COM: SegundoFator = { ...SEM, autenticador: { desde: '25/11/2026 10:00' }, codigosRestantes: 8 };
const SEGREDO = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const NOVO = { segredo: SEGREDO, endereco: `otpauth://totp/Merenda%20Escolar:maria?secret=${SEGREDO}` };
const CODIGOS = { codigos: ['ABCD-EFGH-JKMN', 'PQRS-TUVW-XYZ2'] };

const botao = (nome: string) => screen.findByRole('button', { name: nome });
const dialogo = async (nome: string) => within(await screen.findByRole('dialog', { name: nome }));

test('an app is enrolled with its secret and a code; then the recovery codes are shown, once', async () => {
  const servidor = simularApi({ [LER]: SEM, [INICIAR]: NOVO, [GERAR]: CODIGOS });
  servidor.responder(CONFIRMAR, () => void servidor.responder(LER, { ...COM, codigosRestantes: 0 }));
  const { usuario } = renderTela(<Seguranca />);
  await usuario.click(await botao('Ativar'));
  const ativar = await dialogo('Ativar aplicativo autenticador');
  expect(ativar.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
  expect(ativar.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await verificarAcessibilidade();
  await colar(usuario, ativar.getByLabelText('Código de 6 números'), '123 456');
  await usuario.click(ativar.getByRole('button', { name: 'Ativar' }));
  const codigos = await dialogo('Códigos de recuperação');
  expect(codigos.getByText('ABCD-EFGH-JKMN')).toBeVisible();
  expect(servidor.de(CONFIRMAR)).toMatchObject([{ corpo: { codigo: '123 456' } }]);
  await usuario.click(codigos.getByRole('button', { name: 'Copiar' }));
  expect(await screen.findByText('Códigos copiados.')).toBeVisible();
  await usuario.click(codigos.getByRole('button', { name: 'Já guardei' }));
  expect(await screen.findByText('Ativo desde 25/11/2026 10:00.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('ABCD-EFGH-JKMN')).not.toBeInTheDocument());
});

test('a wrong code is refused at its place and stays typed', async () => {
  const frase = 'Código incorreto.';
  simularApi({
    [LER]: SEM,
    [INICIAR]: NOVO,
    [CONFIRMAR]: problema(422, frase, [{ campo: 'codigo', mensagem: frase }]),
  });
  const { usuario } = renderTela(<Seguranca />);
  await usuario.click(await botao('Ativar'));
  const ativar = await dialogo('Ativar aplicativo autenticador');
  const codigo = ativar.getByLabelText('Código de 6 números');
  await usuario.click(ativar.getByRole('button', { name: 'Ativar' }));
  await waitFor(() => expect(codigo).toHaveAccessibleDescription('Campo obrigatório.'));
  await colar(usuario, codigo, '123456');
  await usuario.click(ativar.getByRole('button', { name: 'Ativar' }));
  await waitFor(() => expect(codigo).toHaveAccessibleDescription(frase));
  expect(codigo).toHaveValue('123456');
});

test('codes that are left are counted; new ones and the removal ask first', async () => {
  const servidor = simularApi({ [LER]: COM, [GERAR]: CODIGOS });
  servidor.responder(RETIRAR, () => void servidor.responder(LER, SEM));
  const { usuario } = renderTela(<Seguranca />);
  expect(await screen.findByText('8 de 10 sem uso.')).toBeVisible();
  await usuario.click(await botao('Gerar novos'));
  expect(servidor.de(GERAR)).toHaveLength(0);
  await usuario.click(await botao('Sim'));
  await usuario.click((await dialogo('Códigos de recuperação')).getByRole('button', { name: 'Já guardei' }));
  await usuario.click(await botao('Retirar'));
  await usuario.click(await botao('Sim'));
  expect(await screen.findByText('Não está ativo.')).toBeVisible();
});

describe('passkeys', () => {
  const OPCOES = 'POST /segundo-fator/chaves/opcoes';
  const CADASTRAR = 'POST /segundo-fator/chaves';
  const CHAVE = { id: 3, nome: 'Celular', criadaEm: '25/11/2026 10:00', usadaEm: null };
  const bytes = (texto: string) => new TextEncoder().encode(texto).buffer;
  const criada = () =>
    Promise.resolve({
      id: 'Y2hhdmU',
      rawId: bytes('chave'),
      type: 'public-key',
      authenticatorAttachment: 'platform',
      response: {
        clientDataJSON: bytes('dados'),
        attestationObject: bytes('prova'),
        getTransports: () => ['internal', 'telepatia'],
      },
      getClientExtensionResults: () => ({}),
    });
  let criar: () => Promise<unknown>;
  beforeEach(() => {
    Object.assign(globalThis, { PublicKeyCredential: () => undefined });
    Object.assign(navigator, { credentials: { create: () => criar() } });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  const cadastrar = async () => {
    const servidor = simularApi({
      [LER]: SEM,
      [OPCOES]: {
        challenge: 'ZGVzYWZpbw',
        rp: { id: 'localhost', name: 'Merenda Escolar' },
        user: { id: 'MQ', name: 'maria', displayName: 'Maria' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: 300_000,
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        attestation: 'none',
      },
      [GERAR]: CODIGOS,
    });
    servidor.responder(CADASTRAR, () => {
      servidor.responder(LER, { ...SEM, chaves: [CHAVE] });
      return CHAVE;
    });
    const { usuario } = renderTela(<Seguranca />);
    await usuario.click(await botao('Cadastrar chave de acesso'));
    const modal = await dialogo('Cadastrar chave de acesso');
    await usuario.click(modal.getByRole('button', { name: 'Continuar' }));
    expect(await modal.findByText('Campo obrigatório.')).toBeVisible();
    await colar(usuario, modal.getByLabelText('Nome da chave'), 'Celular');
    await usuario.click(modal.getByRole('button', { name: 'Continuar' }));
    return { servidor, usuario };
  };

  test('one is named and created by the browser; then the recovery codes are shown, and it can be removed', async () => {
    criar = criada;
    const { servidor, usuario } = await cadastrar();
    await usuario.click((await dialogo('Códigos de recuperação')).getByRole('button', { name: 'Já guardei' }));
    expect(servidor.de(CADASTRAR)).toMatchObject([
      { corpo: { nome: 'Celular', credencial: { id: 'Y2hhdmU', response: { transports: ['internal'] } } } },
    ]);
    expect(await screen.findByText('Chave de acesso de 25/11/2026 10:00, ainda não usada.')).toBeVisible();
    servidor.responder('DELETE /segundo-fator/chaves/3', () => void servidor.responder(LER, SEM));
    await usuario.click(await botao('Retirar Celular'));
    await usuario.click(await botao('Sim'));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Celular' })).not.toBeInTheDocument());
  });

  test('a cancelled request shows a message, and sends nothing', async () => {
    criar = () => Promise.reject(new DOMException('cancelled', 'NotAllowedError'));
    const { servidor } = await cadastrar();
    expect(await screen.findByText(/o pedido foi cancelado ou demorou\. Tente de novo\./)).toBeVisible();
    expect(servidor.de(CADASTRAR)).toHaveLength(0);
  });

  test('a browser without passkeys shows a message', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    simularApi({ [LER]: SEM });
    renderTela(<Seguranca />);
    expect(await screen.findByText('Este navegador não tem chaves de acesso. Use um navegador atual.')).toBeVisible();
    expect(await botao('Cadastrar chave de acesso')).toBeDisabled();
  });
});

test('without a key the server enrols no app, and says who can help', async () => {
  simularApi({ [LER]: { ...SEM, guardaSegredos: false } });
  renderTela(<Seguranca />);
  expect(await screen.findByText(/Peça a quem o administra que defina SEGUNDO_FATOR_CHAVE\./)).toBeVisible();
  expect(await botao('Ativar')).toBeDisabled();
});

test('a user who must have a second factor goes on once there is one', async () => {
  const servidor = simularApi({ [LER]: { ...SEM, obrigatorio: true } });
  renderTela(<SegundoFatorExigido />);
  useSessao.getState().atualizar({ alcance: 'SEGUNDO_FATOR' });
  expect(await screen.findByText(/A prefeitura exige a verificação em duas etapas/)).toBeVisible();
  expect(await botao('Sair')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continuar' })).not.toBeInTheDocument();
  expect(useSessao.getState().auth.alcance).toBe('SEGUNDO_FATOR');
  expect(servidor.de(LER).length).toBeGreaterThan(0);
});
