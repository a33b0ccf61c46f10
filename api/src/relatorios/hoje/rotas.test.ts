import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  CARTOES,
  FIGURAS,
  PERMISSOES,
  type AquisicaoResumo,
  type Cartao,
  type FiguraDeHoje,
  type NumerosDaSecretaria,
  type Pagina,
  type ProdutoEstoque,
  type UnidadeDeHoje,
} from '@merenda/shared/contratos';
import { dataComparavel } from '@merenda/shared/formatos';
import { alertasDaAquisicao, prazoDeUso } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { cardapioPratos } from '../../banco/esquema/cardapios/cardapios.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { aditivos, aquisicoes } from '../../banco/esquema/compras/aquisicoes.js';
import { recebimentos, solicitacoes } from '../../banco/esquema/compras/solicitacoes.js';
import { kardex, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { movimentacoes } from '../../banco/esquema/estoque/movimentacoes.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarCardapio, criarLancamento, criarPrato } from '../../teste/cardapios.js';
import { abrirMercado, aquisicaoVigente, corpoDoRecebimento, solicitar } from '../../teste/compras.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

/** A Wednesday. */
const HOJE = '2026-06-03';

let app: FastifyInstance;
beforeAll(async () => {
  definirRelogio({ agora: () => new Date(`${HOJE}T15:00:00Z`) });
  // The meals are written directly: their foods are not registered.
  app = await criarAppDeTeste({ quebraInvariantes: true });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const figurasDe = async (pessoa: Pessoa, cartao: Cartao, busca = ''): Promise<FiguraDeHoje[]> => {
  const resposta = await pessoa.injetar('GET', `/hoje/${cartao}${busca}`);
  expect(resposta.statusCode).toBe(200);
  return resposta.json();
};
/** 'LOTES_VENCIDOS 1' or 'SOBRAS_POR_PESAR 1/2'. */
const ler = async (pessoa: Pessoa, cartao: Cartao, busca = ''): Promise<string[]> =>
  (await figurasDe(pessoa, cartao, busca)).map(
    ({ figura, valor, de }) => `${figura} ${String(valor)}${de === null ? '' : `/${String(de)}`}`,
  );

/** Rows of a list by pages, of all these addresses together. */
async function linhasEm(pessoa: Pessoa, ...enderecos: string[]): Promise<number> {
  const respostas = await Promise.all(enderecos.map((endereco) => pessoa.injetar('GET', endereco)));
  return respostas.reduce((soma, resposta) => soma + resposta.json<{ total: number }>().total, 0);
}

test('a user without permissions sees the kitchen only, and without stocks every figure is zero', async () => {
  const cozinheira = await entrarComo(app, { estoques: [] });
  const vistos = await Promise.all(CARTOES.map((cartao) => figurasDe(cozinheira, cartao)));
  expect(vistos.map((figuras) => figuras.length)).toEqual([0, 0, 0, 0, 0, 3]);
  const semEstoques = await entrarComo(app, { permissoes: PERMISSOES, estoques: [] });
  const figuras = (await Promise.all(CARTOES.map((cartao) => figurasDe(semEstoques, cartao)))).flat();
  expect(figuras.map(({ figura, valor, de }) => [figura, valor, de ?? 0])).toEqual(
    Object.keys(FIGURAS).map((figura) => [figura, 0, 0]),
  );
});

test('an unknown card is refused at its place', async () => {
  const resposta = await (await entrarComo(app, {})).injetar('GET', '/hoje/OUTRO');
  expect([resposta.statusCode, resposta.json().errors[0].campo]).toEqual([422, 'cartao']);
});

test('the kitchen and the management: today’s meals, units that have served none, leftovers, weeks without menu', async () => {
  const [uma, outra, fechada, alheia] = await Promise.all([1, 2, 3, 4].map(() => criarUnidade(app)));
  if (!uma || !outra || !fechada || !alheia) throw new Error('a unit is missing');
  const pessoa = await entrarComo(app, {
    permissoes: ['UNIDADES', 'CARDAPIOS'],
    estoques: [uma.estoque, outra.estoque, fechada.estoque],
  });
  const pratos = [await criarPrato(app), await criarPrato(app), await criarPrato(app)] as const;
  const cardapio = await criarCardapio(app, [...pratos]);
  const servidos = await app.banco.select().from(cardapioPratos).where(eq(cardapioPratos.cardapioId, cardapio.id));
  const lancadas = await Promise.all(
    [uma, outra, fechada, alheia].map((unidade) => criarLancamento(app, unidade, cardapio, HOJE)),
  );
  await app.banco.update(unidadesEducacionais).set({ ativa: false }).where(eq(unidadesEducacionais.id, fechada.id));
  const refeicao = (
    unidade: { id: number },
    qual: number,
    mudanca: Partial<typeof refeicoes.$inferInsert> = {},
  ): typeof refeicoes.$inferInsert => ({
    unidadeEducacionalId: unidade.id,
    dia: HOJE,
    hora: servidos[qual]?.hora ?? '',
    tipo: 'ALMOCO',
    pratoId: servidos[qual]?.pratoId ?? 0,
    lancamentoId: lancadas[0]?.id,
    quantidadeDePessoas: 10,
    usuarioId: 1,
    ...mudanca,
  });
  const feita = { executado: true, executadoEm: new Date(), executadoPor: 1 };
  await app.banco.insert(refeicoes).values([
    refeicao(uma, 0, { ...feita, sobraDeAlimentos: '1.25' }),
    refeicao(uma, 1, feita),
    refeicao(uma, 2),
    // Deleted, of another day (the 30 days end today: 5 May is in, 4 May is not), of another unit.
    refeicao(uma, 0, { ...feita, excluidoEm: new Date(), sobraDeAlimentos: '9' }),
    refeicao(outra, 0, { ...feita, lancamentoId: null, dia: '2026-05-05', sobraDeAlimentos: '2' }),
    refeicao(outra, 0, { ...feita, lancamentoId: null, dia: '2026-05-04', sobraDeAlimentos: '4' }),
    refeicao(outra, 0, { lancamentoId: null, dia: '2026-06-02' }),
    refeicao(alheia, 0, { ...feita, lancamentoId: lancadas[3]?.id, sobraDeAlimentos: '8' }),
  ]);
  // Three dishes at two open units, three meals registered, two executed, one weighed; nothing is planned at the closed one.
  expect(await ler(pessoa, 'COZINHA')).toEqual([
    'REFEICOES_POR_REGISTRAR 3/6',
    'REFEICOES_POR_EXECUTAR 1/3',
    'SOBRAS_POR_PESAR 1/2',
  ]);
  expect(await ler(pessoa, 'GESTAO')).toEqual([
    'REFEICOES_EXECUTADAS 2/6',
    'UNIDADES_SEM_EXECUCAO 1/2',
    'SOBRA_DE_30_DIAS 3.25',
  ]);
  // Of one unit: its own; of a unit of somebody else: refused.
  const doDia = (unidade: { id: number }, cartao: Cartao) => ler(pessoa, cartao, `?unidade=${unidade.id}`);
  expect(await doDia(uma, 'COZINHA')).toEqual([
    'REFEICOES_POR_REGISTRAR 0/3',
    'REFEICOES_POR_EXECUTAR 1/3',
    'SOBRAS_POR_PESAR 1/2',
  ]);
  expect(await doDia(outra, 'GESTAO')).toEqual([
    'REFEICOES_EXECUTADAS 0/3',
    'UNIDADES_SEM_EXECUCAO 1/1',
    'SOBRA_DE_30_DIAS 2',
  ]);
  expect(await doDia(outra, 'CARDAPIOS')).toEqual(['UNIDADES_SEM_CARDAPIO 0/1', 'REFEICOES_ATRASADAS 1']);
  expect((await pessoa.injetar('GET', `/hoje/COZINHA?unidade=${alheia.id}`)).statusCode).toBe(403);
  // The list of the units has the rows that the figures count: with a menu today, and without an executed meal.
  const faltam = async (falta: string) => {
    const pagina = await pessoa.injetar('GET', `/hoje/unidades/pagina?falta=${falta}`);
    return pagina.json<Pagina<UnidadeDeHoje>>().linhas.map(({ id }) => id);
  };
  expect(await faltam('SEM_EXECUCAO')).toEqual([outra.id]);
  expect(await faltam('SEM_CARDAPIO')).toEqual([]);
  const todas = (await pessoa.injetar('GET', '/hoje/unidades/pagina')).json<Pagina<UnidadeDeHoje>>();
  expect(todas.linhas.map(({ id }) => id).sort()).toEqual([uma.id, outra.id].sort());
  expect(todas.linhas.find(({ id }) => id === uma.id)).toMatchObject({
    cardapioNaSemana: true,
    cardapioHoje: true,
    executou: true,
  });
  const achadas = await pessoa.injetar('GET', `/hoje/unidades/pagina?nome=${encodeURIComponent(outra.nome)}`);
  expect(achadas.json<Pagina<UnidadeDeHoje>>().linhas.map(({ id }) => id)).toEqual([outra.id]);
  // The list of the meals of each unit, and that of all units, have the rows that the figures count.
  const noHistorico = (busca: string) =>
    linhasEm(pessoa, ...[uma, outra, fechada].map(({ id }) => `/refeicoes/pagina?unidade=${id}&${busca}`));
  const deHoje = `de=${HOJE}&ate=${HOJE}`;
  expect(await noHistorico(`${deHoje}&situacao=REGISTRADA`)).toBe(1);
  expect(await noHistorico(`${deHoje}&situacao=SEM_SOBRA`)).toBe(1);
  expect(await noHistorico(`${deHoje}&situacao=EXECUTADA`)).toBe(2);
  expect(await noHistorico(`ate=${HOJE}&situacao=REGISTRADA`)).toBe(2);
  expect(await linhasEm(pessoa, `/refeicoes/pagina?ate=${HOJE}&situacao=REGISTRADA`)).toBe(2);
  expect(await linhasEm(pessoa, `/refeicoes/pagina?${deHoje}&situacao=EXECUTADA`)).toBe(2);
  // Leftovers of today and yesterday.
  expect(await ler(pessoa, 'CARDAPIOS')).toEqual(['UNIDADES_SEM_CARDAPIO 0/2', 'REFEICOES_ATRASADAS 2']);
  const semSemana = await criarUnidade(app);
  const vizinha = await entrarComo(app, { permissoes: ['CARDAPIOS'], estoques: [semSemana.estoque] });
  // The Monday after is another week.
  await criarLancamento(app, semSemana, cardapio, '2026-06-08');
  expect(await ler(vizinha, 'CARDAPIOS')).toEqual(['UNIDADES_SEM_CARDAPIO 1/1', 'REFEICOES_ATRASADAS 0']);
  expect(await linhasEm(vizinha, '/hoje/unidades/pagina?falta=SEM_CARDAPIO')).toBe(1);
  expect(await linhasEm(vizinha, '/hoje/unidades/pagina?falta=SEM_EXECUCAO')).toBe(0);
});

test('the stock: lots that have expired and that expire within seven days, movements to and from it', async () => {
  const [uma, outra] = [await criarUnidade(app), await criarUnidade(app)];
  const { id: produtoId } = await criarProduto(app);
  const lote = (dataValidade: string, quantidade = 1, { estoque } = uma) =>
    criarLoteEmEstoque(app, { estoqueId: estoque.id, produtoId, quantidade, dataValidade });
  await lote('2026-06-02');
  await lote('2026-06-03');
  await lote('2026-06-10');
  await lote('2026-06-11');
  await lote('2026-06-01', 0);
  await lote('2026-06-01', 1, outra);
  const mover = (origem: typeof uma, destino: typeof uma, status: 'EM_TRANSITO' | 'RECEBIDA' = 'EM_TRANSITO') => ({
    origemId: origem.estoque.id,
    destinoId: destino.estoque.id,
    status,
    usuarioId: 1,
  });
  await app.banco
    .insert(movimentacoes)
    .values([
      mover(uma, outra),
      mover(uma, outra),
      mover(outra, uma),
      mover(uma, outra, 'RECEBIDA'),
      mover(outra, uma, 'RECEBIDA'),
    ]);
  const pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [uma.estoque] });
  expect(await ler(pessoa, 'ESTOQUE')).toEqual([
    'LOTES_VENCIDOS 1',
    'LOTES_EM_7_DIAS 2',
    'MOVIMENTACOES_A_RECEBER 1',
    'MOVIMENTACOES_EM_TRANSITO 2',
  ]);
  const central = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [uma.estoque, outra.estoque] });
  expect(await ler(central, 'ESTOQUE')).toEqual([
    'LOTES_VENCIDOS 2',
    'LOTES_EM_7_DIAS 2',
    'MOVIMENTACOES_A_RECEBER 3',
    'MOVIMENTACOES_EM_TRANSITO 3',
  ]);
  expect(await ler(central, 'ESTOQUE', `?unidade=${outra.id}`)).toEqual([
    'LOTES_VENCIDOS 1',
    'LOTES_EM_7_DIAS 0',
    'MOVIMENTACOES_A_RECEBER 2',
    'MOVIMENTACOES_EM_TRANSITO 1',
  ]);
  expect(await ler(central, 'VALOR', `?unidade=${outra.id}`)).toEqual(['VALOR_DOS_ESTOQUES 0', 'LOTES_SEM_PRECO 1']);
  expect(await linhasEm(central, '/estoques/produtos-estoque/pagina?prazo=VENCIDO')).toBe(2);
  expect(await linhasEm(central, '/estoques/produtos-estoque/pagina?prazo=SETE_DIAS')).toBe(2);
  expect(await linhasEm(central, '/estoques/movimentacoes/pagina?status=EM_TRANSITO&ponta=DESTINO')).toBe(3);
  expect(await linhasEm(central, '/estoques/movimentacoes/pagina?status=EM_TRANSITO&ponta=ORIGEM')).toBe(3);
  const doEstoque = `/estoques/${uma.estoque.id}`;
  const movidas = `${doEstoque}/movimentacoes/pagina?status=EM_TRANSITO`;
  expect(await linhasEm(pessoa, `${movidas}&ponta=DESTINO`)).toBe(1);
  expect(await linhasEm(pessoa, `${movidas}&ponta=ORIGEM`)).toBe(2);
  // The browser filters the lots of the stock by this rule.
  const lotes: ProdutoEstoque[] = (await pessoa.injetar('GET', `${doEstoque}/produtos-estoque?comSaldo=true`)).json();
  const prazos = lotes.map(({ produtoLote }) => prazoDeUso(dataComparavel(produtoLote.dataValidade), HOJE));
  expect(prazos.sort()).toEqual(['SETE_DIAS', 'SETE_DIAS', 'VENCIDO', undefined]);
  // Nothing was bought: no lot has a price.
  expect(await ler(pessoa, 'VALOR')).toEqual(['VALOR_DOS_ESTOQUES 0', 'LOTES_SEM_PRECO 4']);
});

