import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type {
  ColunaDoPnae,
  Item,
  ItemDoPnae,
  ItemSemGrau,
  LinhaDaDivisao,
  Pagina,
  PainelDoPnae,
} from '@merenda/shared/contratos';
import { COLUNAS_DO_PNAE, RECORTES_DO_PNAE } from '@merenda/shared/contratos';
import { somar } from '@merenda/shared/regras';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { abrirMercado, type Mercado } from '../../teste/compras.js';
import { criarItem } from '../../teste/fabricas.js';
import { CAF, comprar, criarRegrasDoPnae } from '../../teste/pnae.js';

const ANO = 2018;

let app: FastifyInstance;
let mercado: Mercado;
let nutricionista: Pessoa;
let semGrau: number;
beforeAll(async () => {
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
  nutricionista = await entrarComo(app, { permissoes: ['ITENS'] });
  await criarRegrasDoPnae(app);
  // The example of the specification, and R$ 100.01 that are not classified.
  const familiar = await comprar(mercado, ANO, CAF, [
    { grau: 'IN_NATURA_MINIMAMENTE_PROCESSADO', preco: 120_000 },
    { grau: 'PROCESSADO', preco: 8_000 },
  ]);
  await comprar(mercado, ANO, {}, [
    { grau: 'IN_NATURA_MINIMAMENTE_PROCESSADO', preco: 90_000 },
    { grau: 'ULTRAPROCESSADO', preco: 15_000 },
    { grau: 'INGREDIENTE_CULINARIO', preco: 9_000 },
  ]);
  [semGrau = 0] = (await comprar(mercado, ANO, {}, [{ grau: null, preco: 100.01 }])).itens;
  await comprar(mercado, ANO, CAF, [{ grau: 'ULTRAPROCESSADO', preco: 5_000 }], { fonteDeRecursos: 'MUNICIPIO' });
  const pagamento = { notaFiscal: { id: familiar.nota }, data: `10/04/${ANO}`, documento: 'ob 1', retencao: 0 };
  await mercado.comprador.injetar('POST', '/pagamentos', { ...pagamento, valor: 64_000.01 });
});
afterAll(() => app.close());

const ler = async <T>(endereco: string): Promise<T> => {
  const resposta = await mercado.comprador.injetar('GET', `/recursos-pnae/${endereco}`);
  expect(resposta.statusCode).toBe(200);
  return resposta.json();
};
const itensDe = (coluna: ColunaDoPnae, busca = '') =>
  ler<Pagina<ItemDoPnae>>(`itens?ano=${ANO}&coluna=${coluna}${busca}`);
/** R$ of the items; there are fewer than a page has. */
const somaDe = async (coluna: ColunaDoPnae, busca = '') =>
  somar((await itensDe(coluna, busca)).linhas.map(({ valor }) => valor)).toNumber();
const painel = () => ler<PainelDoPnae>(`painel?ano=${ANO}`);

test('the items behind each figure of the panel add up to it to the cent', async () => {
  const { barras, naoClassificado, totais } = await painel();
  for (const coluna of COLUNAS_DO_PNAE) {
    expect(await somaDe(coluna)).toBe(totais[coluna]);
    for (const recorte of RECORTES_DO_PNAE) {
      const valor = await somaDe(coluna, `&recorte=${recorte}`);
      const barra = barras.find(({ codigo }) => codigo === recorte);
      expect([recorte, valor]).toEqual([recorte, barra ? barra[coluna].valor : naoClassificado[coluna]]);
    }
  }
  expect([totais.recebido, totais.pago]).toEqual([242_100.01, 64_000.01]);
});

test('an item names its invoice, request, supplier and degree, and the pages hold each item once', async () => {
  const { linhas, total } = await itensDe('recebido', '&recorte=AF&porPagina=100');
  expect(total).toBe(2);
  expect(
    linhas.map(({ grauProcessamento, valor, data, notaFiscal }) => [
      grauProcessamento,
      valor,
      data,
      notaFiscal !== null,
    ]),
  ).toEqual([
    ['IN_NATURA_MINIMAMENTE_PROCESSADO', 120_000, `02/03/${ANO}`, true],
    ['PROCESSADO', 8_000, `02/03/${ANO}`, true],
  ]);
  expect(linhas[0]?.fornecedor.agriculturaFamiliar).toBe(true);
  const contratados = await itensDe('contratado', '&recorte=AF');
  expect(contratados.linhas.map(({ solicitacao, data }) => [solicitacao, data])).toEqual([
    [null, `01/02/${ANO}`],
    [null, `01/02/${ANO}`],
  ]);
  const lidas: ItemDoPnae[] = [];
  let apos: string | null = null;
  do {
    const pagina: Pagina<ItemDoPnae> = await itensDe(
      'recebido',
      `&porPagina=1${apos ? `&apos=${encodeURIComponent(apos)}` : ''}`,
    );
    lidas.push(...pagina.linhas);
    apos = pagina.proximo;
  } while (apos !== null);
  expect(lidas.map(({ valor }) => valor)).toEqual([120_000, 8_000, 90_000, 15_000, 9_000, 100.01]);
});

