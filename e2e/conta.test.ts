import type { Page } from '@playwright/test';
import fs from 'node:fs';
import { linkDoEmail } from './harness/emails.js';
import { escolherSenha, preencherLogin } from './harness/login.js';
import { expect, test } from './harness/test.js';
import { comUsuario } from './harness/usuarios.js';

test('a forgotten password is replaced through the link of the e-mail, which works once', async ({ novaPagina }) => {
  const pessoa = await comUsuario(['ITENS']);
  const page = await novaPagina();
  await page.goto('/');
  await page.getByRole('button', { name: 'Esqueceu a senha?' }).click();
  const modal = page.getByRole('dialog', { name: 'Recuperar Senha' });
  await modal.getByLabel('E-mail').fill(pessoa.email);
  await modal.getByRole('button', { name: 'Enviar para o meu E-mail' }).click();
  await expect(page.getByText('E-mail enviado com sucesso!')).toBeVisible();

  const link = await linkDoEmail(pessoa.email);
  await page.goto(link);
  await expect(page.getByRole('dialog', { name: 'Redefinir Senha' })).toBeVisible();
  await expect(page.getByLabel('Nova senha', { exact: false }).first()).toBeFocused();
  // The token stays neither in the address nor in the history.
  await expect(page).toHaveURL('/');
  await escolherSenha(page, 'uma senha nova', 'uma senha novo');
  await expect(page.getByText('Senhas não correspondem!')).toBeVisible();
  await escolherSenha(page, 'uma senha nova');
  await expect(page.getByText('Senha redefinida com sucesso!')).toBeVisible();
  await preencherLogin(page, pessoa.usuario, 'uma senha nova');
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();

  // When the link is used again, it replaces the open session; Esc leads back to the session.
  await page.goto(link);
  await escolherSenha(page, 'terceira senha');
  await expect(page.getByText('Este link já foi usado ou venceu.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
});

test('the photo is reduced, shown at 180 × 180 and in the header, and is still there after the next login', async ({
  conta,
}) => {
  const pessoa = await comUsuario(['ITENS']);
  const page = await conta(pessoa);
  await page.goto('/dados-cadastrais');
  const arquivo = page.getByLabel('Arquivo da foto');
  await arquivo.setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(page.getByText('O arquivo não é uma imagem .jpg, .jpeg ou .png.')).toBeVisible();
  const grande = test.info().outputPath('grande.jpg');
  fs.writeFileSync(grande, Buffer.alloc(20 * 1024 * 1024));
  await arquivo.setInputFiles(grande);
  await expect(page.getByText('A imagem deve ter no máximo 8 MB.')).toBeVisible();

  await arquivo.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await desenharPng(page) });
  await expect(page.getByText('Foto atualizada com sucesso!')).toBeVisible();
  const foto = page.getByRole('main').locator('img');
  await expect.poll(() => foto.boundingBox()).toMatchObject({ width: 180, height: 180 });
  await expect(foto).toHaveJSProperty('naturalWidth', 360);
  const noCabecalho = page.getByRole('banner').locator('img');
  await expect(noCabecalho).toHaveAttribute('src', (await foto.getAttribute('src')) ?? 'no photo');

  // In a window that is too low for the panel.
  await page.setViewportSize({ width: 1366, height: 480 });
  await page.getByRole('button', { name: /Sua conta/ }).click();
  await expect(page.getByRole('link', { name: 'Sair' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Sair' }).click();
  await preencherLogin(page, pessoa.usuario, pessoa.senha);
  await expect(noCabecalho).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
});

/** A picture of 900 × 600, created by the browser itself. */
async function desenharPng(page: Page): Promise<Buffer> {
  const dataUrl = await page.evaluate(() => {
    const tela = document.createElement('canvas');
    tela.width = 900;
    tela.height = 600;
    const desenho = tela.getContext('2d');
    desenho?.fillText('merenda', 100, 100);
    return tela.toDataURL('image/png');
  });
  return Buffer.from(dataUrl.slice('data:image/png;base64,'.length), 'base64');
}
