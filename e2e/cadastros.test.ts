import type { Page } from 'playwright-core';
import { sobraLateral, violacoesGraves } from './harness/axe.js';
import { NARROW, url, WIDE, withBrowser } from './harness/browser.js';
import { confirmarComSim, escolher } from './harness/campos.js';
import { entrar, preencherLogin, SENHA } from './harness/login.js';
import { tabAte } from './harness/teclado.js';

const novaPagina = withBrowser();

/** Tells this run's records from those of another. */
const VEZ = Date.now().toString(36).toUpperCase();

/** A CPF with right check digits (modulus 11) that no other run has. */
function cpfDestaVez(): string {
  const digitos = [...String(Date.now()).slice(-9)].map(Number);
  for (const tamanho of [9, 10]) {
    const soma = digitos.reduce((total, digito, i) => total + digito * (tamanho + 1 - i), 0);
    digitos.push(((soma * 10) % 11) % 10);
  }
  return digitos.join('');
}

async function abrir(viewport = WIDE) {
  const page = await novaPagina(viewport);
  await entrar(page, 'admin');
  return { page, tela: page.locator('main') };
}

async function cadastrar(page: Page, pergunta: string, feito?: string): Promise<void> {
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await confirmarComSim(page, pergunta, feito);
}

async function excluir(page: Page, nome: string, pergunta: string, desfecho: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Excluir ${nome}` }).click();
  await confirmarComSim(page, pergunta, desfecho);
}

/** Tries to delete what is in use: the dialog that stays names each use, and is closed. @returns the dialog's uses */
async function excluirEmUso(page: Page, nome: string, pergunta: string, titulo: string): Promise<string[]> {
  await excluir(page, nome, pergunta, titulo);
  const motivo = page.getByRole('dialog', { name: titulo });
  const usos = await motivo.getByRole('listitem').allTextContents();
  await motivo.getByRole('button', { name: 'Entendi' }).click();
  await motivo.waitFor({ state: 'hidden' });
  return usos;
}

async function salvar(page: Page, edicao: string, pergunta: string, desfecho: string): Promise<void> {
  await page.getByRole('dialog', { name: edicao }).getByRole('button', { name: 'Salvar' }).click();
  await confirmarComSim(page, pergunta, desfecho);
}

test('a user: registered by role, enters, is changed and loses the session, and is deleted', async () => {
  const nome = `ESTOQUISTA ${VEZ}`;
  const login = `estoquista.${VEZ}`;
  const { page, tela } = await abrir();
  await page.goto(url('/cadastrar-usuario'));
  await tela.getByLabel('Nome').fill(nome.toLowerCase());
  await tela.getByLabel('E-mail').fill(`${login}@merenda.example`);
  await tela.getByLabel('Usuário', { exact: true }).fill('ADMIN');
  await tela.getByLabel('Senha').fill(SENHA);
  await tela.getByLabel('CPF').fill(cpfDestaVez());
  await escolher(tela, 'Tipo de pessoa', 'Funcionário');
  await escolher(tela, 'Cargo', 'Estoquista');
  await tela.getByRole('group', { name: 'Estoques' }).getByLabel('Selecionar todos').check();
  await tela.getByRole('button', { name: 'Estoquista' }).click();
  // The username is somebody's: it is said at the field, and nothing that was typed is lost.
  await cadastrar(page, 'Deseja realmente cadastrar o Usuário?');
  await tela.getByText('Já existe este nome de usuário.').waitFor();
  expect(await tela.getByLabel('Nome').inputValue()).toBe(nome);
  await tela.getByLabel('Usuário', { exact: true }).fill(login);
  await cadastrar(page, 'Deseja realmente cadastrar o Usuário?', 'Usuário cadastrado com sucesso!');
  expect(await tela.getByLabel('Nome').inputValue()).toBe('');

  const dele = await novaPagina();
  await dele.goto(url());
  await preencherLogin(dele, login, SENHA);
  await dele.getByText(`Seja bem-vindo(a):`).waitFor();
  expect(await dele.getByRole('main').getByRole('heading', { name: 'Estoque', exact: true }).count()).toBe(1);
  expect(await dele.getByRole('main').getByRole('heading', { name: 'Usuários' }).count()).toBe(0);

  await page.goto(url('/gerenciar-usuarios'));
  await tela.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await page.getByRole('button', { name: `Ver ${nome}` }).click();
  const detalhes = page.getByRole('dialog', { name: 'Detalhes do Usuário' });
  await detalhes.getByText('Solicitações de compra').waitFor();
  await detalhes.getByText('ESCOLA MUNICIPAL VALE VERDE').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Editar ${nome}` }).click();
  await page
    .getByRole('dialog', { name: 'Edição de Usuário' })
    .getByRole('group', { name: 'Permissões' })
    .getByLabel('Itens')
    .check();
  await salvar(page, 'Edição de Usuário', 'Deseja realmente atualizar o Usuário?', 'Usuário atualizado com sucesso!');

  await dele.goto(url('/estoque'));
  await dele
    .getByText(/Sua sessão terminou/)
    .first()
    .waitFor();

  await excluir(page, nome, 'Deseja realmente excluir o Usuário?', 'Usuário excluído com sucesso!');
  await tela.getByText('Nada encontrado para esta busca.').waitFor();
  await tela.getByRole('button', { name: 'Limpar busca' }).click();
  await excluir(
    page,
    'ADMINISTRAÇÃO',
    'Deseja realmente excluir o Usuário?',
    /Este é o único usuário com a permissão Usuários/,
  );
});

