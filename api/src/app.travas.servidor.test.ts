import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Aditivo } from '@merenda/shared/contratos';
import { eq, gt, max } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from './banco/esquema/auditoria.js';
import { fornecedores, produtos } from './banco/esquema/cadastros/catalogo.js';
import { notasFiscais } from './banco/esquema/compras/solicitacoes.js';
import { produtosEstoque, usuarioEstoques } from './banco/esquema/estoque/estoques.js';
import { verificar } from './banco/invariante.js';
import { INVARIANTES_DOS_LOTES } from './estoque/lotes/invariantes.js';
import { aquisicaoVigente, corpoDoRecebimento, solicitar } from './teste/compras.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from './teste/fabricas.js';
import { EMITENTE_DO_EXEMPLO, notaDe } from './teste/notas-eletronicas/nota.js';
import { aoMesmoTempo } from './teste/portao.js';
import {
  abrirAppComCasa,
  DIA,
  fecharAppComCasa,
  loteNoEstoque,
  refeicaoRegistrada,
  type Casa,
} from './teste/rotas/casa.js';
import { ESCRITAS } from './teste/rotas/escritas/index.js';
import type { Metodo } from './teste/rotas/rotas-do-app.js';

let app: FastifyInstance;
let casa: Casa;
beforeAll(async () => {
  casa = await abrirAppComCasa(701, { demonstracao: true });
  ({ app } = casa);
});
afterAll(() => fecharAppComCasa(casa));

const status = (respostas: { statusCode: number }[]) => respostas.map(({ statusCode }) => statusCode).sort();

const enviarPara = async (destino: number) => {
  const { id } = await criarLoteEmEstoque(app, {
    estoqueId: casa.estoque.id,
    produtoId: (await criarProduto(app)).id,
    quantidade: 1,
  });
  return () =>
    casa.gestora.injetar('POST', `/estoques/${casa.estoque.id}/movimentar/${destino}`, [
      { produtoEstoque: { id }, quantidade: 1 },
    ]);
};
const adicionarA = async (estoque: number) => {
  const produto = { id: (await criarProduto(app)).id };
  const lote = { numero: 'L 1', dataFabricacao: '01/01/2020', dataValidade: '31/12/2099', quantidade: 1 };
  return () => casa.gestora.injetar('POST', `/estoques/${estoque}/produtos-estoque`, { ...lote, produto });
};

/** A lot of 10 packages, and what takes some of them. */
const executarDe = async () => {
  const { id, alimento } = await refeicaoRegistrada(casa);
  const produto = await criarProduto(app, { itemId: alimento.itemId });
  // It expires before the meal's own lot, so everything is taken from it: 3.3 kg.
  const linha = await criarLoteEmEstoque(app, {
    estoqueId: casa.estoque.id,
    produtoId: produto.id,
    quantidade: 10,
    dataValidade: '2026-12-31',
  });
  return {
    linha: linha.id,
    lote: linha.produtoLoteId,
    tirar: () => casa.gestora.injetar('POST', `/refeicoes/${id}/abatimento`),
  };
};
const sairDe = async () => {
  const { id, produtoLoteId } = await loteNoEstoque(casa);
  const saida = { tipoSaidaDireta: 'ESTRAVIO', observacao: 'x', quantidade: 1 };
  return {
    linha: id,
    lote: produtoLoteId,
    tirar: () => casa.gestora.injetar('PUT', `/estoques/${casa.estoque.id}/produtos-estoque/${id}`, saida),
  };
};
const moverDe = async () => {
  const { id, produtoLoteId } = await loteNoEstoque(casa);
  const corpo = [{ produtoEstoque: { id }, quantidade: 1 }];
  return {
    linha: id,
    lote: produtoLoteId,
    tirar: () => casa.gestora.injetar('POST', `/estoques/${casa.estoque.id}/movimentar/${casa.destino.id}`, corpo),
  };
};

