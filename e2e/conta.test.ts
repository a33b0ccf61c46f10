import type { Page } from '@playwright/test';
import fs from 'node:fs';
import { violacoesDe } from './harness/axe.js';
import { expect, NARROW, test, WIDE } from './harness/test.js';
import { confirmarComSim } from './harness/campos.js';
import { emailsPara, linkDoEmail } from './harness/emails.js';
import { entrar, escolherSenha, preencherLogin, SENHA } from './harness/login.js';
import { criarUsuario, type UsuarioDeTeste } from './harness/usuarios.js';
import { novaVez } from './harness/vez.js';

const LARGURAS = [
  ['1280 px', WIDE],
  ['360 px', NARROW],
] as const;

async function entrarComo(page: Page, { usuario, senha }: Pick<UsuarioDeTeste, 'usuario' | 'senha'>): Promise<void> {
  await page.goto('/');
  await preencherLogin(page, usuario, senha);
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
}

async function pedirLink(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Esqueceu a senha?' }).click();
  const modal = page.getByRole('dialog', { name: 'Recuperar Senha' });
  await modal.getByLabel('E-mail').fill(email);
  await modal.getByRole('button', { name: 'Enviar para o meu E-mail' }).click();
  await expect(page.getByText('E-mail enviado com sucesso!')).toBeVisible();
}

