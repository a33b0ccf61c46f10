import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { colar } from './colar.js';

test.each(['input', 'textarea'] as const)('fills a whole %s by one change', async (Campo) => {
  const textos: string[] = [];
  render(
    <Campo
      defaultValue={'um\ndois'}
      onChange={({ target }: { target: { value: string } }) => textos.push(target.value)}
    />,
  );
  await colar(userEvent.setup(), screen.getByRole('textbox'), 'três');
  expect(textos).toEqual(['três']);
  expect(screen.getByRole('textbox')).toHaveValue('três');
});

test('a disabled field is refused', async () => {
  render(<input disabled />);
  await expect(colar(userEvent.setup(), screen.getByRole('textbox'), 'um')).rejects.toThrow('did not take the focus');
});
