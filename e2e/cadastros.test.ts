import type { Page } from '@playwright/test';
import { comoConta } from './harness/api.js';
import { confirmarComSim, escolher } from './harness/campos.js';
import { acionar } from './harness/linhas.js';
import { preencherLogin, SENHA } from './harness/login.js';
import { fecharAvisos } from './harness/navegar.js';
import { comItem } from './harness/produtos.js';
import { abrirTela } from './harness/tela.js';
import { expect, test } from './harness/test.js';
import { comUnidade } from './harness/unidades.js';
import { novoCpf } from './harness/usuarios.js';
import { novaVez } from './harness/vez.js';

async function cadastrar(page: Page, pergunta: string, feito?: string): Promise<void> {
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await confirmarComSim(page, pergunta, feito);
}

test('a user is registered by role, logs in, is changed, loses the session, and is deleted', async ({
  conta,
  novaPagina,
}) => {
  const vez = novaVez();
  const nome = `ESTOQUISTA ${vez}`;
  const login = `estoquista.${vez}`;
  const unidade = await comUnidade();
  const page = await conta('admin');
  const tela = page.locator('main');
  await abrirTela(page, '/cadastrar-usuario');
  await tela.getByLabel('Nome').fill(nome.toLowerCase());
  await tela.getByLabel('E-mail', { exact: true }).fill(`${login}@merenda.example`);
  await tela.getByLabel('Usuário', { exact: true }).fill('ADMIN');
  await tela.getByLabel('Senha').fill(SENHA);
  await tela.getByLabel('CPF').fill(novoCpf());
  await escolher(tela, 'Tipo de pessoa', 'Funcionário');
  await escolher(tela, 'Cargo', 'Estoquista');
  await tela.getByRole('group', { name: 'Estoques' }).getByLabel(unidade.lida).check();
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
  const telas = dele.getByRole('main').getByRole('list', { name: 'Telas' });
  await expect(telas.getByRole('heading', { name: 'Estoque', exact: true })).toHaveCount(1);
  await expect(dele.getByRole('main').getByRole('heading', { name: 'Usuários' })).toHaveCount(0);

  await abrirTela(page, '/gerenciar-usuarios');
  await tela.getByRole('textbox', { name: 'Nome' }).fill(nome);
  await acionar(page, 'Editar', nome);
  const edicao = page.getByRole('dialog', { name: 'Edição de Usuário' });
  await edicao.getByRole('group', { name: 'Permissões' }).getByLabel('Itens').check();
  await edicao.getByRole('button', { name: 'Salvar' }).click();
  await confirmarComSim(page, 'Deseja realmente atualizar o Usuário?', 'Usuário atualizado com sucesso!');
  await dele.goto('/estoque');
  await expect(dele.getByText(/Sua sessão terminou/).first()).toBeVisible();

  await acionar(page, 'Excluir', nome);
  await confirmarComSim(page, 'Deseja realmente excluir o Usuário?', 'Usuário excluído com sucesso!');
  await expect(tela.getByText('Nada encontrado para esta busca.')).toBeVisible();
});

test('a change that another user saved meanwhile is shown beside the typed one, which can be saved over it', async ({
  conta,
}) => {
  const { id, nome } = await comItem();
  const page = await conta('admin');
  await abrirTela(page, `/gerenciar-itens?nome=${encodeURIComponent(nome)}`);
  await acionar(page, 'Editar', nome);
  const edicao = page.getByRole('dialog', { name: 'Edição de Item' });
  await edicao.getByLabel('Nome').fill(`${nome} velho`);

  const { chamar } = await comoConta('admin');
  const lidos = await chamar<{ id: number }[]>('GET', 'itens-produto');
  await chamar('PUT', `itens-produto/${id}`, { ...lidos.find((um) => um.id === id), nome: `${nome} NOVO` });
  await edicao.getByRole('button', { name: 'Salvar' }).click();
  await confirmarComSim(page, 'Deseja realmente atualizar o Item?', /alterado por outra pessoa/);
  // The old value, the value of the other person, and the typed value.
  await expect(edicao.getByRole('group', { name: 'Nome' })).toHaveText(
    ['Nome', 'Antes', nome, 'Agora', `${nome} NOVO`, 'Você digitou', `${nome} VELHO`].join('\n'),
    { useInnerText: true },
  );
  await edicao.getByRole('button', { name: 'Aplicar a minha' }).click();
  await edicao.getByRole('button', { name: 'Salvar' }).click();
  await confirmarComSim(page, 'Deseja realmente atualizar o Item?', 'Item atualizado com sucesso!');
  await expect(page.getByRole('row').filter({ hasText: `Item ${nome.replace('ITEM ', '')} velho` })).toBeVisible();
});

test('a deletion is undone from its notice, by mouse and by keyboard', async ({ conta }) => {
  const { nome } = await comItem();
  const page = await conta('admin');
  await abrirTela(page, `/gerenciar-itens?nome=${encodeURIComponent(nome)}`);
  const linha = page.getByRole('row').filter({ hasText: nome.replace('ITEM', 'Item') });
  const desfazer = page.getByRole('button', { name: 'Desfazer' });
  const desfeita = page.getByRole('alert').filter({ hasText: 'Exclusão desfeita.' });
  const tempo = page.getByRole('alert').filter({ has: desfazer }).getByRole('progressbar', { includeHidden: true });
  const excluirItem = async () => {
    await acionar(page, 'Excluir', nome);
    await confirmarComSim(page, 'Deseja realmente excluir o Item?', 'Item excluído com sucesso!');
    await expect(linha).toBeHidden();
  };

  await excluirItem();
  await expect(tempo).toHaveCSS('animation-duration', '10s');
  await desfazer.click();
  await expect(desfeita).toBeVisible();
  await expect(linha).toBeVisible();
  await expect(desfazer).toBeHidden();
  await fecharAvisos(page);

  await excluirItem();
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
});
