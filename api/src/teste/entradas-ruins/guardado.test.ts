import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Conexao } from '../../banco/conexao.js';
import { pessoas } from '../../banco/esquema/acesso/acesso.js';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { verificar } from '../../banco/invariante.js';
import { bancoDeTeste } from '../banco.js';
import { lixoGuardado } from './guardado.js';

let conexao: Conexao;
beforeAll(async () => {
  conexao = await bancoDeTeste();
});
afterAll(() => conexao.fechar());

const achados = async () => {
  const resultados = await verificar(conexao.banco, await lixoGuardado(conexao.banco, new Map([['nome', 150]])));
  return resultados.filter(({ total }) => total > 0).map(({ nome }) => nome);
};
const pessoa = (nome: string, cpf: string) =>
  conexao.banco.insert(pessoas).values({ nome, cpf, pessoaTipo: 'FUNCIONARIO' });

test('valid input is not reported: accents, emoji, line breaks, words of programmers', async () => {
  await pessoa('JOSÉ D’ÁVILA 👩‍🍳\nconstructor __proto__', '1');
  await conexao.banco
    .insert(auditoria)
    .values({ entidade: 'usuarios', acao: 'CRIAR', depois: { nome: '__proto__', prototipo: 'x' } });
  expect(await achados()).toEqual([]);
});

test.each([
  ['a control character', 'SINO\u0007'],
  ['a mark that turns the writing', 'X\u202Eexe.txt'],
  ['a C1 control', 'X\u0085'],
])('%s is found in its column', async (_caso, nome) => {
  await pessoa(nome, '2');
  expect(await achados()).toEqual(['pessoas.nome: nenhum caractere de controle']);
  await conexao.banco.delete(pessoas).where(sql`cpf = '2'`);
});

test('a text longer than its contract allows is found', async () => {
  await pessoa('X'.repeat(151), '3');
  expect(await achados()).toEqual(['pessoas.nome: no máximo 150 caracteres']);
  await conexao.banco.delete(pessoas).where(sql`cpf = '3'`);
});

test.each([
  ['a key of a prototype', sql`'{"a": {"__proto__": {"x": 1}}}'::jsonb`],
  ['a control character in JSON', sql`'{"a": "\\u0001"}'::jsonb`],
])('%s is found', async (_caso, depois) => {
  await conexao.banco.insert(auditoria).values({ entidade: 'usuarios', acao: 'CRIAR', depois });
  expect(await achados()).toEqual(['auditoria.depois: nenhuma chave de protótipo, nenhum caractere de controle']);
  await conexao.banco.execute(sql`alter table auditoria disable trigger user`);
  await conexao.banco.execute(sql`delete from auditoria`);
  await conexao.banco.execute(sql`alter table auditoria enable trigger user`);
});
