import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CategoriaDaMatricula, Necessidades, RascunhoDeSolicitacao } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { recursosPnae } from '../../banco/esquema/compras/recursos-pnae.js';
import { categorias, faixasEtarias, feriados } from '../../banco/esquema/cadastros/convencoes.js';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { periodosLetivos } from '../../banco/esquema/cadastros/periodos-letivos.js';
import { substituicoes } from '../../banco/esquema/cardapios/cardapios.js';
import { refeicaoSubstituicoes, refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { primeira } from '../../banco/restricoes.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarAlimento, criarCardapio, criarLancamento, criarPrato, criarPreparo } from '../../teste/cardapios.js';
import { abrirMercado, aquisicaoVigente, type Mercado } from '../../teste/compras.js';
import { criarFornecedor, criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { CAF, comprar, criarRegrasDoPnae } from '../../teste/pnae.js';

/** A Monday. */
const HOJE = '2026-11-23';
/** The two days of the worked example. */
const PERIODO = 'de=24/11/2026&ate=25/11/2026';

let app: FastifyInstance;
let mercado: Mercado;
let etapa: { id: number };
beforeAll(async () => {
  definirRelogio({ agora: () => new Date(`${HOJE}T15:00:00Z`) });
  // Meals are written directly: their foods are not registered.
  app = await criarAppDeTeste({ quebraInvariantes: true });
  mercado = await abrirMercado(app);
  const faixa = primeira(
    await app.banco.insert(faixasEtarias).values({ codigo: '6-10a', nome: '6 a 10 anos' }).returning(),
  );
  etapa = primeira(
    await app.banco
      .insert(categorias)
      .values({ modalidade: 'FUNDAMENTAL', faixaEtariaId: faixa.id, ordem: 1 })
      .returning(),
  );
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

type Unidade = Awaited<ReturnType<typeof criarUnidade>>;

const matricular = (unidade: Unidade, quantidade: number, categoria: CategoriaDaMatricula = 'FUNDAMENTAL_6_10') =>
  app.banco.insert(matriculas).values({
    unidadeEducacionalId: unidade.id,
    ano: 2026,
    categoria,
    jornada: 'PARCIAL',
    quantidade,
    origem: 'MANUAL',
  });

/** A dish of one portion with these foods, in grams; `bruto` as bought. */
async function pratoDe(
  ...foods: { alimento: Awaited<ReturnType<typeof criarAlimento>>; gramas: string; bruto?: string }[]
) {
  const preparo = await criarPreparo(
    app,
    1,
    foods.map(({ alimento, gramas, bruto }) => ({ alimento, quantidade: gramas, pesoBruto: bruto })),
  );
  return criarPrato(app, [preparo]);
}

const servir = async (unidade: Unidade, prato: { id: number }, ...dias: string[]) => {
  const cardapio = await criarCardapio(app, [prato], { categoriaId: etapa.id });
  const lancados = [];
  for (const dia of dias) lancados.push(await criarLancamento(app, unidade, cardapio, dia));
  return { cardapio, lancados };
};

const compradorDe = (...unidades: Unidade[]): Promise<Pessoa> =>
  entrarComo(app, {
    permissoes: ['AQUISICOES', 'SOLICITACOES'],
    estoques: unidades.map(({ estoque }) => estoque),
  });

async function calcular(pessoa: Pessoa, busca = PERIODO): Promise<Necessidades> {
  const resposta = await pessoa.injetar('GET', `/necessidades?${busca}`);
  if (resposta.statusCode !== 200) throw new Error(resposta.body);
  return resposta.json();
}

/** 'unit item need stock expected missing' of each line. */
const linhas = ({ linhas: lidas }: Necessidades): (string | number)[][] =>
  lidas.map((linha) => [
    linha.unidade.nome,
    linha.item.nome,
    linha.necessidade,
    linha.doEstoque,
    linha.aReceber,
    linha.falta,
  ]);

/** Body of POST /solicitacoes for a draft. */
const corpoDe = ({
  unidade,
  fornecedor,
  aquisicao,
  categorias: etapas,
  itens,
  ultimaSolicitacao,
}: RascunhoDeSolicitacao) => ({
  aquisicao: { id: aquisicao.id },
  fornecedor: { id: fornecedor.id },
  unidadeEducacional: { id: unidade.id },
  categorias: etapas.map((id) => ({ id })),
  itens: itens.map(({ produto, quantidade }) => ({ produto: { id: produto.id }, quantidade })),
  ultimaSolicitacao,
});

test('the worked example of the specification, from the calendar to the requests', async () => {
  const a = await criarUnidade(app, { nome: 'A', codigoInep: '35000001' });
  const b = await criarUnidade(app, { nome: 'B', codigoInep: '35000002' });
  const comprador = await compradorDe(a, b);
  await matricular(a, 120);
  await matricular(b, 80);
  const adesao = await comprador.injetar('PUT', `/unidades-educacionais/${b.id}/adesao`, [
    { categoria: 'FUNDAMENTAL_6_10', percentual: 90 },
  ]);
  expect([adesao.statusCode, adesao.json()[2]]).toEqual([200, { categoria: 'FUNDAMENTAL_6_10', percentual: 90 }]);

  const arroz = await criarAlimento(app);
  const cenoura = await criarAlimento(app);
  const saco = await criarProduto(app, { itemId: arroz.itemId, medidaReal: '5', unidadeProduto: 'SACO' });
  const quilo = await criarProduto(app, { itemId: cenoura.itemId });
  const prato = await pratoDe({ alimento: arroz, gramas: '40' }, { alimento: cenoura, gramas: '30', bruto: '35.1' });
  for (const unidade of [a, b]) await servir(unidade, prato, '2026-11-24', '2026-11-25');

  // Three sacks in the contract; school A has one of them on order. It has 4 kg in stock, half of them expire today.
  const aquisicao = await aquisicaoVigente(
    { ...mercado, unidade: a, comprador },
    {
      valor: 1082.5,
      propostasVencedoras: [
        {
          fornecedor: { id: mercado.fornecedor.id, fornecedorTipo: 'JURIDICO' },
          numeroContrato: 'ct 9',
          itens: [
            { produto: { id: saco.id }, quantidade: 3, unidadeProduto: 'SACO', precoUnidade: 27.5 },
            { produto: { id: quilo.id }, quantidade: 200, unidadeProduto: 'PACOTE', precoUnidade: 5 },
          ],
        },
      ],
    },
  );
  await comprador.injetar('POST', '/solicitacoes', {
    aquisicao: { id: aquisicao.id },
    fornecedor: { id: mercado.fornecedor.id },
    unidadeEducacional: { id: a.id },
    categorias: [{ id: etapa.id }],
    itens: [{ produto: { id: saco.id }, quantidade: 1 }],
  });
  for (const dataValidade of [HOJE, '2027-03-01'])
    await criarLoteEmEstoque(app, { estoqueId: a.estoque.id, produtoId: saco.id, quantidade: 0.4, dataValidade });

  const lista = await calcular(comprador);
  const nomes = Object.fromEntries(lista.linhas.map(({ item }) => [item.id, item.nome]));
  expect(linhas(lista).toSorted()).toEqual(
    [
      ['A', nomes[arroz.itemId], 9.6, 2, 5, 2.6],
      ['A', nomes[cenoura.itemId], 8.424, 0, 0, 8.424],
      ['B', nomes[arroz.itemId], 5.76, 0, 0, 5.76],
      ['B', nomes[cenoura.itemId], 5.0544, 0, 0, 5.0544],
    ].toSorted(),
  );
  expect(
    lista.rascunhos.map(({ unidade, itens, valor, categorias: etapas }) => [
      unidade.nome,
      ...itens
        .map(({ produto, quantidade }) => `${produto.id === saco.id ? 'arroz' : 'cenoura'} ${quantidade}`)
        .toSorted(),
      valor,
      etapas,
    ]),
  ).toEqual([
    ['A', 'arroz 1', 'cenoura 9', 72.5, [etapa.id]],
    ['B', 'arroz 1', 'cenoura 6', 57.5, [etapa.id]],
  ]);
  expect(lista.semCobertura).toMatchObject([
    { unidade: { nome: 'B' }, motivo: 'SEM_SALDO', falta: 0.76, embalagens: 1, ultimoPreco: 27.5, valor: 27.5 },
  ]);
  expect(lista.semAlunos).toEqual([]);

  const origem = await comprador.injetar(
    'GET',
    `/necessidades/origem?${PERIODO}&unidade=${b.id}&item=${cenoura.itemId}&unidadeMedida=KG`,
  );
  expect(origem.json()).toMatchObject([
    { dia: '24/11/2026', prato: { nome: prato.nome }, alunos: 72, registrada: false, quantidade: 2.527 },
    { dia: '25/11/2026', alimento: { nome: cenoura.nome }, alunos: 72, quantidade: 2.527 },
  ]);

  // The next 30 days of A need the same rice. Half of its 4 kg is valid tomorrow, all of it today; 5 kg are on order.
  const situacao = await comprador.injetar('GET', `/necessidades/itens?unidade=${a.id}&itens=${arroz.itemId}`);
  expect(situacao.json()).toEqual([
    { item: arroz.itemId, unidadeMedida: 'KG', emEstoque: 4, aCaminho: 5, necessidade: 9.6, falta: 2.6 },
  ]);

  // Confirmed twice at once: one request, and the other is refused with the number of the first.
  const [deA, deB] = lista.rascunhos.map(corpoDe);
  const duas = await Promise.all([deA, deA].map((corpo) => comprador.injetar('POST', '/solicitacoes', corpo)));
  expect(duas.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  expect(duas.find(({ statusCode }) => statusCode === 409)?.json().detail).toMatch(
    /^Depois do cálculo, esta unidade já fez a solicitação \d+\/2026 a este fornecedor\. Calcule a lista de novo\.$/,
  );
  expect((await comprador.injetar('POST', '/solicitacoes', deB)).statusCode).toBe(201);
  const depois = await calcular(comprador);
  expect(depois.rascunhos).toEqual([]);
  expect(depois.linhas.map(({ falta }) => falta).toSorted()).toEqual([0, 0, 0, 0.76]);
});

test('a registered meal counts with its own students, an executed one not, a substitution with its dish', async () => {
  const unidade = await criarUnidade(app);
  const comprador = await compradorDe(unidade);
  await matricular(unidade, 100);
  const [um, outro] = [await criarAlimento(app), await criarAlimento(app)];
  const [prato, substituto] = [
    await pratoDe({ alimento: um, gramas: '10' }),
    await pratoDe({ alimento: outro, gramas: '10' }),
  ];
  const { lancados } = await servir(unidade, prato, '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27');
  const refeicao = (lancamento: { id: number; data: string } | undefined, executado: boolean) => ({
    unidadeEducacionalId: unidade.id,
    lancamentoId: lancamento?.id,
    dia: lancamento?.data ?? '',
    hora: '11:00',
    tipo: 'ALMOCO' as const,
    pratoId: prato.id,
    quantidadeDePessoas: 50,
    acrescimo: '20',
    executado,
    ...(executado && { executadoEm: new Date(), executadoPor: 1 }),
    usuarioId: 1,
  });
  await app.banco.insert(refeicoes).values([refeicao(lancados[0], true), refeicao(lancados[1], false)]);
  await app.banco
    .insert(substituicoes)
    .values({ lancamentoId: lancados[2]?.id ?? 0, substituidoId: prato.id, substitutoId: substituto.id });
  const lista = await calcular(comprador, 'de=24/11/2026&ate=27/11/2026');
  // 50 × 1.2 × 10 g and 100 × 10 g of the first, 100 × 10 g of the other.
  expect(lista.linhas.map(({ necessidade }) => necessidade).toSorted()).toEqual([1, 1.6]);
  // Nothing is sold under these items: they are named.
  expect(lista.semCobertura.map(({ motivo, produto }) => [motivo, produto])).toEqual([
    ['SEM_PRODUTO', null],
    ['SEM_PRODUTO', null],
  ]);
  // By the mean of executed meals: 50 students, without the increase, for the two days that are only planned.
  const porRefeicoes = await calcular(comprador, 'de=24/11/2026&ate=27/11/2026&alunos=REFEICOES');
  expect(porRefeicoes.linhas.map(({ necessidade }) => necessidade).toSorted()).toEqual([0.5, 1.1]);
});

test('a registered meal asks for the food that replaces a missing one, in its own quantity', async () => {
  const unidade = await criarUnidade(app);
  const comprador = await compradorDe(unidade);
  await matricular(unidade, 100);
  const [faltou, mantido, substituto] = [await criarAlimento(app), await criarAlimento(app), await criarAlimento(app)];
  const prato = await pratoDe({ alimento: faltou, gramas: '10' }, { alimento: mantido, gramas: '20' });
  const { lancados } = await servir(unidade, prato, '2026-11-24', '2026-11-25');
  const [refeicao] = await app.banco
    .insert(refeicoes)
    .values({
      unidadeEducacionalId: unidade.id,
      lancamentoId: lancados[0]?.id,
      dia: '2026-11-24',
      hora: '11:00',
      tipo: 'ALMOCO',
      pratoId: prato.id,
      quantidadeDePessoas: 50,
      usuarioId: 1,
    })
    .returning();
  await app.banco.insert(refeicaoSubstituicoes).values({
    refeicaoId: refeicao?.id ?? 0,
    alimentoId: faltou.id,
    substitutoId: substituto.id,
    quantidade: '650',
    unidadeMedida: 'G',
    motivo: 'Não chegou.',
  });
  const { linhas } = await calcular(comprador, 'de=24/11/2026&ate=25/11/2026');
  // The first day: 650 g of the substitute, 50 × 20 g. The second day: 100 × 10 g and 100 × 20 g.
  expect(new Map(linhas.map(({ item, necessidade }) => [item.id, necessidade]))).toEqual(
    new Map([
      [faltou.itemId, 1],
      [mantido.itemId, 3],
      [substituto.itemId, 0.65],
    ]),
  );
});

test('a holiday, a recess of a unit, a unit without students and a deactivated unit ask for nothing; all but the last are named', async () => {
  const [sem, fechada, comFeriado] = [
    await criarUnidade(app),
    await criarUnidade(app, { ativa: false }),
    await criarUnidade(app),
  ];
  const comprador = await compradorDe(sem, fechada, comFeriado);
  await matricular(fechada, 10);
  await matricular(comFeriado, 10);
  await app.banco.insert(feriados).values({ data: '2026-12-08', nome: 'Padroeira' });
  const reforma = { tipo: 'RECESSO', de: '2026-12-09', ate: '2026-12-11', nome: 'Reforma' } as const;
  await app.banco.insert(periodosLetivos).values({ ...reforma, unidadeEducacionalId: comFeriado.id });
  const prato = await pratoDe({ alimento: await criarAlimento(app), gramas: '10' });
  for (const unidade of [sem, fechada, comFeriado])
    await servir(unidade, prato, '2026-12-07', '2026-12-08', '2026-12-09');
  const lista = await calcular(comprador, 'de=07/12/2026&ate=09/12/2026');
  expect(lista.linhas.map(({ unidade, necessidade }) => [unidade.id, necessidade])).toEqual([[comFeriado.id, 0.1]]);
  expect(lista.semAlunos.map(({ unidade, motivo, dias }) => [unidade.id, motivo, dias]).toSorted()).toEqual(
    [
      [sem.id, 'SEM_MATRICULAS', ['07/12/2026', '09/12/2026']],
      [sem.id, 'FERIADO', ['08/12/2026']],
      [comFeriado.id, 'FERIADO', ['08/12/2026']],
      [comFeriado.id, 'RECESSO', ['09/12/2026']],
    ].toSorted(),
  );
});

test('stock that is used before the period does not count, and a food that was never bought has no price', async () => {
  const unidade = await criarUnidade(app);
  const comprador = await compradorDe(unidade);
  await matricular(unidade, 100);
  const alimento = await criarAlimento(app);
  const produto = await criarProduto(app, { itemId: alimento.itemId, isPerecivel: true });
  await servir(unidade, await pratoDe({ alimento, gramas: '10' }), '2026-11-24', '2026-11-30', '2026-12-07');
  await criarLoteEmEstoque(app, { estoqueId: unidade.estoque.id, produtoId: produto.id, quantidade: 1.5 });
  const lista = await calcular(comprador, 'de=30/11/2026&ate=12/12/2026');
  expect(lista.linhas).toMatchObject([{ perecivel: true, necessidade: 2, doEstoque: 0.5, falta: 1.5 }]);
  // Half a package and a whole one, each in its week.
  expect(lista.semCobertura).toMatchObject([
    { motivo: 'SEM_CONTRATO', produto: { id: produto.id }, embalagens: 2, falta: 1.5, ultimoPreco: null, valor: null },
  ]);
});

test('family farming comes first while its share is under the goal, unless the price is asked for', async () => {
  const unidade = await criarUnidade(app);
  const comprador = await compradorDe(unidade);
  await matricular(unidade, 100);
  const alimento = await criarAlimento(app);
  const produto = await criarProduto(app, { itemId: alimento.itemId });
  await servir(unidade, await pratoDe({ alimento, gramas: '10' }), '2026-11-24');
  const familiar = await criarFornecedor(app, { agriculturaFamiliar: true });
  for (const [fornecedor, precoUnidade] of [
    [mercado.fornecedor, 4],
    [familiar, 6],
  ] as const)
    await aquisicaoVigente(
      { ...mercado, unidade, comprador },
      {
        valor: precoUnidade * 10,
        propostasVencedoras: [
          {
            fornecedor: { id: fornecedor.id, fornecedorTipo: 'JURIDICO' },
            numeroContrato: 'ct',
            itens: [{ produto: { id: produto.id }, quantidade: 10, unidadeProduto: 'PACOTE', precoUnidade }],
          },
        ],
      },
    );
  const primeiro = async (busca: string) =>
    (await calcular(comprador, busca)).rascunhos.map(({ fornecedor }) => fornecedor.id);
  expect(await primeiro(PERIODO)).toEqual([familiar.id]);
  expect(await primeiro(`${PERIODO}&ordem=PRECO`)).toEqual([mercado.fornecedor.id]);
  // R$ 45.00 of 100.00 that were transferred: the goal is met, and the price decides.
  await criarRegrasDoPnae(app);
  await app.banco.insert(recursosPnae).values({
    ano: 2026,
    tipo: 'REPASSE',
    parcela: 1,
    data: '2026-02-27',
    valor: '100',
    documento: 'OB 1',
  });
  expect(await primeiro(PERIODO)).toEqual([familiar.id]);
  await comprar(mercado, 2026, CAF, [{ grau: 'PROCESSADO', preco: 45 }]);
  expect(await primeiro(PERIODO)).toEqual([mercado.fornecedor.id]);
});

test('a period before today, too long or turned around is refused at its place, and another unit with 403', async () => {
  const [sua, alheia] = [await criarUnidade(app), await criarUnidade(app)];
  const comprador = await compradorDe(sua);
  const recusa = async (busca: string) => {
    const resposta = await comprador.injetar('GET', `/necessidades?${busca}`);
    return [resposta.statusCode, resposta.json().errors?.map(({ campo }: { campo: string }) => campo)];
  };
  expect(await recusa('de=22/11/2026&ate=25/11/2026')).toEqual([422, ['de']]);
  expect(await recusa('de=25/11/2026&ate=24/11/2026')).toEqual([422, ['ate']]);
  expect(await recusa('de=23/11/2026&ate=02/03/2027')).toEqual([200, undefined]);
  expect(await recusa('de=23/11/2026&ate=03/03/2027')).toEqual([422, ['ate']]);
  expect((await recusa(`${PERIODO}&unidades=${alheia.id}`))[0]).toBe(403);
  expect((await comprador.injetar('PUT', `/unidades-educacionais/${alheia.id}/adesao`, [])).statusCode).toBe(403);
  const repetida = await comprador.injetar('PUT', `/unidades-educacionais/${sua.id}/adesao`, [
    { categoria: 'EJA', percentual: 10 },
    { categoria: 'EJA', percentual: 100.01 },
  ]);
  expect(repetida.statusCode).toBe(422);
});
