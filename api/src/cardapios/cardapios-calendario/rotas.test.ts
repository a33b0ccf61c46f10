import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { EventoDoCalendario, Lancamento } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { feriados } from '../../banco/esquema/cadastros/convencoes.js';
import { unidadeCategorias, unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { substituicoes } from '../../banco/esquema/cardapios/cardapios.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import {
  criarAlimento,
  criarCardapio,
  criarCategoria,
  criarLancamento,
  criarPrato,
  criarPreparo,
  criarSemanal,
} from '../../teste/cardapios.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

type Unidade = Awaited<ReturnType<typeof criarUnidade>>;

let app: FastifyInstance;
let unidade: Unidade;
let outra: Unidade;
let alheia: Unidade;
let pessoa: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  // A Monday: 23/11/2026.
  definirRelogio({ agora: () => new Date('2026-11-23T12:00:00-03:00') });
  await app.banco.insert(feriados).values({ data: '2026-12-25', nome: 'Natal' });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});
beforeEach(async () => {
  [unidade, outra, alheia] = [await criarUnidade(app), await criarUnidade(app), await criarUnidade(app)];
  pessoa = await entrarComo(app, { estoques: [unidade.estoque, outra.estoque] });
});

const vinculo = (cardapio: { id: number }, data: string, unidades: { id: number }[], mais: object = {}) => ({
  tipo: 'DIARIO',
  cardapio: { id: cardapio.id },
  data,
  unidadesEducacionais: unidades.map(({ id }) => ({ unidade: { id } })),
  ...mais,
});

