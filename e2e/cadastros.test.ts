import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { acionar } from './harness/linhas.js';
import { expect, NARROW, test, WIDE } from './harness/test.js';
import { comoConta } from './harness/api.js';
import { confirmarComSim, escolher } from './harness/campos.js';
import { linkDoEmail } from './harness/emails.js';
import { escolherSenha, preencherLogin, SENHA } from './harness/login.js';
import { fecharAvisos } from './harness/navegar.js';
import { anotarFocos, tabAte } from './harness/teclado.js';
import { abrirTela, conferirTela } from './harness/tela.js';
import { novaVez } from './harness/vez.js';

/** Distinguishes the records of this run from those of another. */
const VEZ = novaVez();

/** A CPF only for this run, with its check digits (modulus 11). */
function cpfDestaVez(): string {
  const digitos = [...String(Date.now()).slice(-9)].map(Number);
  for (const tamanho of [9, 10]) {
    const soma = digitos.reduce((total, digito, i) => total + digito * (tamanho + 1 - i), 0);
    digitos.push(((soma * 10) % 11) % 10);
  }
  return digitos.join('');
}

async function cadastrar(page: Page, pergunta: string, feito?: string): Promise<void> {
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await confirmarComSim(page, pergunta, feito);
}

async function excluir(page: Page, nome: string, pergunta: string, desfecho: string | RegExp): Promise<void> {
  await acionar(page, 'Excluir', nome);
  await confirmarComSim(page, pergunta, desfecho);
}

/** Tries to delete a record in use, and closes the dialog that refuses it. @returns the uses that the dialog names */
async function excluirEmUso(page: Page, nome: string, pergunta: string, titulo: string): Promise<string[]> {
  await excluir(page, nome, pergunta, titulo);
  const motivo = page.getByRole('dialog', { name: titulo });
  await expect(motivo.getByRole('listitem').first()).toBeVisible();
  const usos = await motivo.getByRole('listitem').allTextContents();
  await motivo.getByRole('button', { name: 'Entendi' }).click();
  await expect(motivo).toBeHidden();
  return usos;
}

async function salvar(page: Page, edicao: string, pergunta: string, desfecho: string): Promise<void> {
  await page.getByRole('dialog', { name: edicao }).getByRole('button', { name: 'Salvar' }).click();
  await confirmarComSim(page, pergunta, desfecho);
}

