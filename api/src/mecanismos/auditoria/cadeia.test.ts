import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ANOS_DOS_VALORES } from '../../acesso/tratamentos/registro/index.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { comHistoria } from '../../teste/historia.js';
import { encadeador, encadear } from './cadeia.js';
import { conferirCadeia } from './conferir.js';

const CERTA = { quebra: null, suspeitas: [], expurgadas: 0, daDemonstracao: 0 };

let app: FastifyInstance;
let pessoa: Pessoa;
beforeEach(async () => {
  app = await criarAppDeTeste();
  pessoa = await entrarComo(app, { permissoes: ['ITENS'] });
  for (const nome of ['ARROZ', 'FUBÁ', 'TRIGO'])
    await pessoa.injetar('POST', '/itens-produto', { nome, itemProdutoTipo: 'LIMPEZA' });
  await encadear(app.banco);
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
  expect(await conferirCadeia(app.banco, { anosDosValores: ANOS_DOS_VALORES })).toEqual(CERTA);
  const [antes, ultimo] = (
    await linhas<Record<string, string | number | null>>(
      `select * from (select e.elo, e.resumo, a.id, to_char(a.quando at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as quando,
         usuario_id, login, nome, endereco, sessao, entidade, entidade_id, acao, origem, depois::text as depois
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
          'origem',
        ].map((coluna) => ultimo?.[coluna]),
      ]),
    ),
  );
  expect(await encadear(app.banco)).toBe(0);
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
  expect((await conferirCadeia(app.banco, { anosDosValores: ANOS_DOS_VALORES })).quebra).toMatch(
    new RegExp(`^${frase}.* (foram alterados|foi alterada|foi apagado)\\.$`),
  );
});

test('no link can be changed or deleted while the guards are on', async () => {
  for (const comando of ['delete from auditoria_elos', "update auditoria_elos set elo = ''"])
    await expect(app.banco.execute(sql.raw(comando))).rejects.toMatchObject({
      cause: { message: 'a tabela auditoria_elos só aceita inclusões' },
    });
});

test('several runs at once link each line once, also while lines are written', async () => {
  const itens = Array.from({ length: 12 }, (_, n) => ({ nome: `ITEM ${n}`, itemProdutoTipo: 'LIMPEZA' }));
  await Promise.all(itens.flatMap((item) => [pessoa.injetar('POST', '/itens-produto', item), encadear(app.banco)]));
  await encadear(app.banco);
  const [contagem] = await linhas(
    'select count(*)::int as linhas, (select count(*)::int from auditoria_elos) as elos from auditoria',
  );
  expect(contagem?.linhas).toBe(contagem?.elos);
  expect(await conferirCadeia(app.banco, { anosDosValores: ANOS_DOS_VALORES })).toEqual(CERTA);
});

/** Writes a line with a clock that is wrong by `deslocamento`, as only the owner can. */
const comRelogio = (
  deslocamento: string,
  comando = `insert into auditoria (entidade, acao) values ('feriados', 'CRIAR')`,
) =>
  app.banco.transaction(async (tx) => {
    await tx.execute(sql`select set_config('merenda.deslocamento', ${deslocamento}, true)`);
    await tx.execute(sql.raw(comando));
  });

test.each(['-1 hour', '1 hour', '-10 years'])(
  'a line of a clock that is wrong by %s is linked by the next run',
  async (erro) => {
    const correr = encadeador(app.banco);
    await correr();
    await correr();
    await correr();
    await comRelogio(erro);
    expect(await correr()).toBe(1);
  },
);

test('a run looks again at lines of transactions that are open, however long, and no longer at complete ones', async () => {
  const correr = encadeador(app.banco);
  for (const nome of ['SAL', 'ÓLEO', 'CAFÉ', 'MEL']) {
    await pessoa.injetar('POST', '/itens-produto', { nome, itemProdutoTipo: 'LIMPEZA' });
    expect(await correr()).toBe(1);
  }
  // The links of complete lines are not read: without them the lines are not found again.
  await comoDono('delete from auditoria_elos');
  const todas = (await linhas('select from auditoria')).length;
  expect(await correr()).toBeLessThan(todas);
  expect(await encadear(app.banco)).toBeGreaterThan(0);
});

test('instants that go backwards are named once, with their line, but not those of the demonstration', async () => {
  await comHistoria(app, (tx) =>
    tx.execute(sql`insert into auditoria (quando, entidade, acao) values ('2020-01-01', 'feriados', 'CRIAR')`),
  );
  await encadear(app.banco);
  expect(await conferirCadeia(app.banco, { anosDosValores: ANOS_DOS_VALORES })).toEqual({
    ...CERTA,
    daDemonstracao: 1,
  });
  await comRelogio('-30 days');
  await comRelogio('0');
  const [atrasada] = await ultimas(2);
  await encadear(app.banco);
  expect((await conferirCadeia(app.banco, { anosDosValores: ANOS_DOS_VALORES })).suspeitas).toEqual([
    expect.stringMatching(new RegExp(`^A linha ${atrasada} da trilha é de .* \\(UTC\\), antes da linha \\d+`)),
  ]);
});

test('a line that the owner dates and signs with the guards off is named', async () => {
  await comoDono(
    `insert into auditoria (quando, usuario_id, login, nome, entidade, acao)
     values (now() - interval '30 days', 1, 'outra', 'OUTRA', 'feriados', 'CRIAR')`,
  );
  const [forjada] = await ultimas(1);
  await encadear(app.banco);
  expect(await conferirCadeia(app.banco, { anosDosValores: ANOS_DOS_VALORES })).toEqual({
    ...CERTA,
    suspeitas: [`A linha ${forjada} da trilha não diz como o banco soube o autor e a hora dela.`],
  });
});

test('lines that should have a link and have none are named; the last ones of a stopped server may wait', async () => {
  const semElo = (id: number | undefined) =>
    `A linha ${id} da trilha está sem elo há mais de 10 minutos: ela ainda pode ser alterada.`;
  await comRelogio('-11 minutes');
  const [ultima] = await ultimas(1);
  const conferir = async (comServidor: boolean) =>
    (await conferirCadeia(app.banco, { anosDosValores: ANOS_DOS_VALORES, comServidor })).suspeitas;
  expect([await conferir(true), await conferir(false)]).toEqual([[semElo(ultima)], []]);
  await comoDono(
    `insert into auditoria (quando, entidade, acao, origem) values (now(), 'feriados', 'CRIAR', 'SISTEMA')`,
  );
  // A run that somebody keeps from this line, and not from the next one.
  await encadear(app.banco, ultima);
  expect(await conferir(false)).toEqual([semElo(ultima)]);
});

test('a run over more lines than it reads at once links each of them once, in their order', async () => {
  await app.banco.execute(
    sql`insert into auditoria (entidade, acao) select 'feriados', 'CRIAR' from generate_series(1, 2500)`,
  );
  expect(await encadear(app.banco)).toBe(2500);
  expect(await encadear(app.banco)).toBe(0);
  const [fora] = await linhas(
    'select count(*)::int as linhas from auditoria_elos e join auditoria_elos d on d.posicao = e.posicao + 1 where d.auditoria_id <= e.auditoria_id',
  );
  expect(fora).toEqual({ linhas: 0 });
  expect(await conferirCadeia(app.banco, { anosDosValores: ANOS_DOS_VALORES })).toEqual(CERTA);
});

test('a process that ends leaves the rest of a long trail to the next one', async () => {
  await app.banco.execute(
    sql`insert into auditoria (entidade, acao) select 'itens-produto', 'EXCLUSAO' from generate_series(1, 1001)`,
  );
  expect(await encadeador(app.banco, () => true)()).toBe(1000);
  expect(await encadeador(app.banco)()).toBe(1);
});