describe('POST /cardapios-calendario', () => {
  test('binds a menu to a day at each unit, once', async () => {
    const cardapio = await criarCardapio(app);
    const resposta = await pessoa.injetar(
      'POST',
      '/cardapios-calendario',
      vinculo(cardapio, '23/11/2026', [unidade, outra, unidade]),
    );
    expect(resposta.statusCode).toBe(201);
    expect(resposta.json()).toEqual(
      [unidade, outra].map(({ id, nome }) => ({
        id: expect.any(Number),
        data: '23/11/2026',
        tipo: 'DIARIO',
        unidade: { id, nome },
        cardapio: { id: cardapio.id, nome: cardapio.nome },
        cardapioSemanal: null,
        refeicoes: 0,
        versao: 1,
      })),
    );
  });

  test.each(['23/11/2026', '2026-11-23'])('takes the date as %s', async (data) => {
    const resposta = await pessoa.injetar(
      'POST',
      '/cardapios-calendario',
      vinculo(await criarCardapio(app), data, [unidade]),
    );
    expect(resposta.json()).toMatchObject([{ data: '23/11/2026' }]);
  });

  test.each([
    ['31/02/2026', 'Data inválida. Use DD/MM/AAAA.'],
    ['23112026', 'Data inválida. Use DD/MM/AAAA.'],
    ['amanhã', 'Data inválida. Use DD/MM/AAAA.'],
    ['', 'Campo obrigatório.'],
  ])('refuses the date "%s" at its field', async (data, mensagem) => {
    const resposta = await pessoa.injetar(
      'POST',
      '/cardapios-calendario',
      vinculo(await criarCardapio(app), data, [unidade]),
    );
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().errors).toContainEqual({ campo: 'data', mensagem });
  });

  test('binds at the units without the menu, and refuses when all have it', async () => {
    const cardapio = await criarCardapio(app);
    await criarLancamento(app, unidade, cardapio, '2026-11-23');
    const resto = await pessoa.injetar(
      'POST',
      '/cardapios-calendario',
      vinculo(cardapio, '23/11/2026', [unidade, outra]),
    );
    expect(resto.json()).toMatchObject([{ unidade: { id: outra.id } }]);
    const nada = await pessoa.injetar(
      'POST',
      '/cardapios-calendario',
      vinculo(cardapio, '23/11/2026', [unidade, outra]),
    );
    expect(nada.statusCode).toBe(409);
    expect(nada.json().detail).toBe('Este cardápio já está vinculado em 23/11/2026 às unidades escolhidas.');
  });

  test.each([
    ['21/11/2026', 'O dia 21/11/2026 é sábado.'],
    ['22/11/2026', 'O dia 22/11/2026 é domingo.'],
    ['25/12/2026', 'O dia 25/12/2026 é feriado: Natal.'],
  ])('asks before it binds to %s', async (data, motivo) => {
    const cardapio = await criarCardapio(app);
    const pergunta = await pessoa.injetar('POST', '/cardapios-calendario', vinculo(cardapio, data, [unidade]));
    expect(pergunta.statusCode).toBe(409);
    expect(pergunta.json()).toMatchObject({
      detail: `${motivo} Deseja vincular mesmo assim?`,
      errors: [{ campo: 'confirmado', mensagem: motivo }],
    });
    expect((await pessoa.injetar('GET', `/cardapios-calendario/unidade=${unidade.id}/cardapios`)).json()).toEqual([]);
    const sim = await pessoa.injetar(
      'POST',
      '/cardapios-calendario',
      vinculo(cardapio, data, [unidade], { confirmado: true }),
    );
    expect(sim.statusCode).toBe(201);
  });

  test('asks before it binds to a day that is over by more than seven days', async () => {
    const cardapio = await criarCardapio(app);
    // The clock is at Monday 23/11/2026; 16/11 is a Monday too, 13/11 a Friday.
    expect(
      (await pessoa.injetar('POST', '/cardapios-calendario', vinculo(cardapio, '16/11/2026', [unidade]))).statusCode,
    ).toBe(201);
    const pergunta = await pessoa.injetar('POST', '/cardapios-calendario', vinculo(cardapio, '13/11/2026', [unidade]));
    expect(pergunta.json()).toMatchObject({
      status: 409,
      detail: 'O dia 13/11/2026 já passou há 10 dias. Deseja vincular mesmo assim?',
      errors: [{ campo: 'confirmado', mensagem: 'O dia 13/11/2026 já passou há 10 dias.' }],
    });
    expect(
      (
        await pessoa.injetar(
          'POST',
          '/cardapios-calendario',
          vinculo(cardapio, '13/11/2026', [unidade], { confirmado: true }),
        )
      ).statusCode,
    ).toBe(201);
  });

  test('the last day of the week counts for a weekly menu', async () => {
    const semanal = await criarSemanal(app, [await criarCardapio(app), await criarCardapio(app)]);
    // The week of 16/11 to 20/11 was over three days ago, that of 09/11 to 13/11 ten.
    expect(
      (
        await pessoa.injetar(
          'POST',
          '/cardapios-calendario',
          vinculo(semanal, '16/11/2026', [unidade], { tipo: 'SEMANAL' }),
        )
      ).statusCode,
    ).toBe(201);
    const pergunta = await pessoa.injetar(
      'POST',
      '/cardapios-calendario',
      vinculo(semanal, '09/11/2026', [unidade], { tipo: 'SEMANAL' }),
    );
    expect(pergunta.json()).toMatchObject({
      status: 409,
      errors: [{ campo: 'confirmado', mensagem: 'A semana de 09/11/2026 a 13/11/2026 já passou há 10 dias.' }],
    });
  });

  test('asks before it binds a menu of an age band that the unit does not teach', async () => {
    const [deles, nosso] = [await criarCategoria(app, '4 a 5 anos'), await criarCategoria(app)];
    const cardapio = await criarCardapio(app, undefined, { categoriaId: deles.id });
    // `outra` has no stages on record: nothing is asked about it.
    await app.banco.insert(unidadeCategorias).values({ unidadeEducacionalId: unidade.id, categoriaId: nosso.id });
    const corpo = vinculo(cardapio, '23/11/2026', [unidade, outra]);
    const pergunta = await pessoa.injetar('POST', '/cardapios-calendario', corpo);
    expect(pergunta.statusCode).toBe(409);
    expect(pergunta.json().errors).toEqual([
      {
        campo: 'confirmado',
        mensagem: `O cardápio ${cardapio.nome} é para 4 a 5 anos, faixa que não consta em ${unidade.nome}.`,
      },
    ]);
    expect((await pessoa.injetar('POST', '/cardapios-calendario', { ...corpo, confirmado: true })).json()).toHaveLength(
      2,
    );
    await app.banco.insert(unidadeCategorias).values({ unidadeEducacionalId: unidade.id, categoriaId: deles.id });
    expect(
      (await pessoa.injetar('POST', '/cardapios-calendario', vinculo(cardapio, '24/11/2026', [unidade]))).statusCode,
    ).toBe(201);
  });

  test('a weekly menu fills Monday to Friday of the day’s week', async () => {
    const menus = [
      await criarCardapio(app),
      await criarCardapio(app),
      await criarCardapio(app),
      await criarCardapio(app),
      await criarCardapio(app),
    ];
    const semanal = await criarSemanal(app, menus);
    const resposta = await pessoa.injetar(
      'POST',
      '/cardapios-calendario',
      vinculo(semanal, '26/11/2026', [unidade], { tipo: 'SEMANAL' }),
    );
    expect(resposta.statusCode).toBe(201);
    expect(
      resposta
        .json()
        .map(
          ({
            data,
            cardapio,
            cardapioSemanal,
          }: {
            data: string;
            cardapio: { id: number };
            cardapioSemanal: { id: number };
          }) => [data, cardapio.id, cardapioSemanal.id],
        ),
    ).toEqual(['23', '24', '25', '26', '27'].map((dia, i) => [`${dia}/11/2026`, menus[i]?.id, semanal.id]));
  });

  test('a unit of another user is refused, also together with own units, and nothing is written', async () => {
    const resposta = await pessoa.injetar(
      'POST',
      '/cardapios-calendario',
      vinculo(await criarCardapio(app), '23/11/2026', [unidade, alheia]),
    );
    expect(resposta.statusCode).toBe(403);
    expect((await pessoa.injetar('GET', `/cardapios-calendario/unidade=${unidade.id}/cardapios`)).json()).toEqual([]);
  });

  test('asks for type, menu and at least one unit', async () => {
    const resposta = await pessoa.injetar('POST', '/cardapios-calendario', {
      data: '23/11/2026',
      unidadesEducacionais: [],
    });
    expect(resposta.statusCode).toBe(422);
    expect(
      resposta
        .json()
        .errors.map(({ campo }: { campo: string }) => campo)
        .sort(),
    ).toEqual(['cardapio', 'tipo', 'unidadesEducacionais']);
  });

  test('an unknown menu is refused at its field', async () => {
    const resposta = await pessoa.injetar(
      'POST',
      '/cardapios-calendario',
      vinculo({ id: 999_999 }, '23/11/2026', [unidade]),
    );
    expect(resposta.json()).toMatchObject({
      status: 422,
      errors: [{ campo: 'cardapio', mensagem: 'Cardápio não encontrado.' }],
    });
  });
});

