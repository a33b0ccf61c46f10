import { render } from '@testing-library/react';
import { quebravel } from './quebravel';

test.each([
  ['a name', 'ESCOLA MUNICIPAL', 'ESCOLA MUNICIPAL'],
  ['a word of 16 letters', 'ABCDEFGHIJKLMNOP', 'ABCDEFGHIJKLMNOP'],
  ['one of 17', 'ABCDEFGHIJKLMNOPQ', 'ABCDEFGHIJKLMNOP|Q'],
  ['an address', 'o nutricionista@merenda.example é', 'o nutricionista@me|renda.example é'],
  ['33 letters', 'A'.repeat(33), `${'A'.repeat(16)}|${'A'.repeat(16)}|A`],
])('%s breaks where it must and nowhere else', (_, texto, quebras) => {
  const { container } = render(<p>{quebravel(texto)}</p>);
  expect(container.textContent).toBe(texto);
  expect(container.firstElementChild?.innerHTML.replaceAll('<wbr>', '|')).toBe(quebras);
});
