import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LinhaKardex } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { emTransacao } from '../../banco/transacao.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { lerPagina, lerTodas, CURSORES_QUEBRADOS } from '../../teste/paginas.js';
import { lancar } from './kardex.js';

let app: FastifyInstance;
let pessoa: Pessoa;
let estoque: number;
let linha: number;
beforeAll(async () => {
  app = await criarAppDeTeste();
  estoque = (await criarUnidade(app)).estoque.id;
  const { id: produtoId } = await criarProduto(app);
  linha = (await criarLoteEmEstoque(app, { estoqueId: estoque, produtoId, quantidade: 5 })).id;
  await criarLoteEmEstoque(app, { estoqueId: estoque, produtoId, quantidade: 7 });
  pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [{ id: estoque }] });
  for (let n = 0; n < 11; n += 1) await somarUm();
});
afterAll(() => app.close());

const somarUm = async (): Promise<void> => {
  await emTransacao({ banco: app.banco, usuario: { id: pessoa.usuarioId } }, (tx) =>
    lancar(tx, {
      produtoEstoqueId: linha,
      quantidade: '1',
      tipo: 'ADICAO',
      documento: 'produtos_estoque',
      documentoId: 1,
    }),
  );
};
const url = (daLinha = linha) => `/estoques/${estoque}/produtos-estoque/${daLinha}/kardex/pagina`;

test('the pages are the whole ledger of the line, newest first', async () => {
  const inteiro: LinhaKardex[] = (await pessoa.injetar('GET', url().replace('/pagina', ''))).json();
  // 5 came at once, then eleven times 1.
  expect(inteiro.map(({ saldo }) => saldo)).toEqual([16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
  for (const porPagina of [1, 5, 11, 12, 13]) expect(await lerTodas(pessoa, url(), { porPagina })).toEqual(inteiro);
  expect((await lerPagina(pessoa, url(), { porPagina: 5 })).total).toBe(12);
});

test('lines that are written between two pages move no other', async () => {
  const lidas = await lerTodas<LinhaKardex>(pessoa, url(), { porPagina: 5 }, somarUm);
  expect(lidas.map(({ saldo }) => saldo)).toEqual([16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
});

test('a broken cursor is refused at its place; the line of another stock is not found', async () => {
  for (const apos of CURSORES_QUEBRADOS) expect((await lerPagina(pessoa, url(), { apos })).campos).toEqual(['apos']);
  expect((await lerPagina(pessoa, url(2_000_000_000))).status).toBe(404);
});
