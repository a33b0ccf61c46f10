import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { entrarComo } from '../../teste/app.js';
import { criarUnidade } from '../../teste/fabricas.js';
import { abrirAppComCasa, fecharAppComCasa, refeicaoRegistrada, type Casa } from '../../teste/rotas/casa.js';

let casa: Casa;
let app: FastifyInstance;
beforeAll(async () => {
  casa = await abrirAppComCasa(902);
  ({ app } = casa);
});
afterAll(() => fecharAppComCasa(casa));

test('writes that a phone queued before the UUID name the meal by its dish, in its own unit alone', async () => {
  const { id, prato, lancamento } = await refeicaoRegistrada(casa);
  const chave = { lancamentoCardapio: { id: lancamento.id }, prato: { id: prato.id }, hora: '11:00', tipo: 'ALMOCO' };
  const outra = await entrarComo(app, { estoques: [(await criarUnidade(app)).estoque] });
  const abater = (pessoa = casa.gestora) => pessoa.injetar('POST', '/refeicoes/abatimento', chave);
  const pesar = (sobras: string, pessoa = casa.gestora) =>
    pessoa.injetar('PUT', '/refeicoes/sobra', { ...chave, sobras });
  for (const resposta of [await abater(outra), await pesar('1', outra)])
    expect(resposta.json()).toMatchObject({
      status: 404,
      detail: 'Esta refeição não está registrada. Registre a refeição antes.',
    });
  expect((await pesar('1')).statusCode).toBe(409);
  expect((await abater()).json()).toMatchObject({ id, executado: true });
  expect((await abater()).statusCode).toBe(409);
  expect((await pesar('2,5')).json()).toMatchObject({ id, sobraDeAlimentos: 2.5 });
  expect((await pesar('-1')).statusCode).toBe(422);
});