test('units and months add up to the panel, and open to their items', async () => {
  const { totais, barras } = await painel();
  for (const por of ['UNIDADE', 'MES'] as const) {
    const linhas = await ler<LinhaDaDivisao[]>(`divisao?ano=${ANO}&por=${por}`);
    for (const coluna of COLUNAS_DO_PNAE) {
      expect(somar(linhas.map((linha) => linha[coluna])).toNumber()).toBe(totais[coluna]);
      for (const { codigo, ...barra } of barras)
        expect(
          somar(linhas.map((linha) => linha.barras.find((uma) => uma.codigo === codigo)?.[coluna] ?? 0)).toNumber(),
        ).toBe(barra[coluna].valor);
    }
    for (const { chave, recebido } of linhas)
      expect(await somaDe('recebido', `&${por === 'MES' ? 'mes' : 'unidade'}=${chave}`)).toBe(recebido);
  }
  const meses = await ler<LinhaDaDivisao[]>(`divisao?ano=${ANO}&por=MES`);
  expect(meses.map(({ nome, contratado, recebido, pago }) => [nome, contratado, recebido, pago])).toEqual([
    ['02/2018', 242_100.01, 0, 0],
    ['03/2018', 0, 242_100.01, 0],
    ['04/2018', 0, 0, 64_000.01],
  ]);
});

test('what has no degree is listed with the degree of most items of its category, and classified in bulk', async () => {
  const antes = await ler<ItemSemGrau[]>(`itens-sem-grau?ano=${ANO}`);
  // Two items are in natura, and two are ultra-processed.
  expect(antes).toMatchObject([
    { id: semGrau, recebido: 100.01, contratado: 100.01, pago: 0, versao: 1, sugestao: null },
  ]);
  await criarItem(app, { grauProcessamento: 'ULTRAPROCESSADO' });
  expect(await ler(`itens-sem-grau?ano=${ANO}`)).toMatchObject([{ sugestao: 'ULTRAPROCESSADO' }]);
  const outro = await criarItem(app, { grauProcessamento: null });
  const classificar = (itens: object[]) => nutricionista.injetar('PUT', '/itens-produto/graus', { itens });
  const feito = await classificar([
    { id: semGrau, versao: 1, grauProcessamento: 'ULTRAPROCESSADO' },
    { id: outro.id, versao: 1, grauProcessamento: 'PROCESSADO' },
  ]);
  expect(feito.json<Item[]>().map(({ grauProcessamento, versao }) => [grauProcessamento, versao])).toEqual([
    ['ULTRAPROCESSADO', 2],
    ['PROCESSADO', 2],
  ]);
  expect(await ler(`itens-sem-grau?ano=${ANO}`)).toEqual([]);
  // 8,000 + 15,000 + 100.01.
  const ultra = (await painel()).barras.find(({ codigo }) => codigo === 'ULTRA');
  expect(ultra?.recebido.valor).toBe(23_100.01);
  // One that was changed meanwhile, or is named twice, and none of them is written.
  const velho = await classificar([
    { id: outro.id, versao: 2, grauProcessamento: null },
    { id: semGrau, versao: 1, grauProcessamento: null },
  ]);
  expect(velho.statusCode).toBe(409);
  const repetido = await classificar([
    { id: outro.id, versao: 2, grauProcessamento: null },
    { id: outro.id, versao: 2, grauProcessamento: null },
  ]);
  expect([repetido.statusCode, repetido.json().errors[0].campo]).toEqual([422, 'itens.1.id']);
  expect(await ler(`itens-sem-grau?ano=${ANO}`)).toEqual([]);
  // The way back.
  expect((await classificar([{ id: semGrau, versao: 2, grauProcessamento: null }])).statusCode).toBe(200);
  expect(await ler(`itens-sem-grau?ano=${ANO}`)).toMatchObject([{ id: semGrau, versao: 3 }]);
});

test('an item that is no food has no degree, and a month, a column or a figure that is unknown is refused at its place', async () => {
  const sabao = await criarItem(app, { itemProdutoTipo: 'LIMPEZA', categoria: null, grauProcessamento: null });
  const itens = [{ id: sabao.id, versao: 1, grauProcessamento: 'PROCESSADO' }];
  const recusa = await nutricionista.injetar('PUT', '/itens-produto/graus', { itens });
  expect([recusa.statusCode, recusa.json().errors[0].campo]).toEqual([422, 'itens']);
  const campoDe = async (busca: string) => {
    const resposta = await mercado.comprador.injetar('GET', `/recursos-pnae/itens?${busca}`);
    return [resposta.statusCode, resposta.json().errors[0].campo];
  };
  expect(await campoDe('coluna=recebido&mes=13')).toEqual([422, 'mes']);
  expect(await campoDe('coluna=tudo')).toEqual([422, 'coluna']);
  expect(await campoDe('coluna=pago&recorte=TODOS')).toEqual([422, 'recorte']);
});
