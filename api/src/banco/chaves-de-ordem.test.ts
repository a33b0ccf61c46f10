import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paraBusca } from '@merenda/shared/formatos';
import { sql, type SQL } from 'drizzle-orm';
import { bancoVazioDeTeste } from '../teste/banco.js';
import { COM_ACENTO, SEM_ACENTO } from './chave-do-nome.js';
import { chavesDe, porChaveDe, porRotulo } from './chaves-de-ordem.js';
import type { Conexao } from './conexao.js';

let conexao: Conexao;
beforeAll(async () => {
  conexao = await bancoVazioDeTeste();
  await conexao.banco.execute(sql`create table nomes (id integer primary key, nome text not null)`);
  await conexao.banco.execute(sql`create table linhas (id integer primary key, nome_id integer, codigo text)`);
  await conexao.banco.execute(
    sql`insert into nomes values (1, 'Ébano'), (2, 'Escola 10'), (3, 'ESCOLA 9'), (4, 'açaí 007')`,
  );
  await conexao.banco.execute(
    sql`insert into linhas select n, 1 + n % 4, case when n % 2 = 0 then 'A' else 'B' end from generate_series(1, 400) n`,
  );
});
afterAll(() => conexao.fechar());

const LISTA = sql`linhas left join ${chavesDe(sql`nomes`, sql`nomes.id`, sql`nomes.nome`)} nome on nome.id = nome_id`;

/** The steps of a plan that make keys, with the number of rows for which they do so. */
async function passosDasChaves(consulta: SQL): Promise<string[]> {
  const { rows } = await conexao.banco.execute<{ 'QUERY PLAN': string }>(
    sql`explain (analyze, verbose, costs off, timing off, summary off) ${consulta}`,
  );
  const linhas = rows.map((row) => row['QUERY PLAN']);
  return linhas.flatMap((linha, i) => {
    const passo = linhas.slice(0, i).findLast((antes) => antes.includes('rows='));
    return linha.includes('regexp_replace') ? [/rows=(\d+)/.exec(passo ?? '')?.[1] ?? linha] : [];
  });
}

test('the keys are in Brazilian order, and a name that several rows have is made into a key once', async () => {
  const ordenada = sql`select linhas.id from ${LISTA} order by ${porChaveDe(sql`nome`).coluna}, linhas.id`;
  const { rows } = await conexao.banco.execute<{ id: number }>(ordenada);
  // Line n has the name 1 + n % 4: 'açaí 007' is 4, 'Ébano' 1, 'ESCOLA 9' 3, 'Escola 10' 2.
  expect([0, 100, 200, 300].map((lugar) => rows[lugar]?.id)).toEqual([3, 4, 2, 1]);
  expect(new Set(await passosDasChaves(ordenada))).toEqual(new Set(['4']));
});

test('a list in another order, and its count, make no key', async () => {
  expect(await passosDasChaves(sql`select linhas.id from ${LISTA} order by linhas.id limit 20`)).toEqual([]);
  expect(await passosDasChaves(sql`select count(*) from ${LISTA}`)).toEqual([]);
});

test('the labels of codes are made into keys before the rows are read', async () => {
  const { coluna } = porRotulo(sql`codigo`, { A: 'Última', B: 'Água' });
  const { rows } = await conexao.banco.execute<{ id: number }>(
    sql`select id from linhas order by ${coluna}, id limit 1`,
  );
  expect(rows).toEqual([{ id: 1 }]);
  const { rows: plano } = await conexao.banco.execute<{ 'QUERY PLAN': string }>(
    sql`explain (verbose, costs off) select ${coluna} from linhas`,
  );
  const texto = plano.map((row) => row['QUERY PLAN']).join('\n');
  expect(texto).toContain("WHEN 'A'::text THEN 'ultima'::text");
  expect(texto).toContain("WHEN 'B'::text THEN 'agua'::text");
});

test('the letters of a key are those of a search', () => {
  expect(SEM_ACENTO).toBe([...COM_ACENTO].map(paraBusca).join(''));
});
