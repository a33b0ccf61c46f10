import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { definirRelogio } from './nucleo/relogio.js';
import { criarAppDeTeste, entrarComo } from './teste/app.js';
import { criarLancamento } from './teste/cardapios.js';
import { contarComandos } from './teste/comandos.js';
import { criarItem, criarProduto, criarUnidade } from './teste/fabricas.js';
import { cozinheiroDe, criarEtapa, semearNutrientes } from './teste/nutricao.js';

// How many statements a request costs. Sending them is most of the server's work.

let app: FastifyInstance;
beforeAll(async () => {
  // A Wednesday.
  definirRelogio({ agora: () => new Date('2026-06-03T15:00:00Z') });
  app = await criarAppDeTeste();
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

test('a read that is still valid is one statement: session, unit and marks', async () => {
  const pessoa = await entrarComo(app);
  await criarItem(app);
  const { headers } = await pessoa.injetar('GET', '/itens-produto');
  let status = 0;
  const comandos = await contarComandos(app.banco, async () => {
    const resposta = await pessoa.injetar('GET', '/itens-produto', undefined, {
      'if-none-match': String(headers.etag),
    });
    status = resposta.statusCode;
  });
  expect([status, comandos]).toEqual([304, 1]);
});

test("the week's menus are four statements after the session, however many menus there are", async () => {
  const { caloria } = await semearNutrientes(app);
  const nutricionista = await entrarComo(app, { permissoes: ['ALIMENTOS', 'PREPAROS', 'PRATOS', 'CARDAPIOS'] });
  const cozinha = cozinheiroDe(app, nutricionista);
  const etapa = await criarEtapa(app);
  const unidade = await criarUnidade(app);
  const alimento = await cozinha.alimento({ [caloria]: 100 });
  for (const nome of ['A', 'B', 'C', 'D', 'E']) {
    const preparo = await cozinha.preparo([{ alimento: { id: alimento.id }, quantidade: 100, unidadeMedida: 'G' }]);
    const prato = await cozinha.prato([preparo], etapa, { nome });
    await criarLancamento(app, unidade, await cozinha.cardapio([prato], etapa, { nome }), '2026-06-01');
  }
  const pessoa = await entrarComo(app, { estoques: [unidade.estoque] });
  let corpo = '';
  const comandos = await contarComandos(app.banco, async () => {
    ({ body: corpo } = await pessoa.injetar('GET', '/cardapios-calendario/semana'));
  });
  expect(corpo).toContain('"nome":"E"');
  expect(comandos).toBe(5);
});

test.each(['/itens-produto', '/produtos/pagina', '/produtos/pagina?texto=produto', '/solicitacoes/pagina'])(
  'the list %s is one statement after the session',
  async (lista) => {
    const pessoa = await entrarComo(app, { permissoes: ['ITENS', 'PRODUTOS', 'SOLICITACOES'] });
    await criarProduto(app);
    let status = 0;
    const comandos = await contarComandos(app.banco, async () => {
      ({ statusCode: status } = await pessoa.injetar('GET', lista));
    });
    expect([status, comandos]).toEqual([200, 2]);
  },
);
