import { queryClient } from '@merenda/shared';
import { consultasDeEstoques, consultasDeNotificacoes } from '@merenda/shared/consultas';
import type { PreviaDoAbatimento } from '@merenda/shared/contratos';
import { simularApi } from '@merenda/shared/testing';
import { QueryClientProvider, useQueries } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { refeicao } from '../teste/dados.js';
import { FAMILIAS } from '../familias.js';
import { useExecutarRefeicao, usePreviaDoAbatimento, useRegistrarRefeicao, useRegistrarSobra } from './refeicao.api.js';

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

const IDEMPOTENCIA = 'k1';

const EXECUCAO = { id: 7, corpo: { assinatura: 'a1' }, idempotencia: IDEMPOTENCIA };
const NOVA = {
  refeicao: {
    dia: '2099-03-04',
    prato: { id: 1 },
    tipo: 'ALMOCO' as const,
    hora: '11:00',
    quantidadeDePessoas: 100,
    acrescimo: 0,
    lancamentoCardapio: { id: 2 },
    unidadeEducacional: { id: 3 },
  },
  idempotencia: IDEMPOTENCIA,
};
const SOBRA = { id: 7, sobras: 2.5, idempotencia: IDEMPOTENCIA };

/** Each write of a meal, as a function that does it. */
const ESCRITAS: [string, () => () => Promise<unknown>][] = [
  [
    'executed',
    () =>
      (
        (executar) => () =>
          executar.mutateAsync(EXECUCAO)
      )(useExecutarRefeicao()),
  ],
  [
    'registered',
    () =>
      (
        (registrar) => () =>
          registrar.mutateAsync(NOVA)
      )(useRegistrarRefeicao()),
  ],
  [
    'weighed',
    () =>
      (
        (pesar) => () =>
          pesar.mutateAsync(SOBRA)
      )(useRegistrarSobra()),
  ],
];

test.each(ESCRITAS)(
  'when a meal is %s, the data that it changes is read again before the screen confirms it',
  async (_, useEscrever) => {
    simularApi({
      'POST /refeicoes/7/abatimento': refeicao({ executado: true }),
      'POST /refeicoes': refeicao(),
      'PATCH /refeicoes/7': refeicao(),
    });
    queryClient.clear();
    const lidas: Record<string, number> = {};
    const chaves = [
      [...consultasDeEstoques.doEstoque(5), 'linhas'],
      consultasDeEstoques.lista('minhas').queryKey,
      [...consultasDeNotificacoes.familia, 'pagina'],
      [...FAMILIAS.refeicoes, 'lista'],
      [...FAMILIAS.doDia, 3],
      [...FAMILIAS.cozinha, 3],
      [...FAMILIAS.lancamentos, 3],
      [...FAMILIAS.pratos, 'lista'],
    ];
    const { result } = renderHook(
      () => {
        useQueries({
          queries: chaves.map((queryKey) => ({
            queryKey,
            staleTime: Infinity,
            queryFn: () => (lidas[queryKey.join('/')] = (lidas[queryKey.join('/')] ?? 0) + 1),
          })),
        });
        return useEscrever();
      },
      { wrapper: comCache },
    );
    await waitFor(() => expect(Object.keys(lidas)).toHaveLength(chaves.length));
    await act(() => result.current());
    expect(lidas).toEqual({
      'estoques/5/linhas': 2,
      'estoques/minhas': 2,
      'notificacoes/pagina': 2,
      'refeicoes/lista': 2,
      'cardapios-do-dia/3': 2,
      'cozinha/3': 2,
      'cardapios-calendario/3': 2,
      // A meal changes no dish.
      'pratos/lista': 1,
    });
  },
);
