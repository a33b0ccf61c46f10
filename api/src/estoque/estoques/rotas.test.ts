import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { kardex, saidas } from '../../banco/esquema/estoque/estoques.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let estoquista: Pessoa;
let meu: { id: number };
let alheio: { id: number };
let produtoId: number;
beforeAll(async () => {
  app = await criarAppDeTeste();
  ({ estoque: meu } = await criarUnidade(app, { nome: 'ESCOLA ÁGUIA' }));
  ({ estoque: alheio } = await criarUnidade(app, { nome: 'ESCOLA BEIJA-FLOR' }));
  estoquista = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [meu] });
  produtoId = (await criarProduto(app)).id;
});
afterAll(() => app.close());

const saida = { tipoSaidaDireta: 'ESTRAVIO', observacao: 'Caiu do caminhão', quantidade: 1 };
const sair = (linhaId: number, corpo: object = saida, cabecalhos?: Record<string, string>, estoqueId = meu.id) =>
  estoquista.injetar('PUT', `/estoques/${estoqueId}/produtos-estoque/${linhaId}`, corpo, cabecalhos);
const quantidadeDe = async (linhaId: number) =>
  (await estoquista.injetar('GET', `/estoques/${meu.id}/produtos-estoque`))
    .json<{ id: number; quantidade: number }[]>()
    .find(({ id }) => id === linhaId)?.quantidade;

describe('lists', () => {
  test('all stocks by name, and the user’s own', async () => {
    const todos = (await estoquista.injetar('GET', '/estoques')).json<{ unidadeEducacional: { nome: string } }[]>();
    expect(todos.map((e) => e.unidadeEducacional.nome)).toEqual(['ESCOLA ÁGUIA', 'ESCOLA BEIJA-FLOR']);
    expect((await estoquista.injetar('GET', '/estoques/me')).json()).toEqual([
      { id: meu.id, unidadeEducacional: { id: expect.any(Number), nome: 'ESCOLA ÁGUIA' } },
    ]);
    expect((await estoquista.injetar('GET', `/estoques/me/${meu.id}`)).statusCode).toBe(200);
    expect((await estoquista.injetar('GET', `/estoques/me/${alheio.id}`)).statusCode).toBe(404);
  });

  test('lists the lines of the user’s stock, first expiring first, dates in the Brazilian format', async () => {
    const { estoque } = await criarUnidade(app);
    const pessoa = await entrarComo(app, { estoques: [estoque] });
    await criarLoteEmEstoque(app, {
      estoqueId: estoque.id,
      produtoId,
      quantidade: 2,
      numero: 'TARDE',
      dataValidade: '2028-02-29',
    });
    await criarLoteEmEstoque(app, {
      estoqueId: estoque.id,
      produtoId,
      quantidade: 0.125,
      numero: 'CEDO',
      dataValidade: '2027-01-01',
    });
    const linhas = (await pessoa.injetar('GET', `/estoques/${estoque.id}/produtos-estoque`)).json();
    expect(linhas).toMatchObject([
      { quantidade: 0.125, produtoLote: { numero: 'CEDO', dataValidade: '01/01/2027' } },
      { quantidade: 2, produtoLote: { numero: 'TARDE', dataValidade: '29/02/2028', dataFabricacao: '01/01/2026' } },
    ]);
    expect((await estoquista.injetar('GET', `/estoques/${estoque.id}/produtos-estoque`)).statusCode).toBe(403);
  });

  test('empty lots are listed unless only lots with a balance are asked for', async () => {
    const { estoque } = await criarUnidade(app);
    const pessoa = await entrarComo(app, { estoques: [estoque] });
    for (const [numero, quantidade] of [
      ['VAZIO', 0],
      ['RESTO', 0.001],
    ] as const)
      await criarLoteEmEstoque(app, { estoqueId: estoque.id, produtoId, quantidade, numero });
    const numeros = async (busca = '') =>
      (await pessoa.injetar('GET', `/estoques/${estoque.id}/produtos-estoque${busca}`))
        .json<{ produtoLote: { numero: string } }[]>()
        .map(({ produtoLote }) => produtoLote.numero);
    expect(await numeros()).toEqual(['VAZIO', 'RESTO']);
    expect(await numeros('?comSaldo=false')).toEqual(['VAZIO', 'RESTO']);
    expect(await numeros('?comSaldo=true')).toEqual(['RESTO']);
    expect((await pessoa.injetar('GET', `/estoques/${estoque.id}/produtos-estoque?comSaldo=sim`)).statusCode).toBe(422);
  });
});

