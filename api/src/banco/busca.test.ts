import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql, type SQL } from 'drizzle-orm';
import { bancoDeTeste } from '../teste/banco.js';
import { comeca, prepararBusca, TABELAS_BUSCADAS, tem, textoBuscado, toleraErros } from './busca.js';
import type { Conexao } from './conexao.js';
import type { Transacao } from './transacao.js';

let conexao: Conexao;
beforeAll(async () => {
  conexao = await bancoDeTeste();
});
afterAll(() => conexao.fechar());

/** The indexes that the database reads for the rows of a table. */
async function indicesDe(tx: Pick<Transacao, 'execute'>, tabela: string, onde: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
    sql`explain select id from ${sql.identifier(tabela)} x where ${onde}`,
  );
  return rows.flatMap((row) => /Index Scan (?:on|using) (\w+)/.exec(row['QUERY PLAN'])?.slice(1) ?? []);
}

test.each(TABELAS_BUSCADAS)('%s: parts, beginnings and almost equal words are found by an index', async (tabela) => {
  const texto = textoBuscado(tabela, 'x');
  await conexao.banco.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    expect(await toleraErros(tx)).toBe(true);
    for (const onde of [tem(texto, 'arroz'), comeca(texto, 'arr'), sql`${texto} %> ${'arros'}`])
      expect(await indicesDe(tx, tabela, onde)).toEqual([`${tabela}_busca`]);
  });
});

test('among 5,000 products the database chooses the index by itself', async () => {
  const desfeito = new Error('taken back');
  const plano = conexao.banco.transaction(async (tx) => {
    await tx.execute(sql`insert into itens_produto (nome, item_produto_tipo) values ('ITEM', 'ALIMENTO')`);
    await tx.execute(sql`
      insert into produtos (nome, medida_real, unidade_medida, unidade_produto, item_id)
      select 'PRODUTO ' || md5(n::text), 1, 'KG', 'PACOTE', i.id from generate_series(1, 5000) n, itens_produto i`);
    await tx.execute(sql`analyze produtos`);
    await toleraErros(tx);
    const texto = textoBuscado('produtos', 'x');
    for (const onde of [tem(texto, 'arroz'), sql`${texto} %> ${'arros'}`])
      expect(await indicesDe(tx, 'produtos', onde)).toEqual(['produtos_busca']);
    throw desfeito;
  });
  await expect(plano).rejects.toBe(desfeito);
});

test('a text with and one without accents is searched in the same form', async () => {
  const { rows } = await conexao.banco.execute(sql`
    select ${textoBuscado('produtos', 'x')} as texto from (values ('Pão de AÇÚCAR'), ('Pao de ACUCAR'), (null)) x (nome)`);
  expect(rows).toEqual([{ texto: 'pao de acucar' }, { texto: 'pao de acucar' }, { texto: '' }]);
});

test('to prepare the search again changes nothing', async () => {
  const indices = () =>
    conexao.banco.execute(sql`select oid, relname from pg_class where relname like '%\\_busca' order by relname`);
  const antes = (await indices()).rows;
  expect(antes).toHaveLength(TABELAS_BUSCADAS.length);
  await conexao.banco.transaction((tx) => prepararBusca(tx));
  expect((await indices()).rows).toEqual(antes);
});
