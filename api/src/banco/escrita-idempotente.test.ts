import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../teste/app.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../teste/fabricas.js';
import { limparChaves, ultimaLimpeza } from './escrita-idempotente.js';
import { chavesIdempotencia } from './esquema/acesso/acesso.js';

let app: FastifyInstance;
let pessoa: Pessoa;
let url: string;
beforeAll(async () => {
  app = await criarAppDeTeste();
  const { estoque } = await criarUnidade(app);
  const { id: produtoId } = await criarProduto(app);
  const { id } = await criarLoteEmEstoque(app, { estoqueId: estoque.id, produtoId, quantidade: 100 });
  pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [estoque] });
  url = `/estoques/${estoque.id}/produtos-estoque/${id}`;
});
afterAll(() => app.close());

const sair = async (chave: string) =>
  (
    await pessoa.injetar(
      'PUT',
      url,
      { tipoSaidaDireta: 'ESTRAVIO', observacao: 'X', quantidade: 1 },
      { 'idempotency-key': chave },
    )
  ).statusCode;
const saldo = async () => (await app.banco.execute(sql`select quantidade::int as q from produtos_estoque`)).rows[0]?.q;
const chaves = async () =>
  (await app.banco.select({ chave: chavesIdempotencia.chave }).from(chavesIdempotencia)).map(({ chave }) => chave);
/** The clock of the database jumps ahead: the stored rows become older by that time. */
const saltar = (horas: number) =>
  app.banco.execute(sql`update chaves_idempotencia set criado_em = criado_em - interval '1 hour' * ${horas}::int`);
async function passarHoras(vezes: number): Promise<void> {
  for (let vez = 0; vez < vezes; vez++) await limparChaves(app.banco, await ultimaLimpeza(app.banco));
}

test('a repeat after a jump of the clock is done once, also after other writes and clean-ups', async () => {
  expect(await sair('uma')).toBe(204);
  await saltar(24 * 365);
  expect(await sair('outra')).toBe(204);
  await passarHoras(48);
  expect(await sair('uma')).toBe(204);
  expect(await saldo()).toBe(98);
});

test('a key expires after 48 hours by the clock and 48 clean-ups after it, not after one of them', async () => {
  await sair('relogio');
  await saltar(49);
  await sair('limpezas');
  await passarHoras(48);
  expect(await chaves()).toEqual(expect.arrayContaining(['relogio', 'limpezas']));
  await passarHoras(1);
  expect(await chaves()).toEqual(['limpezas']);
  await saltar(49);
  await passarHoras(1);
  expect(await chaves()).toEqual([]);
  const { rows } = await app.banco.execute(sql`select count(*)::int as n from limpezas`);
  expect(rows).toEqual([{ n: 49 }]);
});

test('only one of several processes cleans up in an hour', async () => {
  const vista = await ultimaLimpeza(app.banco);
  const vistas = await Promise.all([1, 2, 3].map(() => limparChaves(app.banco, vista)));
  expect(vistas).toEqual([vista + 1, vista + 1, vista + 1]);
});
