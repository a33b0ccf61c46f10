import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { nomeComum } from '@merenda/shared/formatos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { kardex, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarAlimento, criarCardapio, criarLancamento, criarPrato, criarPreparo } from '../../teste/cardapios.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let unidade: Awaited<ReturnType<typeof criarUnidade>>;
let alheia: Awaited<ReturnType<typeof criarUnidade>>;
let pessoa: Pessoa;
let arroz: Awaited<ReturnType<typeof criarAlimento>>;
let oleo: Awaited<ReturnType<typeof criarAlimento>>;
let prato: Awaited<ReturnType<typeof criarPrato>>;
let lancamento: Awaited<ReturnType<typeof criarLancamento>>;

beforeAll(async () => {
  app = await criarAppDeTeste();
  definirRelogio({ agora: () => new Date('2026-11-23T12:00:00-03:00') });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});
beforeEach(async () => {
  [unidade, alheia] = [await criarUnidade(app), await criarUnidade(app)];
  pessoa = await entrarComo(app, { estoques: [unidade.estoque] });
  [arroz, oleo] = [await criarAlimento(app), await criarAlimento(app, { unidadeMedida: 'ML' })];
  // For one student: 1200 g ÷ 20 = 60 g of rice, 50 ml ÷ 20 = 2.5 ml of oil.
  prato = await criarPrato(app, [
    await criarPreparo(app, 20, [
      { alimento: arroz, quantidade: '1200' },
      { alimento: oleo, quantidade: '50' },
    ]),
  ]);
  lancamento = await criarLancamento(app, unidade, await criarCardapio(app, [prato]), '2026-11-23');
});

/**
 * 137 students and 10%: 60 g × 137 = 8.22 kg, 9.042 kg with the increase; 2.5 ml × 137 = 0.3425 L, 0.37675 L with it.
 */
const nova = (mudanca: object = {}) => ({
  dia: '23/11/2026',
  prato: { id: prato.id },
  tipo: 'ALMOCO',
  hora: '11:00',
  quantidadeDePessoas: 137,
  acrescimo: 10,
  lancamentoCardapio: { id: lancamento.id },
  unidadeEducacional: { id: unidade.id },
  ...mudanca,
});
const registrar = (mudanca: object = {}) => pessoa.injetar('POST', '/refeicoes', nova(mudanca));
const registrada = async (mudanca: object = {}): Promise<number> => (await registrar(mudanca)).json().id;
const valores = (corpo: { registros: { valorArredondado: number; unidadeMedida: string }[] }) =>
  corpo.registros.map(({ valorArredondado, unidadeMedida }) => [valorArredondado, unidadeMedida]);
const saldo = async (linha: { id: number }) =>
  (await app.banco.select().from(produtosEstoque).where(eq(produtosEstoque.id, linha.id)))[0]?.quantidade;

/** A 5 kg sack that expires first, 1 kg packages, an expired sack, and bottles of 900 ml. */
async function abastecer({ pacotes = 10, garrafas = 2 } = {}) {
  const estoqueId = unidade.estoque.id;
  const saco = await criarProduto(app, { itemId: arroz.itemId, medidaReal: '5', unidadeProduto: 'SACO' });
  const pacote = await criarProduto(app, { itemId: arroz.itemId });
  const garrafa = await criarProduto(app, {
    itemId: oleo.itemId,
    medidaReal: '900',
    unidadeMedida: 'ML',
    unidadeProduto: 'GARRAFA',
  });
  return {
    vencido: await criarLoteEmEstoque(app, {
      estoqueId,
      produtoId: saco.id,
      quantidade: 9,
      dataValidade: '2026-11-22',
    }),
    saco: await criarLoteEmEstoque(app, { estoqueId, produtoId: saco.id, quantidade: 1, dataValidade: '2026-11-23' }),
    pacotes: await criarLoteEmEstoque(app, {
      estoqueId,
      produtoId: pacote.id,
      quantidade: pacotes,
      dataValidade: '2027-01-31',
    }),
    garrafas: await criarLoteEmEstoque(app, {
      estoqueId,
      produtoId: garrafa.id,
      quantidade: garrafas,
      dataValidade: '2027-01-31',
    }),
  };
}

