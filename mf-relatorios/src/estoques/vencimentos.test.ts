import type { LoteComSobra } from '@merenda/shared/contratos';
import { prepararRelatorio, simularApi } from '@merenda/shared/testing';
import { semColunasVazias } from '@merenda/shared/regras';
import { LOTE, UNIDADES } from '../teste/fatos.js';
import { ler, pedir } from '../teste/ler.js';

beforeEach(() => sessionStorage.clear());

/** 8 packages of 5 kg, of which 4 are left on 20/11. */
const lote = (id: number, mudanca: Partial<LoteComSobra> = {}): LoteComSobra => ({
  id,
  unidade: { id: 30, nome: 'EM SOL' },
  estoque: 3,
  produtoEstoque: 11,
  produtoLote: { ...LOTE, id, numero: `L${id}`, dataValidade: '20/11/2026' },
  quantidade: 8,
  sobra: 4,
  motivo: 'VENCE_ANTES',
  valor: 80.1,
  origemPreco: 'CONTRATO',
  destino: null,
  trocarEm: null,
  ...mudanca,
});
const LUA = { id: 40, nome: 'EM LUA' };

/** In the order of the server: first the one that expires first. */
const LOTES = [
  lote(1, { destino: { unidade: LUA, estoque: 4, quantidade: 3 }, trocarEm: '18/11/2026' }),
  lote(2, { unidade: LUA, produtoEstoque: null, motivo: 'SEM_USO', valor: null, origemPreco: null, sobra: 0.5 }),
  lote(3, {
    valor: 0.2,
    origemPreco: 'RECEBIMENTO',
    produtoLote: { ...LOTE, id: 3, numero: 'L3', dataValidade: '30/12/2026' },
  }),
];

const simular = (lotes = LOTES, ate: string | null = '25/11/2026') =>
  simularApi({
    'GET /vencimentos': { ate, lotes },
    'GET /relogio': { hoje: '16/11/2026', agora: '16/11/2026 10:00' },
    'GET /convencoes/unidades-produto': UNIDADES,
  });

test('the leftovers are printed by unit: lot, expiry, quantity, reason and value, and the sum of each unit', async () => {
  simular();
  const folha = await ler('vencimentos/false');
  // 80.10 + 0.20, without binary residue; L2 has no price.
  expect(folha.dados).toEqual([
    { rotulo: 'Registros', valor: '3' },
    { rotulo: 'Valor da sobra', valor: 'R$ 80,30' },
    { rotulo: 'Lotes sem preço', valor: '1' },
  ]);
  const [porUnidade, porLote] = folha.tabelas;
  expect(porUnidade?.linhas).toEqual([
    ['EM LUA', 1, 1, null],
    ['EM SOL', 2, 0, 80.3],
  ]);
  expect(porUnidade?.total).toEqual(['Total', 3, 1, 80.3]);
  const sobra2 = [8, 0.5, 'Saco de 5 kg', '2,5 kg', 'Sem uso planejado', null, null];
  const sobra4 = [8, 4, 'Saco de 5 kg', '20 kg', 'Vence antes do próximo uso'];
  expect(porLote?.linhas).toEqual([
    ['EM LUA', 'ARROZ TIPO 1', 'L2', '20/11/2026', 'A caminho', ...sobra2, null, null],
    ['EM SOL', 'ARROZ TIPO 1', 'L1', '20/11/2026', null, ...sobra4, 80.1, 'Estimado', 'EM LUA: 15 kg', '18/11/2026'],
    ['EM SOL', 'ARROZ TIPO 1', 'L3', '30/12/2026', null, ...sobra4, 0.2, null, null, null],
  ]);
  expect(porLote?.colunas.filter(({ agrupa }) => agrupa).map(({ titulo }) => titulo)).toEqual(['Unidade']);
  expect(folha.textos?.[0]?.texto).toBe('A previsão usa os cardápios lançados até 25/11/2026 e as matrículas.');
});

test('with the flag it has the rows of the screen: the filtered or the selected ones', async () => {
  simular();
  prepararRelatorio('vencimentos', { unidade: '30', prazo: '7' });
  const filtrada = await ler('vencimentos/true');
  expect(filtrada.filtro).toEqual(['Unidade educacional: EM SOL', 'Prazo: Vence em até 7 dias']);
  expect(filtrada.tabelas[1]?.linhas.map(([, , numero]) => numero)).toEqual(['L1']);
  prepararRelatorio('vencimentos', {}, [3]);
  const selecionada = await ler('vencimentos/true');
  expect(selecionada.filtro).toEqual(['Registros selecionados']);
  expect(selecionada.tabelas[1]?.linhas.map(([, , numero]) => numero)).toEqual(['L3']);
  expect(await pedir('vencimentos')).toBeNull();
});

test('when nothing is left it shows a message without a table of units; empty columns are left out', async () => {
  simular([], null);
  const vazia = await ler('vencimentos/false');
  expect(vazia.tabelas.map(({ titulo, vazia: dito }) => [titulo, dito])).toEqual([
    ['Lotes', 'Não sobra nenhum lote: os cardápios do calendário usam todo o estoque antes de vencer.'],
  ]);
  expect(vazia.textos?.[0]?.texto).toMatch(/^Não há cardápios lançados de hoje em diante/);
  simular([lote(3, { origemPreco: 'RECEBIMENTO' })]);
  const { tabelas } = await ler('vencimentos/false');
  expect(semColunasVazias(tabelas[1]!).colunas.map(({ titulo }) => titulo)).toEqual([
    'Unidade',
    'Produto',
    'Lote',
    'Validade',
    'Tem',
    'Sobra',
    'Embalagem',
    'Conteúdo da sobra',
    'Motivo',
    'Valor da sobra',
  ]);
});

test('loose goods have no package', async () => {
  const solto = { ...LOTE, produto: { ...LOTE.produto, unidadeProduto: 'KG', medidaReal: 1 } };
  simular([lote(1, { produtoLote: solto })]);
  const { tabelas } = await ler('vencimentos/false');
  expect(tabelas[1]?.linhas[0]?.slice(5, 9)).toEqual([8, 4, 'KG', '4 kg']);
});
