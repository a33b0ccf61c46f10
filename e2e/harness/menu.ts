import type { Locator, Page } from '@playwright/test';

/** A link of the sidebar, by its name without the count beside it. Its group is opened if it is closed. */
export async function linkDoMenu(page: Page, nome: string): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.hover();
  const link = menu.getByRole('link', { name: new RegExp(`^${nome}( \\d.*)?$`), includeHidden: true });
  if (!(await link.isVisible())) await link.locator('xpath=ancestor::ul[1]/preceding-sibling::button').click();
  return link;
}
