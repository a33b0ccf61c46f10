import { queryClient } from '@merenda/shared';
import type { PreviaDoAbatimento } from '@merenda/shared/contratos';
import { simularApi } from '@merenda/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { usePreviaDoAbatimento } from './refeicao.api.js';

const comCache = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** What an execution would take from a stock in which so much (kg) is missing. */
const previa = (falta: number): PreviaDoAbatimento => ({
  produtos: [],
  faltas: [{ alimento: { id: 3, nome: 'ARROZ CRU' }, falta, unidadeMedida: 'KG', bloqueados: [] }],
  outrosLotes: [],
  assinatura: String(falta),
});

test('the preview of an execution is read each time it is opened, and an older one is never shown', async () => {
  const servidor = simularApi({ 'GET /refeicoes/5/abatimento': previa(10) });
  queryClient.clear();
  const abrir = () => renderHook(() => usePreviaDoAbatimento(5), { wrapper: comCache });
  const primeira = abrir();
  await waitFor(() => expect(primeira.result.current.data).toEqual(previa(10)));
  primeira.unmount();
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));

  servidor.responder('GET /refeicoes/5/abatimento', previa(4));
  const segunda = abrir();
  expect(segunda.result.current.data).toBeUndefined();
  await waitFor(() => expect(segunda.result.current.data).toEqual(previa(4)));
});

test('a preview that two places show is read again where it opens while the other one is open', async () => {
  const servidor = simularApi({ 'GET /refeicoes/5/abatimento': previa(10) });
  queryClient.clear();
  const primeira = renderHook(() => usePreviaDoAbatimento(5), { wrapper: comCache });
  await waitFor(() => expect(primeira.result.current.isSuccess).toBe(true));
  renderHook(() => usePreviaDoAbatimento(5), { wrapper: comCache });
  await waitFor(() => expect(servidor.de('GET /refeicoes/5/abatimento')).toHaveLength(2));
});
