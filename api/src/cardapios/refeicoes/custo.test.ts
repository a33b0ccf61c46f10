import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FichaDaRefeicao, LoteDaUnidade } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { categorias, faixasEtarias, perCapitaPnae } from '../../banco/esquema/cadastros/convencoes.js';
import { aquisicoes } from '../../banco/esquema/compras/aquisicoes.js';
import { primeira } from '../../banco/restricoes.js';
import { hoje } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarCardapio, criarLancamento } from '../../teste/cardapios.js';
import { abrirMercado, aquisicaoVigente, type Mercado } from '../../teste/compras.js';
import { criarProduto } from '../../teste/fabricas.js';
import { cozinheiroDe, semearNutrientes } from '../../teste/nutricao.js';

let app: FastifyInstance;
let mercado: Mercado;
let pessoa: Pessoa;
let cozinha: ReturnType<typeof cozinheiroDe>;
/** 6 to 10 years, of which the programme pays R$ 0,57 a pupil and day. */
let etapa: { id: number };
beforeAll(async () => {
  app = await criarAppDeTeste();
  await semearNutrientes(app);
  mercado = await abrirMercado(app);
  pessoa = await entrarComo(app, {
    estoques: [mercado.unidade.estoque],
    permissoes: ['ALIMENTOS', 'ITENS', 'PREPAROS', 'PRATOS', 'CARDAPIOS', 'ESTOQUES'],
  });
  cozinha = cozinheiroDe(app, pessoa);
  const faixa = primeira(
    await app.banco.insert(faixasEtarias).values({ codigo: '6-10a', nome: '6 a 10 anos' }).returning(),
  );
  etapa = primeira(
    await app.banco
      .insert(categorias)
      .values({ modalidade: 'FUNDAMENTAL', faixaEtariaId: faixa.id, ordem: 1 })
      .returning(),
  );
  await app.banco
    .insert(perCapitaPnae)
    .values([
      { codigo: 'FUND_MEDIO_EJA', valor: '0.57', norma: 'Vigente', vigenteDe: '2021-01-01', certeza: 'verificado' },
    ]);
});
// It checks the invariants of the data too.
afterAll(() => app.close());

/** A dish of 1 kg a pupil of a food whose product has no contract. */
async function pratoNovo() {
  const alimento = await cozinha.alimento(undefined, { unidadeMedida: 'KG' });
  const produto = await criarProduto(app, { itemId: alimento.itemAlimento.id, medidaReal: '1' });
  const preparo = await cozinha.preparo([{ alimento: { id: alimento.id }, quantidade: 1, unidadeMedida: 'KG' }]);
  return { produto, prato: await cozinha.prato([preparo], etapa) };
}

const contratar = (produto: { id: number }, precoUnidade: number, mudanca: object = {}) =>
  aquisicaoVigente(mercado, {
    valor: precoUnidade * 10,
    propostasVencedoras: [
      {
        fornecedor: { id: mercado.fornecedor.id, fornecedorTipo: 'JURIDICO' },
        numeroContrato: 'ct 1',
        itens: [{ produto: { id: produto.id }, quantidade: 10, unidadeProduto: 'PACOTE', precoUnidade }],
      },
    ],
    ...mudanca,
  });

async function guardar(produto: { id: number }, numero: string, precoUnidade?: number | '') {
  const resposta = await pessoa.injetar('POST', `/estoques/${mercado.unidade.estoque.id}/produtos-estoque`, {
    numero,
    produto: { id: produto.id },
    dataFabricacao: '2020-01-01',
    dataValidade: '2099-12-31',
    quantidade: 50,
    precoUnidade,
  });
  expect(resposta.statusCode).toBe(201);
}

/** Registers a meal today for this number of pupils; returns its id. */
async function registrar(prato: { id: number }, pessoas: number, cardapio: object = {}): Promise<number> {
  const lancamento = await criarLancamento(
    app,
    mercado.unidade,
    await criarCardapio(app, [prato], { categoriaId: etapa.id, ...cardapio }),
    hoje(),
  );
  const resposta = await pessoa.injetar('POST', '/refeicoes', {
    dia: hoje(),
    prato: { id: prato.id },
    tipo: 'ALMOCO',
    hora: '11:00',
    quantidadeDePessoas: pessoas,
    acrescimo: 0,
    lancamentoCardapio: { id: lancamento.id },
    unidadeEducacional: { id: mercado.unidade.id },
  });
  expect(resposta.statusCode).toBe(201);
  return resposta.json().id;
}
const executar = async (id: number): Promise<void> => {
  expect((await pessoa.injetar('POST', `/refeicoes/${id}/abatimento`)).statusCode).toBe(200);
};
const custo = async (id: number): Promise<NonNullable<FichaDaRefeicao['custo']>> =>
  (await pessoa.injetar('GET', `/refeicoes/${id}/ficha-tecnica`)).json().custo;

test('the cost of an executed meal stays as it was, whatever is contracted or cancelled later', async () => {
  const { produto, prato } = await pratoNovo();
  await guardar(produto, 'L1', '');
  const citado = { id: produto.id, nome: produto.nome };
  const sem = await registrar(prato, 5);
  await executar(sem);
  const semPreco = { valor: null, semPreco: [citado], estimados: [] };
  expect(await custo(sem)).toMatchObject(semPreco);
  const contrato = await contratar(produto, 0.6, { dataContrato: '2026-01-01' });
  const com = await registrar(prato, 5);
  await executar(com);
  const estimado = { valor: 0.6, semPreco: [], estimados: [citado] };
  expect([await custo(sem), await custo(com)]).toMatchObject([semPreco, estimado]);
  await contratar(produto, 6, { dataContrato: '2026-02-01' });
  await app.banco
    .update(aquisicoes)
    .set({ status: 'CANCELADA' })
    .where(sql`id = ${contrato.id}`);
  expect([await custo(sem), await custo(com)]).toMatchObject([semPreco, estimado]);
});

