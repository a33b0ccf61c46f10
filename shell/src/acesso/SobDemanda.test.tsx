import { renderTela, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen } from '@testing-library/react';
import { SobDemanda } from './SobDemanda.js';

test('a load that fails shows a message, and another attempt shows the screen', async () => {
  const aviso = jest.spyOn(console, 'warn').mockReturnValue();
  const carregar = jest
    .fn<Promise<{ texto: string }>, []>()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValue({ texto: 'A tela' });
  const { usuario } = renderTela(<SobDemanda carregar={carregar}>{({ texto }) => <p>{texto}</p>}</SobDemanda>);
  const titulo = await screen.findByRole('heading', { name: 'Não foi possível abrir esta tela' });
  expect(titulo.parentElement).toHaveAttribute('role', 'alert');
  expect(aviso).toHaveBeenCalledWith('A screen did not load:', expect.any(Error));
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('A tela')).toBeVisible();
  expect(titulo).not.toBeInTheDocument();
  aviso.mockRestore();
});
