import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import type { Conexao } from '../../banco/conexao.js';
import { emTransacao } from '../../banco/transacao.js';
import { bancoDeTeste } from '../../teste/banco.js';
import { andamentoDe, comAndamento, dizerAndamento, nomeDaImportacao } from './andamento.js';

let conexao: Conexao;
beforeAll(async () => {
  conexao = await bancoDeTeste();
});
afterAll(() => conexao.fechar());

/** The name of an import of a session; the session's token is all that is read of the request. */
const nomeDe = (token: string | undefined, chave: string | undefined) =>
  nomeDaImportacao({ headers: { authorization: token } } as unknown as FastifyRequest, chave);
const DA_ANA = nomeDe('Bearer ana', 'envio')!;

const feito = async (nome: string | null) => (await andamentoDe(conexao.banco, nome)).feito;

test('the progress of an import is known to its session, under its key, until it ends', async () => {
  expect(await feito(DA_ANA)).toBeNull();
  const resultado = await comAndamento(DA_ANA, async (aoAvancar) => {
    expect(await feito(DA_ANA)).toBe(0);
    await aoAvancar(0.25);
    expect(await feito(DA_ANA)).toBe(0.25);
    expect(await feito(nomeDe('Bearer ana', 'outro'))).toBeNull();
    expect(await feito(nomeDe('Bearer beto', 'envio'))).toBeNull();
    return 'feito';
  });
  expect([resultado, await feito(DA_ANA)]).toEqual(['feito', null]);
});

test('without a session or a key there is nothing to ask for', async () => {
  expect([nomeDe(undefined, 'envio'), nomeDe('Bearer ana', undefined)]).toEqual([null, null]);
  expect(await feito(null)).toBeNull();
  expect(await comAndamento(null, async (aoAvancar) => aoAvancar(1))).toBeUndefined();
});

test('an import that fails leaves nothing behind', async () => {
  const falha = comAndamento(DA_ANA, async (aoAvancar) => {
    await aoAvancar(0.5);
    throw new Error('refused');
  });
  await expect(falha).rejects.toThrow('refused');
  expect(await feito(DA_ANA)).toBeNull();
});

test('the progress of a transaction is gone when it ends', async () => {
  await emTransacao({ banco: conexao.banco, usuario: null }, async (tx) => {
    await dizerAndamento(tx, DA_ANA, 0.31);
    await dizerAndamento(tx, DA_ANA, 0.577);
    expect(await andamentoDe(tx, DA_ANA)).toEqual({ feito: 0.57 });
    expect(await andamentoDe(tx, nomeDe('Bearer beto', 'envio'))).toEqual({ feito: null });
  });
  expect(await feito(DA_ANA)).toBeNull();
});
