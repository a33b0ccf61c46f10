import { expect, type Page } from '@playwright/test';

/** The demonstration's accounts. */
export type Conta = 'admin' | 'nutricionista' | 'estoquista' | 'comprador' | 'merendeira';

/** What a user logs in with. */
export interface Credencial {
  usuario: string;
  senha: string;
}

export const SENHA = 'merenda-escolar-demo';

/** Accounts that do not start at the home. */
const INICIO_DE: Partial<Record<Conta, string>> = { merendeira: 'Cozinha' };

/** Types into the login and presses 'Entrar', without waiting for the result. */
export async function preencherLogin(page: Page, usuario: string, senha: string): Promise<void> {
  await page.getByLabel('Usuário').fill(usuario);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/**
 * Logs in from the login screen and waits for the screen where the account starts, and until the session is stored: a user does not reload within
 * the milliseconds in which it is sealed, but a script does.
 * @param endereco of another host than this worker's product
 */
export async function entrar(page: Page, conta: Conta, endereco = '/'): Promise<void> {
  await page.goto(endereco);
  await preencherLogin(page, conta, SENHA);
  await expect(page.getByRole('heading', { name: INICIO_DE[conta] ?? 'Página Inicial', level: 1 })).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('root') !== null);
}

/** Chooses the password in the dialog that an e-mailed link opens. */
export async function escolherSenha(page: Page, senha: string, confirmacao = senha): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Redefinir Senha' });
  await modal.getByLabel('Nova senha', { exact: false }).first().fill(senha);
  await modal.getByLabel('Confirme a nova senha').fill(confirmacao);
  await modal.getByRole('button', { name: 'Redefinir Senha' }).click();
}
