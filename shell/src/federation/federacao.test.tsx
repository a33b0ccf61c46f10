import { queryClient } from '@merenda/shared';
import { darVoltas, renderTela, simularApi } from '@merenda/shared/testing';
import { screen } from '@testing-library/react';
import { adiantarFederacao, reverFederacao, useFederacao } from './federacao.js';

const LISTA = 'GET /federation.json';
const area = (id: string) => ({
  versao: '1',
  container: id,
  entrada: `/areas/${id}/1/remoteEntry.js`,
  area: { id, nome: id, telas: [], menu: [] },
});
const com = (...ids: string[]) => ({
  shell: { versao: 's1' },
  areas: Object.fromEntries(ids.map((id) => [id, area(id)])),
});

function Areas() {
  const { data, isLoadingError } = useFederacao();
  return <p>{isLoadingError ? 'não veio' : (data?.areas.map(({ area: { nome } }) => nome).join(' ') ?? '…')}</p>;
}

beforeEach(() => {
  queryClient.clear();
});

test('a list requested in advance is used once, by the first caller', async () => {
  const { de, responder } = simularApi({ [LISTA]: com('mf-a') });
  adiantarFederacao();
  renderTela(<Areas />);
  await screen.findByText('mf-a');
  expect(de(LISTA)).toHaveLength(1);
  responder(LISTA, com('mf-a', 'mf-b'));
  await reverFederacao();
  await screen.findByText('mf-a mf-b');
  expect(de(LISTA)).toHaveLength(2);
});

test('the answer that the page asked for before its scripts had loaded is used once', async () => {
  const { de } = simularApi({ [LISTA]: com('mf-a', 'mf-b') });
  globalThis.federacaoPedida = Promise.resolve(new Response(JSON.stringify(com('mf-a'))));
  renderTela(<Areas />);
  await screen.findByText('mf-a');
  expect(de(LISTA)).toHaveLength(0);
  await reverFederacao();
  await screen.findByText('mf-a mf-b');
  expect(de(LISTA)).toHaveLength(1);
});

test('one that did not come is asked for again', async () => {
  const { de, responder } = simularApi({ [LISTA]: new Response('', { status: 503 }) });
  adiantarFederacao();
  // Its failure has been noticed.
  await darVoltas();
  responder(LISTA, com('mf-a'));
  renderTela(<Areas />);
  await screen.findByText('mf-a');
  expect(de(LISTA)).toHaveLength(2);
});

test('the second of two requests serves, also when the first fails after it', async () => {
  let falhar: (erro: Error) => void = () => undefined;
  const { de, responder } = simularApi({ [LISTA]: () => new Promise((_, reject) => (falhar = reject)) });
  adiantarFederacao();
  await darVoltas();
  responder(LISTA, com('mf-a'));
  adiantarFederacao();
  falhar(new TypeError('Failed to fetch'));
  await darVoltas();
  renderTela(<Areas />);
  await screen.findByText('mf-a');
  expect(de(LISTA)).toHaveLength(2);
});
