import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PERMISSOES, type LoteAchado, type RastreioDoLote, type SituacaoDoItem } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { bloqueios, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { verificar } from '../../banco/invariante.js';
import { hoje } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarAlimento, criarCardapio, criarLancamento, criarPrato, criarPreparo } from '../../teste/cardapios.js';
import { abrirMercado, aquisicaoVigente, corpoDoRecebimento, solicitar, type Mercado } from '../../teste/compras.js';
import { turmaDaEscola } from '../../teste/escola.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { semearNutrientes } from '../../teste/nutricao.js';
import { INVARIANTES_DOS_LOTES } from './invariantes.js';

type Unidade = Awaited<ReturnType<typeof criarUnidade>>;

let app: FastifyInstance;
let mercado: Mercado;
let a: Unidade;
let b: Unidade;
/** Of the centre, A and B. */
let gestora: Pessoa;
/** Of A only. */
let daEscola: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  await semearNutrientes(app);
  mercado = await abrirMercado(app);
  a = await criarUnidade(app, { nome: 'ESCOLA A', idIEscolar: 801 });
  b = await criarUnidade(app, { nome: 'ESCOLA B' });
  const estoques = [mercado.unidade.estoque, a.estoque, b.estoque];
  gestora = await entrarComo(app, { permissoes: PERMISSOES, estoques });
  mercado.comprador = gestora;
  daEscola = await entrarComo(app, { permissoes: PERMISSOES, estoques: [a.estoque] });
});
// Closing checks every invariant.
afterAll(() => app.close());

async function feito<T = { id: number }>(metodo: 'POST' | 'PUT', url: string, corpo?: unknown): Promise<T> {
  const resposta = await gestora.injetar(metodo, url, corpo);
  if (resposta.statusCode >= 400) throw new Error(`${url}: ${resposta.body}`);
  return resposta.body === '' ? (undefined as T) : resposta.json<T>();
}
const rastreioDe = async (id: number, pessoa = gestora): Promise<RastreioDoLote> =>
  (await pessoa.injetar('GET', `/lotes/${id}/rastreio`)).json();
const parcelas = (rastreio: RastreioDoLote) =>
  Object.fromEntries(rastreio.parcelas.filter(({ total }) => total !== 0).map((um) => [um.parcela, um.total]));
const linhaDe = async (estoque: number, lote: number) => {
  const linhas = await app.banco.select().from(produtosEstoque).where(eq(produtosEstoque.produtoLoteId, lote));
  return linhas.find(({ estoqueId }) => estoqueId === estoque)!;
};
const sair = (estoque: number, linha: number, quantidade: number, tipoSaidaDireta = 'ESTRAVIO') =>
  gestora.injetar('PUT', `/estoques/${estoque}/produtos-estoque/${linha}`, {
    tipoSaidaDireta,
    observacao: 'Saco rasgado',
    quantidade,
  });
const bloquear = (lote: number, pessoa = gestora, motivo = 'Laudo do fabricante') =>
  pessoa.injetar('PUT', `/lotes/${lote}/bloquear`, { motivo });
const desbloquear = (lote: number) =>
  gestora.injetar('PUT', `/lotes/${lote}/desbloquear`, { motivo: 'Laudo negativo' });

/** A lot of 10 packages of a product of its own in the stock of A. */
const loteEmA = async () =>
  criarLoteEmEstoque(app, { estoqueId: a.estoque.id, produtoId: (await criarProduto(app)).id, quantidade: 10 });

/** Body of a kit of one package for two students of A. */
const kitsCom = async (lote: number) => {
  const { turmaId, alunos } = await turmaDaEscola(801);
  return {
    escolaId: 801,
    turmaId,
    alunos: alunos.slice(0, 2),
    produtosKits: [{ produtoLoteFk: lote, quantidade: 1 }],
  };
};

