import type { Page } from 'playwright-core';
import { violacoesGraves } from './harness/axe.js';
import { NARROW, url, WIDE, withBrowser } from './harness/browser.js';
import { confirmarComSim } from './harness/campos.js';
import { emailsPara, linkDoEmail } from './harness/emails.js';
import { entrar, preencherLogin, SENHA } from './harness/login.js';
import { criarUsuario, type UsuarioDeTeste } from './harness/usuarios.js';

const novaPagina = withBrowser();

const LARGURAS = [
  ['1280 px', WIDE],
  ['360 px', NARROW],
] as const;

async function entrarComo(page: Page, { usuario, senha }: Pick<UsuarioDeTeste, 'usuario' | 'senha'>): Promise<void> {
  await page.goto(url());
  await preencherLogin(page, usuario, senha);
  await page.getByRole('heading', { name: 'Página Inicial' }).waitFor();
}

async function pedirLink(page: Page, email: string): Promise<void> {
  await page.goto(url());
  await page.getByRole('button', { name: 'Esqueceu a senha?' }).click();
  const modal = page.getByRole('dialog', { name: 'Recuperar Senha' });
  await modal.getByLabel('E-mail').fill(email);
  await modal.getByRole('button', { name: 'Enviar para o meu E-mail' }).click();
  await page.getByText('E-mail enviado com sucesso!').waitFor();
}

async function escolherSenha(page: Page, senha: string, confirmacao = senha): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Redefinir Senha' });
  await modal.getByLabel('Nova senha', { exact: false }).first().fill(senha);
  await modal.getByLabel('Confirme a nova senha').fill(confirmacao);
  await modal.getByRole('button', { name: 'Redefinir Senha' }).click();
}

/** axe finds nothing serious, and nothing reaches over the right edge. */
async function conferirTela(page: Page): Promise<void> {
  expect(await violacoesGraves(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

describe('a forgotten password', () => {
  test('is replaced by the link of the e-mail, which serves once', async () => {
    const pessoa = await criarUsuario();
    const page = await novaPagina();
    await pedirLink(page, pessoa.email);
    const link = await linkDoEmail(pessoa.email);
    await page.goto(link);
    await page.getByRole('dialog', { name: 'Redefinir Senha' }).waitFor();
    await page.getByLabel('Nova senha', { exact: false }).first().and(page.locator(':focus')).waitFor();
    // The token stays neither in the address nor in the history.
    expect(page.url()).toBe(url());

    await escolherSenha(page, 'uma senha nova', 'uma senha novo');
    await page.getByText('Senhas não correspondem!').waitFor();
    await escolherSenha(page, 'uma senha nova');
    await page.getByText('Senha redefinida com sucesso!').waitFor();
    await preencherLogin(page, pessoa.usuario, 'uma senha nova');
    await page.getByRole('heading', { name: 'Página Inicial' }).waitFor();

    // Whoever follows the link again sees it before the session that is open; giving up leads back to it.
    await page.goto(link);
    await escolherSenha(page, 'terceira senha');
    await page.getByText('Este link já foi usado ou venceu.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Página Inicial' }).waitFor();
  });

  test('of an e-mail that nobody has looks the same, and no message is written', async () => {
    const page = await novaPagina();
    await pedirLink(page, 'ninguem@exemplo.test');
    const pessoa = await criarUsuario();
    await pedirLink(page, pessoa.email);
    await linkDoEmail(pessoa.email);
    expect(emailsPara('ninguem@exemplo.test')).toEqual([]);
  });

  test('a wrong e-mail is told at its field and stays as typed', async () => {
    const page = await novaPagina();
    await page.goto(url());
    await page.getByRole('button', { name: 'Esqueceu a senha?' }).click();
    const campo = page.getByRole('dialog', { name: 'Recuperar Senha' }).getByLabel('E-mail');
    await campo.fill('ana');
    await campo.press('Enter');
    await page.getByText('E-mail inválido.').waitFor();
    expect(await campo.inputValue()).toBe('ana');
    await page.keyboard.press('Escape');
    expect(
      await page
        .getByRole('button', { name: 'Esqueceu a senha?' })
        .evaluate((botao) => botao === document.activeElement),
    ).toBe(true);
  });
});

describe('own data', () => {
  test('are changed; the header follows, a new password keeps the session', async () => {
    const pessoa = await criarUsuario();
    const page = await novaPagina();
    await entrarComo(page, pessoa);
    await page.goto(url('/dados-cadastrais'));
    await page.getByLabel('Nome', { exact: true }).fill('maria de souza');
    await page.getByLabel('Celular').fill('16999990001');
    await page.getByLabel('Nova senha', { exact: true }).fill('outra senha nova');
    await page.getByLabel('Confirme a nova senha').fill('outra senha novo');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Atenção').waitFor();
    expect(await page.getByRole('dialog', { name: 'Aviso' }).count()).toBe(0);

    await page.getByLabel('Confirme a nova senha').fill('outra senha nova');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await confirmarComSim(
      page,
      'Deseja realmente atualizar os seus dados cadastrais?',
      'Dados cadastrais atualizados com sucesso!',
    );
    await page.getByRole('banner').getByText('MARIA DE SOUZA').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Dados cadastrais', level: 1 }).waitFor();
    expect(await page.getByLabel('Celular').inputValue()).toBe('(16) 9 9999-0001');

    await page.getByRole('button', { name: /Sua conta/ }).click();
    await page.getByRole('link', { name: 'Sair' }).click();
    await preencherLogin(page, pessoa.usuario, 'outra senha nova');
    await page
      .getByRole('heading', { name: 'Dados cadastrais', level: 1 })
      .or(page.getByRole('heading', { name: 'Página Inicial' }))
      .waitFor();
  });

  test('the photo is shown at 180 × 180 and in the header, and is there after the next login', async () => {
    const pessoa = await criarUsuario();
    const page = await novaPagina();
    await entrarComo(page, pessoa);
    await page.goto(url('/dados-cadastrais'));
    const arquivo = page.getByLabel('Arquivo da foto');
    const naoEImagem = page.getByText('O arquivo não é uma imagem .jpg, .jpeg ou .png.');
    await arquivo.setInputFiles({
      name: 'foto.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await naoEImagem.waitFor();
    await arquivo.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20 * 1024 * 1024) });
    await page.getByText('A imagem deve ter no máximo 8 MB.').waitFor();

    await arquivo.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await desenharPng(page) });
    await page.getByText('Foto atualizada com sucesso!').waitFor();
    const foto = page.getByRole('main').locator('img');
    expect(await foto.boundingBox()).toMatchObject({ width: 180, height: 180 });
    expect(await foto.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(360);
    const noCabecalho = page.getByRole('banner').locator('img');
    expect(await noCabecalho.getAttribute('src')).toBe(await foto.getAttribute('src'));

    await page.getByRole('button', { name: /Sua conta/ }).click();
    await page.getByRole('link', { name: 'Sair' }).click();
    await entrarComo(page, pessoa);
    await noCabecalho.waitFor();
    expect(await noCabecalho.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/);
  });
});

