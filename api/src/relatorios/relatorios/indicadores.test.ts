import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ORDENS_SOBRA, SENTIDOS, type OrdemSobra, type SobraDaRefeicao } from '@merenda/shared/contratos';
import { compararTextos, dataComparavel } from '@merenda/shared/formatos';
import type { FastifyInstance } from 'fastify';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { kardex } from '../../banco/esquema/estoque/estoques.js';
import { kits } from '../../banco/esquema/estoque/kits.js';
import { primeira } from '../../banco/restricoes.js';
import { refazerConsumos } from '../../estoque/estoques/consumo-do-mes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarCardapio, criarLancamento, criarPrato } from '../../teste/cardapios.js';
import { abrirMercado, aquisicaoVigente, corpoDoRecebimento, solicitar } from '../../teste/compras.js';
import { criarItem, criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { lerPagina, lerTodas } from '../../teste/paginas.js';

type Unidade = Awaited<ReturnType<typeof criarUnidade>>;

let app: FastifyInstance;
let minha: Unidade;
let alheia: Unidade;
let pessoa: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste({ quebraInvariantes: true });
  [minha, alheia] = [await criarUnidade(app, { nome: 'EM JARDIM' }), await criarUnidade(app)];
  pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [minha.estoque] });
});
afterAll(() => app.close());

const ler = async (caminho: string) => (await pessoa.injetar('GET', `/relatorios/${caminho}`)).json();
const PERIODO = 'de=01/01/2026&ate=31/03/2026';

async function criarRefeicao(unidade: Unidade, dia: string, mudanca: Partial<typeof refeicoes.$inferInsert> = {}) {
  const pratoId = mudanca.pratoId ?? (await criarPrato(app)).id;
  return primeira(
    await app.banco
      .insert(refeicoes)
      .values({
        unidadeEducacionalId: unidade.id,
        dia,
        hora: '12:00',
        tipo: 'ALMOCO',
        quantidadeDePessoas: 40,
        executado: true,
        usuarioId: 0,
        ...mudanca,
        pratoId,
      })
      .returning(),
  );
}

test('consumption: meals and kits by item and month, without reversed meals and losses', async () => {
  const arroz = await criarItem(app, { nome: 'ARROZ' });
  const saco = await criarProduto(app, { itemId: arroz.id, medidaReal: '5', unidadeMedida: 'KG' });
  const pacote = await criarProduto(app, { itemId: arroz.id, medidaReal: '500', unidadeMedida: 'G' });
  const linha = async (unidade: Unidade, produtoId: number) =>
    (await criarLoteEmEstoque(app, { estoqueId: unidade.estoque.id, produtoId, quantidade: 100 })).id;
  const [sacos, pacotes, deOutra] = [
    await linha(minha, saco.id),
    await linha(minha, pacote.id),
    await linha(alheia, saco.id),
  ];
  const lancar = (
    produtoEstoqueId: number,
    quantidade: string,
    documento: 'refeicoes' | 'kits' | 'saidas',
    documentoId: number,
    tipo: 'REFEICAO' | 'KIT' | 'SAIDA' | 'ESTORNO',
  ) =>
    app.banco
      .insert(kardex)
      .values({ produtoEstoqueId, quantidade, saldo: '50', tipo, documento, documentoId, usuarioId: 0 });
  const fevereiro = await criarRefeicao(minha, '2026-02-10');
  await lancar(sacos, '-2.5', 'refeicoes', fevereiro.id, 'REFEICAO');
  await lancar(pacotes, '-3', 'refeicoes', fevereiro.id, 'REFEICAO');
  const desfeita = await criarRefeicao(minha, '2026-03-05', { executado: false, excluidoEm: new Date() });
  await lancar(sacos, '-4', 'refeicoes', desfeita.id, 'REFEICAO');
  await lancar(sacos, '4', 'refeicoes', desfeita.id, 'ESTORNO');
  const kit = primeira(
    await app.banco
      .insert(kits)
      .values({
        estoqueId: minha.estoque.id,
        nome: 'ALUNO',
        alunoId: 1,
        turmaId: 1,
        escolaId: 1,
        data: '2026-03-31',
        usuarioId: 0,
      })
      .returning(),
  );
  await lancar(pacotes, '-1', 'kits', kit.id, 'KIT');
  await lancar(sacos, '-7', 'saidas', 1, 'SAIDA');
  await lancar(deOutra, '-9', 'refeicoes', (await criarRefeicao(alheia, '2026-02-10')).id, 'REFEICAO');
  await lancar(sacos, '-8', 'refeicoes', (await criarRefeicao(minha, '2026-04-01')).id, 'REFEICAO');

  await refazerConsumos(app.banco);

  const item = { id: arroz.id, nome: 'ARROZ' };
  // 2.5 × 5 kg + 3 × 0.5 kg; 1 × 0.5 kg.
  expect(await ler(`consumo-mensal?${PERIODO}`)).toEqual([
    { mes: '02/2026', item, quantidade: 14, unidadeMedida: 'KG' },
    { mes: '03/2026', item, quantidade: 0.5, unidadeMedida: 'KG' },
  ]);
});

