import { problema } from '@merenda/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { apiSemTabela } from '../testing/apiSemTabela.js';
import { simularServidor } from '../testing/simularServidor.js';
import { queryClient } from './query-client.js';
import { useEscritaDeVarios } from './varios.js';

const comCache = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** Deletes the records 1, 2 and 3; the server answers the second one with `resposta`. */
async function excluirTres(resposta: unknown, continuar: (tentados: number) => boolean = () => true) {
  const requisicoes: number[] = [];
  const responder = (id: number, corpo: unknown) => () => {
    requisicoes.push(id);
    return corpo;
  };
  simularServidor({
    'DELETE /saldos/1': responder(1, { id: 1 }),
    'DELETE /saldos/2': responder(2, resposta),
    'DELETE /saldos/3': responder(3, { id: 3 }),
  });
  const lida = jest.spyOn(queryClient, 'invalidateQueries');
  const { result } = renderHook(
    () => useEscritaDeVarios((id: number) => apiSemTabela.delete(`saldos/${String(id)}`), [['saldos']]),
    { wrapper: comCache },
  );
  const desfecho = await act(() => result.current({ valores: [1, 2, 3], continuar }));
  const renovadas = lida.mock.calls.map(([filtro]) => filtro?.queryKey?.[0]);
  lida.mockRestore();
  return { desfecho, requisicoes, renovadas };
}

const feito = (id: number) => ({ valor: id, resposta: { id } });

test.each([403, 404, 409, 422])('a refusal with %d is of one record: the others are written', async (status) => {
  const { desfecho, renovadas } = await excluirTres(problema(status, 'Em uso.'));
  expect(desfecho).toEqual({
    feitos: [feito(1), feito(3)],
    recusados: [{ valor: 2, motivo: 'Em uso.' }],
    restantes: [],
  });
  expect(renovadas).toEqual(['auditoria', 'saldos']);
});

test.each([400, 401, 429, 500, 503])(
  'a failure with %d ends the series, and lists the unwritten records',
  async (status) => {
    const { desfecho, requisicoes } = await excluirTres(problema(status, 'Não agora.'));
    expect(desfecho).toMatchObject({ feitos: [feito(1)], recusados: [], restantes: [2, 3], falha: { status } });
    expect(requisicoes).toEqual([1, 2]);
  },
);

test('the user ends the series before a record, and is asked with how many were tried', async () => {
  const tentados: number[] = [];
  const { desfecho, requisicoes } = await excluirTres({ id: 2 }, (n) => {
    tentados.push(n);
    return n < 2;
  });
  expect([desfecho, requisicoes, tentados]).toEqual([
    { feitos: [feito(1), feito(2)], recusados: [], restantes: [3] },
    [1, 2],
    [0, 1, 2],
  ]);
});
