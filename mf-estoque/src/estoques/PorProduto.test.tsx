import type { ProdutoNoEstoque } from '@merenda/shared/contratos';
import {
  abrirFiltros,
  acionar,
  esperarDialogo,
  exportarLista,
  fingirTelaEstreita,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
  usarFerramenta,
} from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import Estoque from './Estoque.js';

const ESTOQUES = [{ id: 3, unidadeEducacional: { id: 30, nome: 'ESCOLA AZUL' } }];

const ARROZ = {
  id: 7,
  nome: 'ARROZ 5 KG',
  unidadeProduto: 'PACOTE',
  medidaReal: 5,
  unidadeMedida: 'KG',
  item: { id: 1, nome: 'ARROZ' },
};
const SAL = { ...ARROZ, id: 8, nome: 'SAL 1 KG', medidaReal: 1, item: { id: 2, nome: 'SAL' } };
const OLEO = { ...ARROZ, id: 9, nome: 'ÓLEO', medidaReal: 900, unidadeMedida: 'ML', item: { id: 3, nome: 'ÓLEO' } };

const NADA = { vencida: 0, emSeteDias: 0, emTrintaDias: 0, maisTarde: 0 };
const linha = (produto: typeof ARROZ, mudanca: Partial<ProdutoNoEstoque> = {}): ProdutoNoEstoque => ({
  id: produto.id,
  produto,
  quantidade: 0,
  validade: NADA,
  minimo: null,
  minimoSugerido: 0,
  cobertura: null,
  ...mudanca,
});
const PRODUTOS = [
  linha(ARROZ, {
    quantidade: 10,
    validade: { vencida: 2, emSeteDias: 3, emTrintaDias: 1, maisTarde: 4 },
    minimoSugerido: 9,
    cobertura: { dias: 3, faltaEm: '23/11/2026' },
  }),
  linha(OLEO),
  // Nothing is left of it, and the unit wants to have some.
  linha(SAL, { minimo: 4, cobertura: { dias: 0, faltaEm: '20/11/2026' } }),
];

const lote = (id: number, numero: string, dataValidade: string, quantidade: number) => ({
  id,
  quantidade,
  bloqueio: null,
  produtoLote: { id: id * 10, numero, dataFabricacao: '01/01/2026', dataValidade, produto: ARROZ },
});
const LOTES = [lote(1, 'A-1', '19/11/2026', 2), lote(2, 'B-2', '21/11/2026', 3), lote(3, 'C-3', '01/01/2027', 5)];

const abrir = (rotas: Record<string, unknown> = {}, endereco = '/estoque?ver=produto') => {
  const servidor = simularApi({
    'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
    'GET /estoques/me': ESTOQUES,
    'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }],
    'GET /estoques/3/valor': { unidade: { id: 30, nome: 'ESCOLA AZUL' }, valor: 10, lotes: 3, lotesSemPreco: 0 },
    'GET /estoques/3/produtos-estoque': LOTES,
    'GET /estoques/3/por-produto': PRODUTOS,
    ...rotas,
  });
  return {
    servidor,
    ...renderTela(<Estoque />, { permissoes: ['ESTOQUES'], estoques: ESTOQUES, rota: '/estoque', endereco }),
  };
};
const celulas = (nome: RegExp) =>
  within(screen.getByRole('row', { name: nome }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a product shows total, packages, expiry, cover and minimum; the search stays when the view changes', async () => {
  const { usuario, router } = abrir({}, '/estoque?produto=arroz');
  expect(await screen.findByText('3 registros')).toBeInTheDocument();
  await usuario.click(screen.getByText('Por produto'));
  expect(await screen.findByText('1 de 2 registros')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?produto=arroz&ver=produto');
  expect(celulas(/Arroz 5 kg/).slice(1, 7)).toEqual([
    'Arroz 5 kg',
    'Arroz',
    '50 kg (10 × pacote de 5 kg)',
    '10 kg vencido · 15 kg em até 7 dias · 5 kg em 8 a 30 dias · 20 kg depois',
    '3 dias falta em 23/11/2026',
    '---',
  ]);
  await verificarAcessibilidade();
});

test('products below their minimum are marked by words and found by them, also without any balance', async () => {
  abrir({}, '/estoque?ver=produto&minimo=ABAIXO');
  expect(await screen.findByText('1 de 2 registros')).toBeInTheDocument();
  expect(celulas(/Sal/).slice(3, 7)).toEqual([
    '0 kg (0 × pacote de 1 kg)',
    '',
    'Falta hoje',
    '4 kg (4 × pacote de 1 kg)Abaixo do mínimo',
  ]);
});

test('products without balance and minimum are listed on request', async () => {
  const { usuario } = abrir();
  expect(await screen.findByText('2 registros')).toBeInTheDocument();
  await usarFerramenta(usuario, 'Mostrar lotes zerados');
  expect(await screen.findByText('3 registros')).toBeInTheDocument();
  expect(celulas(/Óleo/)[5]).toBe('Sem uso previsto');
});

test('a row opens to the lots of the product, with what can be done with them', async () => {
  const { usuario } = abrir();
  const abrirLotes = await screen.findByRole('button', { name: 'Lotes de Arroz 5 kg' });
  expect(abrirLotes).toHaveAttribute('aria-expanded', 'false');
  await usuario.click(abrirLotes);
  const lotes = within(await screen.findByRole('table', { name: 'Lotes de Arroz 5 kg' }));
  expect(
    within(lotes.getByRole('row', { name: /A-1/ }))
      .getAllByRole('cell')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['A-1', '10 kg (2 × pacote de 5 kg)', '01/01/2026', '19/11/2026Vencido']);
  await verificarAcessibilidade();
  await acionar(usuario, 'Saída', 'Arroz 5 kg, lote B-2');
  expect(await esperarDialogo('Saída de Produto')).toHaveTextContent('Quantidade atual: 15 kg (3 × pacote de 5 kg)');
});

test('on a phone a card opens to the lots too', async () => {
  fingirTelaEstreita(true);
  const { usuario } = abrir();
  const abrirLotes = await screen.findByRole('button', { name: 'Lotes de Arroz 5 kg', expanded: false });
  await usuario.click(abrirLotes);
  expect(await screen.findByRole('list', { name: 'Lotes de Arroz 5 kg' })).toHaveTextContent(/A-1.*B-2.*C-3/);
  await usuario.click(screen.getByRole('button', { name: 'Lotes de Arroz 5 kg', expanded: true }));
  expect(screen.queryByRole('list', { name: 'Lotes de Arroz 5 kg' })).not.toBeInTheDocument();
});

test('a figure shows the products that have such a lot, and a lot is found by its number', async () => {
  const { usuario } = abrir();
  await usuario.click(await screen.findByRole('button', { name: '1 vencido' }));
  expect(await screen.findByText('1 de 2 registros')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Arroz 5 kg/ })).toBeInTheDocument();
  await abrirFiltros(usuario);
  await usuario.type(screen.getByRole('textbox', { name: 'Lote' }), 'z-9');
  expect(await screen.findByText('0 de 2 registros')).toBeInTheDocument();
});

