import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MensagemDeNotificacao, Notificacao } from '@merenda/shared/contratos';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarPrato } from '../../teste/cardapios.js';
import { abrirMercado, aquisicaoVigente, solicitar, type Mercado } from '../../teste/compras.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { CURSORES_QUEBRADOS, lerPagina, lerTodas } from '../../teste/paginas.js';

let app: FastifyInstance;
let mercado: Mercado;
let pessoa: Pessoa;
let produtoId: number;
beforeAll(async () => {
  definirRelogio({ agora: () => new Date('2026-06-01T15:00:00Z') });
  // The meals are written directly: their foods are not registered.
  app = await criarAppDeTeste({ quebraInvariantes: true });
  mercado = await abrirMercado(app);
  const { unidade } = mercado;
  const outra = await criarUnidade(app, { nome: 'ÁREA' });
  const alheia = await criarUnidade(app);
  pessoa = await entrarComo(app, {
    permissoes: ['ESTOQUES', 'SOLICITACOES', 'AQUISICOES'],
    estoques: [unidade.estoque, outra.estoque],
  });
  const { id: pratoId } = await criarPrato(app);
  const refeicao = (unidadeEducacionalId: number, dia: string, hora: string) => ({
    unidadeEducacionalId,
    dia,
    hora,
    tipo: 'ALMOCO' as const,
    pratoId,
    quantidadeDePessoas: 10,
    usuarioId: 1,
  });
  await app.banco
    .insert(refeicoes)
    .values([
      ...['09:00', '11:00', '15:00'].map((hora) => refeicao(unidade.id, '2026-05-30', hora)),
      refeicao(outra.id, '2026-05-30', '11:00'),
      refeicao(alheia.id, '2026-05-30', '11:00'),
      refeicao(unidade.id, '2026-05-29', '11:00'),
    ]);
  produtoId = (await criarProduto(app, { nome: 'FEIJÃO' })).id;
  for (const [n, dataValidade] of ['2026-06-09', '2026-05-30', '2026-06-09', '2026-06-09'].entries())
    await criarLoteEmEstoque(app, {
      estoqueId: (n % 2 === 0 ? unidade : outra).estoque.id,
      produtoId,
      quantidade: 1,
      numero: `L ${n}`,
      dataValidade,
    });
  // It ends soon, and two requests wait.
  const aquisicao = await aquisicaoVigente(mercado, { vigencia: '15/06/2026' });
  await solicitar(mercado, aquisicao, 1);
  await solicitar(mercado, aquisicao, 2);
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const URL = '/notificacoes/pagina';
/** What the whole list has of a notification. */
const soMensagem = ({ mensagem, refeicoesPorExecutar }: Notificacao): MensagemDeNotificacao => ({
  mensagem,
  ...(refeicoesPorExecutar && { refeicoesPorExecutar }),
});
const inteira = async (): Promise<MensagemDeNotificacao[]> => (await pessoa.injetar('GET', '/notificacoes')).json();

test('the pages are the whole list, also of a search that sees no accents', async () => {
  const todas = await inteira();
  // Three of meals, three of lots (two of one unit have the same day), two of requests, one of the acquisition.
  expect(todas).toHaveLength(9);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 10 }),
      // The searched text, and its form in the messages.
      fc.constantFrom(
        { texto: undefined, palavra: '' },
        { texto: 'feijao', palavra: 'Feijão' },
        { texto: 'AREA', palavra: 'Área' },
        { texto: 'espera', palavra: 'espera' },
        { texto: 'vigencia', palavra: 'vigência' },
        { texto: 'xyz', palavra: 'xyz' },
      ),
      async (porPagina, { texto, palavra }) => {
        const esperadas = todas.filter(({ mensagem }) => mensagem.includes(palavra));
        expect((await lerTodas<Notificacao>(pessoa, URL, { porPagina, texto })).map(soMensagem)).toEqual(esperadas);
        const pagina = await lerPagina<Notificacao>(pessoa, URL, { porPagina, texto });
        expect([pagina.total, pagina.semFiltro]).toEqual([esperadas.length, 9]);
        // Of the two units: three and one on the 30th, one on the 29th.
        expect(pagina).toMatchObject({ refeicoesPorExecutar: 5 });
      },
    ),
    { numRuns: 30 },
  );
});

test('notices that come between two pages move no other', async () => {
  const antes = (await inteira()).map(({ mensagem }) => mensagem);
  let n = 0;
  const lidas = await lerTodas<Notificacao>(pessoa, URL, { porPagina: 3 }, async () => {
    n += 1;
    const estoqueId = mercado.unidade.estoque.id;
    await criarLoteEmEstoque(app, {
      estoqueId,
      produtoId,
      quantidade: 1,
      numero: `NOVO ${n}`,
      dataValidade: `2026-05-0${n}`,
    });
  });
  expect(lidas.map(({ mensagem }) => mensagem).filter((mensagem) => !mensagem.includes('NOVO'))).toEqual(antes);
});

test('a broken cursor is refused at its place', async () => {
  for (const apos of CURSORES_QUEBRADOS) expect((await lerPagina(pessoa, URL, { apos })).campos).toEqual(['apos']);
});

test.each([
  ['without stocks and permissions', []],
  ['whose permissions ask for none', ['UNIDADES'] as const],
])('a user %s has none', async (_, permissoes) => {
  const ninguem = await entrarComo(app, { permissoes, estoques: [] });
  expect((await ninguem.injetar('GET', '/notificacoes')).json()).toEqual([]);
  expect((await ninguem.injetar('GET', URL)).json()).toEqual({
    linhas: [],
    total: 0,
    semFiltro: 0,
    proximo: null,
    refeicoesPorExecutar: 0,
    primeirosPassos: permissoes.length > 0,
  });
});
