import { useSessao } from '@merenda/shared';
import { esperarDialogo, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { VincularAMim } from './VincularAMim.js';

const estoque = (id: number, nome: string) => ({ id, unidadeEducacional: { id: id + 100, nome } });
const [AZUL, BOA, CEDRO] = [estoque(1, 'AZUL'), estoque(2, 'BOA'), estoque(3, 'CEDRO')];
const ROTAS = { 'GET /estoques': [AZUL, BOA, CEDRO] };
const SIM = { permissoes: ['USUARIOS' as const] };

test('the units that are not the user’s are offered; the chosen ones are in the session at once', async () => {
  const servidor = simularApi({ ...ROTAS, 'POST /estoques/me': [AZUL, CEDRO] });
  const { usuario } = renderTela(<VincularAMim />, { ...SIM, estoques: [AZUL] });
  expect(await screen.findByText('2 unidades não estão entre as suas.')).toBeVisible();
  await usuario.click(screen.getByRole('button', { name: 'Vincular a mim' }));
  const modal = within(await esperarDialogo('Vincular a mim'));
  // Who works in a unit does not get all others by one click too many.
  expect(modal.getByRole('checkbox', { name: 'Boa' })).not.toBeChecked();
  await usuario.click(modal.getByRole('checkbox', { name: 'Cedro' }));
  await verificarAcessibilidade();
  await usuario.click(modal.getByRole('button', { name: 'Vincular' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(useSessao.getState().auth.usuario?.estoques).toEqual([AZUL, CEDRO]));
  expect(servidor.de('POST /estoques/me')[0]?.corpo).toEqual({ estoques: [{ id: 3 }] });
  expect(await screen.findByText('Boa não está entre as suas unidades.')).toBeVisible();
});

test('only the units that were just created are offered, all ticked', async () => {
  simularApi(ROTAS);
  const { usuario } = renderTela(<VincularAMim novas={[102]} />, { ...SIM, estoques: [AZUL] });
  await usuario.click(await screen.findByRole('button', { name: 'Vincular a mim' }));
  const modal = within(await esperarDialogo('Vincular a mim'));
  expect(modal.getByRole('checkbox', { name: 'Boa' })).toBeChecked();
  expect(modal.queryByRole('checkbox', { name: 'Cedro' })).not.toBeInTheDocument();
});

test('a user without units has all ticked', async () => {
  simularApi(ROTAS);
  const { usuario } = renderTela(<VincularAMim />, SIM);
  await usuario.click(await screen.findByRole('button', { name: 'Vincular a mim' }));
  const modal = within(await esperarDialogo('Vincular a mim'));
  for (const nome of ['Azul', 'Boa', 'Cedro']) expect(modal.getByRole('checkbox', { name: nome })).toBeChecked();
});

test('a user who does not administer the users is offered nothing', async () => {
  const servidor = simularApi(ROTAS);
  renderTela(<VincularAMim />, { permissoes: ['UNIDADES'] });
  // Waits for the answers: the button comes with them, where it comes at all.
  await expect(screen.findByRole('button', {}, { timeout: 300 })).rejects.toThrow();
  expect(servidor.de('GET /estoques')).toHaveLength(0);
});
