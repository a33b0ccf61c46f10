import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CustoDasRefeicoes, Pagina } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { categorias, faixasEtarias, perCapitaPnae } from '../../banco/esquema/cadastros/convencoes.js';
import { substituicoes } from '../../banco/esquema/cardapios/cardapios.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { kardex } from '../../banco/esquema/estoque/estoques.js';
import { primeira } from '../../banco/restricoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarCardapio, criarLancamento } from '../../teste/cardapios.js';
import { abrirMercado, aquisicaoVigente, type Mercado } from '../../teste/compras.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { cozinheiroDe, semearNutrientes } from '../../teste/nutricao.js';

type Unidade = Awaited<ReturnType<typeof criarUnidade>>;
interface Prato {
  id: number;
  /** Of the food of which a portion has 1 kg. */
  produtoId: number;
}

let app: FastifyInstance;
let mercado: Mercado;
let cozinha: ReturnType<typeof cozinheiroDe>;
/** 6 to 10 years: R$ 0,57 a pupil and day, or 0,98 of a traditional people. */
let etapa: { id: number };
beforeAll(async () => {
  app = await criarAppDeTeste({ quebraInvariantes: true });
  await semearNutrientes(app);
  mercado = await abrirMercado(app);
  cozinha = cozinheiroDe(app, await entrarComo(app, { permissoes: ['ALIMENTOS', 'ITENS', 'PREPAROS', 'PRATOS'] }));
  const faixa = primeira(
    await app.banco.insert(faixasEtarias).values({ codigo: '6-10a', nome: '6 a 10 anos' }).returning(),
  );
  etapa = primeira(
    await app.banco
      .insert(categorias)
      .values({ modalidade: 'FUNDAMENTAL', faixaEtariaId: faixa.id, ordem: 1 })
      .returning(),
  );
  const norma = { norma: 'Norma', vigenteDe: '2021-01-01', certeza: 'verificado' };
  await app.banco.insert(perCapitaPnae).values([
    { ...norma, codigo: 'FUND_MEDIO_EJA', valor: '0.57' },
    { ...norma, codigo: 'PCT', valor: '0.98', certeza: 'a conferir' },
  ]);
});
afterAll(() => app.close());

/** A dish of 1 kg a portion of a food that a contract offers at this price a kg; null: no contract offers it. */
async function pratoDe(precoUnidade: number | null): Promise<Prato> {
  const alimento = await cozinha.alimento(undefined, { unidadeMedida: 'KG' });
  const produto = await criarProduto(app, { itemId: alimento.itemAlimento.id, medidaReal: '1' });
  if (precoUnidade !== null)
    await aquisicaoVigente(mercado, {
      valor: precoUnidade * 100,
      propostasVencedoras: [
        {
          fornecedor: { id: mercado.fornecedor.id, fornecedorTipo: 'JURIDICO' },
          numeroContrato: 'ct 1',
          itens: [{ produto: { id: produto.id }, quantidade: 100, unidadeProduto: 'PACOTE', precoUnidade }],
        },
      ],
    });
  const preparo = await cozinha.preparo([{ alimento: { id: alimento.id }, quantidade: 1, unidadeMedida: 'KG' }]);
  return { id: (await cozinha.prato([preparo], etapa)).id, produtoId: produto.id };
}

async function planejar(
  unidade: Unidade,
  dia: string,
  pratos: readonly Prato[],
  mudanca: object = {},
): Promise<{ id: number }> {
  const cardapio = await criarCardapio(app, [...pratos], { categoriaId: etapa.id, modalidade: 'PARCIAL1', ...mudanca });
  return criarLancamento(app, unidade, cardapio, dia);
}

