import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ANOS_DOS_VALORES } from '../../acesso/tratamentos/registro/index.js';
import { emTransacao } from '../../banco/transacao.js';
import { criarAppDeTeste } from '../../teste/app.js';
import { comHistoria } from '../../teste/historia.js';
import { encadear } from './cadeia.js';
import { conferirCadeia } from './conferir.js';
import { expurgarValores } from './expurgo.js';

let app: FastifyInstance;
/** A line of 2015 and a current one, both about persons. */
let antiga: number;
let nova: number;
beforeEach(async () => {
  app = await criarAppDeTeste();
  antiga = await linhaDe('2015-03-01T12:00:00Z');
  nova = await linhaDe(new Date().toISOString());
  await encadear(app.banco);
});
afterEach(() => app.close());

async function linhaDe(quando: string): Promise<number> {
  const { rows } = await comHistoria(app, (tx) =>
    tx.execute<{ id: number }>(sql`
      insert into auditoria (quando, entidade, entidade_id, acao, antes, depois)
      values (${quando}, 'usuarios', 99, 'ALTERAR', '{"cpf":"52998224725"}', '{"cpf":"11144477735"}') returning id`),
  );
  return rows[0]?.id ?? 0;
}

const expurgar = (inicio: string) =>
  emTransacao({ banco: app.banco, usuario: null }, (tx) =>
    expurgarValores(tx, { condicao: sql`entidade_id = 99`, inicio, motivo: 'Fim do prazo', operador: 'operadora' }),
  );
const valores = async (id: number) =>
  (await app.banco.execute(sql`select antes, depois from auditoria where id = ${id}`)).rows[0];
const executar = (comando: string) => app.banco.execute(sql.raw(comando));

/** As the owner of the tables, who can switch the guards off. */
async function semGuardas(...comandos: string[]): Promise<void> {
  await executar('alter table auditoria disable trigger user');
  for (const comando of comandos) await executar(comando);
  await executar('alter table auditoria enable trigger user');
  await encadear(app.banco);
}
const quebra = async () => (await conferirCadeia(app.banco, { anosDosValores: ANOS_DOS_VALORES })).quebra;

test('values past their term are erased, a line says who, why and which, and the chain still holds', async () => {
  expect(await expurgar('2020-01-01')).toBe(1);
  await encadear(app.banco);
  expect(await valores(antiga)).toEqual({ antes: null, depois: null });
  expect(await valores(nova)).toEqual({ antes: { cpf: '52998224725' }, depois: { cpf: '11144477735' } });
  const { rows } = await app.banco.execute(sql`select usuario_id, depois from auditoria where acao = 'EXPURGAR'`);
  expect(rows).toEqual([
    {
      usuario_id: null,
      // Midnight of the municipality, in UTC.
      depois: {
        motivo: 'Fim do prazo',
        operador: 'operadora',
        anterioresA: '2020-01-01T03:00:00.000000',
        linhas: [antiga],
      },
    },
  ]);
  expect(await conferirCadeia(app.banco, { anosDosValores: ANOS_DOS_VALORES })).toMatchObject({
    quebra: null,
    expurgadas: 1,
  });
  expect(await expurgar('2020-01-01')).toBe(0);
});

test.each([
  [
    'values without a line that names them',
    () => `update auditoria set antes = null, depois = null where id = ${antiga}`,
  ],
  ['other values', () => `update auditoria set antes = '{}' where id = ${antiga}`],
  ['the author', () => `update auditoria set antes = null, depois = null, login = 'outro' where id = ${antiga}`],
  ['the instant', () => `update auditoria set quando = now() where id = ${antiga}`],
  ['a whole line', () => `delete from auditoria where id = ${antiga}`],
])('the database refuses to change or delete %s', async (_, comando) => {
  await expect(executar(comando())).rejects.toMatchObject({
    cause: { message: 'a tabela auditoria só aceita inclusões' },
  });
});

test('the database refuses to erase the line of an erasure, also one that names itself', async () => {
  await expect(
    executar(`do $$ begin
      insert into auditoria (id, entidade, acao, depois) values (900000, 'auditoria', 'EXPURGAR', '{"linhas":[900000]}');
      update auditoria set depois = null where id = 900000; end $$`),
  ).rejects.toMatchObject({ cause: { message: 'a tabela auditoria só aceita inclusões' } });
});

test('the erasure of another transaction permits nothing, also one that is dated ahead', async () => {
  // The clock of the embedded database has milliseconds: one of these lines has the instant of the next transaction.
  await comHistoria(app, (tx) =>
    tx.execute(
      sql.raw(`insert into auditoria (entidade, acao, depois, quando)
      select 'auditoria', 'EXPURGAR', '{"linhas":[${antiga}]}', date_trunc('milliseconds', now()) + n * interval '1 ms'
      from generate_series(0, 5000) n`),
    ),
  );
  await expect(executar(`update auditoria set antes = null, depois = null where id = ${antiga}`)).rejects.toThrow();
});

const APAGADOS = /Os valores da linha \d+ da trilha de auditoria foram apagados fora do prazo de guarda\./;

test('the owner of the tables who erases values without the command is found', async () => {
  await semGuardas(`update auditoria set antes = null, depois = null where id = ${antiga}`);
  expect(await quebra()).toMatch(APAGADOS);
});

test.each([
  ['says that a recent line is old', '2020-01-01T03:00:00.000000'],
  ['sets a term shorter than the law’s', new Date(Date.now() + 60_000).toISOString().replace('Z', '000')],
])('the owner who forges an erasure that %s is found', async (_, anterioresA) => {
  const expurgo = JSON.stringify({ motivo: 'x', operador: 'x', anterioresA, linhas: [nova] });
  await semGuardas(
    `insert into auditoria (entidade, acao, depois) values ('auditoria', 'EXPURGAR', '${expurgo}')`,
    `update auditoria set antes = null, depois = null where id = ${nova}`,
  );
  expect(await quebra()).toMatch(APAGADOS);
});

test('an erasure that names more lines afterwards is found', async () => {
  await expurgar('2020-01-01');
  await encadear(app.banco);
  await semGuardas(
    `update auditoria set depois = jsonb_set(depois, '{linhas}', '[${antiga}, ${nova}]') where acao = 'EXPURGAR'`,
  );
  expect(await quebra()).toMatch(/^Os valores da linha \d+ da trilha de auditoria foram alterados\.$/);
});
