import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { aplicarPrazos } from '../../acesso/tratamentos/prazos.js';
import { ANOS_DOS_VALORES } from '../../acesso/tratamentos/registro/index.js';
import { criarApp } from '../../app.js';
import { ELIMINACOES } from '../../areas.js';
import { semear } from '../../demonstracao/semear.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { encadear } from '../../mecanismos/auditoria/cadeia.js';
import { conferirCadeia } from '../../mecanismos/auditoria/conferir.js';
import { hashDoToken } from '../../mecanismos/token.js';
import { entrarComo, exigirInvariantes } from '../../teste/app.js';
import { bancoSemTabelas } from '../../teste/banco.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { comHistoria } from '../../teste/historia.js';
import type { Conexao } from '../conexao.js';
import { tokens } from '../esquema/acesso/acesso.js';
import { itensProduto } from '../esquema/cadastros/catalogo.js';
import { peloDono, prepararTabelas } from '../preparar.js';
import { emTransacao } from '../transacao.js';
import { conectarPostgres } from './conectar.js';

let base: Conexao;
let app: FastifyInstance;
let servidor: Conexao;
let bancoUrlDoDono: string;
const DONO = `dono_${process.pid}`;
const PAPEL = `servidor_${process.pid}`;

beforeAll(async () => {
  base = await bancoSemTabelas();
  const { rows } = await base.banco.execute<{ nome: string }>(sql`select current_database() as nome`);
  await base.banco.execute(sql.raw(`create role ${DONO} login; create role ${PAPEL} login`));
  await base.banco.execute(sql.raw(`grant all on schema public to ${DONO}; create extension pg_trgm`));
  const endereco = (papel: string): string => {
    const url = new URL(`/${rows[0]!.nome}`, process.env.DATABASE_URL_TESTE);
    url.username = papel;
    return url.href;
  };
  bancoUrlDoDono = endereco(DONO);
  servidor = conectarPostgres(endereco(PAPEL), { conexoes: 4, aoFalhar: () => undefined });
  await prepararTabelas(servidor, { bancoUrlDoDono });
  await peloDono(servidor, { bancoUrlDoDono }, ({ banco }) => semear(banco, { demonstracao: true }));
  app = await criarApp({ conexao: servidor, conferirRespostas: true, simulados: true });
});
afterAll(async () => {
  await app.close();
  await base.banco.execute(sql.raw(`drop owned by ${PAPEL}, ${DONO} cascade; drop role ${PAPEL}, ${DONO}`));
  await base.fechar();
});

test('the server works with a role that owns no table: it starts, sows, reads, writes and undoes', async () => {
  const { estoque } = await criarUnidade(app);
  const { id: produtoId } = await criarProduto(app);
  const { id: linha } = await criarLoteEmEstoque(app, { estoqueId: estoque.id, produtoId, quantidade: 20 });
  const pessoa = await entrarComo(app, { permissoes: ['ESTOQUES', 'ITENS'], estoques: [estoque] });
  const saida = { tipoSaidaDireta: 'ESTRAVIO', observacao: 'X', quantidade: 1 };
  const sair = (chave?: string) =>
    pessoa.injetar(
      'PUT',
      `/estoques/${estoque.id}/produtos-estoque/${linha}`,
      saida,
      chave === undefined ? {} : { 'idempotency-key': chave },
    );
  expect([(await sair()).statusCode, (await sair('uma')).statusCode, (await sair('uma')).statusCode]).toEqual([
    204, 204, 204,
  ]);
  const { id } = (await pessoa.injetar('POST', '/itens-produto', { nome: 'SABÃO', itemProdutoTipo: 'LIMPEZA' })).json<{
    id: number;
  }>();
  expect((await pessoa.injetar('DELETE', `/itens-produto/${id}`)).statusCode).toBe(204);
  const desfeita = await pessoa.injetar('POST', '/exclusoes/desfazer', { entidade: 'itens-produto', id });
  expect(desfeita.statusCode).toBe(204);
  expect((await pessoa.injetar('GET', '/busca?termo=sabao')).statusCode).toBe(200);
  await exigirInvariantes(app);
  // A second start has nothing to migrate, and the rights stay.
  await prepararTabelas(servidor, { bancoUrlDoDono });
});

test.each([
  ['alter table auditoria disable trigger user', 'must be owner'],
  ['drop trigger kardex_so_inclui on kardex', 'must be owner'],
  ['drop table auditoria_elos', 'must be owner'],
  ['delete from auditoria', 'permission denied'],
  ['update auditoria set antes = null, depois = null', 'permission denied'],
  ['update kardex set quantidade = 0', 'permission denied'],
  ['update auditoria_elos set elo = repeat(elo, 1)', 'permission denied'],
  ['truncate auditoria', 'permission denied'],
  [`insert into migracoes (hash) values ('x')`, 'permission denied'],
  ['create table nova (id int)', 'permission denied'],
  [`set session_replication_role = 'replica'`, 'permission denied'],
])('that role may not: %s', async (comando, motivo) => {
  await expect(servidor.banco.execute(sql.raw(comando))).rejects.toMatchObject({
    cause: { message: expect.stringContaining(motivo) },
  });
});