describe('POST /refeicoes', () => {
  test('computes what each food takes', async () => {
    const resposta = await registrar();
    expect(resposta.statusCode).toBe(201);
    expect(resposta.json()).toMatchObject({
      dia: '23/11/2026',
      hora: '11:00',
      tipo: 'ALMOCO',
      prato: { id: prato.id, nome: prato.nome },
      quantidadeDePessoas: 137,
      acrescimo: 10,
      executado: false,
      executadoEm: null,
      sobraDeAlimentos: null,
      unidadeEducacional: { id: unidade.id },
      lancamentoCardapio: { id: lancamento.id },
    });
    expect(valores(resposta.json())).toEqual([
      [9.042, 'KG'],
      [0.377, 'L'],
    ]);
  });

  test('takes each food rounded up, rounded down or unchanged, in any unit of its kind', async () => {
    const alimentos = [
      { id: arroz.id, valor: 10_000, unidadeDeMedida: 'G' },
      // Of 0.37675 L: less than a litre goes down by 10 ml.
      { id: oleo.id, valor: 0.37, unidadeDeMedida: 'L' },
    ];
    expect(valores((await registrar({ alimentos })).json())).toEqual([
      [10, 'KG'],
      [0.37, 'L'],
    ]);
  });

  test('110 eggs are 110 eggs: no binary fraction error rounds them up', async () => {
    const ovo = await criarAlimento(app, { unidadeMedida: 'UN' });
    const omelete = await criarPrato(app, [await criarPreparo(app, 10, [{ alimento: ovo, quantidade: '10' }])]);
    const { id } = await criarLancamento(app, unidade, await criarCardapio(app, [omelete]), '2026-11-23');
    const corpo = {
      prato: { id: omelete.id },
      lancamentoCardapio: { id },
      quantidadeDePessoas: 100,
      alimentos: [{ id: ovo.id, valor: 110, unidadeDeMedida: 'UN' }],
    };
    expect(valores((await registrar(corpo)).json())).toEqual([[110, 'UN']]);
  });

  test.each([
    [
      'a value that the server did not compute',
      (): object => ({ alimentos: [{ id: arroz.id, valor: 9.5, unidadeDeMedida: 'KG' }] }),
      'alimentos.0.valor',
    ],
    [
      'a unit of another kind',
      (): object => ({ alimentos: [{ id: arroz.id, valor: 9, unidadeDeMedida: 'L' }] }),
      'alimentos.0.unidadeDeMedida',
    ],
    [
      'a food of another dish',
      (): object => ({ alimentos: [{ id: 999_999, valor: 9, unidadeDeMedida: 'KG' }] }),
      'alimentos.0.id',
    ],
    [
      'a food twice',
      (): object => ({ alimentos: [1, 2].map(() => ({ id: arroz.id, valor: 9, unidadeDeMedida: 'KG' })) }),
      'alimentos.1.id',
    ],
    ['no students', (): object => ({ quantidadeDePessoas: 0 }), 'quantidadeDePessoas'],
    ['part of a student', (): object => ({ quantidadeDePessoas: 1.5 }), 'quantidadeDePessoas'],
    ['an increase above 100%', (): object => ({ acrescimo: 100.01 }), 'acrescimo'],
    ['a negative increase', (): object => ({ acrescimo: -1 }), 'acrescimo'],
    ['another day than the launch’s', (): object => ({ dia: '22/11/2026' }), 'dia'],
    ['an hour at which the dish is not served', (): object => ({ hora: '12:00' }), 'prato'],
    ['a dish that is not served', (): object => ({ prato: { id: 999_999 } }), 'prato'],
  ])('refuses %s at its field and writes nothing', async (_, mudanca, campo) => {
    const resposta = await registrar(mudanca());
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().errors[0].campo).toBe(campo);
    expect((await pessoa.injetar('GET', `/refeicoes?unidade=${unidade.id}`)).json()).toEqual([]);
  });

  test('a meal for tomorrow is refused', async () => {
    const amanha = await criarLancamento(app, unidade, await criarCardapio(app, [prato]), '2026-11-24');
    expect((await registrar({ dia: '24/11/2026', lancamentoCardapio: { id: amanha.id } })).json()).toMatchObject({
      status: 422,
      errors: [{ campo: 'dia' }],
    });
  });

  test('the same dish of a launch is registered once, until it is deleted', async () => {
    const id = await registrada();
    expect((await registrar()).json()).toMatchObject({
      status: 409,
      detail: 'Esta refeição já está registrada. Veja o histórico de execução.',
    });
    await pessoa.injetar('DELETE', `/refeicoes/${id}`);
    expect((await registrar()).statusCode).toBe(201);
  });

  test('a food whose products are all of another kind of measure is refused now, not when it is cooked', async () => {
    await criarProduto(app, { itemId: oleo.itemId, unidadeMedida: 'KG' });
    const resposta = await registrar();
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().detail).toMatch(
      new RegExp(`^${nomeComum(oleo.nome)}: .*Não é possível converter mililitro em quilograma`),
    );
  });

  test('a unit of another user is 403, its launch 404', async () => {
    expect((await registrar({ unidadeEducacional: { id: alheia.id } })).statusCode).toBe(403);
    const deles = await criarLancamento(app, alheia, await criarCardapio(app, [prato]), '2026-11-23');
    expect((await registrar({ lancamentoCardapio: { id: deles.id } })).statusCode).toBe(404);
  });

  test('a menu with a registered meal is neither changed nor unbound, nor its dish substituted', async () => {
    await registrada();
    const outro = await criarCardapio(app);
    const recusas = [
      await pessoa.injetar('PUT', `/cardapios-calendario/${lancamento.id}`, { cardapio: { id: outro.id }, versao: 1 }),
      await pessoa.injetar('DELETE', `/cardapios-calendario/${lancamento.id}`),
      await pessoa.injetar('PUT', `/cardapios-calendario/${lancamento.id}/substituicoes`, {
        substituido: { id: prato.id },
        substituto: { id: (await criarPrato(app)).id },
      }),
    ];
    expect(recusas.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
    expect(recusas[0]?.json().detail).toMatch(/^Já há 1 refeição registrada com este cardápio em 23\/11\/2026/);
  });
});

