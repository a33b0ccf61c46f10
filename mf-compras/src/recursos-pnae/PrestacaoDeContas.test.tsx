import type { LinhaDoQuadroDasContas } from '@merenda/shared/contratos';
import { exportarLista, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PrestacaoDeContas } from './PrestacaoDeContas.js';

const QUADRO: LinhaDoQuadroDasContas[] = [
  { linha: 'REPASSE', parcela: 1, data: '27/02/2025', documento: 'OB 1', valor: 500 },
  { linha: 'DESPESA', parcela: null, data: null, documento: null, valor: 161.5 },
  { linha: 'SALDO', parcela: null, data: '31/12/2025', documento: null, valor: 338.5 },
];

function abrir() {
  const api = simularApi({
    'GET /recursos-pnae/contas/quadro': QUADRO,
    'GET /recursos-pnae/contas/arquivo': () => new Response('x', { headers: { 'Content-Type': 'application/zip' } }),
  });
  return { api, ...renderTela(<PrestacaoDeContas ano={2025} />, { permissoes: ['AQUISICOES'] }) };
}

test('income, expenses and balances are listed in the order of the accounts', async () => {
  abrir();
  const saldo = await screen.findByRole('row', { name: /Saldo em 31\/12/ });
  expect(saldo).toHaveTextContent('R$ 338,50');
  const linhas = within(screen.getByRole('table', { name: 'Receitas e despesas de 2025' })).getAllByRole('row');
  expect(linhas.slice(1).map((linha) => linha.textContent?.match(/Repasse|Despesas|Saldo/)?.[0])).toEqual([
    'Repasse',
    'Despesas',
    'Saldo',
  ]);
  await verificarAcessibilidade();
});

test('each spreadsheet is downloaded for the year of the screen', async () => {
  const { api, usuario } = abrir();
  await screen.findByRole('row', { name: /Saldo em/ });
  expect(await exportarLista(usuario, api, 'contas-pagamentos', document.body, 'Pagamentos do PNAE')).toEqual({
    formato: 'CSV',
    busca: { ano: '2025' },
  });
});

test('everything is downloaded with the invoices of a quarter', async () => {
  const baixados: Blob[] = [];
  URL.createObjectURL = (arquivo) => `#${baixados.push(arquivo as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const { api, usuario } = abrir();
  await usuario.click(await screen.findByRole('button', { name: /Baixar tudo/ }));
  await usuario.click(await screen.findByRole('button', { name: 'Com as notas do 2º trimestre' }));
  await waitFor(() => expect(baixados.map(({ type }) => type)).toEqual(['application/zip']));
  expect(api.de('GET /recursos-pnae/contas/arquivo').map(({ busca }) => busca)).toEqual([
    { ano: '2025', trimestre: '2' },
  ]);
});
