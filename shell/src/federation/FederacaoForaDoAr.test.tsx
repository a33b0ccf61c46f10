import { fireEvent, render, screen } from '@testing-library/react';
import { FederacaoForaDoAr } from './FederacaoForaDoAr.js';

test('a list of areas that did not arrive is announced, and can be asked for again', () => {
  let vezes = 0;
  render(<FederacaoForaDoAr aoTentarNovamente={() => (vezes += 1)} />);
  expect(screen.getByRole('alert')).toHaveTextContent('O servidor não respondeu ao pedido da lista de áreas.');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(vezes).toBe(1);
});