describe('PUT /cardapios-calendario/:id', () => {
  test('changes the menu of a day and ends its substitutions', async () => {
    const mesma = { categoriaId: (await criarCategoria(app)).id };
    const [prato, substituto] = [await criarPrato(app, undefined, mesma), await criarPrato(app, undefined, mesma)];
    const [antigo, novo] = [await criarCardapio(app, [prato], mesma), await criarCardapio(app, [prato], mesma)];
    const { id, versao } = await criarLancamento(app, unidade, antigo, '2026-11-23');
    const trocado = await pessoa.injetar('PUT', `/cardapios-calendario/${id}/substituicoes`, {
      substituido: { id: prato.id },
      substituto: { id: substituto.id },
    });
    expect(trocado.statusCode).toBe(204);
    const resposta = await pessoa.injetar('PUT', `/cardapios-calendario/${id}`, { cardapio: { id: novo.id }, versao });
    expect(resposta.json()).toMatchObject({ id, cardapio: { id: novo.id }, tipo: 'DIARIO', versao: 2 });
    const dia = await pessoa.injetar('GET', `/cardapios-calendario/data=23112026;unidade=${unidade.id}/cardapios`);
    expect(dia.json()[0].pratos[0].prato.id).toBe(prato.id);
    const atrasada = await pessoa.injetar('PUT', `/cardapios-calendario/${id}`, {
      cardapio: { id: antigo.id },
      versao,
    });
    expect(atrasada.statusCode).toBe(409);
  });

  test('a menu that the day already has, and the same menu, are refused', async () => {
    const [um, dois] = [await criarCardapio(app), await criarCardapio(app)];
    const { id, versao } = await criarLancamento(app, unidade, um, '2026-11-23');
    await criarLancamento(app, unidade, dois, '2026-11-23');
    expect(
      (await pessoa.injetar('PUT', `/cardapios-calendario/${id}`, { cardapio: { id: dois.id }, versao })).statusCode,
    ).toBe(409);
    expect(
      (await pessoa.injetar('PUT', `/cardapios-calendario/${id}`, { cardapio: { id: um.id }, versao })).statusCode,
    ).toBe(422);
  });

  test('a launch of another unit is 404', async () => {
    const cardapio = await criarCardapio(app);
    const { id, versao } = await criarLancamento(app, alheia, cardapio, '2026-11-23');
    expect(
      (await pessoa.injetar('PUT', `/cardapios-calendario/${id}`, { cardapio: { id: cardapio.id }, versao }))
        .statusCode,
    ).toBe(404);
    expect((await pessoa.injetar('DELETE', `/cardapios-calendario/${id}`)).statusCode).toBe(404);
    expect(
      (
        await pessoa.injetar('PUT', `/cardapios-calendario/${id}/substituicoes`, {
          substituido: { id: 1 },
          substituto: { id: 2 },
        })
      ).statusCode,
    ).toBe(404);
  });
});

