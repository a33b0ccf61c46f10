import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { preparoIngredientes } from '../../banco/esquema/cardapios/cardapios.js';
import { produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { hoje } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarCardapio, criarLancamento } from '../../teste/cardapios.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { cozinheiroDe, criarEtapa, semearNutrientes } from '../../teste/nutricao.js';

let app: FastifyInstance;
let unidade: Awaited<ReturnType<typeof criarUnidade>>;
let pessoa: Pessoa;
let cozinha: ReturnType<typeof cozinheiroDe>;
let componente: Awaited<ReturnType<typeof semearNutrientes>>;
beforeAll(async () => {
  app = await criarAppDeTeste();
  componente = await semearNutrientes(app);
  unidade = await criarUnidade(app);
  pessoa = await entrarComo(app, {
    estoques: [unidade.estoque],
    permissoes: ['ALIMENTOS', 'PREPAROS', 'PRATOS', 'CARDAPIOS'],
  });
  cozinha = cozinheiroDe(app, pessoa);
});
// Closing checks every invariant.
afterAll(() => app.close());

/** A dish of carrot on today's menu of the unit, and 10 kg of carrot in its stock. 100 g of the food give 34 kcal. */
async function cenouraDeHoje(ingrediente: { quantidade: number; fatorCorrecao?: number }) {
  const cenoura = await cozinha.alimento({ [componente.caloria]: 34 });
  const preparo = await cozinha.preparo([{ alimento: { id: cenoura.id }, unidadeMedida: 'G', ...ingrediente }]);
  const prato = await cozinha.prato([preparo], await criarEtapa(app));
  const lancamento = await criarLancamento(app, unidade, await criarCardapio(app, [prato]), hoje());
  const quilo = await criarProduto(app, { itemId: cenoura.itemAlimento.id });
  const linha = await criarLoteEmEstoque(app, {
    estoqueId: unidade.estoque.id,
    produtoId: quilo.id,
    quantidade: 10,
    dataValidade: '2099-12-31',
  });
  const nova = {
    dia: hoje(),
    prato: { id: prato.id },
    tipo: 'ALMOCO',
    hora: '11:00',
    quantidadeDePessoas: 120,
    acrescimo: 0,
    lancamentoCardapio: { id: lancamento.id },
    unidadeEducacional: { id: unidade.id },
  };
  const saldo = async () =>
    (await app.banco.select().from(produtosEstoque).where(eq(produtosEstoque.id, linha.id)))[0]?.quantidade;
  return { cenoura, preparo, nova, saldo };
}

test.each([
  // 30 g × 1.17 × 120 = 4212 g; 42 g × 1.25 × 120 = 6300 g; without a factor 30 g × 120 = 3600 g. Nutrients: 34 kcal ×
  // 0.30 and × 0.42.
  { quantidade: 30, fatorCorrecao: 1.17, sai: 4.212, fica: '5.788000', kcal: 10.2 },
  { quantidade: 42, fatorCorrecao: 1.25, sai: 6.3, fica: '3.700000', kcal: 14.28 },
  { quantidade: 30, sai: 3.6, fica: '6.400000', kcal: 10.2 },
])(
  '120 students × $quantidade g with factor $fatorCorrecao take $sai kg from the stock; nutrients count the net weight',
  async ({ sai, fica, kcal, ...ingrediente }) => {
    const { cenoura, preparo, nova, saldo } = await cenouraDeHoje(ingrediente);
    expect(preparo.nutrientes[0]).toMatchObject({ nome: 'caloria', valor: kcal });

    const refeicao = (await pessoa.injetar('POST', '/refeicoes', nova)).json();
    expect(refeicao.registros).toEqual([
      { alimento: { id: cenoura.id, nome: cenoura.nome }, valorArredondado: sai, unidadeMedida: 'KG' },
    ]);
    expect((await pessoa.injetar('GET', `/refeicoes/${refeicao.id}/abatimento`)).json().produtos).toMatchObject([
      { quantidade: sai, saldo: 10, saldoDepois: Number(fica) },
    ]);
    expect((await pessoa.injetar('POST', `/refeicoes/${refeicao.id}/abatimento`)).statusCode).toBe(200);
    expect(await saldo()).toBe(fica);
    expect((await pessoa.injetar('GET', `/refeicoes/${refeicao.id}/produtos`)).json()).toMatchObject([
      { quantidade: sai },
    ]);
  },
);

test('a meal keeps its registered quantities until its foods are registered again; then the gross weight counts, and the net value is refused', async () => {
  const { cenoura, preparo, nova, saldo } = await cenouraDeHoje({ quantidade: 30 });
  const { id } = (await pessoa.injetar('POST', '/refeicoes', nova)).json();
  // The recipe gets its gross weight after the meal was registered: 30 g × 1.25.
  await app.banco
    .update(preparoIngredientes)
    .set({ pesoBruto: '37.5', fatorCorrecao: '1.25' })
    .where(eq(preparoIngredientes.preparoId, preparo.id));
  expect((await pessoa.injetar('GET', `/refeicoes/${id}/abatimento`)).json().produtos).toMatchObject([
    { quantidade: 3.6 },
  ]);

  const registrar = (valor: number) =>
    pessoa.injetar('POST', `/refeicoes/${id}/registros?unidade=${unidade.id}`, {
      alimentos: [{ id: cenoura.id, valor, unidadeDeMedida: 'KG' }],
    });
  expect((await registrar(3.6)).json()).toMatchObject({ status: 422, errors: [{ campo: 'alimentos.0.valor' }] });
  expect((await registrar(4.5)).json()).toMatchObject({ registros: [{ valorArredondado: 4.5 }] });
  await pessoa.injetar('POST', `/refeicoes/${id}/abatimento`);
  expect(await saldo()).toBe('5.500000');
});

test('an executed meal keeps its quantities when the recipe changes', async () => {
  const { preparo, nova } = await cenouraDeHoje({ quantidade: 30 });
  const { id } = (await pessoa.injetar('POST', '/refeicoes', nova)).json();
  await pessoa.injetar('POST', `/refeicoes/${id}/abatimento`);
  await app.banco
    .update(preparoIngredientes)
    .set({ pesoBruto: '37.5', fatorCorrecao: '1.25' })
    .where(eq(preparoIngredientes.preparoId, preparo.id));
  expect((await pessoa.injetar('GET', `/refeicoes/${id}`)).json().registros).toMatchObject([{ valorArredondado: 3.6 }]);
  expect((await pessoa.injetar('GET', `/refeicoes/${id}/produtos`)).json()).toMatchObject([{ quantidade: 3.6 }]);
});
