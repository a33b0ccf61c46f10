import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { PERMISSOES, type PreviaDoAbatimento } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { kardex, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarAlimento, criarCardapio, criarLancamento, criarPrato, criarPreparo } from '../../teste/cardapios.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { aoMesmoTempo } from '../../teste/portao.js';

let app: FastifyInstance;
let unidade: Awaited<ReturnType<typeof criarUnidade>>;
let alheia: Awaited<ReturnType<typeof criarUnidade>>;
let pessoa: Pessoa;
let arroz: Awaited<ReturnType<typeof criarAlimento>>;
let integral: Awaited<ReturnType<typeof criarAlimento>>;
let pacote: Awaited<ReturnType<typeof criarProduto>>;

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
  pessoa = await entrarComo(app, { permissoes: PERMISSOES, estoques: [unidade.estoque, alheia.estoque] });
  arroz = await criarAlimento(app);
  integral = await criarAlimento(app, { itemId: arroz.itemId });
  pacote = await criarProduto(app, { itemId: arroz.itemId, medidaReal: '2' });
});

/** A registered meal of 100 g of rice for each student, and this quantity of the other rice. */
async function registrar(alunos: number, gramasDoIntegral?: number): Promise<number> {
  const prato = await criarPrato(app, [
    await criarPreparo(app, 1, [
      { alimento: arroz, quantidade: '100' },
      ...(gramasDoIntegral === undefined ? [] : [{ alimento: integral, quantidade: String(gramasDoIntegral) }]),
    ]),
  ]);
  const lancamento = await criarLancamento(app, unidade, await criarCardapio(app, [prato]), '2026-11-23');
  const resposta = await pessoa.injetar('POST', '/refeicoes', {
    dia: '23/11/2026',
    prato: { id: prato.id },
    tipo: 'ALMOCO',
    hora: '11:00',
    quantidadeDePessoas: alunos,
    acrescimo: 0,
    lancamentoCardapio: { id: lancamento.id },
    unidadeEducacional: { id: unidade.id },
  });
  return resposta.json<{ id: number }>().id;
}

/** A lot of packages of 2 kg. */
const lote = (numero: string, dataValidade: string, quantidade: number, mudanca = {}) =>
  criarLoteEmEstoque(app, {
    estoqueId: unidade.estoque.id,
    produtoId: pacote.id,
    numero,
    dataValidade,
    quantidade,
    ...mudanca,
  });

const verPlano = (id: number, busca = '') => pessoa.injetar('GET', `/refeicoes/${id}/abatimento${busca}`);
const plano = async (id: number, busca = '') => (await verPlano(id, busca)).json<PreviaDoAbatimento>();
const executar = (id: number, corpo?: object) => pessoa.injetar('POST', `/refeicoes/${id}/abatimento`, corpo);
const saldo = async ({ id }: { id: number }) =>
  (await app.banco.select().from(produtosEstoque).where(eq(produtosEstoque.id, id)))[0]?.quantidade;
test('an ingredient of 0 takes nothing from the stock and lacks nothing, also where nothing of it is there', async () => {
  const outro = await criarAlimento(app);
  const prato = await criarPrato(app, [
    await criarPreparo(app, 1, [
      { alimento: arroz, quantidade: '100' },
      { alimento: outro, quantidade: '0' },
    ]),
  ]);
  const lancamento = await criarLancamento(app, unidade, await criarCardapio(app, [prato]), '2026-11-23');
  const dele = await lote('ZERO', '2027-01-01', 5);
  const { id } = (
    await pessoa.injetar('POST', '/refeicoes', {
      dia: '23/11/2026',
      prato: { id: prato.id },
      tipo: 'ALMOCO',
      hora: '11:00',
      quantidadeDePessoas: 20,
      acrescimo: 0,
      lancamentoCardapio: { id: lancamento.id },
      unidadeEducacional: { id: unidade.id },
    })
  ).json<{ id: number }>();
  expect((await plano(id)).faltas).toEqual([]);
  expect((await executar(id)).statusCode).toBe(200);
  // 20 × 100 g are one package of 2 kg.
  expect(await saldo(dele)).toBe('4.000000');
  expect(await baixas(id)).toHaveLength(1);
});

const baixas = (id: number) =>
  app.banco
    .select()
    .from(kardex)
    .where(and(eq(kardex.documento, 'refeicoes'), eq(kardex.documentoId, id)))
    .orderBy(kardex.id);
