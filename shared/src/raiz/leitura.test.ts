import { simularApi } from '@merenda/shared/testing';
import { leitura } from './leitura.js';
import { queryClient } from './query-client.js';

beforeEach(() => queryClient.clear());

test('a read fills the path and the query of its call', async () => {
  const servidor = simularApi({
    'GET /convencoes/cargos': [{ nome: 'VIGIA', descricao: 'Vigia' }],
    'GET /cardapios': [],
  });
  await queryClient.fetchQuery(leitura('convencoes/:lista', { queryKey: ['cargos'], caminho: { lista: 'cargos' } }));
  expect(queryClient.getQueryData(['cargos'])).toEqual([{ nome: 'VIGIA', descricao: 'Vigia' }]);
  await queryClient.fetchQuery(leitura('cardapios', { queryKey: ['cardapios'], busca: { categoria: 3 } }));
  expect(servidor.de('GET /cardapios')[0]?.busca).toEqual({ categoria: '3' });
});

test('an option that is not given is left to the query client, which reads nothing twice in 15 s', () => {
  const lidas = leitura('patologias', { queryKey: ['patologias'] });
  expect(queryClient.defaultQueryOptions(lidas).staleTime).toBe(15_000);
  expect(leitura('patologias', { queryKey: ['patologias'], staleTime: 0 }).staleTime).toBe(0);
});