test('the purchases: each part for who holds its permission', async () => {
  const mercado = await abrirMercado(app);
  const noFim = await aquisicaoVigente(mercado, { vigencia: '03/07/2026' });
  await aquisicaoVigente(mercado, { vigencia: '04/07/2026' });
  await mercado.comprador.injetar('PUT', `/aquisicoes/notificacao/${noFim.id}`, { valor: 20 });
  await solicitar(mercado, noFim, 92);
  await solicitar(mercado, noFim, 0.5);
  const contratos = ['CONTRATOS_COM_SALDO_BAIXO 1', 'CONTRATOS_NO_FIM 1'];
  const com = (...permissoes: ('AQUISICOES' | 'SOLICITACOES')[]) =>
    entrarComo(app, { permissoes, estoques: [mercado.unidade.estoque] });
  expect(await ler(await com('AQUISICOES', 'SOLICITACOES'), 'COMPRAS')).toEqual([
    'SOLICITACOES_PENDENTES 2',
    ...contratos,
  ]);
  const compradora = await com('AQUISICOES', 'SOLICITACOES');
  expect(await linhasEm(compradora, '/solicitacoes/pagina?status=PENDENTE')).toBe(2);
  // The browser filters the acquisitions by this rule.
  const alertas = (await compradora.injetar('GET', '/aquisicoes'))
    .json<AquisicaoResumo[]>()
    .map((uma) => alertasDaAquisicao({ ...uma, vigencia: dataComparavel(uma.vigencia) }, HOJE));
  expect(alertas.flat().sort()).toEqual(['NO_FIM', 'SALDO_BAIXO']);
  expect(await ler(await com('SOLICITACOES'), 'COMPRAS')).toEqual(['SOLICITACOES_PENDENTES 2']);
  expect(await ler(await com('AQUISICOES'), 'COMPRAS')).toEqual(contratos);
});

