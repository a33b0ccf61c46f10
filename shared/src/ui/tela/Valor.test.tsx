import { render } from '@testing-library/react';
import { Valor } from './Valor.js';

test.each([
  ['nothing', undefined, '---'],
  ['null', null, '---'],
  ['an empty text', '', '---'],
  ['zero', 0, '0'],
  ['a text', 'Arroz', 'Arroz'],
])('%s is shown as %j → %s', (_, valor, mostrado) => {
  const { container } = render(<Valor>{valor}</Valor>);
  expect(container).toHaveTextContent(mostrado);
});