test('a unit: registered, changed, deleted; one that is in use stays, and what uses it is said', async () => {
  const nome = `ESCOLA ${VEZ}`;
  const { page, tela } = await abrir();
  await page.goto(url('/cadastrar-unidade'));
  await tela.getByLabel('Nome').fill(nome.toLowerCase());
  await tela.getByLabel('CEP').fill('99990000');
  await tela.getByLabel('Cidade').fill('boa vista');
  await tela.getByLabel('Logradouro').fill('rua um');
  await tela.getByLabel('Número').fill('10');
  await tela.getByLabel('Telefone').fill('16999990001');
  await escolher(tela, 'Tipo de unidade', 'Escola');
  // The INEP code of ESCOLA MUNICIPAL VALE VERDE.
  await tela.getByLabel('Código INEP').fill('35990102');
  await cadastrar(page, 'Deseja realmente cadastrar a Unidade?');
  await tela.getByText('Já existe uma unidade com este código INEP.').waitFor();
  const inep = String(Date.now()).slice(-8);
  await tela.getByLabel('Código INEP').fill(inep);
  await cadastrar(page, 'Deseja realmente cadastrar a Unidade?', 'Unidade cadastrada com sucesso!');

  await page.goto(url('/gerenciar-unidade'));
  await tela.getByRole('textbox', { name: 'Código INEP' }).fill(inep);
  await page.getByText(/^1 de \d+ registros$/).waitFor();
  await page.getByRole('button', { name: `Ver ${nome}` }).click();
  await page.getByRole('dialog', { name: 'Detalhes da Unidade' }).getByText('(16) 99999-0001').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Editar ${nome}` }).click();
  await page.getByRole('dialog', { name: 'Edição de Unidade' }).getByLabel('Bairro').fill('centro');
  await salvar(page, 'Edição de Unidade', 'Deseja realmente atualizar a Unidade?', 'Unidade atualizada com sucesso!');
  await excluir(page, nome, 'Deseja realmente excluir a Unidade?', 'Unidade excluída com sucesso!');
  await tela.getByRole('button', { name: 'Limpar busca' }).click();
  const titulo = 'A unidade ESCOLA MUNICIPAL VALE VERDE não pode ser excluída';
  expect(
    await excluirEmUso(page, 'ESCOLA MUNICIPAL VALE VERDE', 'Deseja realmente excluir a Unidade?', titulo),
  ).toContainEqual(expect.stringMatching(/^\d+ usuários: /));
});

test('the units of the school system come in once, however often they are looked for', async () => {
  const { page } = await abrir();
  await page.goto(url('/gerenciar-unidade'));
  const busca = page.getByRole('dialog', { name: 'Buscar unidades' });
  const fechar = async () => {
    await busca.getByRole('button', { name: 'Fechar' }).last().click();
    await busca.waitFor({ state: 'hidden' });
  };
  await page.getByRole('button', { name: 'Buscar unidades' }).click();
  await busca.getByText('7 unidades encontradas').waitFor();
  // What differs is taken over too, so that the second search finds all equal.
  for (const marcar of await busca.getByRole('button', { name: 'Marcar todos', exact: true }).all())
    await marcar.click();
  const gravar = busca.getByRole('button', { name: 'Gravar o que está marcado' });
  if (await gravar.isVisible()) {
    await gravar.click();
    await busca.getByText(/(criadas?|iguais|em \d unidades?)\.$/).waitFor();
  }
  await fechar();
  await page.getByRole('button', { name: 'Buscar unidades' }).click();
  await busca.getByText('7 iguais ao cadastro').waitFor();
  expect(await gravar.count()).toBe(0);
  await fechar();
  expect(await page.getByRole('button', { name: 'Ver ESCOLA MUNICIPAL MONTE ALEGRE' }).count()).toBe(1);
});

test('a supplier: the postal code fills the address; repeated CNPJ; report by type; deletion of one in use', async () => {
  const nome = `MERCADO ${VEZ}`;
  const { page, tela } = await abrir();
  await page.goto(url('/cadastrar-fornecedor'));
  await escolher(tela, 'Tipo', 'Jurídico');
  await tela.getByLabel('Nome fantasia').fill(nome.toLowerCase());
  await tela.getByLabel('Razão social').fill('mercado ltda');
  // The alphanumeric CNPJ of FRIGORÍFICO DEMONSTRAÇÃO.
  await tela.getByLabel('CNPJ').fill('12abc34501de35');
  await tela.getByLabel('Inscrição estadual').fill('123456789');
  await escolher(tela, 'Porte da empresa', 'Microempresa');
  await tela.getByLabel('E-mail').fill('mercado@exemplo.test');
  expect(await tela.getByLabel('Logradouro').isDisabled()).toBe(true);
  await tela.getByLabel('CEP').pressSequentially('99990002');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === 'RUA DO MERCADO'),
  );
  expect(await tela.getByLabel('Logradouro').isEnabled()).toBe(true);
  await tela.getByLabel('Número', { exact: true }).fill('10');
  await tela.getByLabel('Fornecedor da agricultura familiar').check();
  await tela.getByLabel('Número da CAF ou da DAP').fill('SP012026.01.000001');
  await cadastrar(page, 'Deseja realmente cadastrar o Fornecedor?');
  await tela.getByText('Já existe um fornecedor com este CNPJ.').waitFor();
  await tela.getByLabel('CNPJ').fill('11867044000130');
  await cadastrar(page, 'Deseja realmente cadastrar o Fornecedor?', 'Fornecedor cadastrado com sucesso!');

  await page.goto(url('/gerenciar-fornecedores'));
  await tela.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await page.getByRole('button', { name: `Editar ${nome}` }).click();
  await page.getByRole('dialog', { name: 'Edição de Fornecedor' }).getByLabel('Complemento').fill('fundos');
  await salvar(
    page,
    'Edição de Fornecedor',
    'Deseja realmente atualizar o Fornecedor?',
    'Fornecedor atualizado com sucesso!',
  );
  await page.getByRole('button', { name: 'Relatório' }).click();
  await page
    .getByRole('dialog', { name: 'Relatório de fornecedores' })
    .getByRole('button', { name: 'Jurídico' })
    .click();
  await page.waitForURL(url('/relatorio/fornecedores/true/JURIDICO'));
  await page.getByRole('cell', { name: nome }).waitFor();
  await page.goto(url('/gerenciar-fornecedores'));
  await excluir(page, nome, 'Deseja realmente excluir o Fornecedor?', 'Fornecedor excluído com sucesso!');
  const titulo = 'O fornecedor CEREALISTA DEMONSTRAÇÃO não pode ser excluído';
  expect(await excluirEmUso(page, 'CEREALISTA DEMONSTRAÇÃO', 'Deseja realmente excluir o Fornecedor?', titulo)).toEqual(
    [expect.stringMatching(/^\d+ licitações\/contratos: /)],
  );
});

test('a postal code that nobody knows, and a service that is away, leave the address to be typed', async () => {
  const { page, tela } = await abrir();
  await page.goto(url('/cadastrar-fornecedor'));
  await tela.getByLabel('CEP').pressSequentially('12345678');
  await tela.getByText('CEP não encontrado: preencha o endereço.').waitFor();
  await tela.getByLabel('Logradouro').fill('rua um');
  await page.route('**/api/enderecos/*', (route) => route.abort());
  await tela.getByLabel('CEP').fill('');
  await tela.getByLabel('CEP').pressSequentially('99990001');
  await tela.getByText(/Preencha o endereço|Não foi possível falar/).waitFor();
  expect(await tela.getByLabel('Logradouro').isEnabled()).toBe(true);
  expect(await tela.getByLabel('Logradouro').inputValue()).toBe('RUA UM');
});

test('an item and its product: registered, changed; an item in use stays; a stale change does not overwrite', async () => {
  const nome = `ITEM ${VEZ}`;
  const { page, tela } = await abrir();
  await page.goto(url('/cadastrar-ítem'));
  await tela.getByLabel('Nome').fill(nome.toLowerCase());
  await escolher(tela, 'Tipo', 'Alimento');
  await cadastrarSem(page, 'Categoria');
  await escolher(tela, 'Categoria', 'Cereais');
  await cadastrar(page, 'Deseja realmente cadastrar o Item?', 'Item cadastrado com sucesso!');
  await page.goto(url('/cadastrar-produto'));
  await tela.getByLabel('Nome').fill(`${nome} 5 kg`);
  await escolher(tela, 'Item', nome);
  await escolher(tela, 'Unidade do produto', 'Saco');
  await tela.getByLabel('Medida', { exact: true }).fill('5');
  await escolher(tela, 'Unidade de medida', 'Quilograma');
  await tela.getByLabel('Perecível').check();
  await cadastrar(page, 'Deseja realmente cadastrar o Produto?', 'Produto cadastrado com sucesso!');

  await page.goto(url('/gerenciar-itens'));
  await tela.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await page.getByRole('button', { name: `Editar ${nome}` }).click();
  const edicao = page.getByRole('dialog', { name: 'Edição de Item' });
  expect(await edicao.getByRole('combobox', { name: 'Tipo' }).isDisabled()).toBe(true);
  await edicao.getByLabel('Nome').fill(`${nome} velho`);

  // Somebody else is faster.
  const { page: outra, tela: outraTela } = await abrir();
  await outra.goto(url('/gerenciar-itens'));
  await outraTela.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await outra.getByRole('button', { name: `Editar ${nome}` }).click();
  await outra.getByRole('dialog', { name: 'Edição de Item' }).getByLabel('Nome').fill(`${nome} novo`);
  await salvar(outra, 'Edição de Item', 'Deseja realmente atualizar o Item?', 'Item atualizado com sucesso!');

  await edicao.getByRole('button', { name: 'Salvar' }).click();
  await confirmarComSim(page, 'Deseja realmente atualizar o Item?', /alterado por outra pessoa/);
  expect(await edicao.getByLabel('Nome', { exact: true }).and(page.locator('input')).inputValue()).toBe(
    `${nome} VELHO`,
  );
  // What the other made of it, what was typed, and two ways on.
  expect(await edicao.getByRole('group', { name: 'Nome' }).innerText()).toBe(
    ['Nome', 'Antes', nome, 'Agora', `${nome} NOVO`, 'Você digitou', `${nome} VELHO`].join('\n'),
  );
  await edicao.getByRole('button', { name: 'Aplicar a minha' }).click();
  await salvar(page, 'Edição de Item', 'Deseja realmente atualizar o Item?', 'Item atualizado com sucesso!');
  await outra.reload();
  await outraTela.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await outra.getByRole('button', { name: `Editar ${nome} VELHO` }).click();
  await outra.getByRole('dialog', { name: 'Edição de Item' }).getByLabel('Nome').fill(`${nome} novo`);
  await salvar(outra, 'Edição de Item', 'Deseja realmente atualizar o Item?', 'Item atualizado com sucesso!');

  expect(
    await excluirEmUso(
      outra,
      `${nome} NOVO`,
      'Deseja realmente excluir o Item?',
      `O item ${nome} NOVO não pode ser excluído`,
    ),
  ).toEqual([`1 produto: ${nome} 5 KG`]);
  await outra.goto(url('/gerenciar-produtos'));
  await excluir(outra, `${nome} 5 KG`, 'Deseja realmente excluir o Produto?', 'Produto excluído com sucesso!');
  await outra.goto(url('/gerenciar-itens'));
  await excluir(outra, `${nome} NOVO`, 'Deseja realmente excluir o Item?', 'Item excluído com sucesso!');
});

/** Presses 'Cadastrar' with one field empty: it is said there, and nothing is asked. */
async function cadastrarSem(page: Page, rotulo: string): Promise<void> {
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await page.getByText('Campos com * são obrigatórios').first().waitFor();
  const campo = page.locator('.ant-form-item').filter({ hasText: rotulo }).last();
  await campo.getByText('Campo obrigatório.').waitFor();
  expect(await page.getByRole('dialog', { name: 'Aviso' }).count()).toBe(0);
}

const CADASTROS = [
  '/cadastrar-usuario',
  '/cadastrar-unidade',
  '/cadastrar-ítem',
  '/cadastrar-produto',
  '/cadastrar-fornecedor',
];
const LISTAS = [
  ['/gerenciar-usuarios', 'MERENDEIRA', 'Usuário'],
  ['/gerenciar-unidade', 'ESCOLA MUNICIPAL VALE VERDE', 'Unidade'],
  ['/gerenciar-itens', 'ARROZ BRANCO', 'Item'],
  ['/gerenciar-produtos', 'ARROZ BRANCO TIPO 1 5 KG', 'Produto'],
  ['/gerenciar-fornecedores', 'FRIGORÍFICO DEMONSTRAÇÃO', 'Fornecedor'],
] as const;

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
])('on a %s display', (_, viewport) => {
  async function conferir(page: Page, onde: string): Promise<void> {
    await page.waitForLoadState('networkidle');
    expect([onde, await violacoesGraves(page)]).toEqual([onde, []]);
    expect([onde, await sobraLateral(page)]).toEqual([onde, 0]);
  }

  test('every registration form, empty and refused: nothing grave for axe, nothing beyond the right edge', async () => {
    const { page } = await abrir(viewport);
    for (const rota of CADASTROS) {
      await page.goto(url(rota));
      await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
      await page.getByText('Campo obrigatório.').first().waitFor();
      await conferir(page, rota);
    }
  });

  test('every list with each of its modals', async () => {
    const { page, tela } = await abrir(viewport);
    for (const [rota, nome, entidade] of LISTAS) {
      await page.goto(url(rota));
      await tela.getByRole('textbox', { name: 'Nome' }).fill(nome);
      await tela.getByText(/de \d+ registros$/).waitFor();
      await conferir(page, rota);
      for (const [acao, titulo] of [
        ['Ver', 'Detalhes'],
        ['Editar', 'Edição'],
      ] as const) {
        await page.getByRole('button', { name: `${acao} ${nome}`, exact: true }).click();
        const modal = page.getByRole('dialog', { name: new RegExp(`^${titulo} d[aeo] ${entidade}$`) });
        await modal.waitFor();
        await conferir(page, `${rota} ${acao}`);
        await page.keyboard.press('Escape');
        await modal.waitFor({ state: 'hidden' });
      }
    }
    await page.getByRole('button', { name: 'Relatório' }).click();
    await page.getByRole('dialog', { name: 'Relatório de fornecedores' }).waitFor();
    await conferir(page, 'the question of the report');
  });

  test('by keyboard alone: login, an item, logout', async () => {
    const page = await novaPagina(viewport);
    await page.goto(url());
    await page.getByLabel('Usuário').waitFor();
    const { keyboard } = page;
    await keyboard.type('admin');
    await keyboard.press('Tab');
    await keyboard.type(SENHA);
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Página Inicial' }).waitFor();
    await tabAte(page, 'Menu de itens');
    await keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu de itens' });
    await menu.waitFor();
    await tabAte(page, 'Cadastrar');
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Cadastro de Item' }).waitFor();
    await tabAte(page, 'Nome');
    await keyboard.type(`teclado ${VEZ} ${String(viewport.width)}`);
    await keyboard.press('Tab');
    await keyboard.type('limp');
    await keyboard.press('Enter');
    await tabAte(page, 'Cadastrar');
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Aviso' }).waitFor();
    await keyboard.press('Enter');
    await page.getByText('Item cadastrado com sucesso!').first().waitFor();
    await tabAte(page, 'Sua conta');
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Sua conta' }).waitFor();
    await tabAte(page, 'Sair');
    await keyboard.press('Enter');
    await page.getByLabel('Usuário').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