describe('DELETE /cardapios-calendario/:id', () => {
  test('unbinds a day and leaves an audit line', async () => {
    const { id } = await criarLancamento(app, unidade, await criarCardapio(app), '2026-11-23');
    expect((await pessoa.injetar('DELETE', `/cardapios-calendario/${id}`)).statusCode).toBe(204);
    expect((await pessoa.injetar('DELETE', `/cardapios-calendario/${id}`)).statusCode).toBe(404);
    const linhas = await app.banco.select().from(auditoria).where(eq(auditoria.entidadeId, id));
    expect(linhas).toMatchObject([{ acao: 'DESVINCULAR', usuarioId: pessoa.usuarioId, antes: { id } }]);
  });

  test('unbinds the day of a weekly menu, or its whole week', async () => {
    const semanal = await criarSemanal(app, [
      await criarCardapio(app),
      await criarCardapio(app),
      await criarCardapio(app),
    ]);
    const feitos = (
      await pessoa.injetar(
        'POST',
        '/cardapios-calendario',
        vinculo(semanal, '23/11/2026', [unidade], { tipo: 'SEMANAL' }),
      )
    ).json();
    const seguinte = (
      await pessoa.injetar(
        'POST',
        '/cardapios-calendario',
        vinculo(semanal, '30/11/2026', [unidade], { tipo: 'SEMANAL' }),
      )
    ).json();
    await pessoa.injetar('DELETE', `/cardapios-calendario/${feitos[0].id}`);
    const restantes = async () =>
      (await pessoa.injetar('GET', `/cardapios-calendario/unidade=${unidade.id}/cardapios`))
        .json()
        .map(({ id }: { id: number }) => id);
    expect(await restantes()).toEqual([feitos[1].id, feitos[2].id, ...seguinte.map(({ id }: { id: number }) => id)]);
    await pessoa.injetar('DELETE', `/cardapios-calendario/${feitos[1].id}?semana=true`);
    expect(await restantes()).toEqual(seguinte.map(({ id }: { id: number }) => id));
  });
});

