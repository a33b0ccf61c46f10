import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Dispensa, GrupoDeNotificacao, GruposDeNotificacoes, Notificacao } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notificacoesDoUsuario } from '../../banco/esquema/acesso/acesso.js';
import { produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, semPrazo, type Pessoa } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDoRecebimento, solicitar } from '../../teste/compras.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { lerPagina } from '../../teste/paginas.js';

let app: FastifyInstance;
beforeAll(async () => {
  // The lots lose their balance directly.
  app = await criarAppDeTeste({ quebraInvariantes: true });
});
beforeEach(() => definirRelogio({ agora: () => new Date('2026-06-01T15:00:00Z') }));
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const PAGINA = '/notificacoes/pagina';
const pagina = (pessoa: Pessoa, busca: object = {}) => lerPagina<Notificacao>(pessoa, PAGINA, busca);
const lotes = (linhas: readonly { mensagem: string }[]) =>
  linhas.map(({ mensagem }) => /lote (\w+),/.exec(mensagem)?.[1]);
/** The lots of the notices that are shown, and of the dismissed ones. */
const mostradas = async (pessoa: Pessoa) => lotes((await pagina(pessoa)).linhas);
const dispensadas = async (pessoa: Pessoa) => lotes((await pagina(pessoa, { dispensadas: 'true' })).linhas);

const marcar = (pessoa: Pessoa, alvo: object) => pessoa.injetar('PUT', '/notificacoes/leituras', alvo);
const dispensar = (pessoa: Pessoa, alvo: object, ate = '02/06/2026') =>
  pessoa.injetar('POST', '/notificacoes/dispensas', { ...alvo, ate });
const linhasGuardadas = async ({ usuarioId }: Pessoa) =>
  (await app.banco.select().from(notificacoesDoUsuario).where(eq(notificacoesDoUsuario.usuarioId, usuarioId)))
    .map(({ notificacao }) => notificacao)
    .sort();

/** Two units, each with expired lots and one that expires in 30 days, and a user of both. */
async function abrir() {
  const [uma, outra] = [await criarUnidade(app), await criarUnidade(app)];
  const { id: produtoId } = await criarProduto(app);
  const lote = async (estoqueId: number, numero: string, dataValidade: string) =>
    (await criarLoteEmEstoque(app, { estoqueId, produtoId, quantidade: 1, numero, dataValidade })).id;
  const ids = {
    A1: await lote(uma.estoque.id, 'A1', '2026-05-01'),
    A2: await lote(uma.estoque.id, 'A2', '2026-05-02'),
    B1: await lote(outra.estoque.id, 'B1', '2026-05-03'),
    A30: await lote(uma.estoque.id, 'A30', '2026-07-01'),
  };
  const estoques = [uma.estoque, outra.estoque];
  return {
    uma,
    ids,
    estoques,
    pessoa: await semPrazo(app, await entrarComo(app, { permissoes: ['ESTOQUES'], estoques })),
  };
}
const id = (grupo: GrupoDeNotificacao, registro: number) => ({ grupo, id: `${grupo}-${registro}` });

describe('a read notification', () => {
  test('one notice, those of a unit in a group, or a group; it stays, for this user only', async () => {
    const { pessoa, uma, ids, estoques } = await abrir();
    const lidas = async (quem: Pessoa) => lotes((await pagina(quem)).linhas.filter(({ lida }) => lida));
    expect((await marcar(pessoa, id('LOTES_VENCIDOS', ids.B1))).statusCode).toBe(204);
    expect(await lidas(pessoa)).toEqual(['B1']);
    await marcar(pessoa, { grupo: 'LOTES_VENCIDOS', unidade: uma.id });
    expect(await lidas(pessoa)).toEqual(['A1', 'A2', 'B1']);
    await marcar(pessoa, { grupo: 'LOTES_EM_30_DIAS' });
    expect(await lidas(pessoa)).toEqual(['A1', 'A2', 'B1', 'A30']);
    // Read ones are still counted: the badge is the length of the list.
    expect(await pagina(pessoa)).toMatchObject({ total: 4, semFiltro: 4 });
    const { grupos } = (await pessoa.injetar('GET', '/notificacoes/grupos')).json<GruposDeNotificacoes>();
    expect(grupos.map(({ total, naoLidas }) => [total, naoLidas])).toEqual([
      [3, 0],
      [1, 0],
    ]);
    expect(await lidas(await entrarComo(app, { permissoes: ['ESTOQUES'], estoques }))).toEqual([]);
  });

  test('a lot that comes nearer to its expiry is unread again', async () => {
    const { pessoa, ids } = await abrir();
    await marcar(pessoa, id('LOTES_EM_30_DIAS', ids.A30));
    definirRelogio({ agora: () => new Date('2026-06-16T15:00:00Z') });
    const [, , , lote] = (await pagina(pessoa)).linhas;
    expect(lote).toMatchObject({ id: `LOTES_EM_15_DIAS-${ids.A30}`, lida: false });
  });
});

