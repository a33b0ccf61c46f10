import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { conferirCadeia, encadear } from './cadeia.js';

let app: FastifyInstance;
let pessoa: Pessoa;
beforeEach(async () => {
  app = await criarAppDeTeste();
  pessoa = await entrarComo(app, { permissoes: ['ITENS'] });
  for (const nome of ['ARROZ', 'FUBÁ', 'TRIGO'])
    await pessoa.injetar('POST', '/itens-produto', { nome, itemProdutoTipo: 'LIMPEZA' });
  await encadear(app.banco, 'todas');
});
afterEach(() => app.close());

/** As the owner of the tables, who can switch the guards off. */
async function comoDono(comando: string): Promise<void> {
  for (const tabela of ['auditoria', 'auditoria_elos'])
    await app.banco.execute(sql.raw(`alter table ${tabela} disable trigger user`));
  await app.banco.execute(sql.raw(comando));
  for (const tabela of ['auditoria', 'auditoria_elos'])
    await app.banco.execute(sql.raw(`alter table ${tabela} enable trigger user`));
}
const linhas = async <T extends Record<string, unknown>>(comando: string): Promise<T[]> =>
  (await app.banco.execute<T>(sql.raw(comando))).rows;
const ultimas = (n: number) =>
  linhas<{ id: number }>(`select id from auditoria order by id desc limit ${n}`).then((todas) =>
    todas.map(({ id }) => id).reverse(),
  );

test('every line has one link, and a link is the hash of the one before, of the line and of its values', async () => {
  expect(await linhas('select id from auditoria where id not in (select auditoria_id from auditoria_elos)')).toEqual(
    [],
  );
  expect(await conferirCadeia(app.banco)).toEqual({ quebra: null, expurgadas: 0 });
  const [antes, ultimo] = (
    await linhas<Record<string, string | number | null>>(
      `select * from (select e.elo, e.resumo, a.id, to_char(a.quando at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as quando,
         usuario_id, login, nome, endereco, sessao, entidade, entidade_id, acao, depois::text as depois
       from auditoria_elos e join auditoria a on a.id = e.auditoria_id order by e.posicao desc limit 2) x order by id`,
    )
  ).map((linha) => linha);
  const sha = (texto: string) => createHash('sha256').update(texto).digest('hex');
  expect(ultimo?.resumo).toBe(sha(JSON.stringify([null, ultimo?.depois])));
  expect(ultimo?.elo).toBe(
    sha(
      JSON.stringify([
        antes?.elo,
        ...[
          'id',
          'quando',
          'usuario_id',
          'login',
          'nome',
          'endereco',
          'sessao',
          'entidade',
          'entidade_id',
          'acao',
          'resumo',
        ].map((coluna) => ultimo?.[coluna]),
      ]),
    ),
  );
  expect(await encadear(app.banco, 'todas')).toBe(0);
});

test.each([
  ['changed values', (id: number) => `update auditoria set depois = '{"nome":"OUTRO"}' where id = ${id}`, 'Os valores'],
  ['another author', (id: number) => `update auditoria set login = 'outro' where id = ${id}`, 'A linha'],
  [
    'another instant',
    (id: number) => `update auditoria set quando = quando + interval '1 microsecond' where id = ${id}`,
    'A linha',
  ],
  [
    'a deleted line with its link',
    (id: number) =>
      `with elo as (delete from auditoria_elos where auditoria_id = ${id}) delete from auditoria where id = ${id}`,
    'O elo',
  ],
  [
    'a line whose link is closed up',
    (id: number) =>
      `do $$ begin delete from auditoria_elos where auditoria_id = ${id}; delete from auditoria where id = ${id};
       update auditoria_elos set posicao = posicao - 1 where auditoria_id > ${id}; end $$`,
    'A linha',
  ],
])('%s of the owner of the tables is found', async (_, comando, frase) => {
  const [, meio = 0] = await ultimas(3);
  await comoDono(comando(meio));
  expect((await conferirCadeia(app.banco)).quebra).toMatch(
    new RegExp(`^${frase}.* (foram alterados|foi alterada|foi apagado)\\.$`),
  );
});

test('nobody changes or deletes a link while the guards are on', async () => {
  for (const comando of ['delete from auditoria_elos', "update auditoria_elos set elo = ''"])
    await expect(app.banco.execute(sql.raw(comando))).rejects.toMatchObject({
      cause: { message: 'a tabela auditoria_elos só aceita inclusões' },
    });
});

test('several runs at once link each line once, also while lines are written', async () => {
  const itens = Array.from({ length: 12 }, (_, n) => ({ nome: `ITEM ${n}`, itemProdutoTipo: 'LIMPEZA' }));
  await Promise.all(
    itens.flatMap((item) => [pessoa.injetar('POST', '/itens-produto', item), encadear(app.banco, 'recentes')]),
  );
  await encadear(app.banco, 'recentes');
  const [contagem] = await linhas(
    'select count(*)::int as linhas, (select count(*)::int from auditoria_elos) as elos from auditoria',
  );
  expect(contagem?.linhas).toBe(contagem?.elos);
  expect(await conferirCadeia(app.banco)).toEqual({ quebra: null, expurgadas: 0 });
});

test('a run over recent lines leaves old ones to the run over all', async () => {
  await app.banco.execute(
    sql`insert into auditoria (quando, entidade, acao) values (now() - interval '1 hour', 'feriados', 'CRIAR')`,
  );
  expect(await encadear(app.banco, 'recentes')).toBe(0);
  expect(await encadear(app.banco, 'todas')).toBe(1);
});

test('a run over more lines than it reads at once links each of them once, in their order', async () => {
  await app.banco.execute(
    sql`insert into auditoria (entidade, acao) select 'feriados', 'CRIAR' from generate_series(1, 2500)`,
  );
  expect(await encadear(app.banco, 'todas')).toBe(2500);
  expect(await encadear(app.banco, 'todas')).toBe(0);
  const [fora] = await linhas(
    'select count(*)::int as linhas from auditoria_elos e join auditoria_elos d on d.posicao = e.posicao + 1 where d.auditoria_id <= e.auditoria_id',
  );
  expect(fora).toEqual({ linhas: 0 });
  expect(await conferirCadeia(app.banco)).toEqual({ quebra: null, expurgadas: 0 });
});