describe('POST /refeicoes/:id/registros', () => {
  test('the rounding can change until the meal is executed', async () => {
    const id = await registrada();
    const alimentos = [{ id: arroz.id, valor: 9, unidadeDeMedida: 'KG' }];
    const resposta = await pessoa.injetar('POST', `/refeicoes/${id}/registros?unidade=${unidade.id}`, { alimentos });
    expect(resposta.statusCode).toBe(201);
    expect(valores(resposta.json())).toEqual([
      [9, 'KG'],
      [0.377, 'L'],
    ]);
    await abastecer();
    await pessoa.injetar('POST', `/refeicoes/${id}/abatimento`);
    expect(
      (await pessoa.injetar('POST', `/refeicoes/${id}/registros?unidade=${unidade.id}`, { alimentos })).statusCode,
    ).toBe(409);
  });

  test('the given unit must belong to the user and the meal', async () => {
    const id = await registrada();
    expect(
      (
        await pessoa.injetar('POST', `/refeicoes/${id}/registros?unidade=${alheia.id}`, {
          alimentos: [{ id: arroz.id, valor: 9, unidadeDeMedida: 'KG' }],
        })
      ).statusCode,
    ).toBe(403);
  });
});

describe('POST /refeicoes/:id/abatimento', () => {
  test('takes the foods from the stock, first expiring first, expired lots skipped', async () => {
    const linhas = await abastecer();
    const id = await registrada();
    const previa = (await pessoa.injetar('GET', `/refeicoes/${id}/abatimento`)).json();
    const resposta = await pessoa.injetar('POST', `/refeicoes/${id}/abatimento`);
    expect(resposta.statusCode).toBe(200);
    expect(resposta.json()).toMatchObject({ executado: true, executadoEm: '23/11/2026 12:00' });
    // 9.042 kg: the sack's 5 kg, then 4.042 packages of 1 kg. 0.377 L ÷ 0.9 L = 0.41888… bottles.
    expect([
      await saldo(linhas.vencido),
      await saldo(linhas.saco),
      await saldo(linhas.pacotes),
      await saldo(linhas.garrafas),
    ]).toEqual(['9.000000', '0.000000', '5.958000', '1.581111']);
    const produtos = (await pessoa.injetar('GET', `/refeicoes/${id}/produtos`)).json();
    expect(produtos).toMatchObject([
      { id: linhas.saco.id, quantidade: 1 },
      { id: linhas.pacotes.id, quantidade: 4.042 },
      { id: linhas.garrafas.id, quantidade: 0.418889 },
    ]);
    expect(previa.faltas).toEqual([]);
    expect(
      previa.produtos.map((p: { id: number; quantidade: number; saldoDepois: number }) => [
        p.id,
        p.quantidade,
        p.saldoDepois,
      ]),
    ).toEqual([
      [linhas.saco.id, 1, 0],
      [linhas.pacotes.id, 4.042, 5.958],
      [linhas.garrafas.id, 0.418889, 1.581111],
    ]);
  });

  test('writes one ledger line per lot, with the meal as its document', async () => {
    const linhas = await abastecer();
    const id = await registrada();
    await pessoa.injetar('POST', `/refeicoes/${id}/abatimento`);
    const [, saida] = await app.banco
      .select()
      .from(kardex)
      .where(eq(kardex.produtoEstoqueId, linhas.pacotes.id))
      .orderBy(kardex.id);
    expect(saida).toMatchObject({
      quantidade: '-4.042000',
      saldo: '5.958000',
      tipo: 'REFEICAO',
      documento: 'refeicoes',
      documentoId: id,
      usuarioId: pessoa.usuarioId,
    });
  });

  test('all or nothing: shortages are listed by food, and nothing is written', async () => {
    const linhas = await abastecer({ pacotes: 3, garrafas: 0.1 });
    const id = await registrada();
    const resposta = await pessoa.injetar('POST', `/refeicoes/${id}/abatimento`);
    // 9.042 − 5 − 3 = 1.042 kg; 0.377 − 0.1 × 0.9 = 0.287 L
    expect(resposta.json()).toMatchObject({
      status: 409,
      detail: `Estoque insuficiente: falta 1,042 kg de ${nomeComum(arroz.nome)} e 0,287 L de ${nomeComum(oleo.nome)}. Nada foi retirado do estoque.`,
      errors: [{ campo: `alimentos.${arroz.id}` }, { campo: `alimentos.${oleo.id}` }],
    });
    expect((await pessoa.injetar('GET', `/refeicoes/${id}/abatimento`)).json().faltas).toEqual([
      { alimento: { id: arroz.id, nome: arroz.nome }, falta: 1.042, unidadeMedida: 'KG', bloqueados: [] },
      { alimento: { id: oleo.id, nome: oleo.nome }, falta: 0.287, unidadeMedida: 'L', bloqueados: [] },
    ]);
    expect((await pessoa.injetar('GET', `/refeicoes/${id}`)).json()).toMatchObject({ executado: false });
    expect([await saldo(linhas.saco), await saldo(linhas.pacotes), await saldo(linhas.garrafas)]).toEqual([
      '1.000000',
      '3.000000',
      '0.100000',
    ]);
  });

  test('two foods of one item share its lots', async () => {
    const integral = await criarAlimento(app, { itemId: arroz.itemId });
    const misto = await criarPrato(app, [
      await criarPreparo(app, 1, [
        { alimento: arroz, quantidade: '600' },
        { alimento: integral, quantidade: '600' },
      ]),
    ]);
    const { id: doDia } = await criarLancamento(app, unidade, await criarCardapio(app, [misto]), '2026-11-23');
    const pacote = await criarProduto(app, { itemId: arroz.itemId });
    const linha = await criarLoteEmEstoque(app, { estoqueId: unidade.estoque.id, produtoId: pacote.id, quantidade: 1 });
    const corpo = { prato: { id: misto.id }, lancamentoCardapio: { id: doDia }, quantidadeDePessoas: 1, acrescimo: 0 };
    const id = await registrada(corpo);
    expect((await pessoa.injetar('POST', `/refeicoes/${id}/abatimento`)).json().errors).toEqual([
      { campo: `alimentos.${integral.id}`, mensagem: `0,2 kg de ${nomeComum(integral.nome)}` },
    ]);
    await criarLoteEmEstoque(app, { estoqueId: unidade.estoque.id, produtoId: pacote.id, quantidade: 1 });
    expect((await pessoa.injetar('POST', `/refeicoes/${id}/abatimento`)).statusCode).toBe(200);
    expect(await saldo(linha)).toBe('0.000000');
  });

  test('executed twice, the second is refused; twenty at once, one succeeds', async () => {
    const linhas = await abastecer();
    const id = await registrada();
    const respostas = await Promise.all(
      Array.from({ length: 20 }, () => pessoa.injetar('POST', `/refeicoes/${id}/abatimento`)),
    );
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(respostas.find(({ statusCode }) => statusCode === 409)?.json().detail).toBe(
      'Não é possível executar a refeição: a situação é "Executada".',
    );
    expect(await saldo(linhas.pacotes)).toBe('5.958000');
  });

  test('the same Idempotency-Key returns the first response again', async () => {
    await abastecer();
    const id = await registrada();
    const enviar = () =>
      pessoa.injetar('POST', `/refeicoes/${id}/abatimento`, undefined, { 'idempotency-key': `executar-${id}` });
    const [primeira, segunda] = [await enviar(), await enviar()];
    expect([primeira.statusCode, segunda.statusCode]).toEqual([200, 200]);
    expect(segunda.json()).toEqual(primeira.json());
  });
});

