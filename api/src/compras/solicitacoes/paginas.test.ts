import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  ORDENS_SOLICITACAO,
  ROTULOS_STATUS_COMPRA,
  SENTIDOS,
  STATUS_COMPRA,
  type Aquisicao,
  type OrdemSolicitacao,
  type SolicitacaoResumo,
} from '@merenda/shared/contratos';
import { compararTextos, dataComparavel } from '@merenda/shared/formatos';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { itensSolicitacao, solicitacoes } from '../../banco/esquema/compras/solicitacoes.js';
import { primeira } from '../../banco/restricoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDaAquisicao, type Mercado } from '../../teste/compras.js';
import { criarFornecedor, criarUnidade } from '../../teste/fabricas.js';
import { lerPagina, lerTodas, CURSORES_QUEBRADOS } from '../../teste/paginas.js';

const URL = '/solicitacoes/pagina';

let app: FastifyInstance;
let comprador: Pessoa;
let compras: { mercado: Mercado; aquisicao: Aquisicao }[];
let numero = 0;

/** A request that is written directly: its date, status and value are free. */
async function gravar(qual: number, dia: string, status: (typeof STATUS_COMPRA)[number], valor: string) {
  const { mercado, aquisicao } = compras[qual % compras.length]!;
  const [proposta] = aquisicao.propostasVencedoras;
  numero += 1;
  const { id } = primeira(
    await app.banco
      .insert(solicitacoes)
      .values({
        numero,
        ano: Number(dia.slice(0, 4)),
        dataSolicitacao: dia,
        aquisicaoId: aquisicao.id,
        propostaId: proposta!.id,
        unidadeEducacionalId: mercado.unidade.id,
        status,
      })
      .returning({ id: solicitacoes.id }),
  );
  await app.banco.insert(itensSolicitacao).values({
    solicitacaoId: id,
    itemPropostaId: proposta!.itens[0]!.id,
    produtoId: mercado.arroz.id,
    quantidade: '1',
    precoUnidade: valor,
    valorItem: valor,
  });
}

const DIAS = ['2025-12-30', '2026-01-02', '2026-02-10'];
const qualquer = (n: number) =>
  gravar(n, DIAS[n % 3]!, STATUS_COMPRA[n % STATUS_COMPRA.length]!, ['10.00', '9.50', '100.00', '9.50'][n % 4]!);

beforeAll(async () => {
  app = await criarAppDeTeste({ quebraInvariantes: true });
  const nomes = ['ÉDEN 10', 'EDEN 9', 'ZÊNITE'];
  compras = [];
  for (const nome of nomes) {
    const fornecedor = await criarFornecedor(app, { razaoSocial: nome, nomeFantasia: null });
    const mercado = { ...(await abrirMercado(app)), fornecedor };
    const corpo = corpoDaAquisicao(mercado);
    const [proposta] = corpo.propostasVencedoras;
    compras.push({
      mercado,
      aquisicao: await aquisicaoVigente(mercado, {
        propostasVencedoras: [{ ...proposta, numeroContrato: `ct ${nome.length}` }],
        ...(nome === 'ZÊNITE' && {
          aquisicaoTipo: 'CHAMADA',
          fonteRecurso: 'PNAE_FNDE',
          tipoDeLicitacao: null,
          modalidadeLicitacao: null,
        }),
      }),
    });
  }
  comprador = await entrarComo(app, {
    permissoes: ['SOLICITACOES'],
    estoques: compras.map(({ mercado }) => mercado.unidade.estoque),
  });
  for (let n = 0; n < 31; n += 1) await qualquer(n * 7);
});
afterAll(() => app.close());

const inteira = async (): Promise<SolicitacaoResumo[]> => (await comprador.injetar('GET', '/solicitacoes')).json();