test('the secretary has six months of contracts, of what expires and of meals, of one unit or of all of hers', async () => {
  const mercado = await abrirMercado(app);
  const { unidade } = mercado;
  const vazia = await criarUnidade(app);
  const secretaria = await entrarComo(app, {
    permissoes: ['AQUISICOES'],
    estoques: [unidade.estoque, vazia.estoque],
  });
  // Each is worth R$ 2,300.00 from 1 February on; one ends on 31 March.
  const [aquisicao, terminada] = [await aquisicaoVigente(mercado), await aquisicaoVigente(mercado)];
  await app.banco.update(aquisicoes).set({ vigencia: '2026-03-31' }).where(eq(aquisicoes.id, terminada.id));
  // 10 sacks at R$ 20.00 are requested in April, 4 of them are delivered on the last evening of May.
  const { id: solicitacaoId } = await solicitar(mercado, aquisicao, 10);
  await mercado.comprador.injetar('PUT', `/solicitacoes/${solicitacaoId}/receber`, corpoDoRecebimento(mercado, 4));
  await app.banco.update(solicitacoes).set({ dataSolicitacao: '2026-04-10' }).where(eq(solicitacoes.id, solicitacaoId));
  await app.banco
    .update(recebimentos)
    .set({ recebidoEm: new Date('2026-06-01T01:00:00Z') })
    .where(eq(recebimentos.solicitacaoId, solicitacaoId));
  // One that is cancelled, and an addendum.
  const cancelada = await solicitar(mercado, aquisicao, 5);
  await mercado.comprador.injetar('POST', `/solicitacoes/${cancelada.id}/cancelar`, { motivo: 'engano' });
  await app.banco.insert(aditivos).values({
    aquisicaoId: aquisicao.id,
    aditivoTipo: 'VALOR',
    observacao: '',
    valor: '100',
    criadoEm: new Date('2026-06-02T15:00:00Z'),
  });
  const lote = async (dataValidade: string, preco: string, lancados: [quando: string, quantidade: number][]) => {
    const { id } = await criarLoteEmEstoque(app, {
      estoqueId: unidade.estoque.id,
      produtoId: mercado.feijao.id,
      quantidade: 0,
      dataValidade,
    });
    let saldo = 0;
    for (const [quando, quantidade] of lancados) {
      saldo += quantidade;
      await app.banco.insert(kardex).values({
        produtoEstoqueId: id,
        quantidade: String(quantidade),
        saldo: String(saldo),
        tipo: quantidade > 0 ? 'ADICAO' : 'SAIDA',
        documento: 'produtos_estoque',
        documentoId: id,
        precoUnidade: quantidade > 0 ? preco : null,
        origemPreco: quantidade > 0 ? 'ADICAO' : null,
        usuarioId: 1,
        quando: new Date(quando),
      });
    }
    await app.banco
      .update(produtosEstoque)
      .set({ quantidade: String(saldo) })
      .where(eq(produtosEstoque.id, id));
  };
  await lote('2026-05-20', '3', [
    ['2026-04-15T12:00:00Z', 10],
    ['2026-05-10T12:00:00Z', -4],
  ]);
  // Within 30 days of 31 May, the evening of its entry, and of today.
  await lote('2026-06-30', '2', [
    ['2026-06-01T01:00:00Z', 5],
    ['2026-06-02T12:00:00Z', -1],
  ]);
  await lote('2026-07-04', '2', [['2026-06-01T12:00:00Z', 50]]);

  const numeros = async (busca = ''): Promise<NumerosDaSecretaria> =>
    (await secretaria.injetar('GET', `/hoje/secretaria${busca}`)).json();
  const lidos = ({ meses }: NumerosDaSecretaria) =>
    meses.map(({ mes, contratado, recebido, disponivel, vence }) => [mes, contratado, recebido, disponivel, vence]);
  const todas = await numeros();
  expect(lidos(todas)).toEqual([
    ['01/2026', 0, 0, 0, 0],
    ['02/2026', 4600, 0, 4600, 0],
    ['03/2026', 4600, 0, 4600, 0],
    ['04/2026', 2300, 0, 2100, 30],
    ['05/2026', 2300, 80, 2100, 10],
    ['06/2026', 2400, 80, 2200, 8],
  ]);
  const lista = (await secretaria.injetar('GET', '/aquisicoes')).json<AquisicaoResumo[]>();
  expect(lista.find(({ id }) => id === aquisicao.id)?.valorDisponivel).toBe(2200);
  expect(todas.hoje).toEqual({ planejadas: 0, executadas: 0 });
  // R$ 80.00 were received, nothing of family farming, and no transfer is registered.
  expect(todas.agriculturaFamiliar).toMatchObject({
    codigo: 'AF',
    recebido: { valor: 0, percentual: null },
    atende: null,
  });

  const cardapio = await criarCardapio(app, [await criarPrato(app), await criarPrato(app)]);
  await criarLancamento(app, vazia, cardapio, HOJE);
  const { id: lancamentoId } = await criarLancamento(app, vazia, cardapio, '2026-06-01');
  const [servido] = await app.banco.select().from(cardapioPratos).where(eq(cardapioPratos.cardapioId, cardapio.id));
  await app.banco.insert(refeicoes).values({
    unidadeEducacionalId: vazia.id,
    lancamentoId,
    dia: '2026-06-01',
    hora: servido?.hora ?? '',
    tipo: 'ALMOCO',
    pratoId: servido?.pratoId ?? 0,
    quantidadeDePessoas: 10,
    usuarioId: 1,
    executado: true,
    executadoEm: new Date(),
    executadoPor: 1,
  });
  const daVazia = await numeros(`?unidade=${vazia.id}`);
  expect(daVazia.hoje).toEqual({ planejadas: 2, executadas: 0 });
  expect(daVazia.meses.at(-1)).toEqual({
    mes: '06/2026',
    planejadas: 4,
    executadas: 1,
    contratado: 0,
    recebido: 0,
    disponivel: 0,
    vence: 0,
  });
  const alheia = await criarUnidade(app);
  expect((await secretaria.injetar('GET', `/hoje/secretaria?unidade=${alheia.id}`)).statusCode).toBe(403);
});
