import { anunciarFim, aoExpirar } from './fim-da-sessao.js';

test('the newest listener hears the end first; a removed one hears nothing', () => {
  const ouvidos: string[] = [];
  const parar = ['shell', 'formulário', 'removido'].map((quem) => aoExpirar((fim) => ouvidos.push(`${quem}: ${fim}`)));
  parar[2]?.();
  anunciarFim('expirada');
  expect(ouvidos).toEqual(['formulário: expirada', 'shell: expirada']);
  parar.forEach((um) => um());
});