describe('GET /cardapios-calendario', () => {
  test('lists the user’s units in the current month, and one unit between two dates', async () => {
    const cardapio = await criarCardapio(app);
    const dias: [{ id: number }, string][] = [
      [unidade, '2026-11-01'],
      [outra, '2026-11-30'],
      [unidade, '2026-12-01'],
      [alheia, '2026-11-10'],
      [unidade, '2026-10-31'],
    ];
    for (const [onde, data] of dias) await criarLancamento(app, onde, cardapio, data);
    const datas = async (url: string) =>
      (await pessoa.injetar('GET', url)).json().map(({ data }: { data: string }) => data);
    expect(await datas('/cardapios-calendario')).toEqual(['01/11/2026', '30/11/2026']);
    expect(await datas(`/cardapios-calendario/de=01112026;ate=01122026;unidade=${unidade.id}/cardapios`)).toEqual([
      '01/11/2026',
      '01/12/2026',
    ]);
    expect(await datas(`/cardapios-calendario/unidade=${unidade.id}/cardapios`)).toEqual([
      '31/10/2026',
      '01/11/2026',
      '01/12/2026',
    ]);
  });

  test('a unit of another user is 403 and an impossible date 422', async () => {
    expect((await pessoa.injetar('GET', `/cardapios-calendario/unidade=${alheia.id}/cardapios`)).statusCode).toBe(403);
    expect(
      (await pessoa.injetar('GET', `/cardapios-calendario/data=23112026;unidade=${alheia.id}/cardapios`)).statusCode,
    ).toBe(403);
    expect(
      (await pessoa.injetar('GET', `/cardapios-calendario/data=31022026;unidade=${unidade.id}/cardapios`)).statusCode,
    ).toBe(422);
    expect(
      (await pessoa.injetar('GET', `/cardapios-calendario/de=02112026;ate=01112026;unidade=${unidade.id}/cardapios`))
        .statusCode,
    ).toBe(422);
  });

  test('the day lists what each dish takes for one student, over all its preparations', async () => {
    const arroz = await criarAlimento(app, { nome: 'ARROZ DO DIA' });
    const oleo = await criarAlimento(app, { nome: 'ÓLEO DO DIA', unidadeMedida: 'ML' });
    const base = await criarPreparo(app, 20, [
      { alimento: arroz, quantidade: '1.2', unidadeMedida: 'KG' },
      { alimento: oleo, quantidade: '50' },
    ]);
    const bolinho = await criarPreparo(app, 3, [{ alimento: arroz, quantidade: '100' }]);
    const prato = await criarPrato(app, [base, bolinho]);
    const cardapio = await criarCardapio(app, [prato]);
    await criarLancamento(app, unidade, cardapio, '2026-11-23');
    const [lancamento] = (
      await pessoa.injetar('GET', `/cardapios-calendario/data=23112026;unidade=${unidade.id}/cardapios`)
    ).json();
    expect(lancamento).toMatchObject({
      data: '23/11/2026',
      cardapio: { nome: cardapio.nome, idFaixaEtaria: expect.any(Number) },
    });
    expect(lancamento.pratos).toEqual([
      {
        hora: '11:00',
        tipo: 'ALMOCO',
        prato: { id: prato.id, nome: prato.nome },
        substituido: null,
        refeicao: null,
        itens: [
          // 1200 g ÷ 20 + 100 g ÷ 3 = 60 + 33.333… g; 50 ml ÷ 20 = 2.5 ml
          {
            alimento: { id: arroz.id, nome: 'ARROZ DO DIA' },
            item: { id: arroz.itemId },
            quantidadePre: 93.3333,
            unidadeDeMedidaPre: 'G',
            unidadeDeMedidaPos: 'KG',
            noEstoque: 0,
            usos: [
              { quantidade: 1.2, pesoBruto: null, unidadeMedida: 'KG', porcoes: 20 },
              { quantidade: 100, pesoBruto: null, unidadeMedida: 'G', porcoes: 3 },
            ],
          },
          {
            alimento: { id: oleo.id, nome: 'ÓLEO DO DIA' },
            item: { id: oleo.itemId },
            quantidadePre: 2.5,
            unidadeDeMedidaPre: 'ML',
            unidadeDeMedidaPos: 'L',
            noEstoque: 0,
            usos: [{ quantidade: 50, pesoBruto: null, unidadeMedida: 'ML', porcoes: 20 }],
          },
        ],
      },
    ]);
  });

  test('the day lists what the stock of the unit has of each food, by lots that the execution may take', async () => {
    const arroz = await criarAlimento(app);
    const medido = await criarAlimento(app, { unidadeMedida: 'ML' });
    const prato = await criarPrato(app, [
      await criarPreparo(app, 20, [
        { alimento: arroz, quantidade: '1000' },
        { alimento: medido, quantidade: '50' },
      ]),
    ]);
    await criarLancamento(app, unidade, await criarCardapio(app, [prato]), '2026-11-24');
    const pacote = await criarProduto(app, { itemId: arroz.itemId, medidaReal: '500', unidadeMedida: 'G' });
    const lote = (mudanca: Partial<Parameters<typeof criarLoteEmEstoque>[1]>) =>
      criarLoteEmEstoque(app, {
        produtoId: pacote.id,
        estoqueId: unidade.estoque.id,
        quantidade: 10,
        dataValidade: '2027-01-01',
        ...mudanca,
      });
    // 10 × 500 g and 4 × 500 g that may still be eaten on the day: 7 kg.
    await lote({});
    await lote({ quantidade: 4, dataValidade: '2026-11-24' });
    await lote({ dataValidade: '2026-11-23' });
    const bloqueado = await lote({});
    const estoquista = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [unidade.estoque] });
    expect(
      (await estoquista.injetar('PUT', `/lotes/${bloqueado.produtoLoteId}/bloquear`, { motivo: 'Laudo' })).statusCode,
    ).toBeLessThan(300);
    await lote({ estoqueId: alheia.estoque.id });
    const [lancamento] = (
      await pessoa.injetar('GET', `/cardapios-calendario/data=24112026;unidade=${unidade.id}/cardapios`)
    ).json();
    expect(lancamento.pratos[0].itens).toMatchObject([
      { unidadeDeMedidaPos: 'KG', noEstoque: 7 },
      { unidadeDeMedidaPos: 'L', noEstoque: 0 },
    ]);
  });

  test('the day lists the gross weight of a food that has one', async () => {
    const cenoura = await criarAlimento(app);
    // 42 g × 1.25 = 52.5 g.
    const prato = await criarPrato(app, [
      await criarPreparo(app, 10, [{ alimento: cenoura, quantidade: '420', pesoBruto: '525' }]),
    ]);
    await criarLancamento(app, unidade, await criarCardapio(app, [prato]), '2026-11-25');
    const [lancamento] = (
      await pessoa.injetar('GET', `/cardapios-calendario/data=25112026;unidade=${unidade.id}/cardapios`)
    ).json();
    expect(lancamento.pratos[0].itens).toMatchObject([
      { quantidadePre: 52.5, unidadeDeMedidaPre: 'G', usos: [{ quantidade: 420, pesoBruto: 525, porcoes: 10 }] },
    ]);
  });
});