/** A registered meal of unit A that takes 60 g of the item for each of these students. */
async function refeicaoEmA(itemId: number, quantidadeDePessoas: number) {
  const alimento = await criarAlimento(app, { itemId });
  const prato = await criarPrato(app, [await criarPreparo(app, 10, [{ alimento, quantidade: '600' }])]);
  const cardapio = await criarCardapio(app, [prato], { categoriaId: prato.categoriaId });
  const lancamento = await criarLancamento(app, a, cardapio, hoje());
  const { id } = await feito('POST', '/refeicoes', {
    dia: hoje(),
    prato: { id: prato.id },
    tipo: 'ALMOCO',
    hora: '11:00',
    quantidadeDePessoas,
    acrescimo: 0,
    lancamentoCardapio: { id: lancamento.id },
    unidadeEducacional: { id: a.id },
  });
  return { id, prato };
}

describe('where a lot is (specification 4, 4.8)', () => {
  let lote: number;
  let refeicao: Awaited<ReturnType<typeof refeicaoEmA>>;
  let solicitacao: { id: number; numero: string };
  beforeAll(async () => {
    const centro = mercado.unidade.estoque.id;
    const pedido = await solicitar(mercado, await aquisicaoVigente(mercado), 100);
    solicitacao = { id: pedido.id, numero: pedido.numero };
    await feito('PUT', `/solicitacoes/${pedido.id}/receber`, corpoDoRecebimento(mercado, 100));
    const [no] = (await gestora.injetar('GET', `/estoques/${centro}/produtos-estoque`)).json();
    lote = no.produtoLote.id;
    const mover = (destino: Unidade, quantidade: number) =>
      feito('POST', `/estoques/${centro}/movimentar/${destino.estoque.id}`, [
        { produtoEstoque: { id: no.id }, quantidade },
      ]);
    const ida = await mover(a, 30);
    await feito('PUT', '/estoques/movimentacoes/receber', { idEstoque: a.estoque.id, idMovimentacao: ida.id });
    await mover(b, 20);
    // 1000 students × 60 g = 60 kg = 12 sacks of 5 kg.
    refeicao = await refeicaoEmA((mercado.arroz as unknown as { itemId: number }).itemId, 1000);
    await feito('POST', `/refeicoes/${refeicao.id}/abatimento`);
    await sair(a.estoque.id, (await linhaDe(a.estoque.id, lote)).id, 3);
  });

  test('the example of the specification: centre 50, A 15, transit 20, meals 12, loss 3 = 100', async () => {
    const rastreio = await rastreioDe(lote);
    expect(parcelas(rastreio)).toEqual({ RECEBIDO: 100, EM_ESTOQUE: 65, EM_TRANSITO: 20, REFEICOES: 12, PERDIDO: 3 });
    expect(rastreio.parcelas.every(({ outrasUnidades }) => outrasUnidades === 0)).toBe(true);
    expect(rastreio.estoques.map(({ estoque, quantidade }) => [estoque, quantidade])).toEqual([
      [mercado.unidade.estoque.id, 50],
      [a.estoque.id, 15],
    ]);
    expect(rastreio.recebimentos).toMatchObject([{ solicitacao, quantidade: 100, estornado: false }]);
    expect(rastreio.movimentacoes).toMatchObject([
      { destino: 'ESCOLA A', quantidade: 30, status: 'RECEBIDA' },
      { destino: 'ESCOLA B', quantidade: 20, status: 'EM_TRANSITO' },
    ]);
    expect(rastreio.refeicoes).toMatchObject([
      {
        id: refeicao.id,
        unidade: 'ESCOLA A',
        prato: refeicao.prato.nome,
        alunos: 1000,
        quantidade: 12,
        excluida: false,
      },
    ]);
    expect(rastreio.demais.map(({ tipo, quantidade, observacao }) => [tipo, quantidade, observacao])).toEqual([
      ['MOVIMENTACAO', -30, null],
      ['MOVIMENTACAO', 30, null],
      ['MOVIMENTACAO', -20, null],
      ['SAIDA', -3, 'Saco rasgado'],
    ]);
  });

  test('the receipt cannot be reversed: 50 are left of 100', async () => {
    const [{ id }] = (await gestora.injetar('GET', `/solicitacoes/${solicitacao.id}/produtos-recebidos`)).json();
    const resposta = await gestora.injetar('POST', `/solicitacoes/${solicitacao.id}/recebimentos/${id}/estorno`, {
      motivo: 'Engano',
    });
    expect(resposta.statusCode).toBe(409);
    expect(resposta.json().detail).toContain('restam 250 kg de 500 kg');
  });

  test('a user of A reads the lines of A and the totals of the other units', async () => {
    const rastreio = await rastreioDe(lote, daEscola);
    expect(rastreio.parcelas.map((um) => [um.parcela, um.total, um.outrasUnidades]).sort()).toEqual([
      ['EM_ESTOQUE', 65, 50],
      ['EM_TRANSITO', 20, 20],
      ['PERDIDO', 3, 0],
      ['RECEBIDO', 100, 100],
      ['REFEICOES', 12, 0],
    ]);
    expect([rastreio.estoques.length, rastreio.recebimentos.length, rastreio.movimentacoes.length]).toEqual([1, 0, 1]);
    expect(JSON.stringify(rastreio)).not.toContain('ESCOLA B');
  });

  test('a unit that waits for the lot may trace it, another one may not', async () => {
    const daB = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [b.estoque] });
    expect((await rastreioDe(lote, daB)).movimentacoes).toMatchObject([{ quantidade: 20 }]);
    const outra = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [(await criarUnidade(app)).estoque] });
    expect((await outra.injetar('GET', `/lotes/${lote}/rastreio`)).statusCode).toBe(404);
    expect((await bloquear(lote, outra)).statusCode).toBe(404);
  });

  test('found by words of product and number, each in either', async () => {
    const produto = await criarProduto(app, { nome: 'FEIJÃO CARIOCA' });
    await criarLoteEmEstoque(app, { estoqueId: a.estoque.id, produtoId: produto.id, quantidade: 1, numero: 'FC 20' });
    await criarLoteEmEstoque(app, { estoqueId: a.estoque.id, produtoId: produto.id, quantidade: 0, numero: 'FC 30' });
    const numeros = async (busca: string, pessoa = daEscola) =>
      (await pessoa.injetar('GET', `/lotes?busca=${encodeURIComponent(busca)}`))
        .json<LoteAchado[]>()
        .map(({ produtoLote }) => produtoLote.numero);
    expect(await numeros('feijao')).toEqual(['FC 30', 'FC 20']);
    expect(await numeros('20 carioca')).toEqual(['FC 20']);
    expect(await numeros('carioca 40')).toEqual([]);
    const daB = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [b.estoque] });
    expect(await numeros('feijao', daB)).toEqual([]);
  });

  test('additions, counts, kits, losses on the way, deletions and undone acts: the sum closes', async () => {
    const linha = await loteEmA();
    const url = `/estoques/${a.estoque.id}`;
    await feito('POST', `${url}/balancos/produtos-estoque/${linha.id}`, { quantidadeAnterior: 10, novaQuantidade: 9 });
    const enviada = await feito('POST', `${url}/movimentar/${b.estoque.id}`, [
      { produtoEstoque: { id: linha.id }, quantidade: 4 },
    ]);
    const produtos = (await gestora.injetar('GET', `${url}/movimentacoes/${enviada.id}`)).json().produtos;
    await feito('PUT', '/estoques/movimentacoes/receber', {
      idEstoque: b.estoque.id,
      idMovimentacao: enviada.id,
      tipoObservacao: 'DANIFICADO',
      observacao: 'Caiu',
      perdas: [{ produto: { id: produtos[0].id }, quantidade: 1 }],
    });
    const cancelada = await feito('POST', `${url}/movimentar/${b.estoque.id}`, [
      { produtoEstoque: { id: linha.id }, quantidade: 2 },
    ]);
    await feito('PUT', `${url}/movimentacoes/${cancelada.id}/cancelar`, { motivo: 'Engano' });
    await feito('POST', `${url}/produtos-estoque/kits-turma`, await kitsCom(linha.produtoLoteId));
    await gestora.injetar('DELETE', `${url}/produtos-estoque/${linha.id}`);
    const rastreio = await rastreioDe(linha.produtoLoteId);
    expect(rastreio.kits).toMatchObject([{ unidade: 'ESCOLA A', alunos: 2, quantidade: 2 }]);
    expect(parcelas(rastreio)).toEqual({
      ADICIONADO: 10,
      AJUSTADO: -1,
      // 4 less the lost one.
      EM_ESTOQUE: 3,
      PERDIDO_NO_TRANSPORTE: 1,
      KITS: 2,
      // 9 less the 4 that were sent and the 2 of the kits.
      EXCLUIDO: 3,
    });
  });
});

