import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarItem } from '../../teste/fabricas.js';
import { importadorDe } from '../../teste/planilhas.js';

let app: FastifyInstance;
let ana: Pessoa;
let beto: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  ana = await entrarComo(app, { permissoes: ['ITENS'] });
  beto = await entrarComo(app, { permissoes: ['ITENS'] });
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => app.close());

const { ler, lerImportacao, prepararImportacao } = importadorDe(() => ana);

/**
 * Runs `antes` when the transaction that writes the rows of the next import is about to begin: the rows are checked by
 * then. The first transaction is the one of the confirmation.
 */
function antesDeGravar(antes: () => Promise<unknown>): void {
  const transaction = app.banco.transaction.bind(app.banco);
  jest
    .spyOn(app.banco, 'transaction')
    .mockImplementationOnce(transaction)
    .mockImplementationOnce(async (fazer) => {
      await antes();
      return transaction(fazer);
    });
}

test('the rows are checked before the transaction, which locks the others out', async () => {
  const { id, enviar } = await prepararImportacao('itens', await ler('itens', 'Nome;Tipo\nflanela;Limpeza'), true);
  const vistos: unknown[] = [];
  antesDeGravar(async () => {
    vistos.push((await beto.injetar('GET', '/itens-produto')).statusCode, (await lerImportacao(id)).estado);
  });
  expect((await enviar()).resultado).toMatchObject({ novas: 1 });
  expect(vistos).toEqual([200, 'GRAVANDO']);
});

test('a record that another user registers between the check and the write is not overwritten', async () => {
  const { enviar } = await prepararImportacao('itens', await ler('itens', 'Nome;Tipo\nbucha;Limpeza'), true);
  antesDeGravar(() => criarItem(app, { nome: 'BUCHA', itemProdutoTipo: 'LIMPEZA' }));
  // The row has the registered values.
  expect((await enviar()).resultado).toMatchObject({ novas: 0, iguais: 1 });
});
