import type { Page } from '@playwright/test';
import { comoUsuario } from './harness/api.js';
import { confirmarComSim } from './harness/campos.js';
import { comLote } from './harness/lotes.js';
import { expect, NARROW, test } from './harness/test.js';
import { abrirTela } from './harness/tela.js';
import { comUnidade } from './harness/unidades.js';
import { comUsuario } from './harness/usuarios.js';

const campoDo = (page: Page, numero: string) =>
  page.getByRole('textbox', { name: new RegExp(`^Contado de .*lote ${numero}$`) });

test('a count is begun, continued on a phone, checked and booked', async ({ conta }) => {
  const unidade = await comUnidade();
  const pessoa = await comUsuario(['ESTOQUES'], [unidade]);
  const cliente = await comoUsuario(pessoa);
  const um = await comLote(cliente, unidade, 10);
  const dois = await comLote(cliente, unidade, 4);
  const tres = await comLote(cliente, unidade, 1);
  const page = await conta(pessoa);
  const tela = page.locator('main');
  await abrirTela(page, '/contagem-de-estoque');
  await tela.getByRole('button', { name: 'Iniciar contagem' }).click();
  const inicio = page.getByRole('dialog', { name: 'Iniciar Contagem' });
  await inicio.getByRole('button', { name: 'Iniciar contagem' }).click();
  await confirmarComSim(page, 'Deseja realmente iniciar a Contagem?', 'Contagem iniciada com sucesso!');
  await expect(tela.getByText('0 de 3 lotes contados.')).toBeVisible();
  await campoDo(page, um.numero).fill('8,5');
  await campoDo(page, um.numero).press('Enter');
  await expect(tela.getByText('1 de 3 lotes contados.')).toBeVisible();
  await expect(tela.getByText('42,5 kg').first()).toBeVisible();

  const telefone = await conta(pessoa, NARROW);
  await abrirTela(telefone, `/contagem-de-estoque?estoque=${unidade.estoque}`);
  await expect(campoDo(telefone, um.numero)).toHaveValue('8,5');
  await campoDo(telefone, dois.numero).fill('5');
  await campoDo(telefone, dois.numero).press('Enter');
  await expect(telefone.getByText('2 de 3 lotes contados.')).toBeVisible();

  await tela.getByRole('button', { name: 'Conferir' }).click();
  await expect(tela.getByRole('row', { name: new RegExp(um.numero) })).toContainText('-7,5 kg');
  await expect(tela.getByRole('row', { name: new RegExp(dois.numero) })).toContainText('+5 kg');
  await tela.getByRole('button', { name: 'Lançar' }).click();
  const lancamento = page.getByRole('dialog', { name: 'Lançar Contagem' });
  await lancamento.getByLabel('Motivo').fill('Contagem do mês');
  await lancamento.getByRole('button', { name: 'Lançar' }).click();
  await confirmarComSim(page, 'Deseja realmente lançar a Contagem no estoque?', 'Contagem lançada com sucesso!');

  const linhas = await cliente.chamar<{ id: number; quantidade: number }[]>(
    'GET',
    `estoques/${unidade.estoque}/produtos-estoque`,
  );
  const saldos = [um, dois, tres].map(({ linha }) => linhas.find(({ id }) => id === linha)?.quantidade);
  expect(saldos).toEqual([8.5, 5, 1]);
});
