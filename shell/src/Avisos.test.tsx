import { avisos } from '@merenda/shared';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Avisos } from './Avisos.js';

/** The notices on the page, also those that go away: in jsdom their animation does not end. */
const notices = () => screen.queryAllByText('Salvo.').map((text) => text.closest<HTMLElement>('.Toastify__toast'));
const bar = () => notices()[0]?.querySelector('.Toastify__progress-bar--animated');

test('the same notice twice is one, whose time starts again', async () => {
  render(<Avisos />);
  avisos.sucesso('Salvo.');
  const text = await screen.findByText('Salvo.');
  const first = bar();
  expect(first).toBeInTheDocument();
  avisos.sucesso('Salvo.');
  // A new text is read again by a screen reader, and a new bar starts from the beginning.
  await waitFor(() => expect(text).not.toBeInTheDocument());
  expect(first).not.toBeInTheDocument();
  expect(bar()).toBeInTheDocument();
  expect(notices()).toHaveLength(1);
});

test('a notice that comes while the same one goes away is shown', async () => {
  render(<Avisos />);
  avisos.sucesso('Salvo.');
  await screen.findByText('Salvo.');
  fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  avisos.sucesso('Salvo.');
  // One that goes away is no alert any more.
  await waitFor(() => expect(notices().map((notice) => notice?.getAttribute('role'))).toEqual([null, 'alert']));
});

test('the time of a notice with the focus is paused, also when the focus comes before the notice has come', async () => {
  render(<Avisos />);
  avisos.sucesso('Salvo.');
  await screen.findByText('Salvo.');
  const [notice] = notices();
  act(() => notice?.focus());
  if (notice) fireEvent.animationEnd(notice);
  expect(bar()).toHaveStyle({ animationPlayState: 'paused' });
  act(() => notice?.blur());
  expect(bar()).toHaveStyle({ animationPlayState: 'running' });
});

test('after a press on a button of a notice, the time of the next one runs', async () => {
  render(<Avisos />);
  avisos.desfazivel('Excluído.', () => avisos.sucesso('Salvo.'));
  const button = await screen.findByRole('button', { name: 'Desfazer' });
  act(() => button.focus());
  fireEvent.click(button);
  await screen.findByText('Salvo.');
  // The focus is still in the notice that goes away.
  expect(button).toHaveFocus();
  const [notice] = notices();
  if (notice) fireEvent.animationEnd(notice);
  expect(bar()).toHaveStyle({ animationPlayState: 'running' });
});