const bloquear = ({ produtoLoteId }: { produtoLoteId: number }) =>
  pessoa.injetar('PUT', `/lotes/${produtoLoteId}/bloquear`, { motivo: 'Laudo' });
const resumo = ({ produtos }: PreviaDoAbatimento) =>
  produtos.map(({ lote: numero, saldo: antes, quantidade, saldoDepois }) => [numero, antes, quantidade, saldoDepois]);

describe('the plan', () => {
  test('says food, lot, expiry, before, takes and after, and the other lots; it writes nothing', async () => {
    const l1 = await lote('L1', '2026-12-01', 2);
    await lote('L2', '2026-12-05', 5);
    await lote('L4', '2027-02-01', 9);
    await lote('L3', '2027-01-01', 9);
    await lote('VENCIDO', '2026-11-22', 9);
    // 6 kg: both packages of L1 (4 kg), and one of L2. 1 kg of the other rice: half a package more.
    const id = await registrar(60, 1000 / 60);
    const previa = await plano(id);
    expect(resumo(previa)).toEqual([
      ['L1', 2, 2, 0],
      ['L2', 5, 1.5, 3.5],
    ]);
    expect(previa.produtos.map(({ dataValidade, alimentos, fixado }) => [dataValidade, alimentos, fixado])).toEqual([
      ['01/12/2026', [{ id: arroz.id, nome: arroz.nome }], false],
      [
        '05/12/2026',
        [
          { id: arroz.id, nome: arroz.nome },
          { id: integral.id, nome: integral.nome },
        ],
        false,
      ],
    ]);
    expect(previa.outrosLotes.map(({ lote: numero, saldo: tem }) => [numero, tem])).toEqual([
      ['L3', 9],
      ['L4', 9],
    ]);
    expect(previa.faltas).toEqual([]);
    expect(await saldo(l1)).toBe('2.000000');
    expect(await baixas(id)).toEqual([]);
  });

  test('is what the execution books, for stocks and meals of any size', async () => {
    // A fixed sequence: the same cases in each run.
    let semente = 7;
    const sorteio = (ate: number) => {
      semente = (semente * 16_807) % 2_147_483_647;
      return semente % ate;
    };
    for (let caso = 0; caso < 12; caso++) {
      arroz = await criarAlimento(app);
      integral = await criarAlimento(app, { itemId: arroz.itemId });
      const linhas: { id: number }[] = [];
      for (let i = 0; i < 4; i++) {
        pacote = await criarProduto(app, { itemId: arroz.itemId, medidaReal: ['1', '2', '5', '0.9'][sorteio(4)] });
        const dia = `2026-12-${String(1 + sorteio(28)).padStart(2, '0')}`;
        linhas.push(await lote(`P${caso}-${i}`, dia, (1 + sorteio(9000)) / 1000));
      }
      const id = await registrar(1 + sorteio(60), 1 + sorteio(40));
      const fixado = linhas[sorteio(4)];
      const busca = sorteio(2) === 0 ? '' : `?fixados=${fixado?.id}`;
      const previa = await plano(id, busca);
      const resposta = await executar(id, {
        assinatura: previa.assinatura,
        fixados: busca === '' ? undefined : [{ produtoEstoque: { id: fixado?.id }, motivo: 'Embalagem aberta' }],
      });
      expect([caso, resposta.statusCode]).toEqual([caso, previa.faltas.length > 0 ? 409 : 200]);
      const lancadas = await baixas(id);
      expect(lancadas.map((linha) => [linha.produtoEstoqueId, -Number(linha.quantidade), Number(linha.saldo)])).toEqual(
        previa.faltas.length > 0 ? [] : previa.produtos.map((um) => [um.id, um.quantidade, um.saldoDepois]),
      );
    }
  });

  test('a shortage says what the blocked lots of the food hold, before and at the execution', async () => {
    await lote('L1', '2026-12-01', 2);
    await bloquear(await lote('X9', '2027-01-01', 6));
    await bloquear(await lote('VELHO', '2026-11-22', 6));
    // 6 kg, of which L1 has 4.
    const id = await registrar(60);
    expect((await plano(id)).faltas).toEqual([
      {
        alimento: { id: arroz.id, nome: arroz.nome },
        falta: 2,
        unidadeMedida: 'KG',
        bloqueados: [{ lote: 'X9', quantidade: 12 }],
      },
    ]);
    expect((await executar(id)).json()).toMatchObject({
      status: 409,
      detail: `Estoque insuficiente: falta 2 kg de ${nomeComum(arroz.nome)}. Nada foi retirado do estoque. Atenção: há 12 kg no lote bloqueado X9.`,
      plano: { produtos: [{ lote: 'L1', saldoDepois: 0 }], faltas: [{ falta: 2 }] },
    });
  });
});