/** The order of each column, as a person reads it. */
const COMPARAR: Record<OrdemSolicitacao, (a: SolicitacaoResumo, b: SolicitacaoResumo) => number> = {
  numero: (a, b) => numerado(a) - numerado(b),
  data: (a, b) => compararTextos(dataComparavel(a.dataSolicitacao), dataComparavel(b.dataSolicitacao)),
  contrato: (a, b) => compararTextos(a.propostaVencedora.numeroContrato, b.propostaVencedora.numeroContrato),
  modalidade: (a, b) => compararTextos(modalidade(a), modalidade(b)),
  fornecedor: (a, b) => compararTextos(a.fornecedor.nome, b.fornecedor.nome),
  unidade: (a, b) => compararTextos(a.unidadeEducacional.nome, b.unidadeEducacional.nome),
  valor: (a, b) => a.valor - b.valor,
  status: (a, b) => compararTextos(ROTULOS_STATUS_COMPRA[a.status], ROTULOS_STATUS_COMPRA[b.status]),
};
function numerado({ numero: texto }: SolicitacaoResumo): number {
  const [n = 0, ano = 0] = texto.split('/').map(Number);
  return ano * 1000 + n;
}
const modalidade = ({ aquisicao }: SolicitacaoResumo) =>
  aquisicao.aquisicaoTipo === 'LICITACAO' ? 'Pregão eletrônico' : 'Chamada pública';

const ORDEM = fc.record({
  ordem: fc.option(fc.constantFrom(...ORDENS_SOLICITACAO), { nil: undefined }),
  sentido: fc.constantFrom(...SENTIDOS),
  porPagina: fc.integer({ min: 1, max: 12 }),
});

const ids = (linhas: readonly { id: number }[]) => linhas.map(({ id }) => id);

