import { render } from '@testing-library/react';
import { quebravel } from './quebravel.js';

test.each([
  ['a name', 'ESCOLA MUNICIPAL', 'ESCOLA MUNICIPAL'],
  ['a word of 24 letters', 'A'.repeat(24), 'A'.repeat(24)],
  ['one of 26', 'A'.repeat(26), `${'A'.repeat(24)}|A|A`],
  ['an address', 'o nutricionista@merenda.example é', 'o nutricionista@|merenda.example é'],
  ['an at sign alone', 'a @ b', 'a @ b'],
])('%s breaks where it must and nowhere else', (_, texto, quebras) => {
  const { container } = render(<p>{quebravel(texto)}</p>);
  expect(container.textContent).toBe(texto);
  expect(container.firstElementChild?.innerHTML.replaceAll('<wbr>', '|')).toBe(quebras);
});