test('the consumption of many documents equals the sum of their ledger lines', async () => {
  const unidade = await criarUnidade(app);
  const estoquista = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [unidade.estoque] });
  // Grams in a package, so that the sums below are whole numbers.
  const embalagens = [
    { gramas: 5000, medidaReal: '5', unidadeMedida: 'KG' },
    { gramas: 500, medidaReal: '500', unidadeMedida: 'G' },
    { gramas: 200, medidaReal: '200', unidadeMedida: 'G' },
  ] as const;
  const itens = [await criarItem(app, { nome: 'AÇÚCAR' }), await criarItem(app, { nome: 'FUBÁ' })];
  const linhas: { id: number; item: string; gramas: number }[] = [];
  for (const item of itens) {
    for (const { gramas, ...medida } of embalagens) {
      const produto = await criarProduto(app, { itemId: item.id, ...medida });
      for (let lote = 0; lote < 2; lote += 1)
        linhas.push({
          id: (
            await criarLoteEmEstoque(app, { estoqueId: unidade.estoque.id, produtoId: produto.id, quantidade: 1000 })
          ).id,
          item: item.nome,
          gramas,
        });
    }
  }
  const gramas = new Map<string, number>();
  for (let numero = 0; numero < 40; numero += 1) {
    const mes = `0${1 + (numero % 3)}`;
    const dia = `2026-${mes}-${10 + (numero % 18)}`;
    const deKit = numero % 4 === 0;
    const { id } = deKit
      ? primeira(
          await app.banco
            .insert(kits)
            .values({
              estoqueId: unidade.estoque.id,
              nome: 'ALUNO',
              alunoId: 1,
              turmaId: 1,
              escolaId: 1,
              data: dia,
              usuarioId: 0,
            })
            .returning(),
        )
      : await criarRefeicao(unidade, dia);
    // Each takes from three lines; every fifth returns one of them.
    for (const posicao of [numero, numero + 5, numero * 7 + 1]) {
      const linha = primeira(linhas.slice(posicao % linhas.length));
      const devolvida = numero % 5 === 0 && posicao === numero;
      const documento = {
        produtoEstoqueId: linha.id,
        saldo: '1',
        documento: deKit ? 'kits' : 'refeicoes',
        documentoId: id,
        usuarioId: 0,
      } as const;
      await app.banco
        .insert(kardex)
        .values({ ...documento, quantidade: String(-1 - (numero % 6)), tipo: deKit ? 'KIT' : 'REFEICAO' });
      if (devolvida)
        await app.banco.insert(kardex).values({ ...documento, quantidade: String(1 + (numero % 6)), tipo: 'ESTORNO' });
      const chave = `${mes}/2026 ${linha.item}`;
      gramas.set(chave, (gramas.get(chave) ?? 0) + (devolvida ? 0 : (1 + (numero % 6)) * linha.gramas));
    }
  }
  await refazerConsumos(app.banco);
  const lido = (await estoquista.injetar('GET', `/relatorios/consumo-mensal?${PERIODO}`)).json<
    { mes: string; item: { nome: string }; quantidade: number }[]
  >();
  expect(lido.map(({ mes, item, quantidade }) => [`${mes} ${item.nome}`, Math.round(quantidade * 1000)])).toEqual(
    [...gramas].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
});