test('the price given for an added lot comes before any contract and is no estimate', async () => {
  const { produto, prato } = await pratoNovo();
  await contratar(produto, 9);
  await guardar(produto, 'L1', 4);
  const id = await registrar(prato, 5);
  await executar(id);
  expect(await custo(id)).toMatchObject({ valor: 4, semPreco: [], estimados: [] });
  const url = `/estoques/produtos-estoque/pagina?estoque=${mercado.unidade.estoque.id}&produto=${encodeURIComponent(produto.nome)}`;
  const { linhas } = (await pessoa.injetar('GET', url)).json<{ linhas: LoteDaUnidade[] }>();
  expect(linhas).toMatchObject([{ valor: 180, origemPreco: 'ADICAO' }]);
});

test('without a contract the last purchase is an estimate; a price needs a quantity', async () => {
  const { produto, prato } = await pratoNovo();
  const contrato = await contratar(produto, 3);
  const [proposta] = (await mercado.comprador.injetar('GET', `/aquisicoes/${contrato.id}`)).json().propostasVencedoras;
  await app.banco.execute(sql`
    with q as (insert into solicitacoes (numero, ano, data_solicitacao, aquisicao_id, proposta_id, unidade_educacional_id)
      values (9001, 2026, '2026-01-02', ${contrato.id}, ${proposta.id}, ${mercado.unidade.id}) returning id)
    insert into itens_solicitacao (solicitacao_id, item_proposta_id, produto_id, quantidade, preco_unidade, valor_item)
    select q.id, ${proposta.itens[0].id}, ${produto.id}, 1, 3, 3 from q`);
  await app.banco
    .update(aquisicoes)
    .set({ status: 'CANCELADA' })
    .where(sql`id = ${contrato.id}`);
  await guardar(produto, 'L1');
  const id = await registrar(prato, 5);
  await executar(id);
  expect(await custo(id)).toMatchObject({ valor: 3, estimados: [{ id: produto.id }] });
  const vazia = await pessoa.injetar('POST', `/estoques/${mercado.unidade.estoque.id}/produtos-estoque`, {
    numero: 'L9',
    produto: { id: produto.id },
    dataFabricacao: '2020-01-01',
    dataValidade: '2099-12-31',
    quantidade: 0,
    precoUnidade: 3,
  });
  expect([vazia.statusCode, vazia.json().errors[0].campo]).toEqual([422, 'precoUnidade']);
});

test('the transfer is subtracted once from all meals of the day and stage, each for its own pupils', async () => {
  const outra = await abrirMercado(app);
  mercado = { ...mercado, unidade: outra.unidade };
  pessoa = await entrarComo(app, {
    estoques: [outra.unidade.estoque],
    permissoes: ['ALIMENTOS', 'ITENS', 'PREPAROS', 'PRATOS', 'CARDAPIOS', 'ESTOQUES'],
  });
  cozinha = cozinheiroDe(app, pessoa);
  const [cafe, almoco, jantar] = [await pratoNovo(), await pratoNovo(), await pratoNovo()];
  await guardar(cafe.produto, 'C', 0.83);
  await guardar(almoco.produto, 'A', 1.27);
  await guardar(jantar.produto, 'J', 5);
  const [doCafe, doAlmoco, doJantar] = [
    await registrar(cafe.prato, 40),
    await registrar(almoco.prato, 20),
    await registrar(jantar.prato, 10),
  ];
  await executar(doCafe);
  await executar(doAlmoco);
  expect(await custo(doCafe)).toMatchObject({
    valor: 0.83,
    dia: { valor: 2.1, refeicoes: 2, porExecutar: 1, repasse: { valor: 0.57 }, municipio: 1.53 },
  });
  expect((await custo(doAlmoco)).dia.municipio).toBe(1.53);
  // A deleted meal gives back what it drew, and costs nothing.
  await executar(doJantar);
  expect((await custo(doCafe)).dia).toMatchObject({ valor: 7.1, refeicoes: 3, porExecutar: 0 });
  expect((await pessoa.injetar('DELETE', `/refeicoes/${doJantar}`)).statusCode).toBe(204);
  expect((await custo(doCafe)).dia).toMatchObject({ valor: 2.1, refeicoes: 2, porExecutar: 0 });
});

test('the meals of an alternative menu do not add to what a pupil of the regular one costs in a day', async () => {
  const [regular, semLeite] = [await pratoNovo(), await pratoNovo()];
  await guardar(regular.produto, 'R', 1);
  await guardar(semLeite.produto, 'S', 3);
  const [doRegular, doAlternativo] = [
    await registrar(regular.prato, 20, { modalidade: 'INTEGRAL' }),
    await registrar(semLeite.prato, 2, { modalidade: 'INTEGRAL', cardapioTipo: 'ALTERNATIVO' }),
  ];
  await executar(doRegular);
  await executar(doAlternativo);
  expect((await custo(doRegular)).dia).toMatchObject({ valor: 1, refeicoes: 1 });
  expect((await custo(doAlternativo)).dia).toMatchObject({ valor: 3, refeicoes: 1 });
});
