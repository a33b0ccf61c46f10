import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GruposDeNotificacoes, Notificacao } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { aquisicoes } from '../../banco/esquema/compras/aquisicoes.js';
import { movimentacoes } from '../../banco/esquema/estoque/movimentacoes.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, semPrazo, type Pessoa } from '../../teste/app.js';
import { criarPrato } from '../../teste/cardapios.js';
import { abrirMercado, aquisicaoVigente, solicitar } from '../../teste/compras.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { lerPagina } from '../../teste/paginas.js';

let app: FastifyInstance;
beforeAll(async () => {
  definirRelogio({ agora: () => new Date('2026-06-01T15:00:00Z') });
  // The meals are written directly: their foods are not registered.
  app = await criarAppDeTeste({ quebraInvariantes: true });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const gruposDe = async (pessoa: Pessoa, busca = ''): Promise<GruposDeNotificacoes> => {
  const resposta = await pessoa.injetar('GET', `/notificacoes/grupos${busca}`);
  expect(resposta.statusCode).toBe(200);
  return resposta.json();
};
const linhasDe = ({ grupos }: GruposDeNotificacoes): Notificacao[] =>
  grupos.flatMap(({ partes }) => partes.flatMap(({ linhas }) => linhas));

/** Lots of one product in a unit's stock: number and expiry of each. */
async function criarLotes(estoqueId: number, lotes: Record<string, string>): Promise<void> {
  const { id: produtoId } = await criarProduto(app);
  for (const [numero, dataValidade] of Object.entries(lotes))
    await criarLoteEmEstoque(app, { estoqueId, produtoId, quantidade: 1, numero, dataValidade });
}

test('lots are in the group of their time: expired, in 7, in 15 and in 30 days', async () => {
  const { estoque, id } = await criarUnidade(app, { nome: 'ESCOLA DO LEITE' });
  await criarLotes(estoque.id, {
    ONTEM: '2026-05-31',
    HOJE: '2026-06-01',
    'EM 7': '2026-06-08',
    'EM 8': '2026-06-09',
    'EM 15': '2026-06-16',
    'EM 16': '2026-06-17',
    'EM 30': '2026-07-01',
    'EM 31': '2026-07-02',
  });
  const lidos = await gruposDe(await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [estoque] }));
  const lotes = lidos.grupos.map(({ grupo, total, naoLidas, unidades, partes }) => [
    grupo,
    [total, naoLidas, unidades],
    partes.map(({ unidade, total, linhas }) => [
      unidade,
      total,
      linhas.map(({ mensagem }) => /lote (.*), em/.exec(mensagem)?.[1]),
    ]),
  ]);
  const unidade = { id, nome: 'ESCOLA DO LEITE' };
  expect(lotes).toEqual([
    ['LOTES_VENCIDOS', [1, 1, 1], [[unidade, 1, ['ONTEM']]]],
    ['LOTES_EM_7_DIAS', [2, 2, 1], [[unidade, 2, ['HOJE', 'EM 7']]]],
    ['LOTES_EM_15_DIAS', [2, 2, 1], [[unidade, 2, ['EM 8', 'EM 15']]]],
    ['LOTES_EM_30_DIAS', [2, 2, 1], [[unidade, 2, ['EM 16', 'EM 30']]]],
  ]);
  expect([lidos.total, lidos.semFiltro, lidos.dispensadas]).toEqual([7, 7, 0]);
});

test('each notice leads to the screen where the user acts on it, if the user may open it', async () => {
  const mercado = await abrirMercado(app);
  const { unidade } = mercado;
  const { id: pratoId } = await criarPrato(app);
  await app.banco.insert(refeicoes).values({
    unidadeEducacionalId: unidade.id,
    dia: '2026-05-30',
    hora: '11:00',
    tipo: 'ALMOCO',
    pratoId,
    quantidadeDePessoas: 10,
    usuarioId: 1,
  });
  await criarLotes(unidade.estoque.id, { 'A&B 1': '2026-05-30' });
  const origem = await criarUnidade(app);
  const [movimentacao] = await app.banco
    .insert(movimentacoes)
    .values({ origemId: origem.estoque.id, destinoId: unidade.estoque.id, usuarioId: 1 })
    .returning();
  const aquisicao = await aquisicaoVigente(mercado, { vigencia: '15/06/2026' }); // R$ 2,300.00
  await mercado.comprador.injetar('PUT', `/aquisicoes/notificacao/${aquisicao.id}`, { valor: 100 });
  const solicitacao = await solicitar(mercado, aquisicao, 1);
  const enderecos = async (pessoa: Pessoa) =>
    linhasDe(await gruposDe(pessoa)).map(({ grupo, endereco }) => [grupo, endereco]);
  const estoques = [unidade.estoque];
  expect(
    await enderecos(await entrarComo(app, { permissoes: ['ESTOQUES', 'SOLICITACOES', 'AQUISICOES'], estoques })),
  ).toEqual([
    ['REFEICOES_POR_EXECUTAR', `/historico-execucao-cardapios?unidade=${unidade.id}`],
    ['LOTES_VENCIDOS', `/estoque?estoque=${unidade.estoque.id}&lote=A%26B+1`],
    ['MOVIMENTACOES_A_RECEBER', `/gerenciar-movimentacoes?estoque=${unidade.estoque.id}&exibir=${movimentacao?.id}`],
    ['SOLICITACOES_PENDENTES', `/gerenciar-solicitacao?exibir=${solicitacao.id}`],
    ['CONTRATOS_NO_FIM', `/gerenciar-aquisicoes?exibir=${aquisicao.id}`],
    ['CONTRATOS_COM_SALDO_BAIXO', `/gerenciar-aquisicoes?exibir=${aquisicao.id}`],
  ]);
  expect(await enderecos(await entrarComo(app, { estoques }))).toEqual([
    ['REFEICOES_POR_EXECUTAR', `/historico-execucao-cardapios?unidade=${unidade.id}`],
  ]);
});