/** An executed meal that drew 1 kg for each of its pupils at this price, which was stored. */
async function executar(
  unidade: Unidade,
  dia: string,
  {
    prato,
    pessoas,
    preco,
    ...refeicao
  }: { prato: Prato; pessoas: number; preco: string | null } & Partial<typeof refeicoes.$inferInsert>,
): Promise<void> {
  const { id: documentoId } = primeira(
    await app.banco
      .insert(refeicoes)
      .values({
        unidadeEducacionalId: unidade.id,
        dia,
        hora: '12:00',
        tipo: 'ALMOCO',
        pratoId: prato.id,
        quantidadeDePessoas: pessoas,
        executado: true,
        usuarioId: 0,
        ...refeicao,
      })
      .returning(),
  );
  const { id: produtoEstoqueId } = await criarLoteEmEstoque(app, {
    estoqueId: unidade.estoque.id,
    produtoId: prato.produtoId,
    quantidade: 100,
  });
  await app.banco.insert(kardex).values({
    produtoEstoqueId,
    documentoId,
    quantidade: String(-pessoas),
    saldo: '50',
    tipo: 'REFEICAO',
    documento: 'refeicoes',
    usuarioId: 0,
    ...(preco !== null && { precoUnidade: preco, origemPreco: 'RECEBIMENTO' as const }),
  });
}

const lerDe = (unidade: Unidade): Promise<Pessoa> =>
  entrarComo(app, { permissoes: ['CARDAPIOS'], estoques: [unidade.estoque] });
const ler = async (unidade: Unidade, busca = 'de=2026-02-01&ate=2026-02-28'): Promise<CustoDasRefeicoes[]> =>
  (await (await lerDe(unidade)).injetar('GET', `/relatorios/custo-das-refeicoes/pagina?${busca}`)).json<
    Pagina<CustoDasRefeicoes>
  >().linhas;

test('breakfast 0,83 and lunch 1,27 of a day: planned beside executed, and of 2,10 the municipality pays 1,53', async () => {
  const unidade = await criarUnidade(app);
  const [cafe, almoco] = [await pratoDe(0.83), await pratoDe(1.3)];
  await planejar(unidade, '2026-02-02', [cafe, almoco]);
  await planejar(unidade, '2026-02-03', [cafe]);
  await executar(unidade, '2026-02-02', { prato: cafe, pessoas: 40, preco: '0.83' });
  await executar(unidade, '2026-02-02', { prato: almoco, pessoas: 20, preco: '1.27' });
  // A deleted meal, a registered one and one of March do not count.
  await executar(unidade, '2026-02-02', { prato: almoco, pessoas: 9, preco: '9.00', excluidoEm: new Date() });
  await executar(unidade, '2026-02-02', { prato: cafe, pessoas: 9, preco: '9.00', executado: false });
  await executar(unidade, '2026-03-02', { prato: cafe, pessoas: 9, preco: '9.00' });
  expect(await ler(unidade)).toEqual([
    {
      mes: '02/2026',
      unidade: { id: unidade.id, nome: unidade.nome },
      categoria: {
        id: etapa.id,
        modalidade: 'FUNDAMENTAL',
        faixaEtaria: expect.objectContaining({ nome: '6 a 10 anos' }),
      },
      modalidade: expect.objectContaining({ nome: 'PARCIAL1' }),
      repasse: 0.57,
      repasseAConferir: false,
      // (0.83 + 1.30) and 0.83: 2.96 ÷ 3 dishes = 0.9867, ÷ 2 days = 1.48, less 0.57 = 0.91
      planejado: { dias: 2, refeicoes: 3, semPreco: 0, porRefeicao: 0.99, porAluno: 1.48, pnae: 0.57, municipio: 0.91 },
      executado: {
        dias: 1,
        refeicoes: 2,
        semPreco: 0,
        estimadas: 0,
        porcoes: 60,
        // 40 × 0.83 + 20 × 1.27 = 33.20 + 25.40; ÷ 60 = 0.9767
        total: 58.6,
        porDia: 58.6,
        porRefeicao: 0.98,
        porAluno: 2.1,
        pnae: 0.57,
        municipio: 1.53,
      },
    },
  ]);
});

