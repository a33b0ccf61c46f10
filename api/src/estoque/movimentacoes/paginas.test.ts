import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { STATUS_MOVIMENTACAO, type Movimentacao } from '@merenda/shared/contratos';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { movimentacaoProdutos, movimentacoes } from '../../banco/esquema/estoque/movimentacoes.js';
import { primeira } from '../../banco/restricoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { lerPagina, lerTodas, CURSORES_QUEBRADOS } from '../../teste/paginas.js';

let app: FastifyInstance;
let pessoa: Pessoa;
let estoque: number;
let outro: number;
let linha: number;
beforeAll(async () => {
  // The movements are written directly: no ledger line is behind them.
  app = await criarAppDeTeste({ quebraInvariantes: true });
  estoque = (await criarUnidade(app)).estoque.id;
  outro = (await criarUnidade(app)).estoque.id;
  const { id: produtoId } = await criarProduto(app);
  linha = (await criarLoteEmEstoque(app, { estoqueId: estoque, produtoId, quantidade: 5 })).id;
  pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [{ id: estoque }] });
  for (let n = 0; n < 23; n += 1) await gravar(n);
});
afterAll(() => app.close());

/** Every third movement comes, the others leave. */
async function gravar(n: number): Promise<void> {
  const [origemId, destinoId] = n % 3 === 0 ? [outro, estoque] : [estoque, outro];
  const { id: movimentacaoId } = primeira(
    await app.banco
      .insert(movimentacoes)
      .values({ origemId, destinoId, usuarioId: 1, status: STATUS_MOVIMENTACAO[n % 2] })
      .returning(),
  );
  await app.banco.insert(movimentacaoProdutos).values({ movimentacaoId, produtoEstoqueId: linha, quantidade: '1' });
}

const url = () => `/estoques/${estoque}/movimentacoes/pagina`;
const inteira = async (): Promise<Movimentacao[]> =>
  (await pessoa.injetar('GET', `/estoques/${estoque}/movimentacoes`)).json();

test('the pages are the whole list, of both ends or of one, in any state or in one', async () => {
  const todas = await inteira();
  expect(todas).toHaveLength(23);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 24 }),
      fc.constantFrom(undefined, 'ORIGEM', 'DESTINO'),
      fc.constantFrom(undefined, ...STATUS_MOVIMENTACAO),
      async (porPagina, ponta, status) => {
        const daPonta = todas.filter(({ origem }) => !ponta || (origem.id === estoque) === (ponta === 'ORIGEM'));
        // 0, 3, … 21: eight of them come.
        expect(daPonta).toHaveLength(ponta === undefined ? 23 : ponta === 'ORIGEM' ? 15 : 8);
        const esperadas = daPonta.filter((uma) => !status || uma.status === status);
        expect(await lerTodas(pessoa, url(), { porPagina, ponta, status })).toEqual(esperadas);
        const { total, semFiltro } = await lerPagina(pessoa, url(), { porPagina, ponta, status });
        expect([total, semFiltro]).toEqual([esperadas.length, 23]);
      },
    ),
    { numRuns: 30 },
  );
});

test('movements that are written between two pages move no other', async () => {
  const antes = (await inteira()).map(({ id }) => id);
  const lidas = await lerTodas<Movimentacao>(pessoa, url(), { porPagina: 4 }, () => gravar(1));
  expect(lidas.map(({ id }) => id)).toEqual(antes);
});

test('a broken cursor, a wrong end or state and the stock of another unit are refused', async () => {
  for (const apos of CURSORES_QUEBRADOS) expect((await lerPagina(pessoa, url(), { apos })).campos).toEqual(['apos']);
  expect((await lerPagina(pessoa, url(), { ponta: 'MEIO' })).campos).toEqual(['ponta']);
  expect((await lerPagina(pessoa, url(), { status: 'PERDIDA' })).campos).toEqual(['status']);
  expect((await lerPagina(pessoa, `/estoques/${outro}/movimentacoes/pagina`)).status).toBe(403);
});

test('the movements of all stocks of the user are read together, one between two of them once, and no others', async () => {
  const doUsuario = '/estoques/movimentacoes/pagina';
  const [terceiro, quarto] = [(await criarUnidade(app)).estoque.id, (await criarUnidade(app)).estoque.id];
  const inserir = async (origemId: number, destinoId: number) =>
    primeira(await app.banco.insert(movimentacoes).values({ origemId, destinoId, usuarioId: 1 }).returning()).id;
  const entre = await inserir(estoque, terceiro);
  const entra = await inserir(quarto, terceiro);
  const sai = await inserir(terceiro, quarto);
  await inserir(outro, quarto);
  const dois = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [{ id: estoque }, { id: terceiro }] });
  const ids = async (busca: object) => (await lerTodas<Movimentacao>(dois, doUsuario, busca)).map(({ id }) => id);
  const antigas = (await inteira()).map(({ id }) => id).filter((id) => id !== entre);
  expect(await ids({ porPagina: 4 })).toEqual([sai, entra, entre, ...antigas]);
  expect((await ids({ ponta: 'DESTINO' })).slice(0, 2)).toEqual([entra, entre]);
  expect((await ids({ ponta: 'ORIGEM' })).slice(0, 2)).toEqual([sai, entre]);
  const semEstoque = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [] });
  expect((await lerPagina(semEstoque, doUsuario, {})).total).toBe(0);
});
