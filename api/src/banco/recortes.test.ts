import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { bancoDeTeste } from '../teste/banco.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../teste/fabricas.js';
import type { Conexao } from './conexao.js';
import { lerMarcas } from './marcas.js';

let conexao: Conexao;
/** Two stocks, and a line of the first one with three packages. */
let cena: { um: number; outro: number; produto: number; linha: number };
beforeAll(async () => {
  conexao = await bancoDeTeste();
});
afterAll(() => conexao.fechar());
beforeEach(async () => {
  const [um, outro] = [await criarUnidade(conexao), await criarUnidade(conexao)];
  const { id: produto } = await criarProduto(conexao);
  const { id: linha } = await criarLoteEmEstoque(conexao, {
    estoqueId: um.estoque.id,
    produtoId: produto,
    quantidade: 3,
  });
  cena = { um: um.estoque.id, outro: outro.estoque.id, produto, linha };
});

const executar = (comando: string) => conexao.banco.execute(sql.raw(comando));

const PARTES = ['linhas_do_estoque', 'lotes_presentes'] as const;
type Parte = (typeof PARTES)[number];

/** What each part holds, and its mark. */
async function partes(): Promise<Record<Parte, { linhas: string; marca: string | undefined }>> {
  const marcas = await lerMarcas(conexao.banco);
  const ler = async (parte: Parte) => ({
    linhas: JSON.stringify((await executar(`select * from ${parte} order by id`)).rows),
    marca: marcas.get(parte),
  });
  return { linhas_do_estoque: await ler('linhas_do_estoque'), lotes_presentes: await ler('lotes_presentes') };
}

/** The parts that `fazer` gives another mark. Fails when one holds other rows under the same mark. */
async function marcadas(fazer: () => Promise<unknown>): Promise<Parte[]> {
  const antes = await partes();
  await fazer();
  const depois = await partes();
  const novas = PARTES.filter((parte) => antes[parte].marca !== depois[parte].marca);
  expect(novas).toEqual(expect.arrayContaining(PARTES.filter((parte) => antes[parte].linhas !== depois[parte].linhas)));
  return novas;
}

const alterar = (mudanca: string) => executar(`update produtos_estoque set ${mudanca} where id = ${cena.linha}`);

describe('the parts of the stock lines', () => {
  test('an exit, a receipt and a blocking of a lot with a balance leave no mark in either', async () => {
    expect(await marcadas(() => alterar('quantidade = quantidade - 1'))).toEqual([]);
    expect(await marcadas(() => alterar('quantidade = 1000'))).toEqual([]);
    expect(await marcadas(() => alterar('bloqueado = true'))).toEqual([]);
  });

  test('the last package, a new one, a deletion and a return change the list of present products', async () => {
    expect(await marcadas(() => alterar('quantidade = 0'))).toEqual(['lotes_presentes']);
    expect(await marcadas(() => alterar('quantidade = 0.001'))).toEqual(['lotes_presentes']);
    expect(await marcadas(() => alterar('excluido_em = now()'))).toEqual(['lotes_presentes']);
    expect(await marcadas(() => alterar('quantidade = 0'))).toEqual([]);
    expect(await marcadas(() => alterar('excluido_em = null, quantidade = 2'))).toEqual(['lotes_presentes']);
  });

  test('another stock or lot of a line changes both', async () => {
    expect(await marcadas(() => alterar(`estoque_id = ${cena.outro}`))).toEqual([...PARTES]);
    const { produtoLoteId } = await criarLoteEmEstoque(conexao, {
      estoqueId: cena.um,
      produtoId: cena.produto,
      quantidade: 0,
    });
    expect(await marcadas(() => alterar(`produto_lote_id = ${produtoLoteId}`))).toEqual([...PARTES]);
  });

  test('a new line, a deleted one and an emptied table change both', async () => {
    const nova = () => criarLoteEmEstoque(conexao, { estoqueId: cena.um, produtoId: cena.produto, quantidade: 1 });
    expect(await marcadas(nova)).toEqual([...PARTES]);
    const { id } = await criarLoteEmEstoque(conexao, { estoqueId: cena.um, produtoId: cena.produto, quantidade: 0 });
    expect(await marcadas(() => executar(`delete from produtos_estoque where id = ${id}`))).toEqual([...PARTES]);
    // The ledger refuses it.
    await executar('alter table kardex disable trigger user');
    expect(await marcadas(() => executar('truncate produtos_estoque cascade'))).toEqual([...PARTES]);
    await executar('alter table kardex enable trigger user');
  });

  test('a transaction that ends two lots leaves its mark, also when only the second savepoint is kept', async () => {
    const { id: segunda } = await criarLoteEmEstoque(conexao, {
      estoqueId: cena.um,
      produtoId: cena.produto,
      quantidade: 1,
    });
    const passos = (...comandos: string[]) =>
      marcadas(() =>
        conexao.banco.transaction(async (tx) => {
          for (const comando of comandos) await tx.execute(sql.raw(comando));
        }),
      );
    const acabar = (id: number) => `update produtos_estoque set quantidade = 0 where id = ${id}`;
    const voltar = `update produtos_estoque set quantidade = 1 where id in (${cena.linha}, ${segunda})`;
    expect(await passos(acabar(cena.linha), acabar(segunda))).toEqual(['lotes_presentes']);
    expect(await passos(voltar)).toEqual(['lotes_presentes']);
    const desfeita = ['savepoint a', acabar(cena.linha), 'rollback to savepoint a'];
    expect(await passos(...desfeita)).toEqual([]);
    expect(await passos(...desfeita, acabar(segunda))).toEqual(['lotes_presentes']);
  });
});
