import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { nomeProprio } from '@merenda/shared/formatos';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { unidadeCategorias } from '../../banco/esquema/cadastros/unidades.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarCardapio, criarCategoria, criarLancamento, criarPrato, criarSemanal } from '../../teste/cardapios.js';
import { criarUnidade, sequencia } from '../../teste/fabricas.js';

let app: FastifyInstance;
let pessoa: Pessoa;
let unidades: Awaited<ReturnType<typeof criarUnidade>>[];
let alheia: Awaited<ReturnType<typeof criarUnidade>>;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterAll(() => app.close());
beforeEach(async () => {
  unidades = [await criarUnidade(app), await criarUnidade(app), await criarUnidade(app)];
  alheia = await criarUnidade(app);
  pessoa = await entrarComo(app, { estoques: unidades.map(({ estoque }) => estoque) });
});

const DIA = '2026-11-23';
const um = () => unidades[0]!;
const [dois, tres] = [() => unidades[1]!, () => unidades[2]!];
const nasUnidades = (...quais: { id: number }[]) => quais.map(({ id }) => ({ unidade: { id } }));

/** The menu on the day at each of the units. */
async function lancar(cardapio: { id: number }, onde = unidades) {
  const feitos = [];
  for (const unidade of onde) feitos.push(await criarLancamento(app, unidade, cardapio, DIA));
  return feitos;
}

/** Names of the menus at each unit on the day. */
const noDia = async () =>
  Promise.all(
    unidades.map(async ({ id }) =>
      (await pessoa.injetar('GET', `/cardapios-calendario/unidade=${id}/cardapios`))
        .json()
        .map(({ cardapio }: { cardapio: { nome: string } }) => cardapio.nome),
    ),
  );

const registrar = async (lancamentoId: number, unidadeId: number) =>
  app.banco.insert(refeicoes).values({
    lancamentoId,
    unidadeEducacionalId: unidadeId,
    dia: DIA,
    hora: '11:00',
    tipo: 'ALMOCO',
    pratoId: (await criarPrato(app)).id,
    quantidadeDePessoas: 10,
    usuarioId: pessoa.usuarioId,
  });

describe('PUT /cardapios-calendario/:id at several units', () => {
  test('changes the menu at the units that are named, and leaves an audit line for each', async () => {
    const [antigo, novo] = [await criarCardapio(app), await criarCardapio(app)];
    const [a, b] = await lancar(antigo);
    const resposta = await pessoa.injetar('PUT', `/cardapios-calendario/${a!.id}`, {
      cardapio: { id: novo.id },
      versao: a!.versao,
      unidadesEducacionais: nasUnidades(dois()),
    });
    expect(resposta.json()).toMatchObject({
      id: a!.id,
      unidade: { id: um().id },
      cardapio: { id: novo.id },
      versao: 2,
    });
    expect(await noDia()).toEqual([[novo.nome], [novo.nome], [antigo.nome]]);
    const linhas = await app.banco
      .select()
      .from(auditoria)
      .where(inArray(auditoria.entidadeId, [a!.id, b!.id]))
      .orderBy(auditoria.entidadeId);
    expect(linhas).toMatchObject(
      [a, b].map((lancamento) => ({
        acao: 'TROCAR',
        entidadeId: lancamento!.id,
        usuarioId: pessoa.usuarioId,
        antes: { cardapio: { nome: antigo.nome } },
        depois: { cardapio: { nome: novo.nome } },
      })),
    );
  });

  test('all or nothing: each unit that refuses is named with its reason', async () => {
    const [antigo, novo] = [await criarCardapio(app), await criarCardapio(app)];
    const [a, b] = await lancar(antigo);
    await registrar(b!.id, dois().id);
    const trocar = (onde: { id: number }[]) =>
      pessoa.injetar('PUT', `/cardapios-calendario/${a!.id}`, {
        cardapio: { id: novo.id },
        versao: 1,
        unidadesEducacionais: nasUnidades(...onde),
      });
    const comRefeicao = `${nomeProprio(dois().nome)} – Já há 1 refeição registrada com este cardápio em 23/11/2026. Exclua o registro no histórico de execução antes de mudar o calendário.`;
    expect((await trocar([dois(), tres()])).json()).toMatchObject({
      status: 409,
      detail: `Nada foi alterado. ${comRefeicao}`,
      errors: [{ campo: 'unidadesEducacionais', mensagem: comRefeicao }],
    });
    expect(await noDia()).toEqual([[antigo.nome], [antigo.nome], [antigo.nome]]);
    await criarLancamento(app, tres(), novo, DIA);
    expect((await trocar([tres()])).json().errors).toEqual([
      {
        campo: 'unidadesEducacionais',
        mensagem: `${nomeProprio(tres().nome)} – Este cardápio já está vinculado à unidade neste dia.`,
      },
    ]);
    expect((await trocar([])).statusCode).toBe(200);
    expect(await noDia()).toEqual([[novo.nome], [antigo.nome], [antigo.nome, novo.nome].sort()]);
  });

  test('a unit that no longer has the menu, or never had, is named', async () => {
    const [antigo, novo] = [await criarCardapio(app), await criarCardapio(app)];
    const [a] = await lancar(antigo, [um(), tres()]);
    const resposta = await pessoa.injetar('PUT', `/cardapios-calendario/${a!.id}`, {
      cardapio: { id: novo.id },
      versao: 1,
      unidadesEducacionais: nasUnidades(dois(), tres()),
    });
    expect(resposta.json()).toMatchObject({
      status: 409,
      errors: [
        {
          campo: 'unidadesEducacionais',
          mensagem: `${nomeProprio(dois().nome)} – O cardápio já não está vinculado neste dia.`,
        },
      ],
    });
    expect(await noDia()).toEqual([[antigo.nome], [], [antigo.nome]]);
  });

  test('asks about the age band of every unit', async () => {
    const deles = await criarCategoria(app, '4 a 5 anos');
    const [antigo, novo] = [await criarCardapio(app), await criarCardapio(app, undefined, { categoriaId: deles.id })];
    await app.banco
      .insert(unidadeCategorias)
      .values({ unidadeEducacionalId: dois().id, categoriaId: (await criarCategoria(app)).id });
    const [a] = await lancar(antigo);
    const corpo = { cardapio: { id: novo.id }, versao: 1, unidadesEducacionais: nasUnidades(dois()) };
    expect((await pessoa.injetar('PUT', `/cardapios-calendario/${a!.id}`, corpo)).json().errors).toEqual([
      {
        campo: 'confirmado',
        mensagem: `O cardápio ${novo.nome} é para 4 a 5 anos, faixa que não consta em ${dois().nome}.`,
      },
    ]);
    expect(
      (await pessoa.injetar('PUT', `/cardapios-calendario/${a!.id}`, { ...corpo, confirmado: true })).statusCode,
    ).toBe(200);
  });

  test('a unit of another user is 403 and nothing is changed', async () => {
    const [antigo, novo] = [await criarCardapio(app), await criarCardapio(app)];
    const [a] = await lancar(antigo, [...unidades, alheia]);
    const resposta = await pessoa.injetar('PUT', `/cardapios-calendario/${a!.id}`, {
      cardapio: { id: novo.id },
      versao: 1,
      unidadesEducacionais: nasUnidades(dois(), alheia),
    });
    expect(resposta.statusCode).toBe(403);
    expect(
      (await pessoa.injetar('DELETE', `/cardapios-calendario/${a!.id}?unidades=${dois().id},${alheia.id}`)).statusCode,
    ).toBe(403);
    expect(await noDia()).toEqual([[antigo.nome], [antigo.nome], [antigo.nome]]);
  });
});

