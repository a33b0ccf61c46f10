import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { unidadeCategorias } from '../../banco/esquema/cadastros/unidades.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';
import { criarCardapio, criarCategoria } from '../../teste/cardapios.js';
import { criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterAll(() => app.close());

test.each([
  [1, 'ESCOLA 1'],
  [2, 'ESCOLA 1 e ESCOLA 2'],
  [3, 'ESCOLA 1, ESCOLA 2 e ESCOLA 3'],
  [4, 'ESCOLA 1, ESCOLA 2, ESCOLA 3 e mais 1 unidade'],
  [5, 'ESCOLA 1, ESCOLA 2, ESCOLA 3 e mais 2 unidades'],
])('a menu for an age band that %d units do not teach: the question names %s', async (quantas, citadas) => {
  const outra = await criarCategoria(app);
  const faixa = `faixa de ${quantas}`;
  const cardapio = await criarCardapio(app, undefined, { categoriaId: (await criarCategoria(app, faixa)).id });
  const unidades = [];
  for (let n = 1; n <= quantas; n += 1) {
    const unidade = await criarUnidade(app, { nome: `ESCOLA ${n}` });
    await app.banco.insert(unidadeCategorias).values({ unidadeEducacionalId: unidade.id, categoriaId: outra.id });
    unidades.push(unidade);
  }
  const pessoa = await entrarComo(app, { estoques: unidades.map(({ estoque }) => estoque) });
  const resposta = await pessoa.injetar('POST', '/cardapios-calendario', {
    tipo: 'DIARIO',
    cardapio: { id: cardapio.id },
    data: '24/11/2099',
    unidadesEducacionais: unidades.map(({ id }) => ({ unidade: { id } })),
  });
  const mensagem = `O cardápio ${cardapio.nome} é para ${faixa}, faixa que não consta em ${citadas}.`;
  expect([resposta.statusCode, resposta.json().detail, resposta.json().errors]).toEqual([
    409,
    `${mensagem} Deseja vincular mesmo assim?`,
    [{ campo: 'confirmado', mensagem }],
  ]);
});