test('less than half a gram is no shortage: the meal is executed with what there is', async () => {
  pacote = await criarProduto(app, { itemId: arroz.itemId, medidaReal: '1' });
  // 6 kg are needed, and there are 0.0004 kg less.
  const l1 = await lote('L1', '2026-12-01', 5.9996);
  const id = await registrar(60);
  expect((await plano(id)).faltas).toEqual([]);
  expect((await executar(id)).statusCode).toBe(200);
  expect(await saldo(l1)).toBe('0.000000');
});

describe('the plan that was shown', () => {
  test('is executed when it is still the same, also when another meal left enough in its lots', async () => {
    const l1 = await lote('L1', '2026-12-01', 10);
    const [id, outra] = [await registrar(60), await registrar(40)];
    const { assinatura } = await plano(id);
    expect((await executar(outra)).statusCode).toBe(200);
    expect((await executar(id, { assinatura })).statusCode).toBe(200);
    // 20 kg less 4 and 6.
    expect(await saldo(l1)).toBe('5.000000');
  });

  test('is refused with the new plan when it changed: nothing is written', async () => {
    const l1 = await lote('L1', '2026-12-01', 4);
    await lote('L2', '2026-12-05', 5);
    const [id, outra] = [await registrar(60), await registrar(40)];
    const { assinatura } = await plano(id);
    await executar(outra);
    const resposta = await executar(id, { assinatura });
    expect(resposta.json()).toMatchObject({
      status: 409,
      detail: 'O estoque mudou depois que o plano foi mostrado. Nada foi retirado. Confira o novo plano.',
      errors: [{ campo: 'assinatura' }],
    });
    const novo = resposta.json<{ plano: PreviaDoAbatimento }>().plano;
    // L1 has 4 kg left of 8.
    expect(resumo(novo)).toEqual([
      ['L1', 2, 2, 0],
      ['L2', 5, 1, 4],
    ]);
    expect(await plano(id)).toEqual(novo);
    expect(await saldo(l1)).toBe('2.000000');
    expect((await executar(id, { assinatura: novo.assinatura })).statusCode).toBe(200);
    expect(await saldo(l1)).toBe('0.000000');
  });

  test('of two meals that were shown the same lot and are executed at once, the second gets its new plan', async () => {
    await lote('L1', '2026-12-01', 4);
    await lote('L2', '2026-12-05', 5);
    const ids = [await registrar(60), await registrar(60)];
    const planos = await Promise.all(ids.map((id) => plano(id)));
    const respostas = await aoMesmoTempo(
      app,
      ids.map((id, i) => () => executar(id, { assinatura: planos[i]?.assinatura })),
    );
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const recusada = respostas.find(({ statusCode }) => statusCode === 409);
    expect(resumo(recusada?.json<{ plano: PreviaDoAbatimento }>().plano as PreviaDoAbatimento)).toEqual([
      ['L1', 1, 1, 0],
      ['L2', 5, 2, 3],
    ]);
  });
});

