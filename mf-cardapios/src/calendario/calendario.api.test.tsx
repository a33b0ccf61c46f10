import { queryClient } from '@merenda/shared';
import type { CardapioEdicao, EventoDoCalendario } from '@merenda/shared/contratos';
import { simularApi } from '@merenda/shared/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useAlterarCardapio } from '../cardapios/cardapios.api.js';
import { cardapio } from '../teste/dados.js';
import { useEventos } from './calendario.api.js';

const comCache = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

const evento = (nome: string): EventoDoCalendario => ({
  data: '23/11/2026',
  tipo: 'DIARIO',
  cardapio: { id: 7, nome },
  unidades: 600,
  desativadas: 0,
  primeiro: 1,
  trocas: [],
});

const EDICAO: CardapioEdicao = {
  nome: 'SEGUNDA AZUL',
  pratos: [{ hora: '12:00', tipo: 'ALMOCO', prato: { id: 11 } }],
  versao: 3,
};

test('the calendar reads its month again when a menu in it gets another name', async () => {
  const servidor = simularApi({
    'GET /cardapios-calendario/eventos': [evento('SEGUNDA VERDE')],
    'PUT /cardapios/7': () => {
      servidor.responder('GET /cardapios-calendario/eventos', [evento('SEGUNDA AZUL')]);
      return { ...cardapio(7, 'SEGUNDA AZUL'), nutrientes: [] };
    },
  });
  queryClient.clear();
  const { result } = renderHook(
    () => ({
      mes: useEventos(null, { de: '2026-11-01', ate: '2026-11-30' }),
      alterar: useAlterarCardapio(),
    }),
    { wrapper: comCache },
  );
  const nomes = () => result.current.mes.data?.map((doDia) => doDia.cardapio.nome);
  await waitFor(() => expect(nomes()).toEqual(['SEGUNDA VERDE']));
  await act(() => result.current.alterar.mutateAsync({ id: 7, ...EDICAO }));
  await waitFor(() => expect(nomes()).toEqual(['SEGUNDA AZUL']));
});