describe('PUT /cardapios-calendario/:id/substituicoes', () => {
  const pratoDoDia = async () =>
    (await pessoa.injetar('GET', `/cardapios-calendario/data=23112026;unidade=${unidade.id}/cardapios`)).json()[0]
      .pratos[0];

  test('serves another dish, then a third, then the menu’s own again', async () => {
    const mesma = { categoriaId: (await criarCategoria(app)).id };
    const [a, b, c] = [
      await criarPrato(app, undefined, mesma),
      await criarPrato(app, undefined, mesma),
      await criarPrato(app, undefined, mesma),
    ];
    const { id } = await criarLancamento(app, unidade, await criarCardapio(app, [a], mesma), '2026-11-23');
    const trocar = (de: { id: number }, por: { id: number }) =>
      pessoa.injetar('PUT', `/cardapios-calendario/${id}/substituicoes`, {
        lancamentoCardapio: { id },
        substituido: { id: de.id },
        substituto: { id: por.id },
      });
    expect((await trocar(a, b)).statusCode).toBe(204);
    expect(await pratoDoDia()).toMatchObject({ prato: { id: b.id }, substituido: { id: a.id } });
    expect((await trocar(b, c)).statusCode).toBe(204);
    expect(await pratoDoDia()).toMatchObject({ prato: { id: c.id }, substituido: { id: a.id } });
    expect((await trocar(a, b)).json()).toMatchObject({ status: 422, errors: [{ campo: 'substituido' }] });
    expect((await trocar(c, a)).statusCode).toBe(204);
    expect(await pratoDoDia()).toMatchObject({ prato: { id: a.id }, substituido: null });
  });

  test('the same dish, a dish that is already served, one of another category and an unknown one are refused', async () => {
    const [a, b] = [await criarPrato(app), await criarPrato(app)];
    const { id } = await criarLancamento(app, unidade, await criarCardapio(app, [a, b]), '2026-11-23');
    const recusa = async (por: number) =>
      (
        await pessoa.injetar('PUT', `/cardapios-calendario/${id}/substituicoes`, {
          substituido: { id: a.id },
          substituto: { id: por },
        })
      ).json();
    expect(await recusa(a.id)).toMatchObject({
      status: 422,
      errors: [{ campo: 'substituto', mensagem: 'Escolha um prato diferente do que será substituído.' }],
    });
    expect(await recusa(b.id)).toMatchObject({
      status: 422,
      errors: [{ campo: 'substituto', mensagem: 'Este prato já é servido neste cardápio.' }],
    });
    expect(await recusa((await criarPrato(app)).id)).toMatchObject({
      status: 422,
      errors: [{ campo: 'substituto', mensagem: 'A categoria deste prato é diferente da categoria do cardápio.' }],
    });
    expect(await recusa(999_999)).toMatchObject({
      status: 422,
      errors: [{ campo: 'substituto', mensagem: 'Prato não encontrado.' }],
    });
  });
});

