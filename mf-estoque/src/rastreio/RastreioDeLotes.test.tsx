import type { RastreioDoLote } from '@merenda/shared/contratos';
import {
  acionar,
  colar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import RastreioDeLotes from './RastreioDeLotes.js';

const LOTE = {
  id: 12,
  numero: 'A2611',
  dataFabricacao: '01/03/2026',
  dataValidade: '27/08/2027',
  produto: {
    id: 1,
    nome: 'ARROZ 5 KG',
    unidadeProduto: 'SACO',
    medidaReal: 5,
    unidadeMedida: 'KG',
    item: { id: 1, nome: 'ARROZ' },
  },
};
const BLOQUEIO = { motivo: 'Laudo do fabricante', quando: '20/11/2026 09:00', usuario: 'NUTRICIONISTA' };

/** The example of the specification: 100 received, 30 to A, 20 on their way to B, 12 cooked and 3 lost in A. */
const RASTREIO: RastreioDoLote = {
  produtoLote: LOTE,
  bloqueio: null,
  parcelas: [
    { parcela: 'RECEBIDO', total: 100, outrasUnidades: 0 },
    { parcela: 'EM_ESTOQUE', total: 65, outrasUnidades: 0 },
    { parcela: 'EM_TRANSITO', total: 20, outrasUnidades: 0 },
    { parcela: 'REFEICOES', total: 12, outrasUnidades: 0 },
    { parcela: 'PERDIDO', total: 3, outrasUnidades: 0 },
  ],
  estoques: [
    { estoque: 1, unidade: { id: 10, nome: 'CENTRAL' }, quantidade: 50 },
    { estoque: 2, unidade: { id: 20, nome: 'ESCOLA A' }, quantidade: 15 },
  ],
  recebimentos: [
    {
      id: 5,
      quando: '02/11/2026 08:00',
      unidade: 'CENTRAL',
      solicitacao: { id: 7, numero: '7/2026' },
      fornecedor: 'CEREALISTA',
      notaFiscal: '881',
      quantidade: 100,
      estornado: false,
    },
  ],
  movimentacoes: [
    {
      id: 8,
      quando: '03/11/2026 08:00',
      origem: 'CENTRAL',
      destino: 'ESCOLA B',
      status: 'EM_TRANSITO',
      estornada: false,
      quantidade: 20,
      quantidadePerdida: 0,
    },
  ],
  refeicoes: [
    {
      id: 9,
      dia: '04/11/2026',
      unidade: 'ESCOLA A',
      prato: 'ARROZ DOCE',
      alunos: 1000,
      quantidade: 12,
      excluida: false,
    },
  ],
  kits: [],
  demais: [
    {
      id: 3,
      estoque: 2,
      documento: 'saidas',
      documentoId: 1,
      estorno: null,
      quando: '05/11/2026 08:00',
      unidade: 'ESCOLA A',
      tipo: 'SAIDA',
      quantidade: -3,
      usuario: 'ESTOQUISTA',
      observacao: 'Saco rasgado',
    },
  ],
};

const abrir = (endereco: string, rotas: Record<string, unknown> = {}) => {
  const servidor = simularApi({
    'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
    'GET /convencoes/unidades-produto': [{ nome: 'SACO', descricao: 'Saco' }],
    'GET /lotes': [],
    'GET /lotes/12/rastreio': RASTREIO,
    ...rotas,
  });
  return {
    servidor,
    ...renderTela(<RastreioDeLotes />, { permissoes: ['ESTOQUES'], rota: '/rastreio-de-lotes', endereco }),
  };
};
const linhasDe = (tabela: string) =>
  within(screen.getByRole('table', { name: tabela }))
    .getAllByRole('row')
    .slice(1)
    .map((linha) =>
      within(linha)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

test('shows the sum of a lot, that it closes, and the lines behind it', async () => {
  abrir('/rastreio-de-lotes?lote=12');
  expect(await screen.findByText('A soma fecha')).toBeInTheDocument();
  expect(linhasDe('Soma do lote')).toEqual([
    ['Recebido de compras', '500 kg (100 × saco de 5 kg)', '---'],
    ['Nos estoques', '---', '325 kg (65 × saco de 5 kg)'],
    ['Em trânsito', '---', '100 kg (20 × saco de 5 kg)'],
    ['Usado em refeições', '---', '60 kg (12 × saco de 5 kg)'],
    ['Saídas diretas', '---', '15 kg (3 × saco de 5 kg)'],
  ]);
  expect(
    screen.getByText('Entrou 500 kg (100 × saco de 5 kg); onde está e foi usado: 500 kg (100 × saco de 5 kg).'),
  ).toBeInTheDocument();
  expect(linhasDe('Unidades com o lote')).toEqual([
    ['Central', '250 kg (50 × saco de 5 kg)', 'Etiquetas'],
    ['Escola A', '75 kg (15 × saco de 5 kg)', 'Etiquetas'],
  ]);
  expect(linhasDe('Recebimentos')[0]).toEqual([
    '7/2026',
    '02/11/2026 08:00',
    'Central',
    'Cerealista',
    '881',
    '500 kg (100 × saco de 5 kg)',
  ]);
  expect(linhasDe('Movimentações')[0]?.slice(1, 5)).toEqual([
    'Central',
    'Escola B',
    'Em trânsito',
    '100 kg (20 × saco de 5 kg)',
  ]);
  expect(linhasDe('Refeições')).toEqual([
    ['Arroz doce', '04/11/2026', 'Escola A', '1.000', '60 kg (12 × saco de 5 kg)'],
  ]);
  expect(screen.queryByRole('table', { name: 'Kits' })).not.toBeInTheDocument();
  expect(screen.queryByText(/das outras aparece somente o total/)).not.toBeInTheDocument();
  await verificarAcessibilidade();
});

test('a line is reversed with a reason, at the stock of its unit; then it says who, when and why', async () => {
  let estorno: RastreioDoLote['demais'][number]['estorno'] = null;
  const { usuario, servidor } = abrir('/rastreio-de-lotes?lote=12', {
    'GET /lotes/12/rastreio': () => ({ ...RASTREIO, demais: RASTREIO.demais.map((uma) => ({ ...uma, estorno })) }),
    'POST /estoques/2/lancamentos/3/estorno': () => {
      estorno = { motivo: 'Era outro lote', usuario: 'ESTOQUISTA', quando: '06/11/2026 09:00' };
    },
  });
  await acionar(usuario, 'Estornar', 'Saída direta de 05/11/2026 08:00');
  const modal = within(await esperarDialogo('Estornar Lançamento'));
  expect(modal.getByText(/A quantidade volta ao estoque/)).toBeInTheDocument();
  await usuario.click(modal.getByRole('button', { name: 'Estornar lançamento' }));
  expect(await modal.findByText('Campo obrigatório.')).toBeInTheDocument();
  await colar(usuario, modal.getByRole('textbox', { name: 'Motivo' }), 'Era outro lote');
  await usuario.click(modal.getByRole('button', { name: 'Estornar lançamento' }));
  const aviso = within(await esperarDialogo('Aviso'));
  expect(aviso.getByText(/^Saída direta de 05\/11\/2026 08:00, .*saco/)).toBeVisible();
  expect(aviso.getByText('A quantidade volta ao estoque.')).toBeVisible();
  await usuario.click(aviso.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Lançamento estornado com sucesso!')).toBeInTheDocument();
  expect(servidor.de('POST /estoques/2/lancamentos/3/estorno')[0]?.corpo).toEqual({ motivo: 'Era outro lote' });
  expect(await screen.findByText('Era outro lote · Estoquista, em 06/11/2026 09:00')).toBeInTheDocument();
  expect(screen.getByText('Estornado')).toBeInTheDocument();
  await verificarAcessibilidade();
});

test('a kit and a movement are named by their number; the movement is reversed by the line of its entry', async () => {
  const [saida] = RASTREIO.demais;
  const demais = [
    { ...saida, id: 4, tipo: 'KIT', documento: 'kits', documentoId: 12 },
    { ...saida, id: 5, tipo: 'MOVIMENTACAO', documento: 'movimentacoes', documentoId: 8 },
    { ...saida, id: 6, tipo: 'MOVIMENTACAO', documento: 'movimentacoes', documentoId: 8, quantidade: 3 },
  ];
  const movimentacoes = RASTREIO.movimentacoes.map((uma) => ({ ...uma, status: 'RECEBIDA', estornada: true }));
  const { usuario } = abrir('/rastreio-de-lotes?lote=12', {
    'GET /lotes/12/rastreio': { ...RASTREIO, movimentacoes, demais },
  });
  expect(await screen.findByText('Kit merenda nº 12')).toBeInTheDocument();
  expect(screen.getAllByText('Movimentação nº 8')).toHaveLength(2);
  expect(screen.getByText('Estornada')).toBeInTheDocument();
  const tabela = within(screen.getByRole('table', { name: 'Lançamentos' }));
  const daOrigem = within(tabela.getAllByRole('row')[2]!);
  await usuario.click(daOrigem.getByRole('button'));
  expect(await screen.findByText(/A unidade de destino estorna a movimentação recebida/)).toBeInTheDocument();
});

test('other units are totals, and a sum that does not close says by how much', async () => {
  const parcelas = [
    { parcela: 'RECEBIDO', total: 100, outrasUnidades: 100 },
    { parcela: 'EM_ESTOQUE', total: 98, outrasUnidades: 50 },
  ];
  abrir('/rastreio-de-lotes?lote=12', { 'GET /lotes/12/rastreio': { ...RASTREIO, parcelas } });
  expect(await screen.findByText('A soma não fecha: diferença de 10 kg (2 × saco de 5 kg)')).toBeInTheDocument();
  expect(linhasDe('Soma do lote').map((celulas) => celulas[3])).toEqual([
    '500 kg (100 × saco de 5 kg)',
    '250 kg (50 × saco de 5 kg)',
  ]);
  expect(screen.getByText(/das outras aparece somente o total/)).toBeInTheDocument();
});

test('a lot is blocked with a reason; the screen then says who, when and why', async () => {
  let bloqueio: RastreioDoLote['bloqueio'] = null;
  const { usuario, servidor } = abrir('/rastreio-de-lotes?lote=12', {
    'GET /lotes/12/rastreio': () => ({ ...RASTREIO, bloqueio }),
    'PUT /lotes/12/bloquear': () => {
      bloqueio = BLOQUEIO;
    },
  });
  await usuario.click(await screen.findByRole('button', { name: 'Bloquear lote' }));
  const modal = within(await esperarDialogo('Bloquear Lote'));
  await usuario.click(modal.getByRole('button', { name: 'Bloquear lote' }));
  expect(await modal.findByText('Campo obrigatório.')).toBeInTheDocument();
  await colar(usuario, modal.getByRole('textbox', { name: 'Motivo' }), 'Laudo do fabricante');
  await usuario.click(modal.getByRole('button', { name: 'Bloquear lote' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Lote bloqueado com sucesso!')).toBeInTheDocument();
  expect(servidor.de('PUT /lotes/12/bloquear')[0]?.corpo).toEqual({ motivo: 'Laudo do fabricante' });
  expect(await screen.findByText('Laudo do fabricante · Nutricionista, em 20/11/2026 09:00')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Desbloquear lote' })).toBeInTheDocument();
});

test('without a search the blocked lots are listed; a search is in the address, and leads to the lot', async () => {
  const { usuario, servidor } = abrir('/rastreio-de-lotes', {
    'GET /lotes': ({ busca }: { busca: Record<string, string> }) =>
      busca.busca === undefined ? [{ produtoLote: LOTE, bloqueio: BLOQUEIO }] : [{ produtoLote: LOTE, bloqueio: null }],
  });
  expect(await screen.findByRole('heading', { name: 'Lotes bloqueados' })).toBeInTheDocument();
  expect(await screen.findByText('Bloqueado')).toBeInTheDocument();
  await colar(usuario, screen.getByRole('textbox', { name: 'Produto ou número do lote' }), 'arroz a26');
  await usuario.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByRole('heading', { name: "Lotes de 'arroz a26'" })).toBeInTheDocument();
  expect(servidor.de('GET /lotes').at(-1)?.busca).toEqual({ busca: 'arroz a26' });
  await usuario.click(await screen.findByRole('button', { name: 'Rastrear Arroz 5 kg, lote A2611' }));
  expect(await screen.findByText('A soma fecha')).toBeInTheDocument();
});

test('a search that finds nothing says what to do', async () => {
  abrir('/rastreio-de-lotes?busca=xyz');
  expect(await screen.findByText(/Confira o rótulo e busque de novo/)).toBeInTheDocument();
});

test('a lot that is not of the user’s units is reported as missing', async () => {
  abrir('/rastreio-de-lotes?lote=12', { 'GET /lotes/12/rastreio': problema(404, 'Lote não encontrado.') });
  expect(await screen.findByText('Lote não encontrado.')).toBeInTheDocument();
});

test('labels are printed for the stock of each unit that has the lot', async () => {
  const { usuario, router } = abrir('/rastreio-de-lotes?lote=12');
  await usuario.click(await screen.findByRole('button', { name: 'Etiquetas Escola A' }));
  expect(router.state.location).toMatchObject({ pathname: '/relatorio/etiquetas/2', search: '?lotes=12' });
});