describe('only the lock keeps the result right', () => {
  test('twenty executions of a meal at once take from the stock once, though it has enough for all', async () => {
    const { id, alimento } = await refeicaoRegistrada(casa);
    const produto = await criarProduto(app, { itemId: alimento.itemId });
    const lote = await criarLoteEmEstoque(app, {
      estoqueId: casa.estoque.id,
      produtoId: produto.id,
      quantidade: 100,
      // It expires before the meal's own lot, so everything is taken from it.
      dataValidade: '2026-12-31',
    });
    const executar = () => casa.gestora.injetar('POST', `/refeicoes/${id}/abatimento`);
    const respostas = await aoMesmoTempo(
      app,
      Array.from({ length: 20 }, () => executar),
    );
    expect(status(respostas)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const [linha] = await app.banco.select().from(produtosEstoque).where(eq(produtosEstoque.id, lote.id));
    // 3.3 kg of 100.
    expect(linha?.quantidade).toBe('96.700000');
  });

  test.each([
    ['the execution of a meal', executarDe, '6.700000'],
    ['a direct exit', sairDe, '9.000000'],
    ['a movement', moverDe, '9.000000'],
  ])(
    'of the blocking of a lot and %s at once one is first: a blocked lot never leaves',
    async (_nome, preparar, resto) => {
      const { tirar, linha, lote } = await preparar();
      const bloquear = () => casa.gestora.injetar('PUT', `/lotes/${lote}/bloquear`, { motivo: 'Laudo' });
      const [saiu, bloqueou] = (await aoMesmoTempo(app, [tirar, bloquear])).map(({ statusCode }) => statusCode);
      expect(bloqueou).toBe(204);
      const [depois] = await app.banco.select().from(produtosEstoque).where(eq(produtosEstoque.id, linha));
      expect(depois?.bloqueado).toBe(true);
      // A meal that comes second takes from its other lot.
      expect(saiu === 409 ? ['10.000000'] : ['10.000000', resto]).toContain(depois?.quantidade);
      // The order of the two in the ledger.
      expect((await verificar(app.banco, INVARIANTES_DOS_LOTES)).map(({ total }) => total)).toEqual([0, 0, 0]);
    },
  );

  test.each([
    ['a movement to it', enviarPara],
    ['an addition to its stock', adicionarA],
  ])('of the deactivation of a unit and %s at once, one is refused', async (_nome, preparar) => {
    const { id, estoque } = await criarUnidade(app);
    await app.banco.insert(usuarioEstoques).values({ usuarioId: casa.gestora.usuarioId, estoqueId: estoque.id });
    const escrever = await preparar(estoque.id);
    const desativar = () => casa.gestora.injetar('PUT', `/unidades-educacionais/${id}/desativar`);
    const feitos = (await aoMesmoTempo(app, [escrever, desativar])).map(({ statusCode }) => statusCode);
    expect([
      [201, 409],
      [409, 200],
    ]).toContainEqual(feitos);
  });

  test('only one of two simultaneous receipts of 6 for a request of 10 enters the stock', async () => {
    const { id } = await solicitar(casa.mercado, await aquisicaoVigente(casa.mercado), 10);
    const receber = () =>
      casa.gestora.injetar('PUT', `/solicitacoes/${id}/receber`, corpoDoRecebimento(casa.mercado, 6));
    expect(status(await aoMesmoTempo(app, [receber, receber]))).toEqual([200, 409]);
    const { itens } = (await casa.gestora.injetar('GET', `/solicitacoes/${id}`)).json();
    expect(itens).toMatchObject([{ quantidade: 10, quantidadeRecebida: 6 }]);
  });

  test('only one of two simultaneous receipts with one NF-e passes, in the same or in two requests, and the other names it', async () => {
    const { id: fornecedor } = casa.mercado.fornecedor;
    await app.banco.update(fornecedores).set({ cnpj: EMITENTE_DO_EXEMPLO }).where(eq(fornecedores.id, fornecedor));
    const pedida = async () => solicitar(casa.mercado, await aquisicaoVigente(casa.mercado), 40);
    const receber =
      ({ id }: { id: number }, numero: number) =>
      () =>
        casa.gestora.injetar('PUT', `/solicitacoes/${id}/receber`, {
          ...corpoDoRecebimento(casa.mercado, 20),
          notaFiscal: {
            numero: String(numero),
            dataEmissao: '16/11/2026',
            dataRecebimento: DIA.br,
            valor: 1160,
            motivoRepeticao: 'Não é a mesma',
          },
          notaEletronica: {
            xml: notaDe({ numero }).xml,
            motivoDestinatario: 'Sem CNPJ ainda',
            produtos: [{ codigo: 'ARZ5', produto: { id: casa.mercado.arroz.id } }],
          },
          // The sample has R$ 27.50 a sack, the contract R$ 20.00.
          ocorrencias: [{ produto: { id: casa.mercado.arroz.id }, tipo: 'OUTROS', motivo: 'Preço acima do contrato' }],
        });
    const [um, dois] = [await pedida(), await pedida()];
    for (const [numero, outra] of [
      [1, um],
      [2, dois],
    ] as const) {
      const respostas = await aoMesmoTempo(app, [receber(um, numero), receber(outra, numero)]);
      expect(status(respostas)).toEqual([200, 409]);
      const recusada = respostas.find(({ statusCode }) => statusCode === 409);
      expect(recusada?.json().detail).toMatch(
        new RegExp(`^Esta NF-e já foi recebida na solicitação (${um.numero}|${outra.numero})\\.$`),
      );
      expect(await app.banco.$count(notasFiscais, eq(notasFiscais.chave, notaDe({ numero }).chave))).toBe(1);
    }
  });

  test('only one of two users who undo a deletion at once puts the record back', async () => {
    const { id } = await criarProduto(app);
    await casa.gestora.injetar('DELETE', `/produtos/${id}`);
    const desfazer = () => casa.gestora.injetar('POST', '/exclusoes/desfazer', { entidade: 'produtos', id });
    expect(status(await aoMesmoTempo(app, [desfazer, desfazer]))).toEqual([204, 404]);
    expect(await app.banco.$count(produtos, eq(produtos.id, id))).toBe(1);
  });

  test('only one of two simultaneous addenda of 15% passes: the cap of 25% is on their sum', async () => {
    const aquisicao = await aquisicaoVigente(casa.mercado);
    const [proposta] = aquisicao.propostasVencedoras;
    // R$ 345.00 are 15% of R$ 2,300.00: 17.25 sacks at R$ 20.00.
    const acrescentar = () =>
      casa.gestora.injetar('POST', '/aditivos', {
        aquisicao: { id: aquisicao.id },
        aditivoTipo: 'VALOR',
        observacao: 'Acréscimo',
        itensAditivados: [
          { produto: { id: casa.mercado.arroz.id }, propostaVencedora: { id: proposta!.id }, quantidade: 17.25 },
        ],
      });
    expect(status(await aoMesmoTempo(app, [acrescentar, acrescentar]))).toEqual([201, 422]);
    const aditivos = (await casa.gestora.injetar('GET', `/aquisicoes/${aquisicao.id}/aditivos`)).json<Aditivo[]>();
    expect(aditivos.map(({ valor }) => valor)).toEqual([345]);
  });
});

/** Writes that may take effect twice when sent twice at once: each adds something, or sets the same value again. */
const REPETIVEIS = new Set([
  'DELETE /tokens',
  // A read.
  'POST /tokens/fim',
  // What has ended stays so.
  'DELETE /sessoes',
  'PUT /usuarios/:id/imagem',
  'PUT /notas-fiscais/:id/imagem',
  'PUT /municipio/logo',
  // Two photos.
  'POST /solicitacoes/:id/fotos',
  // What is gone stays gone.
  'DELETE /solicitacoes/:id/rascunho',
  'DELETE /municipio/logo',
  'PUT /aquisicoes/notificacao/:id',
  // Read, or shown again, twice.
  'PUT /notificacoes/leituras',
  'DELETE /notificacoes/dispensas',
  // Its call has been changed by its publication: the first version is stale for both.
  'PUT /chamadas-publicas/:id/projetos',
  // The same percentage, twice.
  'PUT /unidades-educacionais/:id/adesao',
  // The same minimum, twice.
  'PUT /estoques/:id/minimos/:produto',
  // The same count of a lot, twice: the second changes nothing.
  'PUT /estoques/:id/contagens/:contagem/produtos-estoque/:idProduto',
  // The same PIN, twice.
  'PUT /pins',
  // The same order, twice.
  'PUT /convencoes/:lista/ordem',
  // The same columns, or the same sheet, of an import twice.
  'PUT /importacoes-sessao/:id/colunas',
  'PUT /importacoes-sessao/:id/folha',
  // An exit of 3, twice.
  'PUT /estoques/:id/produtos-estoque/:idProduto',
  // The weight of a leftover, twice.
  'PATCH /refeicoes/:id',
  'PUT /refeicoes/sobra',
]);
const UMA_VEZ = Object.entries(ESCRITAS).filter(([nome]) => !nome.startsWith('POST ') && !REPETIVEIS.has(nome));

describe('of two equal writes at once one takes effect and writes its audit lines once', () => {
  test.each(UMA_VEZ)('%s', async (nome, { preparar, linhas }) => {
    const { url, corpo, cabecalhos } = await preparar(casa, casa.gestora);
    const [antes] = await app.banco.select({ id: max(auditoria.id) }).from(auditoria);
    const [metodo] = nome.split(' ') as [Metodo];
    // Both have read the first version. A route without a version decides by the state.
    const lido = typeof corpo === 'object' ? { ...corpo, versao: 1 } : corpo;
    const enviar = () => casa.gestora.injetar(metodo, url, lido, cabecalhos);
    const [um, dois] = status(await aoMesmoTempo(app, [enviar, enviar]));
    expect([um! < 300, [404, 409, 422].includes(dois!)]).toEqual([true, true]);
    const deixadas = await app.banco.$count(auditoria, gt(auditoria.id, antes?.id ?? 0));
    expect(deixadas).toBe(linhas.length);
  });
});
