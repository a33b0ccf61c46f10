import type { Page } from '@playwright/test';
import { violacoesDe } from './harness/axe.js';
import { preencherLogin } from './harness/login.js';
import { observarSaltos, oQueSaltou } from './harness/saltos.js';
import { iniciarServidorVazio } from './harness/servidor-vazio.js';
import { expect, NARROW, test } from './harness/test.js';

/** A green square of one pixel. */
const BRASAO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let servidor: Awaited<ReturnType<typeof iniciarServidorVazio>>;

test.beforeAll(async () => {
  servidor = await iniciarServidorVazio({ LINK_SITE: 'https://site.municipio.example' });
});
test.afterAll(() => servidor.parar());

async function preencher(page: Page, codigo: string): Promise<void> {
  const textos: Record<string, string> = {
    Código: codigo,
    Nome: 'Água Boa',
    'Código IBGE': '5100201',
    'Nome completo': 'Maria das Dores',
    Usuário: 'maria',
    'E-mail': 'maria@municipio.example',
    CPF: '529.982.247-25',
    Senha: 'uma senha longa',
    'Confirme a senha': 'uma senha longa',
    Suporte: 'mailto:suporte@municipio.example',
  };
  for (const [rotulo, texto] of Object.entries(textos))
    await page.getByLabel(new RegExp(`^${rotulo} ?\\*?$`)).fill(texto);
  await page.getByLabel('UF').selectOption('MT');
}

/**
 * The home page lists the missing steps, moves nothing while it loads, and leaves them out for a user who hides them.
 */
async function conferirPrimeirosPassos(page: Page): Promise<void> {
  await observarSaltos(page);
  await page.goto(`${servidor.url}/home`);
  const passos = page.getByRole('region', { name: 'Primeiros passos' });
  await expect(passos.getByText('0 de 13 feitos')).toBeVisible();
  await expect(passos.getByText('Ainda não há unidades.')).toBeVisible();
  expect(await oQueSaltou(page)).toEqual([]);
  expect(await violacoesDe(page)).toEqual([]);
  await passos.getByRole('button', { name: 'Ocultar os primeiros passos' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Página Inicial' })).toBeVisible();
  await expect(passos).toHaveCount(0);
  await page.getByRole('button', { name: /^Sua conta/ }).click();
  await page.getByRole('link', { name: 'Mostrar os primeiros passos' }).click();
  const unidades = passos.getByRole('listitem').filter({ hasText: 'Unidades educacionais' });
  await unidades.getByRole('link', { name: 'Cadastrar' }).click();
  await expect(page.getByRole('heading', { name: 'Cadastro de Unidade' })).toBeVisible();
}

test('an empty server is set up in the browser with its code, once; then the settings are the municipality’s @deep', async ({
  novaPagina,
}) => {
  const page = await novaPagina(NARROW);
  await page.goto(`${servidor.url}/gerenciar-itens`);
  await expect(page.getByRole('heading', { name: 'Configurar', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Site da prefeitura')).toBeDisabled();
  expect(await violacoesDe(page)).toEqual([]);
  await page.getByText('Opcional: pode ser feito depois').click();
  expect(await violacoesDe(page)).toEqual([]);

  await preencher(page, 'AAAA-AAAA-AAAA');
  await page.getByRole('button', { name: 'Configurar' }).click();
  await expect(page.getByText(/O código não confere ou venceu/)).toBeVisible();

  await page.getByLabel('Código', { exact: false }).first().fill(servidor.codigo);
  await page.getByRole('button', { name: 'Configurar' }).click();
  await expect(page.getByText('Configuração concluída! Entre com o seu usuário.')).toBeVisible();
  await expect(page.getByText('Água Boa – MT')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Site da prefeitura' })).toBeVisible();

  await preencherLogin(page, 'maria', 'uma senha longa');
  // The login leads to the address that was opened first.
  await expect(page).toHaveURL(/\/gerenciar-itens$/);
  await page.waitForFunction(() => localStorage.getItem('root') !== null);
  await conferirPrimeirosPassos(page);
  await page.goto(`${servidor.url}/configuracoes`);
  await expect(page.getByLabel('Site da prefeitura')).toBeDisabled();
  await page
    .getByLabel('Arquivo do brasão')
    .setInputFiles({ name: 'brasao.png', mimeType: 'image/png', buffer: BRASAO });
  await expect(page.getByText('Brasão atualizado com sucesso!')).toBeVisible();
  await page.getByRole('combobox', { name: 'Município' }).fill('Barra do Garças');
  await page.getByLabel('Código IBGE').fill('5101803');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByText('Configurações alteradas com sucesso!')).toBeVisible();

  const outra = await novaPagina();
  await outra.goto(servidor.url);
  await expect(outra.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(outra.getByText('Barra do Garças – MT')).toBeVisible();
  await expect(outra.getByRole('img', { name: 'Brasão de Barra do Garças' })).toBeVisible();
});