describe('another lot', () => {
  test('goes first, with its reason in the ledger and in the audit trail', async () => {
    await lote('L1', '2026-12-01', 4);
    const l2 = await lote('L2', '2027-01-01', 2);
    const id = await registrar(60);
    const previa = await plano(id, `?fixados=${l2.id}`);
    expect(previa.produtos.map(({ lote: numero, quantidade, fixado }) => [numero, quantidade, fixado])).toEqual([
      ['L2', 2, true],
      ['L1', 1, false],
    ]);
    const fixados = [{ produtoEstoque: { id: l2.id }, motivo: 'Embalagem aberta' }];
    // The plan without it was another one.
    expect((await executar(id, { assinatura: (await plano(id)).assinatura, fixados })).statusCode).toBe(409);
    expect((await executar(id, { assinatura: previa.assinatura, fixados })).statusCode).toBe(200);
    expect((await baixas(id)).map(({ quantidade, observacao }) => [quantidade, observacao])).toEqual([
      ['-2.000000', 'Lote escolhido: Embalagem aberta'],
      ['-1.000000', null],
    ]);
    const [trilha] = await app.banco
      .select()
      .from(auditoria)
      .where(eq(auditoria.entidade, 'refeicoes'))
      .orderBy(desc(auditoria.id))
      .limit(1);
    expect(trilha?.depois).toMatchObject({ lotesEscolhidos: [{ linha: l2.id, motivo: 'Embalagem aberta' }] });
  });

  test.each<[string, () => Promise<{ id: number }>, string]>([
    [
      'blocked',
      async () => {
        const linha = await lote('X9', '2027-01-01', 5);
        await bloquear(linha);
        return linha;
      },
      'O lote X9 está bloqueado: só sai como recolhimento.',
    ],
    ['expired', () => lote('VELHO', '2026-11-22', 5), 'O lote VELHO está vencido e não pode ser usado.'],
    [
      'of another food',
      async () => lote('OUTRO', '2027-01-01', 5, { produtoId: (await criarProduto(app)).id }),
      'O lote OUTRO não serve para os alimentos desta refeição.',
    ],
    [
      'of another unit',
      () => lote('DELES', '2027-01-01', 5, { estoqueId: alheia.estoque.id }),
      'O lote escolhido não está mais no estoque desta unidade.',
    ],
    ['empty', () => lote('VAZIO', '2027-01-01', 0), 'O lote escolhido não está mais no estoque desta unidade.'],
  ])('that is %s is refused at its place, and nothing is written', async (_nome, criar, mensagem) => {
    await lote('L1', '2026-12-01', 4);
    const linha = await criar();
    const id = await registrar(60);
    expect((await verPlano(id, `?fixados=${linha.id}`)).json()).toMatchObject({
      status: 409,
      detail: mensagem,
      errors: [{ campo: 'fixados', mensagem }],
    });
    expect((await executar(id, { fixados: [{ produtoEstoque: { id: linha.id }, motivo: 'x' }] })).json()).toMatchObject(
      {
        status: 409,
        detail: mensagem,
        errors: [{ campo: 'fixados.0.produtoEstoque', mensagem }],
        plano: { faltas: expect.any(Array) },
      },
    );
    expect(await baixas(id)).toEqual([]);
  });

  test('needs a reason, and is chosen once', async () => {
    const { id: linha } = await lote('L1', '2026-12-01', 4);
    const id = await registrar(60);
    const um = { produtoEstoque: { id: linha }, motivo: 'x' };
    const campos = async (fixados: object[]) =>
      (await executar(id, { fixados })).json<{ errors: { campo: string }[] }>().errors.map(({ campo }) => campo);
    expect(await campos([{ ...um, motivo: ' ' }])).toEqual(['fixados.0.motivo']);
    expect(await campos([um, um])).toEqual(['fixados.1.produtoEstoque']);
    expect(await baixas(id)).toEqual([]);
  });

  test('its blocking and the execution at once happen one after the other: a blocked lot never leaves', async () => {
    await lote('L1', '2026-12-01', 4);
    const l2 = await lote('L2', '2027-01-01', 5);
    const id = await registrar(60);
    const fixados = [{ produtoEstoque: { id: l2.id }, motivo: 'x' }];
    const [saiu, bloqueou] = await aoMesmoTempo(app, [() => executar(id, { fixados }), () => bloquear(l2)]);
    expect(bloqueou?.statusCode).toBe(204);
    expect([saiu?.statusCode, await saldo(l2)]).toEqual(
      saiu?.statusCode === 200 ? [200, '2.000000'] : [409, '5.000000'],
    );
  });
});

test('a body is not needed: none, an empty one, and only the content type', async () => {
  await lote('L1', '2026-12-01', 90);
  const vazio = { 'content-type': 'application/json' };
  const [a, b, c] = [await registrar(1), await registrar(1), await registrar(1)];
  expect((await executar(a)).statusCode).toBe(200);
  expect((await executar(b, {})).statusCode).toBe(200);
  expect((await pessoa.injetar('POST', `/refeicoes/${c}/abatimento`, undefined, vazio)).statusCode).toBe(200);
});