/** A line that claims another instant and another author. */
const FORJADA = `insert into auditoria (quando, usuario_id, login, nome, origem, entidade, entidade_id, acao)
  values (now() - interval '30 days', 1, 'admin', 'OUTRA', 'SESSAO', 'feriados', $, 'CRIAR')`;
const HONESTA = { recente: true, usuario_id: null, login: null, nome: null, origem: 'SISTEMA' };

/** What the database keeps of the forged line of a role that runs other statements before it. */
async function forjar(banco: Conexao['banco'], numero: number, ...antes: string[]): Promise<unknown> {
  return banco.transaction(async (tx) => {
    for (const comando of antes) await tx.execute(sql.raw(comando));
    await tx.execute(sql.raw(FORJADA.replace('$', String(numero))));
    const { rows } = await tx.execute(
      sql`select quando = now() as recente, usuario_id, login, nome, origem from auditoria where entidade_id = ${numero}`,
    );
    return rows[0];
  });
}

test.each([
  [910_001, 'nothing', 'select 1'],
  [910_002, 'a copy', `select set_config('merenda.trilha', 'copia', true)`],
  [910_003, 'a demonstration', `select set_config('merenda.trilha', 'demonstracao', true)`],
  [910_004, 'another clock', `select set_config('merenda.deslocamento', '-30 days', true)`],
  [910_005, 'tables of its own', 'create temp table tokens as select * from tokens'],
])('the server’s role dates and signs no line (%i), with %s before it', async (numero, _, antes) => {
  expect(await forjar(servidor.banco, numero, antes)).toEqual(HONESTA);
  await encadear(servidor.banco);
  expect(await conferirCadeia(servidor.banco, { anosDosValores: ANOS_DOS_VALORES })).toMatchObject({
    quebra: null,
    suspeitas: [],
  });
});

test('a line of a session that does not exist is refused', async () => {
  await expect(
    servidor.banco.execute(
      sql`insert into auditoria (sessao, entidade, acao) values ('inventada', 'feriados', 'CRIAR')`,
    ),
  ).rejects.toMatchObject({ cause: { code: 'ME001' } });
});

test('a write in a session that was ended meanwhile is refused, and writes nothing', async () => {
  const pessoa = await entrarComo(app, { permissoes: ['ITENS'] });
  const contar = () => servidor.banco.$count(itensProduto);
  const antes = await contar();
  const origem = { banco: servidor.banco, usuario: { id: pessoa.usuarioId }, sessao: hashDoToken(pessoa.token) };
  await expect(
    emTransacao(origem, async (tx) => {
      await tx.delete(tokens).where(eq(tokens.hash, origem.sessao));
      await tx.insert(itensProduto).values({ nome: 'SAL', itemProdutoTipo: 'LIMPEZA' });
      await auditar(tx, { entidade: 'itens-produto', id: 1, acao: 'CRIAR' });
    }),
  ).rejects.toMatchObject({ cause: { code: 'ME001' } });
  expect(await contar()).toBe(antes);
});

test('the role that owns the tables applies the terms, and erases values of the trail', async () => {
  const dono = conectarPostgres(bancoUrlDoDono, { conexoes: 1 });
  await comHistoria(dono, (tx) =>
    tx.execute(
      sql`insert into auditoria (quando, entidade, entidade_id, acao, depois) values ('2010-01-01', 'usuarios', 900000, 'CRIAR', '{}')`,
    ),
  );
  await aplicarPrazos(ELIMINACOES, dono.banco, { executar: true, operador: 'operadora' });
  await dono.fechar();
  const { rows } = await servidor.banco.execute(sql`select depois from auditoria where entidade_id = 900000`);
  expect(rows).toEqual([{ depois: null }]);
  expect((await conferirCadeia(servidor.banco, { anosDosValores: ANOS_DOS_VALORES })).quebra).toBeNull();
});

test('the owner’s role may bring history, which is marked; with the guards off its line is named by the check', async () => {
  const dono = conectarPostgres(bancoUrlDoDono, { conexoes: 1 });
  expect(await forjar(dono.banco, 920_001)).toEqual(HONESTA);
  expect(await forjar(dono.banco, 920_002, `select set_config('merenda.trilha', 'demonstracao', true)`)).toMatchObject({
    recente: false,
    usuario_id: 1,
    login: 'admin',
    origem: 'DEMONSTRACAO',
  });
  await forjar(dono.banco, 920_003, 'alter table auditoria disable trigger user');
  await dono.banco.execute(sql.raw('alter table auditoria enable trigger user'));
  await dono.fechar();
  await encadear(servidor.banco);
  const { rows } = await servidor.banco.execute<{ id: number }>(
    sql`select id from auditoria where entidade_id = 920003`,
  );
  const { suspeitas } = await conferirCadeia(servidor.banco, { anosDosValores: ANOS_DOS_VALORES });
  expect(suspeitas[0]).toMatch(new RegExp(`^A linha ${rows[0]?.id} da trilha é de `));
});

test('two addresses with the same role are refused with a sentence', async () => {
  const dono = conectarPostgres(bancoUrlDoDono, { conexoes: 1 });
  await expect(prepararTabelas(dono, { bancoUrlDoDono })).rejects.toThrow('têm o mesmo usuário do banco');
  await dono.fechar();
});