test('GET /feriados lists the days without school of a period', async () => {
  expect((await pessoa.injetar('GET', '/feriados?de=01/12/2026&ate=31/12/2026')).json()).toEqual([
    { data: '25/12/2026', nome: 'Natal' },
  ]);
  expect((await pessoa.injetar('GET', '/feriados')).json()).toEqual([]);
});

test('only users with CARDAPIOS edit the list of holidays', async () => {
  const nutricionista = await entrarComo(app, { permissoes: ['CARDAPIOS'] });
  expect(
    (await pessoa.injetar('POST', '/feriados', { data: '04/11/2026', nome: 'Aniversário da cidade' })).statusCode,
  ).toBe(403);
  const criado = await nutricionista.injetar('POST', '/feriados', {
    data: '04/11/2026',
    nome: 'Aniversário da cidade',
  });
  expect([criado.statusCode, criado.json()]).toEqual([201, { data: '04/11/2026', nome: 'Aniversário da cidade' }]);
  expect(
    (await nutricionista.injetar('POST', '/feriados', { data: '2026-11-04', nome: 'Outro' })).json(),
  ).toMatchObject({ status: 409, errors: [{ campo: 'data' }] });
  expect((await nutricionista.injetar('DELETE', '/feriados/data=04112026')).statusCode).toBe(204);
  expect((await nutricionista.injetar('DELETE', '/feriados/data=04112026')).statusCode).toBe(404);
  expect((await pessoa.injetar('GET', '/feriados')).json()).toEqual([]);
});

