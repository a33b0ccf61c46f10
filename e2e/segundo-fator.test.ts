import type { Page } from '@playwright/test';
import { violacoesDe } from './harness/axe.js';
import { preencherLogin } from './harness/login.js';
import { expect, NARROW, test } from './harness/test.js';
import { criarUsuario, type UsuarioDeTeste } from './harness/usuarios.js';

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

test('a passkey is enrolled; the next logins ask for it or for a recovery code, after the password', async ({
  novaPagina,
}) => {
  const pessoa = await criarUsuario(['ITENS']);
  const page = await novaPagina(NARROW);
  await comAutenticador(page);
  await page.goto('/');
  await preencherLogin(page, pessoa.usuario, pessoa.senha);
  const inicio = page.getByRole('heading', { name: 'Página Inicial' });
  await expect(inicio).toBeVisible();

  await page.goto('/dados-cadastrais');
  await page.getByRole('button', { name: 'Cadastrar chave de acesso' }).click();
  const cadastrar = page.getByRole('dialog', { name: 'Cadastrar chave de acesso' });
  await cadastrar.getByLabel('Nome da chave').fill('Celular da cozinha');
  expect(await violacoesDe(page)).toEqual([]);
  await cadastrar.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Chave de acesso cadastrada com sucesso!')).toBeVisible();
  const codigos = page.getByRole('dialog', { name: 'Códigos de recuperação' });
  const codigo = (await codigos.getByRole('listitem').first().textContent()) ?? '';
  await codigos.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByRole('group', { name: 'Celular da cozinha' })).toContainText('ainda não usada');
  await expect(page.getByText('10 de 10 sem uso.')).toBeVisible();

  await chegarAoSegundoPasso(page, pessoa);
  expect(await violacoesDe(page)).toEqual([]);
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
