import type { Page } from '@playwright/test';

/** The button '⋯' of the list of the screen. */
export const menuDaLista = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Mais ações da lista' });

/** Opens the menu '⋯' of the list, and uses one of its tools: 'Selecionar', 'Exportar'. */
export async function usarFerramenta(page: Page, nome: string | RegExp): Promise<void> {
  await menuDaLista(page).click();
  await page
    .getByRole('group', { name: 'Mais ações da lista' })
    .or(page.getByRole('dialog', { name: 'Mais ações da lista' }))
    .getByRole('button', { name: nome })
    .click();
}

/** Opens the fields of the search that are not in the line of tools. */
export async function abrirFiltros(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Filtros', exact: true }).click();
}
