import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { bancoDeTeste } from '../teste/banco.js';
import type { Conexao } from './conexao.js';
import { lerMarcas } from './marcas.js';
import { criarSementes } from './sementes.js';
import { lidoPor, TABELAS } from './tabelas-lidas.js';

let conexao: Conexao;
beforeAll(async () => {
  conexao = await bancoDeTeste();
  await criarSementes(conexao.banco);
});
afterAll(() => conexao.fechar());

const linhas = async <T extends Record<string, unknown>>(comando: string) =>
  (await conexao.banco.execute<T>(sql.raw(comando))).rows;
const executar = (comando: string) => conexao.banco.execute(sql.raw(comando));
const marcaDe = async (tabela: string) => (await lerMarcas(conexao.banco)).get(tabela);

/** Tables without marks: no answer with a tag may depend on them. */
const SEM_MARCA = [
  'aparelhos',
  'auditoria',
  'auditoria_elos',
  'autenticadores',
  'bilhetes',
  'chaves_de_acesso',
  'chaves_idempotencia',
  'codigos_de_instalacao',
  'entradas_govbr',
  'codigos_de_recuperacao',
  'desafios_de_chave',
  'limpezas',
  'migracoes',
  'mudancas',
  'recuperacoes_senha',
  'sementes',
  'tentativas',
  'tokens',
];

/** Parts of tables, as views. */
const PARTES = ['linhas_do_estoque', 'lotes_presentes'];

/** It has only its parameter: the trigger of invoices calls it. */
const DAS_NOTAS = ['numero_da_nota'];

/** Functions of the trail's trigger: they read its owner and the clock, and no statement calls them. */
const DA_TRILHA = ['e_dono_da_trilha', 'instante_da_trilha'];

test('every table of the database is known, and has marks unless it is one of the eighteen above', async () => {
  const existentes = await linhas<{ nome: string }>(
    `select relname as nome from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const nomes = existentes.map(({ nome }) => nome);
  expect([...TABELAS].sort()).toEqual([...nomes, ...PARTES].sort());
  const comMarca = [...(await lerMarcas(conexao.banco)).keys()].sort();
  const marcadas = nomes.filter((nome) => !SEM_MARCA.includes(nome)).sort();
  expect(comMarca).toEqual([...marcadas, ...PARTES].sort());
  const gatilhos = await linhas<{ nome: string }>(
    `select tgrelid::regclass::text as nome from pg_trigger where tgname = 'marca_mudanca' and tgenabled = 'O'`,
  );
  expect(gatilhos.map(({ nome }) => nome).sort()).toEqual(marcadas);
});

test('a table is only read by a statement that names it or a part of it: no other views, no rules, and no functions but those of triggers and of pg_trgm', async () => {
  expect(
    await linhas(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind not in ('r', 'i', 'S', 't')
       union all select rulename from pg_rules where schemaname = 'public'
       union all select proname from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
         and not exists (select from pg_depend d join pg_extension e on e.oid = d.refobjid where d.classid = 'pg_proc'::regclass and d.objid = pg_proc.oid and d.deptype = 'e' and e.extname = 'pg_trgm')`,
    ),
  ).toEqual([...PARTES, 'marcar_mudancas_de', ...DAS_NOTAS, ...DA_TRILHA].map((relname) => ({ relname })));
});

test('each kind of write leaves a new mark, also a deletion by a foreign key, and a read leaves none', async () => {
  const passos: [tabela: string, comando: string][] = [
    ['preparos', `insert into preparos (nome, criador_id, porcoes, modo_preparo) values ('P', 1, 1, 'M')`],
    ['preparos', `update preparos set nome = 'Q'`],
    ['preparo_ingredientes', `delete from preparos`],
    ['preparos', `delete from preparos`],
    ['feriados', `truncate feriados`],
  ];
  for (const [tabela, comando] of passos) {
    const antes = await marcaDe(tabela);
    await executar(`select * from ${tabela}`);
    expect(await marcaDe(tabela)).toBe(antes);
    await executar(comando);
    expect([comando, await marcaDe(tabela)]).not.toEqual([comando, antes]);
  }
});

test('a write that is rolled back leaves no mark', async () => {
  const antes = await marcaDe('feriados');
  await expect(
    conexao.banco.transaction(async (tx) => {
      await tx.execute(sql`insert into feriados (data, nome) values ('2026-01-01', 'X')`);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await marcaDe('feriados')).toBe(antes);
});

test('a statement depends on its tables, and on the time where it reads the time', () => {
  expect(lidoPor(`select * from "produtos" p join produto_lotes l on true`)).toEqual({
    tabelas: ['produto_lotes', 'produtos'],
    deFora: false,
  });
  expect(lidoPor(`select * from linhas_do_estoque`).tabelas).toEqual(['linhas_do_estoque']);
  expect(lidoPor(`SELECT 1 FROM Feriados WHERE data > CURRENT_DATE`)).toEqual({ tabelas: ['feriados'], deFora: true });
  for (const relogio of ['now()', 'clock_timestamp()', 'localtimestamp', 'random()'])
    expect(lidoPor(`select ${relogio}`).deFora).toBe(true);
});