describe('a dismissed notification', () => {
  test('is not shown until its day, in no list and in no total, and other users see it', async () => {
    const { pessoa, ids, estoques } = await abrir();
    const resposta = await dispensar(pessoa, id('LOTES_VENCIDOS', ids.A2));
    expect([resposta.statusCode, resposta.json()]).toEqual([201, { id: expect.any(String), quantas: 1 }]);
    expect(await mostradas(pessoa)).toEqual(['A1', 'B1', 'A30']);
    expect(await pagina(pessoa)).toMatchObject({ total: 3, semFiltro: 3 });
    expect(lotes((await pessoa.injetar('GET', '/notificacoes')).json())).toEqual(['A1', 'B1', 'A30']);
    const grupos = (await pessoa.injetar('GET', '/notificacoes/grupos')).json<GruposDeNotificacoes>();
    expect([grupos.total, grupos.semFiltro, grupos.dispensadas]).toEqual([3, 3, 1]);
    const fora = await pagina(pessoa, { dispensadas: 'true' });
    expect(fora).toMatchObject({ total: 1, linhas: [{ id: `LOTES_VENCIDOS-${ids.A2}`, dispensadaAte: '02/06/2026' }] });
    expect(await mostradas(await entrarComo(app, { permissoes: ['ESTOQUES'], estoques }))).toEqual([
      'A1',
      'A2',
      'B1',
      'A30',
    ]);
    // Its day, on the municipality's calendar: 00:30 in São Paulo.
    definirRelogio({ agora: () => new Date('2026-06-02T03:30:00Z') });
    expect(await mostradas(pessoa)).toEqual(['A1', 'A2', 'B1', 'A30']);
    expect(await dispensadas(pessoa)).toEqual([]);
  });

  test('comes back when it changes: a lot that has expired, a request of which a part has come', async () => {
    const { pessoa, ids } = await abrir();
    await dispensar(pessoa, id('LOTES_EM_30_DIAS', ids.A30), '30/08/2026');
    definirRelogio({ agora: () => new Date('2026-07-02T15:00:00Z') });
    expect(await mostradas(pessoa)).toContain('A30');

    const mercado = await abrirMercado(app);
    const { comprador } = mercado;
    const { id: solicitacao } = await solicitar(mercado, await aquisicaoVigente(mercado), 10);
    const frases = async () =>
      (await pagina(comprador, { grupo: 'SOLICITACOES_PENDENTES' })).linhas.map(({ mensagem }) => mensagem);
    await dispensar(comprador, { grupo: 'SOLICITACOES_PENDENTES' }, '30/09/2026');
    expect(await frases()).toEqual([]);
    await comprador.injetar('PUT', `/solicitacoes/${solicitacao}/receber`, corpoDoRecebimento(mercado, 4));
    expect(await frases()).toEqual([expect.stringContaining('espera o restante da entrega')]);
  });

  test('a unit or a group can be dismissed; its dismissal undoes only what it has dismissed', async () => {
    const { pessoa, uma, ids } = await abrir();
    await dispensar(pessoa, id('LOTES_VENCIDOS', ids.A1));
    const daUnidade = (await dispensar(pessoa, { grupo: 'LOTES_VENCIDOS', unidade: uma.id })).json<Dispensa>();
    expect([daUnidade.quantas, await mostradas(pessoa)]).toEqual([1, ['B1', 'A30']]);
    const doGrupo = (await dispensar(pessoa, { grupo: 'LOTES_VENCIDOS' })).json<Dispensa>();
    expect([doGrupo.quantas, await mostradas(pessoa)]).toEqual([1, ['A30']]);
    const desfeita = await pessoa.injetar('DELETE', `/notificacoes/dispensas?dispensa=${daUnidade.id}`);
    expect([desfeita.statusCode, await mostradas(pessoa)]).toEqual([204, ['A2', 'A30']]);
    await pessoa.injetar('DELETE', `/notificacoes/dispensas?id=LOTES_VENCIDOS-${ids.A1}`);
    expect(await mostradas(pessoa)).toEqual(['A1', 'A2', 'A30']);
    expect(await dispensadas(pessoa)).toEqual(['B1']);
  });

  test('a notification of another user is neither dismissed nor shown again, and a stock of others is not found', async () => {
    const { pessoa, ids } = await abrir();
    const alheia = await entrarComo(app);
    expect((await dispensar(alheia, id('LOTES_VENCIDOS', ids.A1))).json()).toMatchObject({ quantas: 0 });
    expect(await linhasGuardadas(alheia)).toEqual([]);
    const { id: dispensa } = (await dispensar(pessoa, { grupo: 'LOTES_VENCIDOS' })).json<Dispensa>();
    await alheia.injetar('DELETE', `/notificacoes/dispensas?dispensa=${dispensa}`);
    expect(await mostradas(pessoa)).toEqual(['A30']);
  });

  test.each([
    ['LOTES_VENCIDOS', '01/06/2026', 'Escolha um dia depois de hoje.'],
    ['LOTES_VENCIDOS', '03/06/2026', 'Escolha um dia até 02/06/2026.'],
    // 90 days: 29 of June, 31 of July and 30 of August.
    ['LOTES_EM_30_DIAS', '31/08/2026', 'Escolha um dia até 30/08/2026.'],
    ['LOTES_EM_30_DIAS', '31/02/2026', 'Data inválida. Use DD/MM/AAAA.'],
  ])('%s until %s: refused at its day, and nothing is written', async (grupo, ate, mensagem) => {
    const { pessoa } = await abrir();
    const resposta = await dispensar(pessoa, { grupo }, ate);
    expect([resposta.statusCode, resposta.json().errors]).toEqual([422, [{ campo: 'ate', mensagem }]]);
    expect(await linhasGuardadas(pessoa)).toEqual([]);
  });

  test('a request to show notifications again names the notice or the dismissal, exactly one of them', async () => {
    const { pessoa } = await abrir();
    const uuid = '6f2c1f5e-8f2b-4f6a-9a53-1d7b8a0c9e11';
    for (const busca of ['', `?id=LOTES_VENCIDOS-1&dispensa=${uuid}`]) {
      const resposta = await pessoa.injetar('DELETE', `/notificacoes/dispensas${busca}`);
      expect([resposta.statusCode, resposta.json().errors]).toEqual([
        422,
        [{ campo: 'id', mensagem: 'Informe a notificação ou a dispensa.' }],
      ]);
    }
  });
});