/** axe finds nothing, and nothing extends beyond the right edge. */
async function conferirTela(page: Page): Promise<void> {
  expect(await violacoesDe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

test.describe('a forgotten password', () => {
  test('is replaced through the link of the e-mail, which works once', async ({ novaPagina }) => {
    const pessoa = await criarUsuario(['ITENS']);
    const page = await novaPagina();
    await pedirLink(page, pessoa.email);
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

  test('of an unknown e-mail looks the same, and no message is written', async ({ novaPagina }) => {
    const page = await novaPagina();
    await pedirLink(page, 'ninguem@exemplo.test');
    const pessoa = await criarUsuario(['ITENS']);
    await pedirLink(page, pessoa.email);
    await linkDoEmail(pessoa.email);
    expect(emailsPara('ninguem@exemplo.test')).toEqual([]);
  });

  test('a wrong e-mail is refused at its field and stays as typed', async ({ novaPagina }) => {
    const page = await novaPagina();
    await page.goto('/');
    await page.getByRole('button', { name: 'Esqueceu a senha?' }).click();
    const campo = page.getByRole('dialog', { name: 'Recuperar Senha' }).getByLabel('E-mail');
    await campo.fill('ana');
    await campo.press('Enter');
    await expect(page.getByText('E-mail inválido.')).toBeVisible();
    await expect(campo).toHaveValue('ana');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Esqueceu a senha?' })).toBeFocused();
  });
});

test.describe('own data', () => {
  test('are changed; the header is updated, a new password keeps the session', async ({ novaPagina }) => {
    const pessoa = await criarUsuario(['ITENS']);
    const page = await novaPagina();
    await entrarComo(page, pessoa);
    await page.goto('/dados-cadastrais');
    await page.getByLabel('Nome', { exact: true }).fill('maria de souza');
    await page.getByLabel('Celular').fill('16999990001');
    await page.getByLabel('Nova senha', { exact: true }).fill('outra senha nova');
    await page.getByLabel('Confirme a nova senha').fill('outra senha novo');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Atenção')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Aviso' })).toHaveCount(0);

    await page.getByLabel('Confirme a nova senha').fill('outra senha nova');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await confirmarComSim(
      page,
      'Deseja realmente atualizar os seus dados cadastrais?',
      'Dados cadastrais atualizados com sucesso!',
    );
    await expect(page.getByRole('banner').getByText('MARIA DE SOUZA')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dados cadastrais', level: 1 })).toBeVisible();
    await expect(page.getByLabel('Celular')).toHaveValue('(16) 9 9999-0001');

    await page.getByRole('button', { name: /Sua conta/ }).click();
    await page.getByRole('link', { name: 'Sair' }).click();
    await preencherLogin(page, pessoa.usuario, 'outra senha nova');
    await expect(
      page
        .getByRole('heading', { name: 'Dados cadastrais', level: 1 })
        .or(page.getByRole('heading', { name: 'Página Inicial' })),
    ).toBeVisible();
  });

  test('the photo is shown at 180 × 180 and in the header, and is still there after the next login', async ({
    novaPagina,
  }) => {
    const pessoa = await criarUsuario(['ITENS']);
    const page = await novaPagina();
    await entrarComo(page, pessoa);
    await page.goto('/dados-cadastrais');
    const arquivo = page.getByLabel('Arquivo da foto');
    const naoEImagem = page.getByText('O arquivo não é uma imagem .jpg, .jpeg ou .png.');
    await arquivo.setInputFiles({
      name: 'foto.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await expect(naoEImagem).toBeVisible();
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

    await page.getByRole('button', { name: /Sua conta/ }).click();
    await page.getByRole('link', { name: 'Sair' }).click();
    await entrarComo(page, pessoa);
    await expect(noCabecalho).toBeVisible();
    await expect(noCabecalho).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  });
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

for (const [largura, viewport] of LARGURAS) {
  test(`notifications: the badge counts them, the popover shows them, the page finds them (${largura})`, async ({
    novaPagina,
  }) => {
    const page = await novaPagina(viewport);
    await entrar(page, 'estoquista');
    const conta = page.getByRole('button', { name: /Sua conta, \d+ notificaç/ });
    await expect(conta).toBeVisible();
    // Other tests change the lots meanwhile, so the badge is read again for each comparison.
    const quantas = async () => Number(/\d+/.exec((await conta.getAttribute('aria-label')) ?? '')?.[0]);
    expect(await quantas()).toBeGreaterThan(0);
    await conta.click();
    const painel = page.getByRole('dialog', { name: 'Sua conta' });
    await expect(async () => expect(await painel.getByRole('listitem').count()).toBe(await quantas())).toPass();
    await expect(painel.getByText('Funcionário(a)')).toBeVisible();
    await conferirTela(page);
    await painel.getByRole('link', { name: 'Ver todas' }).click();
    // The home, which the user leaves, has lists too.
    await expect(page.getByRole('heading', { name: 'Notificações', level: 1 })).toBeVisible();
    const lista = page.getByRole('main').getByRole('listitem');
    await expect(lista.first()).toBeVisible();
    const total = page.getByRole('main').getByText(/^\d+ notificações$/);
    await expect(async () => expect(Number.parseInt(await total.innerText(), 10)).toBe(await quantas())).toPass();
    const [primeira = ''] = await lista.allTextContents();
    const comeco = primeira.replace('Não lida: ', '').slice(0, 12);
    await page.getByLabel('Buscar nas notificações').fill(comeco.toLowerCase());
    await expect(lista.first()).toContainText(comeco);
    await page.getByLabel('Buscar nas notificações').fill('nada disso está aqui');
    await expect(page.getByText('Nada encontrado para esta busca.')).toBeVisible();
  });
}

test('login, registration of an item and logout by keyboard alone', async ({ novaPagina }) => {
  const page = await novaPagina();
  const teclas = page.keyboard;
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled();
  // The first field has the focus already.
  await teclas.type('admin');
  await teclas.press('Tab');
  await teclas.type(SENHA);
  await teclas.press('Enter');
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();

  const alcancar = async (alvo: ReturnType<Page['getByRole']>) => {
    for (let vez = 0; vez < 80; vez += 1) {
      if (await alvo.evaluate((um) => um === document.activeElement)) return;
      await teclas.press('Tab');
    }
    throw new Error('Tab did not reach it.');
  };
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await alcancar(menu.getByRole('button', { name: 'Menu de itens' }));
  await teclas.press('Enter');
  await alcancar(menu.getByRole('link', { name: 'Itens: Cadastrar' }));
  await teclas.press('Enter');
  const nome = page.getByRole('main').getByLabel('Nome');
  await expect(nome).toBeVisible();
  await alcancar(nome);
  const item = `ITEM DO TECLADO ${novaVez()}`;
  await teclas.type(item);
  await teclas.press('Tab');
  await teclas.type('Limpeza');
  await teclas.press('Enter');
  await alcancar(page.getByRole('button', { name: 'Cadastrar', exact: true }));
  await teclas.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Aviso' })).toBeVisible();
  await alcancar(page.getByRole('button', { name: 'Sim' }));
  await teclas.press('Enter');
  await expect(page.getByText('Item cadastrado com sucesso!')).toBeVisible();
  const conta = page.getByRole('button', { name: /Sua conta/ });
  await conta.focus();
  await teclas.press('Enter');
  await alcancar(page.getByRole('link', { name: 'Sair' }));
  await teclas.press('Enter');
  await expect(page.getByLabel('Usuário')).toBeVisible();
});

for (const [largura, viewport] of LARGURAS) {
  test(`every screen of the shell, and each of its modals, is accessible and fits (${largura})`, async ({
    novaPagina,
  }) => {
    const page = await novaPagina(viewport);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Suporte' })).toBeVisible();
    await conferirTela(page);
    await page.getByRole('button', { name: 'Esqueceu a senha?' }).click();
    await expect(page.getByRole('dialog', { name: 'Recuperar Senha' })).toBeVisible();
    await conferirTela(page);
    await page.goto('/?redefinir=qualquer');
    await expect(page.getByRole('dialog', { name: 'Redefinir Senha' })).toBeVisible();
    await conferirTela(page);

    await entrar(page, 'admin');
    await conferirTela(page);
    await page.getByRole('button', { name: /^Abrir Menu de itens/ }).click();
    await expect(page.getByRole('dialog', { name: 'Menu de itens' })).toBeVisible();
    await conferirTela(page);
    for (const [caminho, titulo] of [
      ['/dados-cadastrais', 'Dados cadastrais'],
      ['/notificacao', 'Notificações'],
    ] as const) {
      await page.goto(caminho);
      await expect(page.getByRole('heading', { name: titulo, level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByText('Carregando…')).toHaveCount(0);
      await conferirTela(page);
    }
  });
}