test('a user is registered by role, logs in, is changed, loses the session, and is deleted', async ({
  conta,
  novaPagina,
}) => {
  const nome = `ESTOQUISTA ${VEZ}`;
  const login = `estoquista.${VEZ}`;
  const page = await conta('admin');
  const tela = page.locator('main');
  await abrirTela(page, '/cadastrar-usuario');
  await tela.getByLabel('Nome').fill(nome.toLowerCase());
  await tela.getByLabel('E-mail', { exact: true }).fill(`${login}@merenda.example`);
  await tela.getByLabel('Usuário', { exact: true }).fill('ADMIN');
  await tela.getByLabel('Senha').fill(SENHA);
  await tela.getByLabel('CPF').fill(cpfDestaVez());
  await escolher(tela, 'Tipo de pessoa', 'Funcionário');
  await escolher(tela, 'Cargo', 'Estoquista');
  await tela.getByRole('group', { name: 'Estoques' }).getByLabel('Selecionar todos').check();
  await tela.getByRole('button', { name: 'Estoquista' }).click();
  // The username exists: the error is at the field, and the form keeps what was typed.
  await cadastrar(page, 'Deseja realmente cadastrar o Usuário?');
  await expect(tela.getByText('Já existe este nome de usuário.')).toBeVisible();
  await expect(tela.getByLabel('Nome')).toHaveValue(nome);
  await tela.getByLabel('Usuário', { exact: true }).fill(login);
  await cadastrar(page, 'Deseja realmente cadastrar o Usuário?', 'Usuário cadastrado com sucesso!');
  await expect(tela.getByLabel('Nome')).toHaveValue('');

  const dele = await novaPagina();
  await dele.goto('/');
  await preencherLogin(dele, login, SENHA);
  await expect(dele.getByText(`Seja bem-vindo(a):`)).toBeVisible();
  const telas = dele.getByRole('main').getByRole('list', { name: 'Telas' });
  await expect(telas.getByRole('heading', { name: 'Estoque', exact: true })).toHaveCount(1);
  await expect(dele.getByRole('main').getByRole('heading', { name: 'Usuários' })).toHaveCount(0);

  await abrirTela(page, '/gerenciar-usuarios');
  await tela.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await acionar(page, 'Exibir', nome);
  const detalhes = page.getByRole('dialog', { name: 'Detalhes do Usuário' });
  await expect(detalhes.getByText('Solicitações de compra')).toBeVisible();
  await expect(detalhes.getByText('ESCOLA MUNICIPAL VALE VERDE')).toBeVisible();
  await page.keyboard.press('Escape');
  await acionar(page, 'Editar', nome);
  await page
    .getByRole('dialog', { name: 'Edição de Usuário' })
    .getByRole('group', { name: 'Permissões' })
    .getByLabel('Itens')
    .check();
  await salvar(page, 'Edição de Usuário', 'Deseja realmente atualizar o Usuário?', 'Usuário atualizado com sucesso!');

  await dele.goto('/estoque');
  await expect(dele.getByText(/Sua sessão terminou/).first()).toBeVisible();

  await excluir(page, nome, 'Deseja realmente excluir o Usuário?', 'Usuário excluído com sucesso!');
  await expect(tela.getByText('Nada encontrado para esta busca.')).toBeVisible();
  await tela.getByRole('button', { name: 'Limpar busca' }).click();
  await excluir(
    page,
    'ADMINISTRAÇÃO',
    'Deseja realmente excluir o Usuário?',
    /Este é o único usuário com a permissão Usuários/,
  );
});

