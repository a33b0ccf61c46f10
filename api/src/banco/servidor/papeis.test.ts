import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { criarApp } from '../../app.js';
import { semear } from '../../demonstracao/semear.js';
import { conferirCadeia } from '../../recursos/auditoria/cadeia.js';
import { aplicarPrazos } from '../../recursos/tratamentos/prazos.js';
import { entrarComo, exigirInvariantes } from '../../teste/app.js';
import { bancoSemTabelas } from '../../teste/banco.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import type { Conexao } from '../conexao.js';
import { prepararTabelas } from '../preparar.js';
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
  await semear(servidor.banco, { demonstracao: true });
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

test('the role that owns the tables applies the terms, and erases values of the trail', async () => {
  const dono = conectarPostgres(bancoUrlDoDono, { conexoes: 1 });
  await servidor.banco.execute(
    sql`insert into auditoria (quando, entidade, entidade_id, acao, depois) values ('2010-01-01', 'usuarios', 900000, 'CRIAR', '{}')`,
  );
  await aplicarPrazos(dono.banco, { executar: true, operador: 'operadora' });
  await dono.fechar();
  const { rows } = await servidor.banco.execute(sql`select depois from auditoria where entidade_id = 900000`);
  expect(rows).toEqual([{ depois: null }]);
  expect((await conferirCadeia(servidor.banco)).quebra).toBeNull();
});

test('two addresses with the same role are refused with a sentence', async () => {
  const dono = conectarPostgres(bancoUrlDoDono, { conexoes: 1 });
  await expect(prepararTabelas(dono, { bancoUrlDoDono })).rejects.toThrow('têm o mesmo usuário do banco');
  await dono.fechar();
});