test('the most consumed items of a period: so many of each unit of measure, in all their months', async () => {
  const unidade = await criarUnidade(app);
  const estoquista = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [unidade.estoque] });
  const [fevereiro, marco] = [await criarRefeicao(unidade, '2026-02-10'), await criarRefeicao(unidade, '2026-03-10')];
  const consumir = async (nome: string, unidadeMedida: 'KG' | 'L', porMes: readonly number[]) => {
    const item = await criarItem(app, { nome });
    const produto = await criarProduto(app, { itemId: item.id, medidaReal: '1', unidadeMedida });
    const linha = await criarLoteEmEstoque(app, {
      estoqueId: unidade.estoque.id,
      produtoId: produto.id,
      quantidade: 100,
    });
    for (const [mes, quantidade] of porMes.entries())
      await app.banco.insert(kardex).values({
        produtoEstoqueId: linha.id,
        quantidade: String(-quantidade),
        saldo: '50',
        tipo: 'REFEICAO',
        documento: 'refeicoes',
        documentoId: mes === 0 ? fevereiro.id : marco.id,
        usuarioId: 0,
      });
  };
  // Over both months 9, 8, 7 kg and 1, 2 L: in February alone lentils come first.
  await consumir('LENTILHA', 'KG', [7]);
  await consumir('MILHO', 'KG', [3, 6]);
  await consumir('NHOQUE', 'KG', [4, 4]);
  await consumir('LEITE', 'L', [1]);
  await consumir('SUCO', 'L', [2]);
  await refazerConsumos(app.banco);
  const lido = (await estoquista.injetar('GET', `/relatorios/consumo-mensal?${PERIODO}&maiores=2`)).json<
    { mes: string; item: { nome: string }; quantidade: number }[]
  >();
  expect(lido.map(({ mes, item, quantidade }) => `${mes} ${item.nome} ${quantidade}`)).toEqual([
    '02/2026 LEITE 1',
    '02/2026 MILHO 3',
    '02/2026 NHOQUE 4',
    '02/2026 SUCO 2',
    '03/2026 MILHO 6',
    '03/2026 NHOQUE 4',
  ]);
});

test('the value of a stock: the price of the purchase, else of the newest contract; products without a price are counted', async () => {
  const mercado = await abrirMercado(app);
  const estoquista = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [mercado.unidade.estoque] });
  const valor = async () => (await estoquista.injetar('GET', '/relatorios/valor-dos-estoques')).json()[0];
  expect(await valor()).toMatchObject({ unidade: { id: mercado.unidade.id }, valor: 0, lotes: 0, lotesSemPreco: 0 });
  const aquisicao = await aquisicaoVigente(mercado);
  const { id } = await solicitar(mercado, aquisicao, 10);
  await mercado.comprador.injetar('PUT', `/solicitacoes/${id}/receber`, corpoDoRecebimento(mercado, 4));
  const estoqueId = mercado.unidade.estoque.id;
  // By hand: rice and beans have a contract (R$ 20.00, R$ 7.50), the other product was never bought.
  await criarLoteEmEstoque(app, { estoqueId, produtoId: mercado.feijao.id, quantidade: 0.333 });
  await criarLoteEmEstoque(app, { estoqueId, produtoId: (await criarProduto(app)).id, quantidade: 5 });
  // 4 × 20.00 + round(0.333 × 7.50 = 2.4975)
  expect(await valor()).toMatchObject({ valor: 82.5, lotes: 3, lotesSemPreco: 1 });
});