test('a user is invited, chooses the password with the link, and is deactivated', async ({ conta, novaPagina }) => {
  const nome = `CONVIDADA ${VEZ}`;
  const login = `convidada.${VEZ}`;
  // An address is stored in lower case.
  const email = `${login.toLowerCase()}@merenda.example`;
  const page = await conta('admin');
  const tela = page.locator('main');
  await abrirTela(page, '/cadastrar-usuario');
  await tela.getByLabel('Nome').fill(nome);
  await tela.getByLabel('E-mail', { exact: true }).fill(email);
  await tela.getByLabel('Usuário', { exact: true }).fill(login);
  await tela.getByLabel('CPF').fill(cpfDestaVez());
  await escolher(tela, 'Tipo de pessoa', 'Funcionário');
  await escolher(tela, 'Cargo', 'Estoquista');
  await tela.getByLabel('Enviar convite por e-mail').check();
  await expect(tela.getByLabel('Senha', { exact: true })).toHaveCount(0);
  await cadastrar(page, 'Deseja realmente cadastrar o Usuário?', 'Usuário cadastrado com sucesso!');
  await expect(page.getByText(`Convite enviado para ${email}.`)).toBeVisible();

  const dela = await novaPagina();
  await dela.goto(await linkDoEmail(email));
  await escolherSenha(dela, 'uma senha só minha');
  await expect(dela.getByText('Senha redefinida com sucesso!')).toBeVisible();
  await preencherLogin(dela, login, 'uma senha só minha');
  await expect(dela.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();

  await abrirTela(page, '/gerenciar-usuarios');
  await tela.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await acionar(page, 'Exibir', nome);
  const detalhes = page.getByRole('dialog', { name: 'Detalhes do Usuário' });
  await detalhes.getByRole('button', { name: 'Desativar' }).click();
  await confirmarComSim(page, 'Deseja realmente desativar o Usuário?', 'Usuário desativado com sucesso!');
  await expect(detalhes.getByText('Inativo', { exact: true })).toBeVisible();
  await dela.goto('/dados-cadastrais');
  await expect(dela.getByText(/Sua sessão terminou/).first()).toBeVisible();
});

test('a unit: registered, changed, deleted; one in use stays, and the dialog says what uses it', async ({ conta }) => {
  const nome = `ESCOLA ${VEZ}`;
  const page = await conta('admin');
  const tela = page.locator('main');
  await abrirTela(page, '/cadastrar-unidade');
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
  await expect(tela.getByText('Já existe uma unidade com este código INEP.')).toBeVisible();
  const inep = String(Date.now()).slice(-8);
  await tela.getByLabel('Código INEP').fill(inep);
  await cadastrar(page, 'Deseja realmente cadastrar a Unidade?', 'Unidade cadastrada com sucesso!');

  await abrirTela(page, '/gerenciar-unidade');
  await tela.getByRole('textbox', { name: 'Código INEP' }).fill(inep);
  await expect(page.getByText(/^1 de \d+ registros$/)).toBeVisible();
  await acionar(page, 'Exibir', nome);
  await expect(page.getByRole('dialog', { name: 'Detalhes da Unidade' }).getByText('(16) 99999-0001')).toBeVisible();
  await page.keyboard.press('Escape');
  await acionar(page, 'Editar', nome);
  await page.getByRole('dialog', { name: 'Edição de Unidade' }).getByLabel('Bairro').fill('centro');
  await salvar(page, 'Edição de Unidade', 'Deseja realmente atualizar a Unidade?', 'Unidade atualizada com sucesso!');
  await excluir(page, nome, 'Deseja realmente excluir a Unidade?', 'Unidade excluída com sucesso!');
  await tela.getByRole('button', { name: 'Limpar busca' }).click();
  const titulo = 'A unidade ESCOLA MUNICIPAL VALE VERDE não pode ser excluída';
  expect(
    await excluirEmUso(page, 'ESCOLA MUNICIPAL VALE VERDE', 'Deseja realmente excluir a Unidade?', titulo),
  ).toContainEqual(expect.stringMatching(/^\d+ usuários: /));
});

test('the units of the school system are imported once, however often they are searched', async ({ conta }) => {
  const page = await conta('admin');
  await abrirTela(page, '/gerenciar-unidade');
  const busca = page.getByRole('dialog', { name: 'Buscar unidades' });
  const fechar = async () => {
    await busca.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(busca).toBeHidden();
  };
  await page.getByRole('button', { name: 'Buscar unidades' }).click();
  await expect(busca.getByText('7 unidades encontradas')).toBeVisible();
  // Units that differ are updated too, so that the second search finds all equal.
  for (const marcar of await busca.getByRole('button', { name: 'Marcar todos', exact: true }).all())
    await marcar.click();
  const gravar = busca.getByRole('button', { name: 'Gravar o que está marcado' });
  if (await gravar.isVisible()) {
    await gravar.click();
    await expect(busca.getByText(/(criadas?|iguais|em \d unidades?)\.$/)).toBeVisible();
  }
  await fechar();
  await page.getByRole('button', { name: 'Buscar unidades' }).click();
  await expect(busca.getByText('7 iguais ao cadastro')).toBeVisible();
  await expect(gravar).toHaveCount(0);
  await fechar();
  await expect(page.getByRole('button', { name: 'Exibir ESCOLA MUNICIPAL MONTE ALEGRE' })).toHaveCount(1);
});

test('a supplier: the postal code fills the address; repeated CNPJ; report by type; deletion of one in use', async ({
  conta,
}) => {
  const nome = `MERCADO ${VEZ}`;
  const page = await conta('admin');
  const tela = page.locator('main');
  await abrirTela(page, '/cadastrar-fornecedor');
  await escolher(tela, 'Tipo', 'Jurídico');
  await tela.getByLabel('Nome fantasia').fill(nome.toLowerCase());
  await tela.getByLabel('Razão social').fill('mercado ltda');
  // The alphanumeric CNPJ of FRIGORÍFICO DEMONSTRAÇÃO.
  await tela.getByLabel('CNPJ').fill('12abc34501de35');
  await tela.getByLabel('Inscrição estadual').fill('123456789');
  await escolher(tela, 'Porte da empresa', 'Microempresa');
  await tela.getByLabel('E-mail').fill('mercado@exemplo.test');
  await expect(tela.getByLabel('Logradouro')).toBeDisabled();
  await tela.getByLabel('CEP').pressSequentially('99990002');
  await expect(tela.getByLabel('Logradouro')).toHaveValue('RUA DO MERCADO');
  await expect(tela.getByLabel('Logradouro')).toBeEnabled();
  await tela.getByLabel('Número', { exact: true }).fill('10');
  await tela.getByLabel('Fornecedor da agricultura familiar').check();
  await tela.getByLabel('Número da CAF ou da DAP').fill('SP012026.01.000001');
  await cadastrar(page, 'Deseja realmente cadastrar o Fornecedor?');
  await expect(tela.getByText('Já existe um fornecedor com este CNPJ.')).toBeVisible();
  await tela.getByLabel('CNPJ').fill('11867044000130');
  await cadastrar(page, 'Deseja realmente cadastrar o Fornecedor?', 'Fornecedor cadastrado com sucesso!');

  await abrirTela(page, '/gerenciar-fornecedores');
  await tela.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await acionar(page, 'Editar', nome);
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
  await expect(page).toHaveURL('/relatorio/fornecedores/true/JURIDICO');
  // The list, which has the name in two cells of a row, may still be shown.
  await expect(page.getByRole('cell', { name: nome, exact: true })).toBeVisible();
  await abrirTela(page, '/gerenciar-fornecedores');
  await excluir(page, nome, 'Deseja realmente excluir o Fornecedor?', 'Fornecedor excluído com sucesso!');
  const titulo = 'O fornecedor CEREALISTA DEMONSTRAÇÃO não pode ser excluído';
  expect(await excluirEmUso(page, 'CEREALISTA DEMONSTRAÇÃO', 'Deseja realmente excluir o Fornecedor?', titulo)).toEqual(
    [expect.stringMatching(/^\d+ licitações\/contratos: /)],
  );
});

test('with an unknown postal code, or without the service, the address is typed by hand', async ({ conta }) => {
  const page = await conta('admin');
  const tela = page.locator('main');
  await abrirTela(page, '/cadastrar-fornecedor');
  await tela.getByLabel('CEP').pressSequentially('12345678');
  await expect(tela.getByText('CEP não encontrado: preencha o endereço.')).toBeVisible();
  await tela.getByLabel('Logradouro').fill('rua um');
  await page.route('**/api/enderecos/*', (route) => route.abort());
  await tela.getByLabel('CEP').fill('');
  await tela.getByLabel('CEP').pressSequentially('99990001');
  await expect(tela.getByText(/Preencha o endereço|Não foi possível falar/)).toBeVisible();
  await expect(tela.getByLabel('Logradouro')).toBeEnabled();
  await expect(tela.getByLabel('Logradouro')).toHaveValue('RUA UM');
});

test('an item and its product: registered, changed; an item in use stays; a stale change does not overwrite', async ({
  conta,
}) => {
  const nome = `ITEM ${VEZ}`;
  const page = await conta('admin');
  const tela = page.locator('main');
  await abrirTela(page, '/cadastrar-ítem');
  await tela.getByLabel('Nome').fill(nome.toLowerCase());
  await escolher(tela, 'Tipo', 'Alimento');
  await cadastrarSem(page, 'Categoria');
  await escolher(tela, 'Categoria', 'Cereais');
  await cadastrar(page, 'Deseja realmente cadastrar o Item?', 'Item cadastrado com sucesso!');
  await abrirTela(page, '/cadastrar-produto');
  await tela.getByLabel('Nome').fill(`${nome} 5 kg`);
  await escolher(tela, 'Item', nome);
  await escolher(tela, 'Unidade do produto', 'Saco');
  await tela.getByLabel('Medida', { exact: true }).fill('5');
  await escolher(tela, 'Unidade de medida', 'Quilograma');
  await tela.getByLabel('Perecível').check();
  await cadastrar(page, 'Deseja realmente cadastrar o Produto?', 'Produto cadastrado com sucesso!');

  await abrirTela(page, '/gerenciar-itens');
  await tela.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await acionar(page, 'Editar', nome);
  const edicao = page.getByRole('dialog', { name: 'Edição de Item' });
  await expect(edicao.getByRole('combobox', { name: 'Tipo' })).toBeDisabled();
  await edicao.getByLabel('Nome').fill(`${nome} velho`);

  // Another person saves first.
  const outra = await conta('admin');
  const outraTela = outra.locator('main');
  await abrirTela(outra, '/gerenciar-itens');
  await outraTela.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await acionar(outra, 'Editar', nome);
  await outra.getByRole('dialog', { name: 'Edição de Item' }).getByLabel('Nome').fill(`${nome} novo`);
  await salvar(outra, 'Edição de Item', 'Deseja realmente atualizar o Item?', 'Item atualizado com sucesso!');

  await edicao.getByRole('button', { name: 'Salvar' }).click();
  await confirmarComSim(page, 'Deseja realmente atualizar o Item?', /alterado por outra pessoa/);
  await expect(edicao.getByLabel('Nome', { exact: true }).and(page.locator('input'))).toHaveValue(`${nome} VELHO`);
  // The old value, the value of the other person, and the typed value.
  await expect(edicao.getByRole('group', { name: 'Nome' })).toHaveText(
    ['Nome', 'Antes', nome, 'Agora', `${nome} NOVO`, 'Você digitou', `${nome} VELHO`].join('\n'),
    { useInnerText: true },
  );
  await edicao.getByRole('button', { name: 'Aplicar a minha' }).click();
  await salvar(page, 'Edição de Item', 'Deseja realmente atualizar o Item?', 'Item atualizado com sucesso!');
  await outra.reload();
  await outraTela.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await acionar(outra, 'Editar', `${nome} VELHO`);
  await outra.getByRole('dialog', { name: 'Edição de Item' }).getByLabel('Nome').fill(`${nome} novo`);
  await salvar(outra, 'Edição de Item', 'Deseja realmente atualizar o Item?', 'Item atualizado com sucesso!');

  expect(
    await excluirEmUso(
      outra,
      `${nome} NOVO`,
      'Deseja realmente excluir o Item?',
      `O item ${nome} NOVO não pode ser excluído`,
    ),
  ).toEqual([`1 produto: Item ${VEZ} 5 kg`]);
  await abrirTela(outra, '/gerenciar-produtos');
  await outraTela.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await excluir(outra, `${nome} 5 KG`, 'Deseja realmente excluir o Produto?', 'Produto excluído com sucesso!');
  await abrirTela(outra, '/gerenciar-itens');
  await outraTela.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await excluir(outra, `${nome} NOVO`, 'Deseja realmente excluir o Item?', 'Item excluído com sucesso!');
});

test('a deletion is undone from its notice, by mouse and by keyboard', async ({ conta }) => {
  const nome = `DESFEITO ${VEZ}`;
  const admin = await comoConta('admin');
  await admin.chamar('POST', 'itens-produto', { nome, itemProdutoTipo: 'LIMPEZA' });
  const page = await conta('admin');
  await abrirTela(page, '/gerenciar-itens');
  const linha = page.getByRole('row').filter({ hasText: nome });
  const excluirItem = () => excluir(page, nome, 'Deseja realmente excluir o Item?', 'Item excluído com sucesso!');
  const desfazer = page.getByRole('button', { name: 'Desfazer' });
  const desfeita = page.getByRole('alert').filter({ hasText: 'Exclusão desfeita.' });
  const tempo = page.getByRole('alert').filter({ has: desfazer }).getByRole('progressbar', { includeHidden: true });

  await excluirItem();
  await expect(linha).toBeHidden();
  await expect(tempo).toHaveCSS('animation-duration', '10s');
  await desfazer.click();
  await expect(desfeita).toBeVisible();
  await expect(linha).toBeVisible();
  await expect(desfazer).toBeHidden();
  await fecharAvisos(page);

  await excluirItem();
  await expect(linha).toBeHidden();
  await page.keyboard.press('Alt+t');
  await expect(tempo).toHaveCSS('animation-play-state', 'paused');
  await page.keyboard.press('Tab');
  await expect(desfazer).toBeFocused();
  await expect(tempo).toHaveCSS('animation-play-state', 'paused');
  // The focus leaves the notice, and its time goes on.
  await page.locator('main').focus();
  await expect(tempo).toHaveCSS('animation-play-state', 'running');
  await desfazer.focus();
  await page.keyboard.press('Enter');
  await expect(desfeita).toBeVisible();
  await expect(linha).toBeVisible();
  await expect(desfazer).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await fecharAvisos(page);

  await excluirItem();
  await expect(linha).toBeHidden();
});

test('several rows are selected: exported, deleted but for one in use, and taken back with one press', async ({
  conta,
}) => {
  const nomes = ['A', 'B', 'C'].map((letra) => `VARIOS ${VEZ} ${letra}`);
  // As they are read.
  const lidos = ['A', 'B', 'C'].map((letra) => `Varios ${VEZ} ${letra}`);
  const [a = '', b = '', c = ''] = lidos;
  const admin = await comoConta('admin');
  const itens: { id: number }[] = [];
  for (const nome of nomes)
    itens.push(await admin.chamar<{ id: number }>('POST', 'itens-produto', { nome, itemProdutoTipo: 'LIMPEZA' }));
  // An item of this product stays.
  const produto = await admin.chamar<{ id: number }>('POST', 'produtos', {
    nome: `VARIOS ${VEZ} C 1 L`,
    isPerecivel: false,
    medidaReal: 1,
    unidadeMedida: 'L',
    unidadeProduto: 'GARRAFA',
    item: { id: itens[2]?.id },
  });
  const page = await conta('admin');
  await abrirTela(page, `/gerenciar-itens?nome=VARIOS+${VEZ}`);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Selecionar todos' }).check();
  await expect(page.getByText('3 selecionados')).toBeVisible();

  const descarga = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar seleção' }).click();
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const csv = await readFile(await (await descarga).path(), 'utf8');
  expect(
    csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((linha) => linha.split(';')[0]),
  ).toEqual(nomes);

  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Aviso' }).getByText(`${a}, ${b} e ${c}.`)).toBeVisible();
  await confirmarComSim(page, 'Deseja realmente excluir 3 itens?', '2 itens excluídos com sucesso!');
  const resultado = page.getByRole('dialog', { name: '1 item não foi excluído' });
  await expect(resultado.getByRole('listitem')).toHaveText(
    `${c}: O item ${c} não pode ser excluído: é usado por 1 produto (${c} 1 L).`,
  );
  await resultado.getByRole('button', { name: 'Entendi' }).click();
  const linha = (nome: string) => page.getByRole('row').filter({ hasText: nome });
  await expect(linha(a)).toBeHidden();
  await expect(linha(c)).toBeVisible();
  await expect(page.getByText('1 selecionado')).toBeVisible();

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '2 exclusões desfeitas.' })).toBeVisible();
  for (const nome of lidos) await expect(linha(nome)).toBeVisible();
  await admin.chamar('DELETE', `produtos/${produto.id}`);
  for (const { id } of itens) await admin.chamar('DELETE', `itens-produto/${id}`);
});

