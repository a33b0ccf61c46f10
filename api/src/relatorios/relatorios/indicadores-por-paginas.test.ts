import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  ORDENS_CONSUMO,
  ORDENS_VALOR,
  SENTIDOS,
  type ConsumoMensal,
  type OrdemConsumo,
  type OrdemValor,
  type ValorDoEstoque,
} from '@merenda/shared/contratos';
import { compararTextos } from '@merenda/shared/formatos';
import type { FastifyInstance } from 'fastify';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { kardex } from '../../banco/esquema/estoque/estoques.js';
import { primeira } from '../../banco/restricoes.js';
import { refazerConsumos } from '../../estoque/estoques/consumo-do-mes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarPrato } from '../../teste/cardapios.js';
import { abrirMercado, aquisicaoVigente, type Mercado } from '../../teste/compras.js';
import { criarItem, criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { CURSORES_QUEBRADOS, lerPagina, lerTodas } from '../../teste/paginas.js';

type Unidade = Awaited<ReturnType<typeof criarUnidade>>;

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste({ quebraInvariantes: true });
});
afterAll(() => app.close());

/** Each row once, in pages of one size and of one page, for each order both ways; equal rows keep the list's own order. */
async function conferirOrdens<L, O extends string>(
  pessoa: Pessoa,
  url: string,
  busca: object,
  todas: readonly L[],
  comparar: Record<O, (a: L, b: L) => number>,
): Promise<void> {
  for (const ordem of [undefined, ...(Object.keys(comparar) as O[])])
    for (const sentido of SENTIDOS)
      for (const porPagina of [2, 100]) {
        const sinal = sentido === 'DECRESCENTE' ? -1 : 1;
        const esperadas = ordem ? todas.toSorted((a, b) => sinal * comparar[ordem](a, b)) : todas;
        expect(await lerTodas(pessoa, url, { ...busca, porPagina, ordem, sentido })).toEqual(esperadas);
      }
}

test('the pages of the consumption have all items in each order, for the user’s units and the period', async () => {
  const [unidade, alheia] = [await criarUnidade(app), await criarUnidade(app)];
  const estoquista = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [unidade.estoque] });
  const prato = await criarPrato(app);
  const refeicaoEm = async ({ id: unidadeEducacionalId }: Unidade, dia: string) =>
    primeira(
      await app.banco
        .insert(refeicoes)
        .values({
          unidadeEducacionalId,
          dia,
          hora: '12:00',
          tipo: 'ALMOCO',
          quantidadeDePessoas: 40,
          executado: true,
          usuarioId: 0,
          pratoId: prato.id,
        })
        .returning(),
    ).id;
  const consumir = async (onde: Unidade, item: { id: number }, medida: [string, 'KG' | 'G' | 'L'], dias: string[]) => {
    const [medidaReal, unidadeMedida] = medida;
    const produto = await criarProduto(app, { itemId: item.id, medidaReal, unidadeMedida });
    const estoqueId = onde.estoque.id;
    const linha = await criarLoteEmEstoque(app, { estoqueId, produtoId: produto.id, quantidade: 100 });
    for (const dia of dias)
      await app.banco.insert(kardex).values({
        produtoEstoqueId: linha.id,
        quantidade: '-2',
        saldo: '50',
        tipo: 'REFEICAO',
        documento: 'refeicoes',
        documentoId: await refeicaoEm(onde, dia),
        usuarioId: 0,
      });
  };
  const item = (nome: string) => criarItem(app, { nome });
  const [lata10, lata9, agua] = [await item('LATA 10'), await item('LATA 9'), await item('ÁGUA')];
  await consumir(unidade, lata10, ['1.5', 'KG'], ['2026-02-10', '2026-02-11', '2026-03-31']);
  // The same in grams: one sum with the packages above.
  await consumir(unidade, lata10, ['250', 'G'], ['2026-02-28']);
  await consumir(unidade, lata9, ['3', 'KG'], ['2026-02-01', '2026-03-01', '2026-04-01']);
  // An item in two measures is two rows.
  await consumir(unidade, agua, ['1', 'KG'], ['2026-03-02']);
  await consumir(unidade, agua, ['1', 'L'], ['2026-03-02']);
  await consumir(alheia, agua, ['1', 'L'], ['2026-03-02']);
  await refazerConsumos(app.banco);

  const busca = { de: '2026-02-01', ate: '2026-03-31' };
  const url = '/relatorios/consumo-mensal/pagina';
  const todas = await lerTodas<ConsumoMensal>(estoquista, url, busca);
  expect(todas.map((um) => `${um.mes} ${um.item.nome} ${um.quantidade} ${um.unidadeMedida}`)).toEqual([
    '02/2026 LATA 9 6 KG',
    // 4 × 1.5 kg + 2 × 0.25 kg
    '02/2026 LATA 10 6.5 KG',
    '03/2026 ÁGUA 2 KG',
    '03/2026 ÁGUA 2 L',
    '03/2026 LATA 9 6 KG',
    '03/2026 LATA 10 3 KG',
  ]);
  const inteira = await estoquista.injetar('GET', '/relatorios/consumo-mensal?de=2026-02-01&ate=2026-03-31');
  expect(inteira.json()).toEqual(todas);
  const comparar: Record<OrdemConsumo, (a: ConsumoMensal, b: ConsumoMensal) => number> = {
    item: (a, b) => compararTextos(a.item.nome, b.item.nome),
    mes: (a, b) => Number(a.mes.slice(0, 2)) - Number(b.mes.slice(0, 2)),
    consumo: (a, b) => a.quantidade - b.quantidade,
  };
  expect(Object.keys(comparar)).toEqual([...ORDENS_CONSUMO]);
  await conferirOrdens(estoquista, url, busca, todas, comparar);
  expect(await lerPagina(estoquista, url, { ...busca, porPagina: 4 })).toMatchObject({ total: 6, semFiltro: 6 });
  expect(await lerPagina(estoquista, url, { de: '2025-01-01', ate: '2025-01-31' })).toMatchObject({
    linhas: [],
    total: 0,
    proximo: null,
  });
  expect((await lerPagina(estoquista, url, { ...busca, ate: '2025-12-31' })).campos).toEqual(['ate']);
  for (const apos of CURSORES_QUEBRADOS)
    expect((await lerPagina(estoquista, url, { ...busca, apos })).campos).toEqual(['apos']);
});