test('the minimum begins with what the consumption suggests, and is read back', async () => {
  const { usuario, servidor } = abrir({ 'PUT /estoques/3/minimos/7': undefined });
  await acionar(usuario, 'Mínimo', 'Arroz 5 kg');
  const modal = within(await esperarDialogo('Mínimo em estoque'));
  expect(
    modal.getByText(/^Sugestão: 45 kg \(9 × pacote de 5 kg\), o consumo dos últimos 30 dias em embalagens inteiras\./),
  ).toBeInTheDocument();
  await usuario.type(modal.getByRole('textbox', { name: 'Mínimo' }), '0');
  await usuario.click(modal.getByRole('button', { name: 'Salvar' }));
  expect(await modal.findByText(/0,001/)).toBeInTheDocument();
  expect(servidor.de('PUT /estoques/3/minimos/7')).toEqual([]);
  await usuario.click(modal.getByRole('button', { name: 'Usar como mínimo' }));
  servidor.responder('GET /estoques/3/por-produto', [{ ...PRODUTOS[0], minimo: 9 }]);
  await usuario.click(modal.getByRole('button', { name: 'Salvar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('1 registro')).toBeInTheDocument();
  // Two of ten packages have expired.
  expect(celulas(/Arroz 5 kg/)[6]).toBe('45 kg (9 × pacote de 5 kg)Abaixo do mínimo');
  expect(servidor.de('PUT /estoques/3/minimos/7')[0]?.corpo).toEqual({ quantidade: 9 });
});

test('an emptied minimum is taken out; without consumption nothing is suggested', async () => {
  const { usuario, servidor } = abrir({ 'PUT /estoques/3/minimos/8': undefined });
  await acionar(usuario, 'Mínimo', 'Sal 1 kg');
  const modal = within(await esperarDialogo('Mínimo em estoque'));
  expect(modal.getByText('Sem consumo nos últimos 30 dias, não há sugestão.')).toBeInTheDocument();
  await usuario.clear(modal.getByRole('textbox', { name: 'Mínimo' }));
  await usuario.click(modal.getByRole('button', { name: 'Salvar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Mínimo atualizado com sucesso!')).toBeInTheDocument();
  expect(servidor.de('PUT /estoques/3/minimos/8')[0]?.corpo).toEqual({ quantidade: null });
});

test('the export has the lots of the products that are shown', async () => {
  const { usuario, servidor } = abrir({}, '/estoque?ver=produto&produto=arroz');
  await screen.findByText('1 de 2 registros');
  expect(await exportarLista(usuario, servidor, 'estoque')).toEqual({
    formato: 'CSV',
    ids: [1, 2, 3],
    caminho: { id: '3' },
  });
});

test('a failed read is shown, and can be repeated', async () => {
  const { usuario, servidor } = abrir({
    'GET /estoques/3/por-produto': problema(503, 'O banco de dados não responde.'),
  });
  expect(await screen.findByText('O banco de dados não responde.')).toBeInTheDocument();
  servidor.responder('GET /estoques/3/por-produto', PRODUTOS);
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('2 registros')).toBeInTheDocument();
});