describe('GET /cardapios-calendario/eventos', () => {
  const ler = async (quem: Pessoa, busca = 'de=2026-11-23&ate=2026-11-24') =>
    (await quem.injetar('GET', `/cardapios-calendario/eventos?${busca}`)).json<EventoDoCalendario[]>();

  test('each menu of a day once, in the order of the launches, with what all its units serve instead', async () => {
    const [pao, sopa, bolo] = [await criarPrato(app), await criarPrato(app), await criarPrato(app)];
    const verde = await criarCardapio(app, [pao, sopa], { nome: 'VERDE' });
    const azul = await criarCardapio(app, [pao], { nome: 'AZUL' });
    const primeiras = [unidade, outra].toSorted((a, b) => (a.nome < b.nome ? -1 : 1)) as [Unidade, Unidade];
    const naSegunda = await criarLancamento(app, primeiras[1], verde, '2026-11-23');
    const naPrimeira = await criarLancamento(app, primeiras[0], verde, '2026-11-23');
    const doAzul = await criarLancamento(app, primeiras[1], azul, '2026-11-23');
    const terca = await criarLancamento(app, primeiras[0], azul, '2026-11-24');
    await criarLancamento(app, alheia, azul, '2026-11-23');
    await criarLancamento(app, primeiras[0], azul, '2026-11-25');
    // Both replace the bread by the cake; the soup is replaced at one unit alone.
    await app.banco.insert(substituicoes).values([
      { lancamentoId: naPrimeira.id, substituidoId: pao.id, substitutoId: bolo.id },
      { lancamentoId: naSegunda.id, substituidoId: pao.id, substitutoId: bolo.id },
      { lancamentoId: naSegunda.id, substituidoId: sopa.id, substitutoId: bolo.id },
    ]);
    await app.banco
      .update(unidadesEducacionais)
      .set({ ativa: false })
      .where(eq(unidadesEducacionais.id, primeiras[1].id));
    const evento = (cardapio: { id: number; nome: string }, data: string, resto: object) => ({
      data,
      tipo: 'DIARIO',
      cardapio: { id: cardapio.id, nome: cardapio.nome },
      trocas: [],
      desativadas: 0,
      unidades: 1,
      ...resto,
    });
    expect(await ler(pessoa)).toEqual([
      evento(verde, '23/11/2026', {
        unidades: 2,
        desativadas: 1,
        primeiro: naPrimeira.id,
        trocas: [{ substituido: pao.id, substituto: { id: bolo.id, nome: bolo.nome } }],
      }),
      evento(azul, '23/11/2026', { desativadas: 1, primeiro: doAzul.id }),
      evento(azul, '24/11/2026', { primeiro: terca.id }),
    ]);
    expect(await ler(await entrarComo(app, { estoques: [] }))).toEqual([]);
    const invertido = await pessoa.injetar('GET', '/cardapios-calendario/eventos?de=2026-11-24&ate=2026-11-23');
    expect([invertido.statusCode, invertido.json().errors[0].campo]).toEqual([422, 'ate']);
  });

  test('counts the launches of the whole call, which can be asked for one event', async () => {
    const [verde, azul] = [await criarCardapio(app), await criarCardapio(app)];
    for (const onde of [unidade, outra, alheia])
      for (const dia of ['2026-11-23', '2026-11-24']) await criarLancamento(app, onde, verde, dia);
    await criarLancamento(app, outra, azul, '2026-11-23');
    const todos = (await pessoa.injetar('GET', '/cardapios-calendario?de=2026-11-23&ate=2026-11-24')).json<
      Lancamento[]
    >();
    expect(todos).toHaveLength(5);
    for (const { data, tipo, cardapio, unidades, primeiro } of await ler(pessoa)) {
      const url = `/cardapios-calendario?de=${data}&ate=${data}&tipo=${tipo}&cardapio=${cardapio.id}`;
      const doEvento = (await pessoa.injetar('GET', url)).json<Lancamento[]>();
      expect(doEvento).toEqual(todos.filter((um) => um.data === data && um.cardapio.id === cardapio.id));
      expect([doEvento.length, doEvento[0]?.id]).toEqual([unidades, primeiro]);
    }
    const semanais = await pessoa.injetar('GET', '/cardapios-calendario?de=2026-11-23&ate=2026-11-24&tipo=SEMANAL');
    expect(semanais.json()).toEqual([]);
  });
});
