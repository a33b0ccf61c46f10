import type { Page } from '@playwright/test';
import { comAlmoco } from './harness/almoco.js';
import { alvosPequenos } from './harness/alvos.js';
import { sobraLateral, violacoesDe } from './harness/axe.js';
import { preencherLogin } from './harness/login.js';
import { expect, NARROW, test } from './harness/test.js';
import { comUsuario, type UsuarioDeTeste } from './harness/usuarios.js';

const PINS = { cozinheira: '482913', gestora: '731905' };

/** First name and surname, as everybody reads them who has the phone in hand. */
const lido = ({ nome }: UsuarioDeTeste) => nome.replace('PESSOA DE TESTE', 'Pessoa');

const botao = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true });
const quemEsta = (page: Page) => page.getByRole('region', { name: 'Quem está na cozinha?' });

/** Sets the PIN of the user who is logged in. */
async function criarPin(page: Page, pin: string): Promise<void> {
  await page.goto('/dados-cadastrais');
  await botao(page, 'Criar PIN').click();
  const janela = page.getByRole('dialog', { name: 'PIN da cozinha neste aparelho' });
  await janela.getByLabel('PIN de 6 números').fill(pin);
  await janela.getByLabel('Repita o PIN').fill(pin);
  await botao(page, 'Criar PIN').last().click();
  await expect(page.getByText(/^PIN neste aparelho desde/)).toBeVisible();
}

/** Enters from the list of names. */
async function entrarPorPin(page: Page, nome: string, pin: string): Promise<void> {
  await botao(page, nome).click();
  await page.getByLabel(/^PIN de/).fill(pin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Cozinha', level: 1 })).toBeVisible();
  await expect(page.getByText('Acesso por PIN: só a cozinha.')).toBeVisible();
}

test('a phone of two people: each sets a PIN, cooks under their own name, and unsent writes stay with their author @deep', async ({
  novaPagina,
}) => {
  const { vez, unidade, cozinheira, ler } = await comAlmoco();
  const gestora = await comUsuario(['ITENS'], [unidade]);
  const page = await novaPagina(NARROW);
  const recusadas: string[] = [];
  page.on('response', (resposta) => {
    if (resposta.status() === 403) recusadas.push(new URL(resposta.url()).pathname);
  });

  // The cook, and a user who may do everything elsewhere.
  await page.goto('/');
  await preencherLogin(page, cozinheira.usuario, cozinheira.senha);
  await expect(page.getByRole('heading', { name: 'Cozinha', level: 1 })).toBeVisible();
  await criarPin(page, PINS.cozinheira);
  await page.goto('/cozinha');
  await botao(page, 'Bloquear').click();
  await expect(quemEsta(page).getByRole('listitem')).toHaveText([lido(cozinheira)]);
  expect(await violacoesDe(page)).toEqual([]);
  await botao(page, 'Entrar com usuário e senha').click();
  await preencherLogin(page, gestora.usuario, gestora.senha);
  await expect(page.getByRole('heading', { name: 'Página Inicial', level: 1 })).toBeVisible();
  await criarPin(page, PINS.gestora);
  await page.goto('/cozinha');
  await botao(page, 'Bloquear').click();
  await expect(quemEsta(page).getByRole('listitem')).toHaveText([lido(cozinheira), lido(gestora)]);

  // The cook executes the lunch.
  await entrarPorPin(page, lido(cozinheira), PINS.cozinheira);
  expect(await violacoesDe(page)).toEqual([]);
  expect(await alvosPequenos(page)).toEqual([]);
  expect(await sobraLateral(page)).toBe(0);
  await page.getByRole('radio', { name: `Almoço ${vez}` }).check();
  await page.getByLabel('Quantidade de alunos', { exact: true }).fill('180');
  await botao(page, 'Registrar e executar').click();
  await botao(page, 'Sim').click();
  await expect(page.getByRole('region', { name: 'Refeição registrada' }).getByText(/^Executada em/)).toBeVisible();
  // The other screen of the kitchen opens; any other address is the kitchen.
  await page.goto('/execucao-cardapios?completa=sim');
  await expect(page.getByRole('heading', { name: 'Execução de Cardápios', level: 1 })).toBeVisible();
  await page.goto('/estoque');
  await expect(page).toHaveURL('/cozinha');

  // Without a network the leftover waits. The next person neither sees nor sends it.
  await page.getByRole('radio', { name: `Almoço ${vez}` }).check();
  await page.context().setOffline(true);
  await page.getByLabel(/^Pesar sobra/).fill('2');
  await botao(page, 'Registrar sobra').click();
  await expect(page.getByText('1 registro a enviar.')).toBeVisible();
  await botao(page, 'Trocar de pessoa').click();
  const aviso = page.getByRole('dialog', { name: 'Aviso' });
  await expect(aviso).toContainText('Sem rede, não será possível entrar de novo neste aparelho até ela voltar.');
  await aviso.getByRole('button', { name: 'Sim' }).click();
  await expect(quemEsta(page)).toBeVisible();
  await page.context().setOffline(false);
  await page.goto('/');
  await entrarPorPin(page, lido(gestora), PINS.gestora);
  await page.goto(`/cozinha?unidade=${unidade.id}`);
  await expect(page.getByRole('radio', { name: `Almoço ${vez}` })).toBeVisible();
  await expect(page.getByText(/registros? a enviar/)).toHaveCount(0);
  expect((await ler()).refeicao?.sobraDeAlimentos).toBeNull();

  await botao(page, 'Trocar de pessoa').click();
  await entrarPorPin(page, lido(cozinheira), PINS.cozinheira);
  await expect.poll(async () => (await ler()).refeicao?.sobraDeAlimentos).toBe(2);
  // Nothing of the frame and of the screens asked for what a PIN does not open.
  expect(recusadas).toEqual([]);
});