describe('a blocked lot', () => {
  test('leaves in no way but as a recall, and says why', async () => {
    const linha = await loteEmA();
    const url = `/estoques/${a.estoque.id}`;
    expect((await bloquear(linha.produtoLoteId, daEscola)).statusCode).toBe(204);
    const recusas = {
      saida: await sair(a.estoque.id, linha.id, 1),
      movimentacao: await gestora.injetar('POST', `${url}/movimentar/${b.estoque.id}`, [
        { produtoEstoque: { id: linha.id }, quantidade: 1 },
      ]),
      balanco: await gestora.injetar('POST', `${url}/balancos/produtos-estoque/${linha.id}`, {
        quantidadeAnterior: 10,
        novaQuantidade: 9,
      }),
      exclusao: await gestora.injetar('DELETE', `${url}/produtos-estoque/${linha.id}`),
    };
    expect(Object.entries(recusas).map(([nome, { statusCode }]) => [nome, statusCode])).toEqual(
      Object.keys(recusas).map((nome) => [nome, 409]),
    );
    expect(recusas.saida.json().errors).toEqual([
      { campo: 'tipoSaidaDireta', mensagem: 'O lote está bloqueado: ele só sai como recolhimento.' },
    ]);
    expect(recusas.movimentacao.json().errors).toEqual([
      {
        campo: '0.quantidade',
        mensagem: expect.stringMatching(/^O lote L\d+ está bloqueado: só sai como recolhimento\.$/),
      },
    ]);
    const [na] = (await gestora.injetar('GET', `${url}/produtos-estoque`))
      .json()
      .filter(({ id }: { id: number }) => id === linha.id);
    expect(na).toMatchObject({
      quantidade: 10,
      bloqueio: { motivo: 'Laudo do fabricante', usuario: expect.any(String) },
    });

    expect((await sair(a.estoque.id, linha.id, 4, 'RECOLHIMENTO')).statusCode).toBe(204);
    const rastreio = await rastreioDe(linha.produtoLoteId);
    expect(parcelas(rastreio)).toEqual({ ADICIONADO: 10, EM_ESTOQUE: 6, RECOLHIDO: 4 });
    expect(rastreio.bloqueio).toMatchObject({ motivo: 'Laudo do fabricante' });
  });

  test('with an idempotency key too', async () => {
    const linha = await loteEmA();
    await bloquear(linha.produtoLoteId);
    const corpo = { tipoSaidaDireta: 'PREVISAO_LEGAL', observacao: 'x', quantidade: 1 };
    const url = `/estoques/${a.estoque.id}/produtos-estoque/${linha.id}`;
    const resposta = await gestora.injetar('PUT', url, corpo, { 'idempotency-key': 'bloqueado' });
    expect(resposta.statusCode).toBe(409);
  });

  test('is in no kit', async () => {
    const linha = await loteEmA();
    await bloquear(linha.produtoLoteId);
    const resposta = await gestora.injetar(
      'POST',
      `/estoques/${a.estoque.id}/produtos-estoque/kits-turma`,
      await kitsCom(linha.produtoLoteId),
    );
    expect([resposta.statusCode, resposta.json().errors]).toEqual([
      409,
      [{ campo: 'produtosKits.0.produtoLoteFk', mensagem: expect.stringContaining('está bloqueado') }],
    ]);
  });

  test('is skipped by a meal, which takes the next lot or reports the shortage', async () => {
    const produto = await criarProduto(app);
    const lote = (dataValidade: string) =>
      criarLoteEmEstoque(app, { estoqueId: a.estoque.id, produtoId: produto.id, quantidade: 3, dataValidade });
    const primeiro = await lote('2098-01-01');
    const segundo = await lote('2099-01-01');
    await bloquear(primeiro.produtoLoteId);
    // 50 × 60 g = 3 kg, which the second lot has.
    const { id } = await refeicaoEmA(produto.itemId, 50);
    await feito('POST', `/refeicoes/${id}/abatimento`);
    expect([
      (await linhaDe(a.estoque.id, primeiro.produtoLoteId)).quantidade,
      (await linhaDe(a.estoque.id, segundo.produtoLoteId)).quantidade,
    ]).toEqual(['3.000000', '0.000000']);
    const outra = await refeicaoEmA(produto.itemId, 50);
    const resposta = await gestora.injetar('POST', `/refeicoes/${outra.id}/abatimento`);
    expect([resposta.statusCode, resposta.json().detail]).toEqual([409, expect.stringContaining('falta 3')]);
  });

  test('is neither stock nor on its way for the list of needs', async () => {
    const produto = await criarProduto(app);
    const linha = await criarLoteEmEstoque(app, { estoqueId: a.estoque.id, produtoId: produto.id, quantidade: 10 });
    await criarAlimento(app, { itemId: produto.itemId });
    await feito('POST', `/estoques/${a.estoque.id}/movimentar/${b.estoque.id}`, [
      { produtoEstoque: { id: linha.id }, quantidade: 4 },
    ]);
    const situacao = async (unidade: Unidade) => {
      const resposta = await gestora.injetar(
        'GET',
        `/necessidades/itens?unidade=${unidade.id}&itens=${produto.itemId}`,
      );
      return resposta.json<SituacaoDoItem[]>().map(({ emEstoque, aCaminho }) => [emEstoque, aCaminho]);
    };
    expect([await situacao(a), await situacao(b)]).toEqual([[[6, 0]], [[0, 4]]]);
    await bloquear(linha.produtoLoteId);
    expect([await situacao(a), await situacao(b)]).toEqual([[[0, 0]], [[0, 0]]]);
  });

  test('that is on its way arrives, and is blocked there; a lot that is added later is blocked too', async () => {
    const linha = await loteEmA();
    const enviada = await feito('POST', `/estoques/${a.estoque.id}/movimentar/${b.estoque.id}`, [
      { produtoEstoque: { id: linha.id }, quantidade: 4 },
    ]);
    await bloquear(linha.produtoLoteId);
    await feito('PUT', '/estoques/movimentacoes/receber', { idEstoque: b.estoque.id, idMovimentacao: enviada.id });
    const chegada = await linhaDe(b.estoque.id, linha.produtoLoteId);
    expect(chegada).toMatchObject({ quantidade: '4.000000', bloqueado: true });
    expect((await sair(b.estoque.id, chegada.id, 1)).statusCode).toBe(409);

    const { produtoLote } = (await rastreioDe(linha.produtoLoteId)) satisfies RastreioDoLote;
    const centro = mercado.unidade.estoque.id;
    const nova = await feito('POST', `/estoques/${centro}/produtos-estoque`, {
      numero: produtoLote.numero,
      produto: { id: produtoLote.produto.id },
      dataFabricacao: produtoLote.dataFabricacao,
      dataValidade: produtoLote.dataValidade,
      quantidade: 2,
    });
    expect((await sair(centro, nova.id, 1)).statusCode).toBe(409);
    expect((await sair(centro, nova.id, 1, 'RECOLHIMENTO')).statusCode).toBe(204);
  });

  test('is listed without a search, and can be unblocked, with both reasons kept', async () => {
    const linha = await loteEmA();
    const id = linha.produtoLoteId;
    const bloqueados = async () =>
      (await gestora.injetar('GET', '/lotes')).json<LoteAchado[]>().map(({ produtoLote }) => produtoLote.id);
    expect(await bloqueados()).not.toContain(id);
    await bloquear(id);
    expect((await bloquear(id)).json().detail).toBe('Este lote já está bloqueado.');
    expect(await bloqueados()).toContain(id);
    expect((await desbloquear(id)).statusCode).toBe(204);
    expect((await desbloquear(id)).statusCode).toBe(409);
    expect(await bloqueados()).not.toContain(id);
    expect((await sair(a.estoque.id, linha.id, 1)).statusCode).toBe(204);
    expect(await app.banco.select().from(bloqueios).where(eq(bloqueios.produtoLoteId, id))).toMatchObject([
      { motivo: 'Laudo do fabricante', motivoDoFim: 'Laudo negativo', usuarioFimId: gestora.usuarioId },
    ]);
  });

  test('needs a reason', async () => {
    const linha = await loteEmA();
    const resposta = await bloquear(linha.produtoLoteId, gestora, ' ');
    expect([resposta.statusCode, resposta.json().errors]).toEqual([
      422,
      [{ campo: 'motivo', mensagem: expect.any(String) }],
    ]);
  });

  test('a lot that is not blocked does not leave as a recall', async () => {
    const linha = await loteEmA();
    const resposta = await sair(a.estoque.id, linha.id, 1, 'RECOLHIMENTO');
    expect([resposta.statusCode, resposta.json().errors]).toEqual([
      409,
      [
        {
          campo: 'tipoSaidaDireta',
          mensagem: 'Somente um lote bloqueado pode sair como recolhimento. Bloqueie o lote antes, no rastreio.',
        },
      ],
    ]);
  });
});