describe('direct exit', () => {
  test('takes from the line and writes document and ledger', async () => {
    const { id } = await criarLoteEmEstoque(app, { estoqueId: meu.id, produtoId, quantidade: 10 });
    expect((await sair(id, { ...saida, quantidade: 2.5 })).statusCode).toBe(204);
    expect(await quantidadeDe(id)).toBe(7.5);
    const [documento] = await app.banco.select().from(saidas).where(eq(saidas.produtoEstoqueId, id));
    expect(documento).toMatchObject({
      tipoSaidaDireta: 'ESTRAVIO',
      observacao: 'Caiu do caminhão',
      quantidade: '2.500000',
      usuarioId: estoquista.usuarioId,
    });
    const linhas = await app.banco.select().from(kardex).where(eq(kardex.produtoEstoqueId, id)).orderBy(kardex.id);
    expect(linhas.at(-1)).toMatchObject({
      tipo: 'SAIDA',
      quantidade: '-2.500000',
      saldo: '7.500000',
      documento: 'saidas',
      documentoId: documento?.id,
    });
  });

  test.each([
    ['less than one', { quantidade: 0.5 }, 422],
    ['nothing', { quantidade: 0 }, 422],
    ['no observation', { observacao: ' ' }, 422],
    ['an unknown type', { tipoSaidaDireta: 'EXTRAVIO' }, 422],
    ['more than there is', { quantidade: 5.001 }, 409],
  ])('%s is refused and nothing is written', async (_caso, mudanca, status) => {
    const { id } = await criarLoteEmEstoque(app, { estoqueId: meu.id, produtoId, quantidade: 5 });
    expect((await sair(id, { ...saida, ...mudanca })).statusCode).toBe(status);
    expect(await quantidadeDe(id)).toBe(5);
    expect(await app.banco.$count(saidas, eq(saidas.produtoEstoqueId, id))).toBe(0);
  });

  test('a remainder below 1 can only leave completely', async () => {
    const { id } = await criarLoteEmEstoque(app, { estoqueId: meu.id, produtoId, quantidade: 1.5 });
    expect((await sair(id, { ...saida, quantidade: 1 })).statusCode).toBe(204);
    const parte = await sair(id, { ...saida, quantidade: 0.25 });
    expect([parte.statusCode, parte.json().errors]).toEqual([
      422,
      [{ campo: 'quantidade', mensagem: 'A quantidade mínima é 0,5 kg (0,5 × pacote de 1 kg).' }],
    ]);
    expect((await sair(id, { ...saida, quantidade: 0.5 })).statusCode).toBe(204);
    expect(await quantidadeDe(id)).toBe(0);
  });

  test('a line of another stock is 404, another stock is forbidden', async () => {
    const { id } = await criarLoteEmEstoque(app, { estoqueId: alheio.id, produtoId, quantidade: 5 });
    expect((await sair(id)).statusCode).toBe(404);
    expect((await sair(id, saida, {}, alheio.id)).statusCode).toBe(403);
  });

  test('50 exits of 1 at once from a lot of 30: 30 succeed, 20 are refused with the available quantity', async () => {
    const { id } = await criarLoteEmEstoque(app, { estoqueId: meu.id, produtoId, quantidade: 30 });
    const respostas = await Promise.all(Array.from({ length: 50 }, () => sair(id)));
    const com = (status: number) => respostas.filter((resposta) => resposta.statusCode === status);
    expect([com(204).length, com(409).length]).toEqual([30, 20]);
    for (const recusada of com(409)) expect(recusada.json().detail).toMatch(/^Quantidade insuficiente/);
    expect(await quantidadeDe(id)).toBe(0);
  });
});

describe('Idempotency-Key', () => {
  const chave = (valor: string) => ({ 'idempotency-key': valor });

  test('a repeated request is done once and answered twice', async () => {
    const { id } = await criarLoteEmEstoque(app, { estoqueId: meu.id, produtoId, quantidade: 10 });
    for (let vez = 0; vez < 2; vez++) expect((await sair(id, saida, chave('a'))).statusCode).toBe(204);
    expect(await quantidadeDe(id)).toBe(9);
  });

  test('ten requests at once are done once', async () => {
    const { id } = await criarLoteEmEstoque(app, { estoqueId: meu.id, produtoId, quantidade: 10 });
    const respostas = await Promise.all(Array.from({ length: 10 }, () => sair(id, saida, chave('b'))));
    expect(respostas.map((r) => r.statusCode)).toEqual(Array(10).fill(204));
    expect(await quantidadeDe(id)).toBe(9);
  });

  test('another body under the same key is refused', async () => {
    const { id } = await criarLoteEmEstoque(app, { estoqueId: meu.id, produtoId, quantidade: 10 });
    await sair(id, saida, chave('c'));
    const outra = await sair(id, { ...saida, quantidade: 2 }, chave('c'));
    expect(outra.statusCode).toBe(422);
    expect(outra.json().detail).toBe('Esta chave de envio já foi usada com outros dados.');
    expect(await quantidadeDe(id)).toBe(9);
  });

  test('a refused request does not use the key', async () => {
    const { id } = await criarLoteEmEstoque(app, { estoqueId: meu.id, produtoId, quantidade: 1 });
    expect((await sair(id, { ...saida, quantidade: 2 }, chave('d'))).statusCode).toBe(409);
    expect((await sair(id, saida, chave('d'))).statusCode).toBe(204);
  });

  test('the keys of two users are independent', async () => {
    const { id } = await criarLoteEmEstoque(app, { estoqueId: meu.id, produtoId, quantidade: 10 });
    const colega = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [meu] });
    await sair(id, saida, chave('e'));
    await colega.injetar('PUT', `/estoques/${meu.id}/produtos-estoque/${id}`, saida, chave('e'));
    expect(await quantidadeDe(id)).toBe(8);
  });
});
