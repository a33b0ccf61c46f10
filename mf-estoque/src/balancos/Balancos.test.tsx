import { useEscolhasDeUnidade } from '@merenda/shared';
import { exportarLista, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
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
  estorno: null,
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
  await usuario.click(await screen.findByTitle('Escola Verde'));
  const linha = await screen.findByRole('row', { name: /A-1/ });
  expect(
    within(linha)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Arroz - Arroz 5 kg',
    'A-1',
    '50 kg (10 × pacote de 5 kg)',
    '42,5 kg (8,5 × pacote de 5 kg)',
    'Joana',
    '20/11/2026 10:00',
  ]);
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('button', { name: 'Relatório' }));
  expect(router.state.location.pathname).toBe('/relatorio/balanco-estoque/4');
});

test('a reversed count is marked', async () => {
  simularApi({
    'GET /estoques/me': ESTOQUES.slice(0, 1),
    'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
    'GET /estoques/3/balancos': [
      { ...BALANCO, estorno: { motivo: 'Era outro lote', usuario: 'ESTOQUISTA', quando: '06/11/2026 09:00' } },
      { ...BALANCO, id: 2 },
    ],
  });
  renderTela(<Balancos />, { permissoes: ['ESTOQUES'], estoques: ESTOQUES.slice(0, 1) });
  expect(await screen.findAllByRole('row', { name: /A-1/ })).toHaveLength(2);
  expect(screen.getAllByText('Estornado')).toHaveLength(1);
});

test.each(['arroz - arroz', 'a-1', 'joana'])('a count is found by product, lot and user: %s', async (procurado) => {
  simularApi({
    'GET /estoques/me': ESTOQUES.slice(0, 1),
    'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
    'GET /estoques/3/balancos': [
      BALANCO,
      {
        ...BALANCO,
        id: 2,
        usuario: { pessoa: { nome: 'PEDRO' } },
        produtoLote: {
          ...BALANCO.produtoLote,
          numero: 'B-2',
          produto: { ...BALANCO.produtoLote.produto, nome: 'SAL 1 KG', item: { id: 2, nome: 'SAL' } },
        },
      },
    ],
  });
  renderTela(<Balancos />, {
    permissoes: ['ESTOQUES'],
    estoques: ESTOQUES.slice(0, 1),
    endereco: `/tela?busca=${procurado}`,
  });
  expect(await screen.findByText('1 de 2 registros')).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'Joana' })).toBeInTheDocument();
});

test('the counts of the chosen unit are exported', async () => {
  const servidor = simularApi({
    'GET /estoques/me': ESTOQUES.slice(0, 1),
    'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
    'GET /estoques/3/balancos': [BALANCO],
  });
  const { usuario } = renderTela(<Balancos />, { permissoes: ['ESTOQUES'], estoques: ESTOQUES.slice(0, 1) });
  await screen.findByRole('row', { name: /A-1/ });
  expect(await exportarLista(usuario, servidor, 'balancos')).toEqual({
    formato: 'CSV',
    ids: [1],
    caminho: { id: '3' },
  });
});

test('it starts with the unit on which the user works; another choice is that unit from then on', async () => {
  simularApi({ 'GET /estoques/me': ESTOQUES, 'GET /estoques/4/balancos': [], 'GET /estoques/3/balancos': [] });
  const { usuario, router } = renderTela(<Balancos />, {
    permissoes: ['ESTOQUES'],
    estoques: ESTOQUES,
    unidadeAtual: 4,
  });
  expect(await screen.findByText('Nenhum balanço nesta unidade.')).toBeInTheDocument();
  const unidade = screen.getByRole('combobox', { name: 'Unidade educacional' });
  expect(unidade.closest('.ant-select')).toHaveTextContent('Escola Verde');
  await usuario.click(unidade);
  await usuario.click(await screen.findByTitle('Escola Azul'));
  expect(router.state.location.search).toBe('?estoque=3');
  expect(useEscolhasDeUnidade.getState().estoques).toEqual({ 1: 3 });
});