/** A picture of 900 × 600, made by the browser itself. */
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

test.each(LARGURAS)(
  'notifications: the badge counts them, the popover shows them, the page finds them (%s)',
  async (_qual, viewport) => {
    const page = await novaPagina(viewport);
    await entrar(page, 'estoquista');
    const conta = page.getByRole('button', { name: /Sua conta, \d+ notificaç/ });
    await conta.waitFor();
    const quantas = Number(/\d+/.exec((await conta.getAttribute('aria-label')) ?? '')?.[0]);
    expect(quantas).toBeGreaterThan(0);
    await conta.click();
    const painel = page.getByRole('dialog', { name: 'Sua conta' });
    expect(await painel.getByRole('listitem').count()).toBe(quantas);
    await painel.getByText('Funcionário(a)').waitFor();
    await conferirTela(page);
    await painel.getByRole('link', { name: 'Ver todas' }).click();
    // The home, which is left, has lists too.
    await page.getByRole('heading', { name: 'Notificações', level: 1 }).waitFor();
    const lista = page.getByRole('main').getByRole('listitem');
    await lista.first().waitFor();
    expect(await lista.count()).toBe(quantas);
    const [primeira = ''] = await lista.allTextContents();
    await page.getByLabel('Buscar nas notificações').fill(primeira.slice(0, 12).toLowerCase());
    expect(await lista.count()).toBeGreaterThan(0);
    await page.getByLabel('Buscar nas notificações').fill('nada disso está aqui');
    await page.getByText('Nada encontrado para esta busca.').waitFor();
  },
);