test('the invariants see an exit from a blocked lot, a recall from another one, and a line that is not marked', async () => {
  const violacoes = async () => (await verificar(app.banco, INVARIANTES_DOS_LOTES)).map(({ total }) => total);
  expect(await violacoes()).toEqual([0, 0, 0]);
  const linha = await loteEmA();
  const doLote = eq(bloqueios.produtoLoteId, linha.produtoLoteId);
  expect((await sair(a.estoque.id, linha.id, 1)).statusCode).toBe(204);
  await bloquear(linha.produtoLoteId);
  expect((await sair(a.estoque.id, linha.id, 1, 'RECOLHIMENTO')).statusCode).toBe(204);
  const [bloqueio] = await app.banco.select().from(bloqueios).where(doLote);
  // As if it had been blocked before the first exit.
  await app.banco
    .update(bloqueios)
    .set({ aposLancamento: bloqueio!.aposLancamento - 1 })
    .where(doLote);
  expect(await violacoes()).toEqual([1, 0, 0]);
  // As if it had been blocked after the recall.
  await app.banco
    .update(bloqueios)
    .set({ aposLancamento: bloqueio!.aposLancamento + 1 })
    .where(doLote);
  expect(await violacoes()).toEqual([0, 1, 0]);
  await app.banco.update(bloqueios).set({ aposLancamento: bloqueio!.aposLancamento }).where(doLote);
  await app.banco.update(produtosEstoque).set({ bloqueado: false }).where(eq(produtosEstoque.id, linha.id));
  expect(await violacoes()).toEqual([0, 0, 1]);
  await app.banco.update(produtosEstoque).set({ bloqueado: true }).where(eq(produtosEstoque.id, linha.id));
});
