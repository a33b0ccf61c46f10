import { setImmediate as ceder } from 'node:timers/promises';
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

const { ler, prepararImportacao } = importadorDe(() => ana);

/** The progress that the session reads while the import runs. */
async function vistosPor(quem: Pessoa, chave: string, importacao: Promise<unknown>): Promise<(number | null)[]> {
  const vistos = new Set<number | null>();
  let fim = false;
  void importacao.finally(() => (fim = true));
  while (!fim) {
    vistos.add(await andamento(quem, chave));
    // A request over the network gives the others their turn.
    await ceder();
  }
  return [...vistos];
}

const andamento = async (quem: Pessoa, chave: string) =>
  (await quem.injetar('GET', `/importacoes/andamento?chave=${chave}`)).json<{ feito: number | null }>().feito;

test('an import of all or nothing shows its progress only to its own session', async () => {
  const linhas = Array.from({ length: 600 }, (_, i) => `escova ${i};Limpeza`);
  const { enviar } = await prepararImportacao('itens', await ler('itens', ['Nome;Tipo', ...linhas].join('\n')), true);
  const importacao = enviar('escovas');
  const vistos = await vistosPor(ana, 'escovas', importacao);
  expect((await importacao).json()).toMatchObject({ novas: 600 });
  expect(await andamento(ana, 'escovas')).toBeNull();
  // Three slices of 200 rows: a quarter of the work is their check, the rest their write.
  const partes = vistos.filter((visto) => visto !== null);
  for (const parte of partes) expect([0, 0.25 / 3, 0.5 / 3, 0.5, 0.75, 1]).toContain(parte);
  expect(partes.some((parte) => parte >= 0.5)).toBe(true);
});

test('another session does not see it', async () => {
  const { enviar } = await prepararImportacao('itens', await ler('itens', 'Nome;Tipo\nrodo;Limpeza'), true);
  expect(await vistosPor(beto, 'rodo', enviar('rodo'))).toEqual([null]);
});

/** Runs `antes` when the transaction of the next import is about to begin: the rows are checked by then. */
function antesDeGravar(antes: () => Promise<unknown>): void {
  const transaction = app.banco.transaction.bind(app.banco);
  jest.spyOn(app.banco, 'transaction').mockImplementationOnce(async (fazer) => {
    await antes();
    return transaction(fazer);
  });
}

test('the rows are checked before the transaction, which locks the others out', async () => {
  const { enviar } = await prepararImportacao('itens', await ler('itens', 'Nome;Tipo\nflanela;Limpeza'), true);
  let visto: number | null = null;
  antesDeGravar(async () => {
    visto = await andamento(ana, 'flanela');
    expect((await beto.injetar('GET', '/itens-produto')).statusCode).toBe(200);
  });
  expect((await enviar('flanela')).json()).toMatchObject({ novas: 1 });
  expect(visto).toBe(0);
});

test('a record that another user registers between the check and the write is not overwritten', async () => {
  const { enviar } = await prepararImportacao('itens', await ler('itens', 'Nome;Tipo\nbucha;Limpeza'), true);
  antesDeGravar(() => criarItem(app, { nome: 'BUCHA', itemProdutoTipo: 'LIMPEZA' }));
  // The row has the registered values.
  expect((await enviar()).json()).toMatchObject({ novas: 0, iguais: 1 });
});