describe('the sidebar', () => {
  test('opens by Tab, closes by Esc with the focus in sight, and leads into the screen by Enter', async () => {
    const page = await novaPagina();
    await entrar(page, 'admin');
    const barra = page.getByRole('navigation', { name: 'Menu principal' });
    const largura = async () => (await barra.boundingBox())?.width ?? 0;
    const fechada = await largura();
    await page.getByRole('button', { name: /Sua conta/ }).focus();
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => (document.querySelector('#menu')?.clientWidth ?? 0) > 200);
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      (antes) => (document.querySelector('#menu') as HTMLElement).offsetWidth === antes,
      fechada,
    );
    expect(await barra.evaluate((nav) => nav === document.activeElement)).toBe(true);
    await barra.getByRole('link', { name: 'Meus dados' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Dados cadastrais', level: 1 }).waitFor();
    await page.waitForFunction(
      (antes) => (document.querySelector('#menu') as HTMLElement).offsetWidth === antes,
      fechada,
    );
    await page.mouse.move(20, 300);
    await page.waitForFunction(() => (document.querySelector('#menu')?.clientWidth ?? 0) > 200);
  });

  test('is a drawer at 360 px: the button opens it, Esc closes it and gives the focus back', async () => {
    const page = await novaPagina(NARROW);
    await entrar(page, 'admin');
    const botao = page.getByRole('button', { name: 'Menu', exact: true });
    await botao.click();
    const link = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Meus dados' });
    await link.waitFor();
    await conferirTela(page);
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    expect(await botao.evaluate((um) => um === document.activeElement)).toBe(true);
    await botao.click();
    await link.click();
    await page.getByRole('heading', { name: 'Dados cadastrais', level: 1 }).waitFor();
    await link.waitFor({ state: 'hidden' });
  });
});

test('login, registration of an item and logout by keyboard alone', async () => {
  const page = await novaPagina();
  const teclas = page.keyboard;
  await page.goto(url());
  await page.getByRole('button', { name: 'Entrar' }).and(page.locator(':enabled')).waitFor();
  // The first field has the focus already.
  await teclas.type('admin');
  await teclas.press('Tab');
  await teclas.type(SENHA);
  await teclas.press('Enter');
  await page.getByRole('heading', { name: 'Página Inicial' }).waitFor();

  const alcancar = async (alvo: ReturnType<Page['getByRole']>) => {
    for (let vez = 0; vez < 80; vez += 1) {
      if (await alvo.evaluate((um) => um === document.activeElement)) return;
      await teclas.press('Tab');
    }
    throw new Error('Tab did not reach it.');
  };
  await alcancar(
    page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Itens: Cadastrar' }),
  );
  await teclas.press('Enter');
  const nome = page.getByRole('main').getByLabel('Nome');
  await nome.waitFor();
  await alcancar(nome);
  const item = `ITEM DO TECLADO ${Date.now().toString(36).toUpperCase()}`;
  await teclas.type(item);
  await teclas.press('Tab');
  await teclas.type('Limpeza');
  await teclas.press('Enter');
  await alcancar(page.getByRole('button', { name: 'Cadastrar', exact: true }));
  await teclas.press('Enter');
  await page.getByRole('dialog', { name: 'Aviso' }).waitFor();
  await alcancar(page.getByRole('button', { name: 'Sim' }));
  await teclas.press('Enter');
  await page.getByText('Item cadastrado com sucesso!').waitFor();
  const conta = page.getByRole('button', { name: /Sua conta/ });
  await conta.focus();
  await teclas.press('Enter');
  await alcancar(page.getByRole('link', { name: 'Sair' }));
  await teclas.press('Enter');
  await page.getByLabel('Usuário').waitFor();
});

test.each(LARGURAS)(
  'every screen of the shell, and each of its modals, is accessible and fits (%s)',
  async (_qual, viewport) => {
    const page = await novaPagina(viewport);
    await page.goto(url());
    await page.getByRole('link', { name: 'Suporte' }).waitFor();
    await conferirTela(page);
    await page.getByRole('button', { name: 'Esqueceu a senha?' }).click();
    await page.getByRole('dialog', { name: 'Recuperar Senha' }).waitFor();
    await conferirTela(page);
    await page.goto(url('/?redefinir=qualquer'));
    await page.getByRole('dialog', { name: 'Redefinir Senha' }).waitFor();
    await conferirTela(page);

    await entrar(page, 'admin');
    await conferirTela(page);
    await page.getByRole('button', { name: /^Abrir Menu de itens/ }).click();
    await page.getByRole('dialog', { name: 'Menu de itens' }).waitFor();
    await conferirTela(page);
    for (const [caminho, titulo] of [
      ['/dados-cadastrais', 'Dados cadastrais'],
      ['/notificacao', 'Notificações'],
    ] as const) {
      await page.goto(url(caminho));
      await page.getByRole('heading', { name: titulo, level: 1 }).waitFor();
      await page.getByRole('main').getByText('Carregando…').waitFor({ state: 'hidden' });
      await conferirTela(page);
    }
  },
);