test('goods without a price are counted, and where nothing has one there is no cost', async () => {
  const unidade = await criarUnidade(app);
  const [cara, semPreco] = [await pratoDe(2), await pratoDe(null)];
  await planejar(unidade, '2026-02-02', [cara, semPreco]);
  await planejar(unidade, '2026-03-02', [semPreco]);
  await executar(unidade, '2026-02-02', { prato: cara, pessoas: 10, preco: '2.00' });
  await executar(unidade, '2026-02-02', { prato: semPreco, pessoas: 10, preco: null });
  await executar(unidade, '2026-03-02', { prato: semPreco, pessoas: 10, preco: null });
  const [fevereiro, marco] = await ler(unidade, 'de=2026-02-01&ate=2026-03-31');
  expect(fevereiro).toMatchObject({
    planejado: { semPreco: 1, porAluno: 2, municipio: 1.43 },
    executado: { semPreco: 1, porAluno: 2, total: 20, municipio: 1.43 },
  });
  expect(marco).toMatchObject({
    planejado: { semPreco: 1, porAluno: null, pnae: null, municipio: null },
    executado: { semPreco: 1, porAluno: null, total: null, porDia: null, porRefeicao: null, municipio: null },
  });
});

test('a substitute is planned in place of its dish, and an alternative menu adds to the total only', async () => {
  const unidade = await criarUnidade(app);
  const [caro, barato] = [await pratoDe(3), await pratoDe(1)];
  const lancamento = await planejar(unidade, '2026-02-02', [caro]);
  await app.banco
    .insert(substituicoes)
    .values({ lancamentoId: lancamento.id, substituidoId: caro.id, substitutoId: barato.id });
  const alternativo = await planejar(unidade, '2026-02-02', [caro], { cardapioTipo: 'ALTERNATIVO' });
  await executar(unidade, '2026-02-02', { prato: barato, pessoas: 30, preco: '1.00', lancamentoId: lancamento.id });
  await executar(unidade, '2026-02-02', { prato: caro, pessoas: 2, preco: '3.00', lancamentoId: alternativo.id });
  expect(await ler(unidade)).toMatchObject([
    {
      planejado: { refeicoes: 1, porAluno: 1 },
      executado: { refeicoes: 2, porcoes: 32, total: 36, porAluno: 1 },
    },
  ]);
});

test('a unit of a traditional people has a transfer of its own, which pays the whole of a small cost', async () => {
  const unidade = await criarUnidade(app, { pct: 'QUILOMBOLA' });
  await executar(unidade, '2026-02-02', { prato: await pratoDe(null), pessoas: 10, preco: '0.90' });
  expect(await ler(unidade)).toMatchObject([
    { repasse: 0.98, repasseAConferir: true, executado: { porAluno: 0.9, pnae: 0.9, municipio: 0 } },
  ]);
});

test('who reads several units sees each; a unit that is not the user’s is refused', async () => {
  const [uma, outra, alheia] = [
    await criarUnidade(app, { nome: 'EM PRAÇA' }),
    await criarUnidade(app, { nome: 'EM JARDIM' }),
    await criarUnidade(app),
  ];
  const prato = await pratoDe(null);
  for (const [unidade, preco] of [
    [uma, '1.00'],
    [outra, '2.00'],
    [alheia, '3.00'],
  ] as const)
    await executar(unidade, '2026-02-02', { prato, pessoas: 10, preco });
  const comprador = await entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [uma.estoque, outra.estoque] });
  const pedir = (busca: string) =>
    comprador.injetar('GET', `/relatorios/custo-das-refeicoes/pagina?de=2026-02-01&ate=2026-02-28${busca}`);
  const unidades = async (busca: string) =>
    (await pedir(busca)).json<Pagina<CustoDasRefeicoes>>().linhas.map(({ unidade }) => unidade.nome);
  expect(await unidades('')).toEqual(['EM JARDIM', 'EM PRAÇA']);
  expect(await unidades('&ordem=executado')).toEqual(['EM PRAÇA', 'EM JARDIM']);
  expect(await unidades('&ordem=porDia&sentido=DECRESCENTE&porPagina=1')).toEqual(['EM JARDIM']);
  expect(await unidades(`&unidade=${uma.id}`)).toEqual(['EM PRAÇA']);
  expect((await pedir(`&unidade=${alheia.id}`)).statusCode).toBe(403);
});