test('lots of a product that expire on one day in a unit are one notice, which leads to them; a lot that is added makes another one', async () => {
  const [uma, outra] = [await criarUnidade(app, { nome: 'ESCOLA DO SUCO' }), await criarUnidade(app)];
  const { id: produtoId } = await criarProduto(app, { nome: 'SUCO & CHÁ' });
  const lote = (numero: string, dataValidade = '2026-05-31', estoqueId = uma.estoque.id) =>
    criarLoteEmEstoque(app, { estoqueId, produtoId, quantidade: 1, numero, dataValidade });
  const [, segundo] = [await lote('B 2'), await lote('A 1')];
  await lote('C 3', '2026-06-03');
  await lote('D 4', '2026-05-31', outra.estoque.id);
  const pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [uma.estoque] });
  const lidas = async () =>
    linhasDe(await gruposDe(pessoa)).map((linha) => [linha.id, linha.mensagem, linha.endereco] as const);
  const [vencidos, outroDia] = await lidas();
  expect(vencidos).toEqual([
    `LOTES_VENCIDOS-${segundo.id}`,
    'Suco & chá, lotes A 1, B 2, em Escola do Suco: venceram em 31/05/2026.',
    `/estoque?estoque=${uma.estoque.id}&produto=SUCO+%26+CH%C3%81&validade=31%2F05%2F2026`,
  ]);
  expect(outroDia?.[1]).toBe('Suco & chá, lote C 3, em Escola do Suco: vence em 03/06/2026.');
  const terceiro = await lote('E 5');
  expect((await lidas()).map(([id]) => id)).toEqual([`LOTES_VENCIDOS-${terceiro.id}`, outroDia?.[0]]);
});

test('units are in the order of their names; the first five have their first ten notices', async () => {
  const nomes = ['EMEF Nº 10', 'EMEF Nº 9', 'ÁGUA', 'ZELO', 'BAIRRO', 'CENTRO'];
  const unidades = await Promise.all(nomes.map((nome) => criarUnidade(app, { nome })));
  const lotes = (quantos: number) =>
    Object.fromEntries(Array.from({ length: quantos }, (_, n) => [`L${n}`, `2026-05-${n + 10}`]));
  for (const [n, { estoque }] of unidades.entries()) await criarLotes(estoque.id, lotes(n === 2 ? 12 : 1));
  const pessoa = await entrarComo(app, {
    permissoes: ['ESTOQUES'],
    estoques: unidades.map(({ estoque }) => estoque),
  });
  const partes = (lidos: GruposDeNotificacoes) =>
    lidos.grupos.flatMap(({ partes }) =>
      partes.map(({ unidade, total, linhas }) => [unidade?.nome, total, linhas.length]),
    );
  const lidos = await gruposDe(pessoa);
  expect(partes(lidos)).toEqual([
    ['ÁGUA', 12, 10],
    ['BAIRRO', 1, 1],
    ['CENTRO', 1, 1],
    ['EMEF Nº 9', 1, 1],
    ['EMEF Nº 10', 1, 1],
    ['ZELO', 1, 0],
  ]);
  expect(lidos.grupos.map(({ total, unidades }) => [total, unidades])).toEqual([[17, 6]]);
  // The rest of a unit is a page.
  const daAgua = await lerPagina<Notificacao>(pessoa, '/notificacoes/pagina', {
    grupo: 'LOTES_VENCIDOS',
    unidade: unidades[2]?.id,
  });
  expect([daAgua.total, daAgua.semFiltro, daAgua.linhas.length]).toEqual([12, 17, 12]);
  // A search finds units too, and says how many there are without it.
  const achados = await gruposDe(pessoa, '?texto=agua');
  expect([partes(achados), achados.total, achados.semFiltro]).toEqual([[['ÁGUA', 12, 10]], 12, 17]);
});

test('a contract is another notice in each band of its end, and after another end', async () => {
  const mercado = await abrirMercado(app);
  const { id } = await aquisicaoVigente(mercado, { vigencia: '01/07/2026' });
  const pessoa = await semPrazo(
    app,
    await entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [mercado.unidade.estoque] }),
  );
  const daAquisicao = async () => linhasDe(await gruposDe(pessoa)).map((linha) => linha.id);
  expect(await daAquisicao()).toEqual([`CONTRATOS_NO_FIM-${id}-2026-07-01-30`]);
  definirRelogio({ agora: () => new Date('2026-06-16T15:00:00Z') });
  expect(await daAquisicao()).toEqual([`CONTRATOS_NO_FIM-${id}-2026-07-01-15`]);
  definirRelogio({ agora: () => new Date('2026-06-24T15:00:00Z') });
  expect(await daAquisicao()).toEqual([`CONTRATOS_NO_FIM-${id}-2026-07-01-7`]);
  await app.banco.update(aquisicoes).set({ vigencia: '2026-07-20' }).where(eq(aquisicoes.id, id));
  expect(await daAquisicao()).toEqual([`CONTRATOS_NO_FIM-${id}-2026-07-20-30`]);
  definirRelogio({ agora: () => new Date('2026-06-01T15:00:00Z') });
});