test('one of two devices with the same dismissal at once has dismissed it, and both succeed', async () => {
  const { pessoa } = await abrir();
  const alvo = { grupo: 'LOTES_VENCIDOS' };
  const feitas = await Promise.all([dispensar(pessoa, alvo), dispensar(pessoa, alvo), marcar(pessoa, alvo)]);
  expect(feitas.map(({ statusCode }) => statusCode)).toEqual([201, 201, 204]);
  expect(
    feitas
      .slice(0, 2)
      .map((feita) => feita.json<Dispensa>().quantas)
      .sort(),
  ).toEqual([0, 3]);
  expect([await mostradas(pessoa), await dispensadas(pessoa)]).toEqual([['A30'], ['A1', 'A2', 'B1']]);
});

test('a write deletes the rows without an effect: those of notices that are gone, and dismissals that have ended', async () => {
  const { pessoa, ids } = await abrir();
  await marcar(pessoa, id('LOTES_VENCIDOS', ids.A1));
  await dispensar(pessoa, id('LOTES_VENCIDOS', ids.A2));
  await dispensar(pessoa, id('LOTES_VENCIDOS', ids.B1));
  expect(await linhasGuardadas(pessoa)).toHaveLength(3);
  await app.banco.update(produtosEstoque).set({ quantidade: '0' }).where(eq(produtosEstoque.id, ids.A1));
  definirRelogio({ agora: () => new Date('2026-06-02T15:00:00Z') });
  await marcar(pessoa, id('LOTES_VENCIDOS', ids.B1));
  expect(await linhasGuardadas(pessoa)).toEqual([`LOTES_VENCIDOS-${ids.B1}`]);
});