describe('PATCH /refeicoes/:id?sobras=', () => {
  test('accepts the leftover after execution, and a second weight replaces it', async () => {
    await abastecer();
    const id = await registrada();
    expect((await pessoa.injetar('PATCH', `/refeicoes/${id}?sobras=2.5`)).json()).toMatchObject({
      status: 409,
      detail: 'Não é possível registrar a sobra da refeição: a situação é "Não executada".',
    });
    await pessoa.injetar('POST', `/refeicoes/${id}/abatimento`);
    expect((await pessoa.injetar('PATCH', `/refeicoes/${id}?sobras=2.5`)).json()).toMatchObject({
      sobraDeAlimentos: 2.5,
    });
    expect((await pessoa.injetar('PATCH', `/refeicoes/${id}?sobras=1,75`)).json()).toMatchObject({
      sobraDeAlimentos: 1.75,
    });
    expect((await pessoa.injetar('PATCH', `/refeicoes/${id}?sobras=0`)).json()).toMatchObject({ sobraDeAlimentos: 0 });
  });

  test.each(['', '-1', '1.234', 'abc', '100000', '1e3'])('refuses "%s"', async (sobras) => {
    const id = await registrada();
    expect((await pessoa.injetar('PATCH', `/refeicoes/${id}?sobras=${sobras}`)).statusCode).toBe(422);
  });
});