/** Presses 'Cadastrar' with one field empty: the error is at the field, and no question comes. */
async function cadastrarSem(page: Page, rotulo: string): Promise<void> {
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page.getByText('Campos com * são obrigatórios').first()).toBeVisible();
  const campo = page.locator('.ant-form-item').filter({ hasText: rotulo }).last();
  await expect(campo.getByText('Campo obrigatório.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Aviso' })).toHaveCount(0);
}

const CADASTROS = [
  '/cadastrar-usuario',
  '/cadastrar-unidade',
  '/cadastrar-ítem',
  '/cadastrar-produto',
  '/cadastrar-fornecedor',
];
const LISTAS = [
  ['/gerenciar-usuarios', 'Merendeira', 'Usuário'],
  ['/gerenciar-unidade', 'Escola Municipal Vale Verde', 'Unidade'],
  ['/gerenciar-itens', 'Arroz branco', 'Item'],
  ['/gerenciar-produtos', 'Arroz branco tipo 1 5 kg', 'Produto'],
  ['/gerenciar-fornecedores', 'Frigorífico Demonstração', 'Fornecedor'],
] as const;

for (const [largura, viewport] of [
  ['wide', WIDE],
  ['narrow', NARROW],
] as const) {
  test.describe(`on a ${largura} display`, () => {
    test('every registration form, empty and refused, is accessible and fits', async ({ conta }) => {
      const page = await conta('admin', viewport);
      for (const rota of CADASTROS) {
        await abrirTela(page, rota);
        await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
        await expect(page.getByText('Campo obrigatório.').first()).toBeVisible();
        await conferirTela(page, rota);
      }
    });

    test('every list and each of its modals are accessible and fit', async ({ conta }) => {
      const page = await conta('admin', viewport);
      const tela = page.locator('main');
      for (const [rota, nome, entidade] of LISTAS) {
        await abrirTela(page, rota);
        await tela.getByRole('textbox', { name: 'Nome' }).fill(nome);
        await expect(tela.getByText(/de \d+ registros$/)).toBeVisible();
        await conferirTela(page, rota);
        for (const [acao, titulo] of [
          ['Exibir', 'Detalhes'],
          ['Editar', 'Edição'],
        ] as const) {
          await page.getByRole('button', { name: `${acao} ${nome}`, exact: true }).click();
          const modal = page.getByRole('dialog', { name: new RegExp(`^${titulo} d[aeo] ${entidade}$`) });
          await expect(modal).toBeVisible();
          await conferirTela(page, `${rota} ${acao}`);
          // Esc closes the tip of a button under the mouse first.
          await page.mouse.move(0, 0);
          await expect(page.getByRole('tooltip')).toHaveCount(0);
          await page.keyboard.press('Escape');
          await expect(modal).toBeHidden();
        }
        await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
        await page.getByRole('checkbox', { name: 'Selecionar todos' }).check();
        await conferirTela(page, `${rota} selection`);
      }
      await page.getByRole('button', { name: 'Relatório' }).click();
      await expect(page.getByRole('dialog', { name: 'Relatório de fornecedores' })).toBeVisible();
      await conferirTela(page, 'the question of the report');
    });

    test('by keyboard alone: login, an item, logout', async ({ novaPagina }) => {
      const page = await novaPagina(viewport);
      await page.goto('/');
      await expect(page.getByLabel('Usuário')).toBeVisible();
      const { keyboard } = page;
      await keyboard.type('admin');
      await keyboard.press('Tab');
      await keyboard.type(SENHA);
      await keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
      await tabAte(page, 'Abrir Menu de itens');
      await keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name: 'Menu de itens' });
      await expect(menu).toBeVisible();
      await tabAte(page, 'Cadastrar');
      await keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Cadastro de Item' })).toBeVisible();
      await tabAte(page, 'Nome');
      await keyboard.type(`teclado ${VEZ} ${String(viewport.width)}`);
      await keyboard.press('Tab');
      await keyboard.type('limp');
      await keyboard.press('Enter');
      await tabAte(page, 'Cadastrar');
      const focados = await anotarFocos(page);
      await keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Aviso' }).getByRole('button', { name: 'Sim' })).toBeFocused();
      // Nothing else has had the focus, however briefly: a fast Enter on the cross would mean no.
      expect(await focados()).toEqual(['Sim']);
      await keyboard.press('Enter');
      await expect(page.getByText('Item cadastrado com sucesso!').first()).toBeVisible();
      await tabAte(page, 'Sua conta');
      await keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Sua conta' })).toBeVisible();
      await tabAte(page, 'Sair');
      await keyboard.press('Enter');
      await expect(page.getByLabel('Usuário')).toBeVisible();
      await expect(page).toHaveURL('/');
    });
  });
}