test('planned counts the dishes of the calendar, executed the meals; every month of the period is listed', async () => {
  const unidade = await criarUnidade(app);
  const cozinheira = await entrarComo(app, { estoques: [unidade.estoque] });
  const cardapio = await criarCardapio(app, [await criarPrato(app), await criarPrato(app)]);
  for (const dia of ['2026-01-31', '2026-02-02', '2026-04-01']) await criarLancamento(app, unidade, cardapio, dia);
  await criarLancamento(app, alheia, cardapio, '2026-02-02');
  await criarRefeicao(unidade, '2026-02-02');
  await criarRefeicao(unidade, '2026-02-02', { executado: false });
  await criarRefeicao(unidade, '2026-02-02', { excluidoEm: new Date() });
  expect((await cozinheira.injetar('GET', `/relatorios/refeicoes-por-mes?${PERIODO}`)).json()).toEqual([
    { mes: '01/2026', planejadas: 2, executadas: 0 },
    { mes: '02/2026', planejadas: 2, executadas: 1 },
    { mes: '03/2026', planejadas: 0, executadas: 0 },
  ]);
});

test('leftovers: only weighed ones, oldest first', async () => {
  const unidade = await criarUnidade(app, { nome: 'EM PRAÇA' });
  const cozinheira = await entrarComo(app, { estoques: [unidade.estoque] });
  const prato = await criarPrato(app, undefined, { nome: 'SOPA' });
  await criarRefeicao(unidade, '2026-03-02', { sobraDeAlimentos: '1.25', pratoId: prato.id });
  await criarRefeicao(unidade, '2026-02-02', { sobraDeAlimentos: '0' });
  await criarRefeicao(unidade, '2026-02-03');
  const sobras = (await cozinheira.injetar('GET', `/relatorios/sobras?${PERIODO}`)).json();
  expect(sobras.map(({ dia, sobra }: Record<string, unknown>) => [dia, sobra])).toEqual([
    ['02/02/2026', 0],
    ['02/03/2026', 1.25],
  ]);
  expect(sobras[1]).toMatchObject({
    hora: '12:00',
    unidade: { nome: 'EM PRAÇA' },
    prato: { nome: 'SOPA' },
    tipo: 'ALMOCO',
    quantidadeDePessoas: 40,
  });
  expect((await cozinheira.injetar('GET', `/relatorios/sobras?${PERIODO}&ultimas=1`)).json()).toEqual([sobras[1]]);
});

test('the newest leftovers are still oldest first', async () => {
  const unidade = await criarUnidade(app);
  const cozinheira = await entrarComo(app, { estoques: [unidade.estoque] });
  for (const dia of ['2026-01-05', '2026-03-05', '2026-02-05'])
    await criarRefeicao(unidade, dia, { sobraDeAlimentos: '1' });
  const sobras = (await cozinheira.injetar('GET', `/relatorios/sobras?${PERIODO}&ultimas=2`)).json();
  expect(sobras.map(({ dia }: { dia: string }) => dia)).toEqual(['05/02/2026', '05/03/2026']);
});