describe('DELETE /refeicoes/:id', () => {
  test('new ledger lines return what an executed meal took to its lots', async () => {
    const linhas = await abastecer();
    const id = await registrada();
    await pessoa.injetar('POST', `/refeicoes/${id}/abatimento`);
    expect((await pessoa.injetar('DELETE', `/refeicoes/${id}`)).statusCode).toBe(204);
    expect([await saldo(linhas.saco), await saldo(linhas.pacotes), await saldo(linhas.garrafas)]).toEqual([
      '1.000000',
      '10.000000',
      '2.000000',
    ]);
    const razao = await app.banco
      .select()
      .from(kardex)
      .where(eq(kardex.produtoEstoqueId, linhas.pacotes.id))
      .orderBy(kardex.id);
    expect(razao.map(({ tipo, quantidade, saldo: depois }) => [tipo, quantidade, depois])).toEqual([
      ['ADICAO', '10.000000', '10.000000'],
      ['REFEICAO', '-4.042000', '5.958000'],
      ['ESTORNO', '4.042000', '10.000000'],
    ]);
    expect((await pessoa.injetar('GET', `/refeicoes/${id}`)).statusCode).toBe(404);
    expect((await pessoa.injetar('DELETE', `/refeicoes/${id}`)).statusCode).toBe(404);
  });

  test('a line that was deleted meanwhile is restored', async () => {
    const linhas = await abastecer();
    const id = await registrada();
    await pessoa.injetar('POST', `/refeicoes/${id}/abatimento`);
    await app.banco
      .update(produtosEstoque)
      .set({ excluidoEm: new Date() })
      .where(eq(produtosEstoque.id, linhas.saco.id));
    expect((await pessoa.injetar('DELETE', `/refeicoes/${id}`)).statusCode).toBe(204);
    expect(
      (await app.banco.select().from(produtosEstoque).where(eq(produtosEstoque.id, linhas.saco.id)))[0],
    ).toMatchObject({ quantidade: '1.000000', excluidoEm: null });
  });
});