describe('DELETE /cardapios-calendario/:id at several units', () => {
  test('unbinds at the units that are named, all or nothing', async () => {
    const cardapio = await criarCardapio(app);
    const [a, b, c] = await lancar(cardapio);
    await registrar(c!.id, tres().id);
    const recusa = await pessoa.injetar('DELETE', `/cardapios-calendario/${a!.id}?unidades=${dois().id},${tres().id}`);
    expect(recusa.statusCode).toBe(409);
    expect(recusa.json().detail).toMatch(
      new RegExp(`^Nada foi alterado. ${nomeProprio(tres().nome)} – Já há 1 refeição registrada`),
    );
    expect(await noDia()).toEqual([[cardapio.nome], [cardapio.nome], [cardapio.nome]]);
    expect((await pessoa.injetar('DELETE', `/cardapios-calendario/${a!.id}?unidades=${dois().id}`)).statusCode).toBe(
      204,
    );
    expect(await noDia()).toEqual([[], [], [cardapio.nome]]);
    const linhas = await app.banco
      .select()
      .from(auditoria)
      .where(inArray(auditoria.entidadeId, [a!.id, b!.id]))
      .orderBy(auditoria.entidadeId);
    expect(linhas.map(({ acao, entidadeId }) => [acao, entidadeId])).toEqual([
      ['DESVINCULAR', a!.id],
      ['DESVINCULAR', b!.id],
    ]);
  });

  test('unbinds the week of a weekly menu at each', async () => {
    const semanal = await criarSemanal(app, [await criarCardapio(app), await criarCardapio(app)]);
    const corpo = {
      tipo: 'SEMANAL',
      cardapio: { id: semanal.id },
      data: '23/11/2026',
      unidadesEducacionais: nasUnidades(...unidades),
      confirmado: true,
    };
    const feitos = (await pessoa.injetar('POST', '/cardapios-calendario', corpo)).json();
    const alheio = await criarCardapio(app, undefined, { nome: `OUTRO ${sequencia()}` });
    await lancar(alheio, [dois()]);
    expect(
      (await pessoa.injetar('DELETE', `/cardapios-calendario/${feitos[0].id}?semana=true&unidades=${dois().id}`))
        .statusCode,
    ).toBe(204);
    const [deUm, deDois, deTres] = await noDia();
    expect([deUm, deDois, deTres.length]).toEqual([[], [alheio.nome], 2]);
  });

  test('when two users unbind and change the same units at once, the second sees the result of the first', async () => {
    const colega = await entrarComo(app, { estoques: unidades.map(({ estoque }) => estoque) });
    const [antigo, novo] = [await criarCardapio(app), await criarCardapio(app)];
    const [a, , c] = await lancar(antigo);
    // The two lists have opposite orders, so that unsorted locks would deadlock.
    const [desvinculo, troca] = await Promise.all([
      pessoa.injetar('DELETE', `/cardapios-calendario/${a!.id}?unidades=${tres().id},${dois().id}`),
      colega.injetar('PUT', `/cardapios-calendario/${c!.id}`, {
        cardapio: { id: novo.id },
        versao: 1,
        unidadesEducacionais: nasUnidades(um(), dois()),
      }),
    ]);
    const depois = await noDia();
    if (desvinculo.statusCode === 204) {
      expect(troca.statusCode).toBe(404);
      expect(depois).toEqual([[], [], []]);
    } else {
      expect([desvinculo.statusCode, troca.statusCode]).toEqual([409, 200]);
      expect(depois).toEqual([[novo.nome], [novo.nome], [novo.nome]]);
    }
  });
});
