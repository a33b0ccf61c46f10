import type { Page } from '@playwright/test';
import { createHmac } from 'node:crypto';
import { preencherLogin } from './harness/login.js';
import { expect, NARROW, test } from './harness/test.js';
import { comUsuario, type UsuarioDeTeste } from './harness/usuarios.js';

/** Gives the browser an authenticator that answers by itself, as a phone does after a fingerprint. */
async function comAutenticador(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** As on a device whose session has ended: only the password was right. */
async function chegarAoSegundoPasso(page: Page, { usuario, senha }: UsuarioDeTeste): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('root'));
  await page.goto('/');
  await preencherLogin(page, usuario, senha);
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible();
}

/** What an authenticator app shows for a secret in base 32 (RFC 6238: SHA-1, 30 s, 6 digits), so many steps ahead. */
function codigoDoAplicativo(segredo: string, adiante = 0): string {
  const bits = [...segredo].map((letra) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letra).toString(2).padStart(5, '0'),
  );
  const chave = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const passo = Buffer.alloc(8);
  passo.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + adiante));
  const resumo = createHmac('sha1', chave).update(passo).digest();
  const inicio = (resumo.at(-1) ?? 0) & 0xf;
  return String((resumo.readUInt32BE(inicio) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test('an authenticator app is activated with its key, and its code follows the password', async ({ conta }) => {
  const pessoa = await comUsuario(['ITENS']);
  const page = await conta(pessoa, NARROW);
  const inicio = page.getByRole('heading', { name: 'Página Inicial' });
  await page.goto('/dados-cadastrais');
  await page.getByRole('button', { name: 'Ativar' }).click();
  const ativar = page.getByRole('dialog', { name: 'Ativar aplicativo autenticador' });
  await expect(ativar.getByRole('img', { name: /^Código QR do segredo/ })).toBeVisible();
  await expect(ativar.locator('code')).not.toBeEmpty();
  const segredo = ((await ativar.locator('code').textContent()) ?? '').replaceAll(' ', '');
  // A code counts once, and one step before or after the current one: the next step is left for the login.
  await ativar.getByLabel('Código de 6 números').fill(codigoDoAplicativo(segredo));
  await ativar.getByRole('button', { name: 'Ativar' }).click();
  await page
    .getByRole('dialog', { name: 'Códigos de recuperação' })
    .getByRole('button', { name: 'Já guardei' })
    .click();
  await expect(page.getByText('10 de 10 sem uso.')).toBeVisible();

  await chegarAoSegundoPasso(page, pessoa);
  const codigo = page.getByLabel('Código do aplicativo');
  await codigo.fill('000000');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.locator('.erro-do-campo')).toBeVisible();
  await codigo.fill(codigoDoAplicativo(segredo, 1));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(inicio).toBeVisible();
});

test('a passkey is enrolled; the next logins ask for it or for a recovery code, after the password', async ({
  conta,
}) => {
  const pessoa = await comUsuario(['ITENS']);
  const page = await conta(pessoa, NARROW);
  await comAutenticador(page);
  const inicio = page.getByRole('heading', { name: 'Página Inicial' });
  await page.goto('/dados-cadastrais');
  await page.getByRole('button', { name: 'Cadastrar chave de acesso' }).click();
  const cadastrar = page.getByRole('dialog', { name: 'Cadastrar chave de acesso' });
  await cadastrar.getByLabel('Nome da chave').fill('Celular da cozinha');
  await cadastrar.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Chave de acesso cadastrada com sucesso!')).toBeVisible();
  const codigos = page.getByRole('dialog', { name: 'Códigos de recuperação' });
  await expect(codigos.getByRole('listitem')).toHaveCount(10);
  const codigo = (await codigos.getByRole('listitem').first().textContent()) ?? '';
  await codigos.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByRole('group', { name: 'Celular da cozinha' })).toContainText('ainda não usada');
  await expect(page.getByText('10 de 10 sem uso.')).toBeVisible();

  await chegarAoSegundoPasso(page, pessoa);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(inicio).toBeVisible();

  await chegarAoSegundoPasso(page, pessoa);
  await page.getByRole('button', { name: 'Usar código de recuperação' }).click();
  await page.getByLabel('Código de recuperação').fill(codigo);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(inicio).toBeVisible();
  await page.goto('/dados-cadastrais');
  await expect(page.getByText('9 de 10 sem uso.')).toBeVisible();
});
