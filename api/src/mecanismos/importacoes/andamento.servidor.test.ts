import { expect, test } from '@jest/globals';
import { emTransacao } from '../../banco/transacao.js';
import { bancoDeTeste } from '../../teste/banco.js';
import { andamentoDe, dizerAndamento } from './andamento.js';

const NOME = 'f'.repeat(64);

// The memory of this process knows nothing of the import: each process of the server is in this situation but one.
test('another connection sees how far the transaction of an import is', async () => {
  const conexao = await bancoDeTeste();
  await emTransacao({ banco: conexao.banco, usuario: null }, async (tx) => {
    expect(await andamentoDe(conexao.banco, NOME)).toEqual({ feito: null });
    await dizerAndamento(tx, NOME, 0.42);
    expect(await andamentoDe(conexao.banco, NOME)).toEqual({ feito: 0.42 });
  });
  expect(await andamentoDe(conexao.banco, NOME)).toEqual({ feito: null });
  await conexao.fechar();
});