test('the pages of leftovers are all of them, newest first or sorted', async () => {
  const unidade = await criarUnidade(app, { nome: 'EM 10' });
  const outra = await criarUnidade(app, { nome: 'EM 9' });
  const cozinheira = await entrarComo(app, { estoques: [unidade.estoque, outra.estoque] });
  await criarRefeicao(alheia, '2026-03-02', { sobraDeAlimentos: '1' });
  const pratoId = (await criarPrato(app, undefined, { nome: 'ÁGUA' })).id;
  for (let n = 0; n < 13; n += 1)
    await criarRefeicao(n % 2 ? unidade : outra, `2026-0${(n % 3) + 1}-05`, {
      sobraDeAlimentos: ['1.00', '0.50', '10.00', '9.00'][n % 4],
      quantidadeDePessoas: [10, 3, 200][n % 3],
      hora: ['12:00', '09:00'][n % 2],
      ...(n % 5 === 0 && { pratoId }),
    });
  const todas: SobraDaRefeicao[] = (await cozinheira.injetar('GET', `/relatorios/sobras?${PERIODO}`)).json();
  expect(todas).toHaveLength(13);
  const porAluno = ({ sobra, quantidadeDePessoas }: SobraDaRefeicao) => sobra / quantidadeDePessoas;
  const quando = ({ dia, hora }: SobraDaRefeicao) => `${dataComparavel(dia)} ${hora}`;
  const comparar: Record<OrdemSobra, (a: SobraDaRefeicao, b: SobraDaRefeicao) => number> = {
    prato: (a, b) => compararTextos(a.prato.nome, b.prato.nome),
    data: (a, b) => compararTextos(quando(a), quando(b)),
    unidade: (a, b) => compararTextos(a.unidade.nome, b.unidade.nome),
    sobra: (a, b) => a.sobra - b.sobra,
    porAluno: (a, b) => porAluno(a) - porAluno(b),
  };
  const busca = { de: '2026-01-01', ate: '2026-03-31' };
  const url = '/relatorios/sobras/pagina';
  for (const ordem of [undefined, ...ORDENS_SOBRA])
    for (const sentido of SENTIDOS)
      for (const porPagina of [4, 13]) {
        const sinal = sentido === 'DECRESCENTE' ? -1 : 1;
        const esperadas = todas.toReversed();
        if (ordem) esperadas.sort((a, b) => sinal * comparar[ordem](a, b));
        expect(await lerTodas(cozinheira, url, { ...busca, porPagina, ordem, sentido })).toEqual(esperadas);
      }
  expect((await lerPagina(cozinheira, url, { ...busca, porPagina: 4 })).total).toBe(13);
  expect((await lerPagina(cozinheira, url, { ...busca, ate: '2025-12-31' })).campos).toEqual(['ate']);
});

test('each figure is that of one unit when one is named, which must be the user’s', async () => {
  const [uma, outra, terceira] = [await criarUnidade(app), await criarUnidade(app), await criarUnidade(app)];
  const { id: produtoId } = await criarProduto(app);
  const cardapio = await criarCardapio(app);
  for (const unidade of [uma, outra]) {
    await criarLancamento(app, unidade, cardapio, '2026-02-02');
    const refeicao = await criarRefeicao(unidade, '2026-02-02', { sobraDeAlimentos: '1' });
    const linha = await criarLoteEmEstoque(app, { estoqueId: unidade.estoque.id, produtoId, quantidade: 3 });
    await app.banco.insert(kardex).values({
      produtoEstoqueId: linha.id,
      quantidade: '-1',
      saldo: '2',
      tipo: 'REFEICAO',
      documento: 'refeicoes',
      documentoId: refeicao.id,
      usuarioId: 0,
    });
  }
  await refazerConsumos(app.banco);
  const deUma = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [uma.estoque] });
  const deDuas = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [uma.estoque, outra.estoque] });
  for (const figura of [
    'consumo-mensal',
    'consumo-mensal/pagina',
    'refeicoes-por-mes',
    'sobras',
    'sobras/pagina',
    'valor-dos-estoques/pagina',
  ]) {
    const lerDe = async (quem: Pessoa, unidade = '') =>
      quem.injetar('GET', `/relatorios/${figura}?de=01/02/2026&ate=28/02/2026${unidade}`);
    const daUma = (await lerDe(deUma)).json();
    expect([figura, (await lerDe(deDuas, `&unidade=${uma.id}`)).json()]).toEqual([figura, daUma]);
    expect([figura, (await lerDe(deDuas)).json()]).not.toEqual([figura, daUma]);
    expect([figura, (await lerDe(deDuas, `&unidade=${terceira.id}`)).statusCode]).toEqual([figura, 403]);
  }
});