describe('GET /solicitacoes/pagina', () => {
  test('the pages are the whole list, in any order and size, under any filter', async () => {
    const todas = await inteira();
    expect(todas).toHaveLength(31);
    const filtro = fc.record(
      {
        numero: fc.constantFrom('1', '/2026', '1/20', 'x'),
        data: fc.constantFrom('02/01/2026', '2026-02-10'),
        modalidade: fc.constantFrom('PREGAO_ELETRONICO', 'CHAMADA'),
        aquisicao: fc.constantFrom(...compras.map(({ aquisicao }) => aquisicao.id)),
        fornecedor: fc.constantFrom(...compras.map(({ mercado }) => mercado.fornecedor.id)),
        unidade: fc.constantFrom(...compras.map(({ mercado }) => mercado.unidade.id)),
        status: fc.constantFrom(...STATUS_COMPRA, 'PENDENTE'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(ORDEM, fc.oneof(fc.constant({}), filtro), async ({ ordem, ...pagina }, busca) => {
        const {
          numero: trecho,
          data,
          modalidade: codigo,
          aquisicao,
          fornecedor,
          unidade,
          status,
        } = busca as Record<string, string>;
        const esperadas = todas.filter(
          (linha) =>
            (trecho === undefined || linha.numero.includes(trecho)) &&
            (data === undefined ||
              dataComparavel(linha.dataSolicitacao) === (data.includes('/') ? '2026-01-02' : data)) &&
            (codigo === undefined || (modalidade(linha) === 'Chamada pública') === (codigo === 'CHAMADA')) &&
            (aquisicao === undefined || linha.aquisicao.id === Number(aquisicao)) &&
            (fornecedor === undefined || linha.fornecedor.id === Number(fornecedor)) &&
            (unidade === undefined || linha.unidadeEducacional.id === Number(unidade)) &&
            (status === undefined ||
              (status === 'PENDENTE' ? ['AGUARDANDO', 'ENVIADA'].includes(linha.status) : linha.status === status)),
        );
        const sinal = pagina.sentido === 'DECRESCENTE' ? -1 : 1;
        if (ordem) esperadas.sort((a, b) => sinal * COMPARAR[ordem](a, b));
        const pedida = { ...busca, ...pagina, ordem };
        expect(await lerTodas(comprador, URL, pedida)).toEqual(esperadas);
        const { total, semFiltro, linhas } = await lerPagina<SolicitacaoResumo>(comprador, URL, pedida);
        expect([total, semFiltro, linhas.length]).toEqual([
          esperadas.length,
          31,
          Math.min(pagina.porPagina, esperadas.length),
        ]);
      }),
      { numRuns: 60 },
    );
  });

  test('a page further on is reached from any page before it', async () => {
    const todas = await inteira();
    const primeiraPagina = await lerPagina<SolicitacaoResumo>(comprador, URL, { porPagina: 5 });
    const quarta = await lerPagina<SolicitacaoResumo>(comprador, URL, {
      porPagina: 5,
      apos: primeiraPagina.proximo,
      pular: 10,
    });
    expect(ids(quarta.linhas)).toEqual(ids(todas.slice(15, 20)));
    const ultima = await lerPagina<SolicitacaoResumo>(comprador, URL, { porPagina: 5, pular: 30 });
    expect([ids(ultima.linhas), ultima.proximo]).toEqual([ids(todas.slice(30)), null]);
    expect((await lerPagina(comprador, URL, { pular: 31 })).linhas).toEqual([]);
  });

  test('rows that are written between two pages move no other row', async () => {
    let n = 0;
    await fc.assert(
      fc.asyncProperty(ORDEM, async (pedida) => {
        const antes = ids(await lerTodas<SolicitacaoResumo>(comprador, URL, { ...pedida, porPagina: 100 }));
        const lidas = ids(
          await lerTodas<SolicitacaoResumo>(
            comprador,
            URL,
            { ...pedida, porPagina: pedida.porPagina + 6 },
            async () => {
              n += 1;
              await qualquer(n * 11);
            },
          ),
        );
        expect(new Set(lidas).size).toBe(lidas.length);
        expect(lidas.filter((id) => antes.includes(id))).toEqual(antes);
      }),
      { numRuns: 12 },
    );
  });

  test("another user's units are not in it", async () => {
    const { unidade } = compras[0]!.mercado;
    const vizinho = await entrarComo(app, { estoques: [unidade.estoque] });
    const { total, semFiltro, linhas } = await lerPagina<SolicitacaoResumo>(vizinho, URL, { porPagina: 100 });
    expect([total, semFiltro]).toEqual([linhas.length, linhas.length]);
    expect(new Set(linhas.map(({ unidadeEducacional }) => unidadeEducacional.id))).toEqual(new Set([unidade.id]));
    const alheia = await lerPagina(vizinho, URL, { unidade: compras[1]!.mercado.unidade.id });
    expect([alheia.total, alheia.linhas]).toEqual([0, []]);
  });

  test('a cursor that is broken, or of another order, is refused at its place', async () => {
    const { proximo } = await lerPagina(comprador, URL, { porPagina: 1, ordem: 'valor' });
    for (const busca of [
      ...CURSORES_QUEBRADOS.map((apos) => ({ apos })),
      { apos: proximo },
      { apos: proximo, ordem: 'valor', sentido: 'DECRESCENTE' },
      { apos: proximo, ordem: 'status' },
    ]) {
      const { status, campos } = await lerPagina(comprador, URL, busca);
      expect([status, campos, busca]).toEqual([422, ['apos'], busca]);
    }
    expect((await lerPagina(comprador, URL, { apos: proximo, ordem: 'valor' })).status).toBe(200);
  });

  test.each([
    ['porPagina', '0'],
    ['porPagina', '101'],
    ['pular', '-1'],
    ['ordem', 'preco'],
    ['sentido', 'desc'],
    ['status', 'NOVA'],
    ['data', '31/02/2026'],
  ])('%s=%s is refused at its field', async (campo, valor) => {
    const { status, campos } = await lerPagina(comprador, URL, { [campo]: valor });
    expect([status, campos]).toEqual([422, [campo]]);
  });
});

test('GET /solicitacoes/filtros names the suppliers and units of the requests, by name', async () => {
  const semSolicitacao = await criarUnidade(app);
  const uma = await entrarComo(app, {
    estoques: [compras[1]!.mercado.unidade.estoque, compras[0]!.mercado.unidade.estoque, semSolicitacao.estoque],
  });
  const { fornecedores, unidades } = (await uma.injetar('GET', '/solicitacoes/filtros')).json();
  expect(fornecedores.map(({ nome }: { nome: string }) => nome)).toEqual(['EDEN 9', 'ÉDEN 10']);
  expect(unidades.map(({ id }: { id: number }) => id).sort()).toEqual(
    [compras[0]!.mercado.unidade.id, compras[1]!.mercado.unidade.id].sort(),
  );
});
