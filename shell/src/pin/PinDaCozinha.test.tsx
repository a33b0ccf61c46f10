import 'fake-indexeddb/auto';
import { guardarAparelho } from '@merenda/shared';
import { colar, problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PinDaCozinha } from './PinDaCozinha.js';
import { anotarPins, haPins } from './pins-deste-aparelho.js';

// SHA-256 of 'do aparelho' (printf 'do aparelho' | sha256sum), and of the token that takes its place.
const DAQUI = { id: 'da7559b6f930', aparelho: 'Chrome no Android', desde: '25/11/2026 09:30' };
const RENOVADO = { ...DAQUI, id: 'ccbafff693fc' };
const DE_FORA = { id: 'bbbbbbbbbbbb', aparelho: 'Firefox no Linux', desde: '20/11/2026 07:00' };

beforeEach(() => guardarAparelho(1, 'do aparelho'));
afterEach(() => anotarPins(false));

const grupo = (nome: string) => screen.findByRole('group', { name: nome });

test('a PIN is typed twice and set for this device, which then asks who is there', async () => {
  const servidor = simularApi({ 'GET /pins': [] });
  servidor.responder('PUT /pins', () => {
    servidor.responder('GET /pins', [RENOVADO]);
    return { aparelho: 'renovado' };
  });
  const { usuario } = renderTela(<PinDaCozinha />);
  const criar = within(await grupo('PIN da cozinha neste aparelho'));
  await waitFor(() => expect(criar.getByRole('button', { name: 'Criar PIN' })).toBeEnabled());
  await usuario.click(criar.getByRole('button', { name: 'Criar PIN' }));
  const janela = within(await screen.findByRole('dialog', { name: 'PIN da cozinha neste aparelho' }));
  const [pin, outro] = [janela.getByLabelText('PIN de 6 números'), janela.getByLabelText('Repita o PIN')];
  expect(pin).toHaveAttribute('inputmode', 'numeric');
  await verificarAcessibilidade();
  await colar(usuario, pin, '121212');
  await colar(usuario, outro, '121213');
  await usuario.click(janela.getByRole('button', { name: 'Criar PIN' }));
  await waitFor(() => expect(pin).toHaveAccessibleDescription(/fácil de adivinhar/));
  expect(outro).toHaveAccessibleDescription('Este PIN é diferente do primeiro.');
  expect(servidor.de('PUT /pins')).toHaveLength(0);
  await colar(usuario, pin, '482913');
  await colar(usuario, outro, '482913');
  await usuario.click(janela.getByRole('button', { name: 'Criar PIN' }));
  expect(await screen.findByText(/^PIN neste aparelho desde 25\/11\/2026 09:30\./)).toBeVisible();
  expect(servidor.de('PUT /pins')).toMatchObject([{ corpo: { aparelho: 'do aparelho', pin: '482913' } }]);
  expect(haPins()).toBe(true);
});

test('a refusal of the server is shown', async () => {
  const frase = 'Este aparelho ainda não conhece você. Saia, entre de novo com usuário e senha e crie o PIN.';
  simularApi({ 'GET /pins': [], 'PUT /pins': problema(409, frase) });
  const { usuario } = renderTela(<PinDaCozinha />);
  const criar = within(await grupo('PIN da cozinha neste aparelho')).getByRole('button', { name: 'Criar PIN' });
  await waitFor(() => expect(criar).toBeEnabled());
  await usuario.click(criar);
  const janela = within(await screen.findByRole('dialog', { name: 'PIN da cozinha neste aparelho' }));
  for (const campo of ['PIN de 6 números', 'Repita o PIN'])
    await colar(usuario, janela.getByLabelText(campo), '482913');
  await usuario.click(janela.getByRole('button', { name: 'Criar PIN' }));
  expect(await screen.findByText(frase)).toBeVisible();
  expect(haPins()).toBe(false);
});

test('a PIN of another device is listed, and removed from here after a question', async () => {
  const servidor = simularApi({ 'GET /pins': [DAQUI, DE_FORA] });
  servidor.responder('DELETE /pins/bbbbbbbbbbbb', () => void servidor.responder('GET /pins', [DAQUI]));
  const { usuario } = renderTela(<PinDaCozinha />);
  const deFora = within(await grupo('PIN da cozinha em Firefox no Linux'));
  expect(deFora.getByText('Em outro aparelho, desde 20/11/2026 07:00.')).toBeVisible();
  await usuario.click(deFora.getByRole('button', { name: /^Retirar/ }));
  expect(servidor.de('DELETE /pins/bbbbbbbbbbbb')).toHaveLength(0);
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: 'PIN da cozinha em Firefox no Linux' })).not.toBeInTheDocument(),
  );
  expect(screen.getByText(/^PIN neste aparelho desde/)).toBeVisible();
});