test('meals of another unit are 403 by the unit and 404 by their id', async () => {
  const id = await registrada();
  const estranho = await entrarComo(app, { estoques: [alheia.estoque] });
  expect((await estranho.injetar('GET', `/refeicoes?unidade=${unidade.id}`)).statusCode).toBe(403);
  const chamadas: ['GET' | 'POST' | 'PATCH' | 'DELETE', string][] = [
    ['GET', ''],
    ['GET', '/registros-alimentos'],
    ['GET', '/produtos'],
    ['GET', '/abatimento'],
    ['GET', '/desperdicios'],
    ['POST', '/abatimento'],
    ['PATCH', '?sobras=1'],
    ['DELETE', ''],
  ];
  for (const [metodo, resto] of chamadas)
    expect((await estranho.injetar(metodo, `/refeicoes/${id}${resto}`)).statusCode).toBe(404);
});

test('the history without a unit is refused at the parameter', async () => {
  expect((await pessoa.injetar('GET', '/refeicoes')).json()).toMatchObject({
    status: 422,
    errors: [{ campo: 'unidade', mensagem: 'Campo obrigatório.' }],
  });
});

test('the history lists a unit’s meals, newest first, between two days', async () => {
  const ontem = await criarLancamento(app, unidade, await criarCardapio(app, [prato]), '2026-11-22');
  const deHoje = await registrada();
  const deOntem = await registrada({ dia: '22/11/2026', lancamentoCardapio: { id: ontem.id } });
  const ids = async (busca: string) =>
    (await pessoa.injetar('GET', `/refeicoes?unidade=${unidade.id}${busca}`))
      .json()
      .map(({ id }: { id: number }) => id);
  expect(await ids('')).toEqual([deHoje, deOntem]);
  expect(await ids('&de=23/11/2026')).toEqual([deHoje]);
  expect(await ids('&de=2026-11-22&ate=2026-11-22')).toEqual([deOntem]);
});
