import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { comAlmoco, type Almoco } from './harness/almoco.js';
import { preencherLogin } from './harness/login.js';
import { publicarProduto, type Publicado } from './harness/publicado.js';
import { comoVersao, esperarGuardada, novoTelefone } from './harness/sem-rede.js';
import { expect, test } from './harness/test.js';

let produto: Publicado;
let pasta: string;
let telefone: BrowserContext;
let page: Page;
let almoco: Almoco;

test.beforeEach(async ({ browser }) => {
  almoco = await comAlmoco();
  pasta = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-cozinha-'));
  produto = await publicarProduto();
  const construida = produto.partes['mf-cardapios'];
  if (!construida) throw new Error('The build lacks an area.');
  await produto.publicar(comoVersao(construida, '2.0.0-b', pasta));
  telefone = await novoTelefone(browser);
  page = await telefone.newPage();
  await page.goto(produto.url);
  await preencherLogin(page, almoco.cozinheira.usuario, almoco.cozinheira.senha);
  await expect(cartao()).toBeVisible();
  await esperarGuardada(page, '2.0.0-b');
});
test.afterEach(async () => {
  await telefone.close();
  await produto.parar();
  fs.rmSync(pasta, { recursive: true });
});

const cartao = () => page.getByRole('radio', { name: `Almoço ${almoco.vez}` });
const sobra = () => page.getByRole('region', { name: '4. Sobra' });
const linha = () => page.getByRole('row').filter({ hasText: `Cenoura ${almoco.vez}` });
const quantoHa = async () => (await almoco.ler()).itens[0]?.noEstoque;

/** Cuts the network, opens the screen again, and executes the dish for 180 students. */
async function executarSemRede(): Promise<void> {
  await telefone.setOffline(true);
  await page.reload();
  await cartao().check();
  await page.getByLabel('Quantidade de alunos', { exact: true }).fill('180');
  await expect(linha()).toContainText('6,318 kg');
  await page.getByRole('button', { name: 'Registrar e executar' }).click();
  await page.getByRole('button', { name: 'Sim' }).click();
  await page.getByRole('button', { name: 'Voltar à cozinha' }).click();
  await expect(page.getByRole('radio', { name: new RegExp(`${almoco.vez}.*Executada, a enviar`) })).toBeVisible();
}

test('airplane mode: the menu opens, an execution and its leftover wait over a reload and a rollback, and are sent once', async () => {
  await telefone.setOffline(true);
  await page.reload();
  await expect(cartao()).toBeVisible();
  await expect(page.getByText(/^Dados de \d\d:\d\d$/)).toBeVisible();

  await executarSemRede();
  await cartao().check();
  await page.getByLabel(/^Pesar sobra/).fill('2,5');
  await page.getByRole('button', { name: 'Registrar sobra' }).click();
  await expect(sobra()).toContainText('Pesada: 2,5 kg, a enviar');
  await produto.voltar('mf-cardapios');
  await page.reload();
  await cartao().check();
  await expect(page.getByRole('region', { name: 'Refeição a enviar' })).toContainText('180 alunos');
  // 180 × 35.1 g = 6.318 kg of 50 kg; 1.2636 packages of 5 kg leave as 1.264, which is 6.32 kg.
  await expect(page.getByRole('region', { name: 'Refeição a enviar' })).toContainText('6,318 kg');
  await expect(sobra()).toContainText('Pesada: 2,5 kg, a enviar');
  expect(await quantoHa()).toBe(50);

  await telefone.setOffline(false);
  await page.reload();
  await cartao().check();
  await expect(page.getByText(/^Executada em/)).toBeVisible();
  await expect(page.getByText(/a enviar/)).toHaveCount(0);
  await page.reload();
  await expect(cartao()).toBeVisible();
  await cartao().check();
  await expect(sobra()).toContainText('Pesada: 2,5 kg');
  expect((await almoco.ler()).refeicao?.sobraDeAlimentos).toBe(2.5);
  expect(await quantoHa()).toBe(43.682);
});

test('executed by somebody else meanwhile: the words of the server stay at the meal, and a logout clears the phone @deep', async () => {
  await executarSemRede();
  await almoco.servir(100);
  await telefone.setOffline(false);
  await cartao().check();
  await expect(page.getByText('Esta refeição já está registrada. Veja o histórico de execução.')).toBeVisible();
  await expect(page.getByText('1 registro sem aceite do servidor: decida o que fazer.')).toBeVisible();
  await expect(page.getByText(/^Executada em/)).toBeVisible();
  // 100 × 35.1 g = 3.51 kg.
  expect(await quantoHa()).toBe(46.49);
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByText('Esta refeição já está registrada. Veja o histórico de execução.')).toBeHidden();

  const guardados = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const requisicao = indexedDB.open('merenda-guardados');
          requisicao.onerror = () => reject(requisicao.error);
          requisicao.onsuccess = () => {
            const contagem = requisicao.result.transaction('leituras').objectStore('leituras').count();
            contagem.onsuccess = () => {
              requisicao.result.close();
              resolve(contagem.result);
            };
          };
        }),
    );
  await expect.poll(guardados).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Sua conta/ }).click();
  await page.getByRole('link', { name: 'Sair' }).click();
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
  await expect.poll(guardados).toBe(0);
});
