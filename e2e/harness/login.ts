import type { Page } from 'playwright-core';
import { url } from './browser.js';

/** The demonstration's accounts. */
export const CONTAS = ['admin', 'nutricionista', 'estoquista', 'comprador', 'merendeira'] as const;
export type Conta = (typeof CONTAS)[number];

export const SENHA = 'merenda-escolar-demo';

/** Types into the login and presses 'Entrar', without waiting for what follows. */
export async function preencherLogin(page: Page, usuario: string, senha: string): Promise<void> {
  await page.getByLabel('Usuário').fill(usuario);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/**
 * Logs in from the login screen and waits for the home, and for the session to be kept: no person reloads within the
 * milliseconds in which it is sealed, a script does. `endereco`: of another host than the one that all tests share.
 */
export async function entrar(page: Page, conta: Conta, endereco = url()): Promise<void> {
  await page.goto(endereco);
  await preencherLogin(page, conta, SENHA);
  await page.getByRole('heading', { name: 'Página Inicial' }).waitFor();
  await page.waitForFunction(() => localStorage.getItem('root') !== null);
}
