import { problema } from '@merenda/shared/testing';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { apiSemTabela } from '../testing/apiSemTabela.js';
import { simularServidor } from '../testing/simularServidor.js';
import { useEscrita } from './escrita.js';
import { queryClient } from './query-client.js';

const comCache = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** A screen that shows a balance and changes it. `lidos` counts the reads of the balance. */
async function abrirSaldo(resposta: unknown) {
  let lidos = 0;
  simularServidor({ 'GET /saldos/1': () => ({ saldo: 10 - lidos++ }), 'PUT /saldos/1': resposta });
  const tela = renderHook(
    () => ({
      saldo: useQuery({ queryKey: ['saldos', 1], queryFn: () => apiSemTabela.get<{ saldo: number }>('saldos/1') }),
      gastar: useEscrita((quanto: number) => apiSemTabela.put('saldos/1', { quanto }), [['saldos']]),
    }),
    { wrapper: comCache },
  );
  await waitFor(() => expect(tela.result.current.saldo.data).toEqual({ saldo: 10 }));
  return tela.result;
}

beforeEach(() => queryClient.clear());

test('a write that succeeds reads the data of its families again before it settles', async () => {
  const tela = await abrirSaldo({});
  await act(() => tela.current.gastar.mutateAsync(1));
  expect(queryClient.getQueryData(['saldos', 1])).toEqual({ saldo: 9 });
});

test('a write that is refused does the same, and rejects', async () => {
  const tela = await abrirSaldo(problema(409, 'O saldo mudou.'));
  await act(() => expect(tela.current.gastar.mutateAsync(1)).rejects.toThrow('O saldo mudou.'));
  expect(queryClient.getQueryData(['saldos', 1])).toEqual({ saldo: 9 });
});
