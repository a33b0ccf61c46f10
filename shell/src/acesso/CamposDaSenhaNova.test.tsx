import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CamposDaSenhaNova } from './CamposDaSenhaNova.js';

test('the strength is shown while the password is typed, and both fields can be shown', async () => {
  const usuario = userEvent.setup();
  render(
    <CamposDaSenhaNova
      senha={{ name: 'senha', rotulo: 'Nova senha', erro: null }}
      confirmacao={{ name: 'confirmacao', rotulo: 'Confirme a senha', erro: null }}
    />,
  );
  const senha = screen.getByLabelText(/^Nova senha/);
  expect(senha).toHaveAccessibleDescription('De 8 a 128 caracteres.');
  await usuario.type(senha, 'panela');
  expect(senha).toHaveAccessibleDescription(/^Senha fraca/);
  await usuario.type(senha, ' azul no fogo');
  expect(senha).toHaveAccessibleDescription('Senha forte.');
  expect(senha).toHaveAttribute('type', 'password');
  await usuario.click(screen.getByRole('checkbox', { name: 'Mostrar senha' }));
  for (const campo of [senha, screen.getByLabelText(/^Confirme/)]) expect(campo).toHaveAttribute('type', 'text');
  expect(senha).toHaveValue('panela azul no fogo');
});
