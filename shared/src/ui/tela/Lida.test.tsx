import { ErroApi } from '@merenda/shared';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Lida } from './Lida.js';

const reler = jest.fn();
const DE_NOVO = { isFetching: false, refetch: reler };
const FORA_DO_AR = new ErroApi(500, 'O banco de dados não respondeu.');

const mostrar = (data: string | undefined, error: ErroApi | null) =>
  render(
    <Lida consulta={{ ...DE_NOVO, data, error }} espera="Carregando">
      {(dados) => <p>{dados}</p>}
    </Lida>,
  );

test('what waits is shown until the first answer', () => {
  mostrar(undefined, null);
  expect(screen.getByText('Carregando')).toBeInTheDocument();
});

test('a first read that fails shows its error, and is repeated by the button', async () => {
  mostrar(undefined, FORA_DO_AR);
  expect(screen.getByText('O banco de dados não respondeu.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(reler).toHaveBeenCalledTimes(1);
});

test('data that were read stay when a later read fails', () => {
  mostrar('Dez lotes', FORA_DO_AR);
  expect(screen.getByText('Dez lotes')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
