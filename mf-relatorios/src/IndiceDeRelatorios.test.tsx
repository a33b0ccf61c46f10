import { renderTela, simularApi } from '@merenda/shared/testing';
import { screen } from '@testing-library/react';
import IndiceDeRelatorios from './IndiceDeRelatorios';

test('lists the reports that the user may see, and no other', () => {
  simularApi();
  renderTela(<IndiceDeRelatorios />, { permissoes: ['ITENS', 'PRATOS'] });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Itens', '/relatorio/itens/false'],
    ['Pratos', '/relatorio/pratos/false'],
  ]);
});
