import { seguirPara } from './harness/navegar.js';
import { expect, test } from './harness/test.js';

// Which tiles and groups a user has: shell/src/menu/menu-do-produto.test.ts; which screens: Rotas.isolado.test.tsx.
for (const [quem, inicio] of [
  ['comprador', '/home'],
  // A user without permissions works in the kitchen.
  ['merendeira', '/cozinha'],
] as const) {
  test(`${quem} opens a screen of everybody; one without permission leads to ${inicio} with the reason, by its address and by a link`, async ({
    conta,
  }) => {
    const page = await conta(quem);
    const motivo = (titulo: string) => page.getByText(`Seu usuário não tem permissão para abrir "${titulo}".`);
    // The notice disappears by itself, so the wait for it begins before the screen is opened.
    await Promise.all([motivo('Cadastro de Usuário').waitFor(), page.goto('/cadastrar-usuario')]);
    await expect(page).toHaveURL(inicio);
    await Promise.all([motivo('Gerenciar Usuários').waitFor(), seguirPara(page, '/gerenciar-usuarios')]);
    await expect(page).toHaveURL(inicio);
    await seguirPara(page, '/cardapio-calendario');
    await expect(page).toHaveTitle('Calendário de Cardápios · Merenda Escolar');
  });
}
