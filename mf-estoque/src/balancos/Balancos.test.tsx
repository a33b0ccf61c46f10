import { renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import Balancos from './Balancos.js';

const ESTOQUES = [
  { id: 3, unidadeEducacional: { id: 30, nome: 'ESCOLA AZUL' } },
  { id: 4, unidadeEducacional: { id: 40, nome: 'ESCOLA VERDE' } },
];
const BALANCO = {
  id: 1,
  quantidadeAnterior: 10,
  novaQuantidade: 8.5,
  usuario: { pessoa: { nome: 'JOANA' } },
  dataHora: '20/11/2026 10:00',
  produtoLote: {
    id: 1,
    numero: 'A-1',
    dataFabricacao: '01/01/2026',
    dataValidade: '31/12/2027',
    produto: {
      id: 1,
      nome: 'ARROZ 5 KG',
      unidadeProduto: 'PACOTE',
      medidaReal: 5,
      unidadeMedida: 'KG',
      item: { id: 1, nome: 'ARROZ' },
    },
  },
};

test('the list loads when the unit is chosen, and only then the report opens', async () => {
  simularApi({
    'GET /estoques/me': ESTOQUES,
    'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
    'GET /estoques/4/balancos': [BALANCO],
  });
  const { usuario, router } = renderTela(<Balancos />, { permissoes: ['ESTOQUES'], estoques: ESTOQUES });
  expect(screen.getByText('Escolha a unidade para ver os balanços.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Relatório' })).toBeDisabled();

  await usuario.click(screen.getByRole('combobox', { name: 'Unidade educacional' }));
  await usuario.click(await screen.findByTitle('ESCOLA VERDE'));
  const linha = await screen.findByRole('row', { name: /A-1/ });
  expect(
    within(linha)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['ARROZ - ARROZ 5 KG', 'A-1', '10 (Pacote)', '8,5 (Pacote)', 'JOANA', '20/11/2026 10:00']);
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('button', { name: 'Relatório' }));
  expect(router.state.location.pathname).toBe('/relatorio/balanco-estoque/4');
});