test('the pages of the value of the stocks: in each order what all units have, without foreign ones', async () => {
  const mercado: Mercado = await abrirMercado(app);
  // Rice has a contract (R$ 20.00) and beans another price (R$ 7.50); the last product was never bought.
  await aquisicaoVigente(mercado);
  const semPreco = await criarProduto(app);
  const unidade = (nome: string) => criarUnidade(app, { nome });
  const [dez, nove, vazia] = [await unidade('ESCOLA 10'), await unidade('ESCOLA 9'), await unidade('ABELHA')];
  const alheia = await unidade('ALHEIA');
  const guardar = async ({ estoque }: Unidade, produto: { id: number }, quantidade: number) =>
    criarLoteEmEstoque(app, { estoqueId: estoque.id, produtoId: produto.id, quantidade });
  await guardar(dez, mercado.arroz, 3);
  await guardar(dez, semPreco, 5);
  // 0.333 × 7.50 is 2.4975, in cents for each lot.
  await guardar(nove, mercado.feijao, 0.333);
  await guardar(nove, mercado.feijao, 0.333);
  await guardar(alheia, mercado.arroz, 9);
  const estoques = [dez, nove, vazia].map(({ estoque }) => estoque);
  const estoquista = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques });

  const url = '/relatorios/valor-dos-estoques/pagina';
  const todas = await lerTodas<ValorDoEstoque>(estoquista, url);
  expect(todas).toEqual([
    { unidade: { id: vazia.id, nome: 'ABELHA' }, valor: 0, lotes: 0, lotesSemPreco: 0 },
    { unidade: { id: nove.id, nome: 'ESCOLA 9' }, valor: 5, lotes: 2, lotesSemPreco: 0 },
    { unidade: { id: dez.id, nome: 'ESCOLA 10' }, valor: 60, lotes: 2, lotesSemPreco: 1 },
  ]);
  expect((await estoquista.injetar('GET', '/relatorios/valor-dos-estoques')).json()).toEqual(todas);
  const comparar: Record<OrdemValor, (a: ValorDoEstoque, b: ValorDoEstoque) => number> = {
    unidade: (a, b) => compararTextos(a.unidade.nome, b.unidade.nome),
    valor: (a, b) => a.valor - b.valor,
    lotes: (a, b) => a.lotes - b.lotes,
    semPreco: (a, b) => a.lotesSemPreco - b.lotesSemPreco,
  };
  expect(Object.keys(comparar)).toEqual([...ORDENS_VALOR]);
  await conferirOrdens(estoquista, url, {}, todas, comparar);
  expect(await lerPagina(estoquista, url, { porPagina: 2 })).toMatchObject({ total: 3, semFiltro: 3 });
  const semUnidade = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [] });
  expect(await lerPagina(semUnidade, url)).toMatchObject({ linhas: [], total: 0, proximo: null });
  expect((await lerPagina(estoquista, url, { apos: 'bm9uYWRh' })).campos).toEqual(['apos']);
});
