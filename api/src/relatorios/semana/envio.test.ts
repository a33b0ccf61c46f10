import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { FONTES } from '../../areas.js';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { municipio, semanasEnviadas } from '../../banco/esquema/cadastros/municipio.js';
import type { Mensagem } from '../../nucleo/mensagem.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { recursosPnae } from '../../banco/esquema/compras/recursos-pnae.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { abrirMercado } from '../../teste/compras.js';
import { CAF, comprar, criarRegrasDoPnae } from '../../teste/pnae.js';
import { enviarSemana } from './envio.js';

/** Monday, 1 June 2026, 7:00 in Brasília. */
const SEGUNDA = '2026-06-01T10:00:00Z';

let app: FastifyInstance;
let unidade: Awaited<ReturnType<typeof criarUnidade>>;
const cartas: Mensagem[] = [];
beforeAll(async () => {
  definirRelogio({ agora: () => new Date(SEGUNDA) });
  app = await criarAppDeTeste();
  unidade = await criarUnidade(app, { nome: 'ESCOLA SOL' });
  const { id: produtoId } = await criarProduto(app);
  for (const dataValidade of ['2026-05-30', '2026-06-03', '2026-06-04'])
    await criarLoteEmEstoque(app, { estoqueId: unidade.estoque.id, produtoId, quantidade: 1, dataValidade });
});
beforeEach(async () => {
  cartas.length = 0;
  await app.banco.delete(semanasEnviadas);
  await app.banco.update(municipio).set({ semanaPorEmail: 'LIGADO' });
});
afterEach(() => definirRelogio({ agora: () => new Date(SEGUNDA) }));
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const enviar = () =>
  enviarSemana({
    banco: app.banco,
    fontes: FONTES,
    avisar: (carta) => void cartas.push(carta),
    enderecoPublico: 'https://merenda.example',
  });

test('each active user with something to do gets what expires, what waits and the units without a menu', async () => {
  const estoques = [unidade.estoque];
  const doEstoque = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques });
  const dosCardapios = await entrarComo(app, { permissoes: ['CARDAPIOS'], estoques });
  const [semNada, desativado] = [
    await entrarComo(app, { permissoes: ['ITENS'], estoques }),
    await entrarComo(app, { permissoes: ['ESTOQUES'], estoques }),
  ];
  await app.banco.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, desativado.usuarioId));
  await enviar();
  const emails = new Map(
    (await app.banco.select({ id: usuarios.id, email: usuarios.email }).from(usuarios)).map(({ id, email }) => [
      id,
      email,
    ]),
  );
  const textoPara = ({ usuarioId }: { usuarioId: number }) =>
    cartas
      .find(({ para }) => para === emails.get(usuarioId))
      ?.texto.split('\n\n')
      .slice(1, -1);
  expect(textoPara(doEstoque)).toEqual([
    'O que vence\n- Lotes vencidos: 1\n- Lotes que vencem em até 7 dias: 2\nhttps://merenda.example/estoque',
  ]);
  expect(textoPara(dosCardapios)).toEqual([
    'Cardápios\n- Unidades sem cardápio nesta semana: 1\nhttps://merenda.example/execucao-cardapios?falta=SEM_CARDAPIO',
  ]);
  expect([textoPara(semNada), textoPara(desativado)]).toEqual([undefined, undefined]);
});

test('two processes send it once, and the next week it is sent again', async () => {
  await Promise.all([enviar(), enviar()]);
  const destinos = cartas.map(({ para }) => para);
  expect(destinos.length).toBeGreaterThan(0);
  expect(new Set(destinos).size).toBe(destinos.length);
  definirRelogio({ agora: () => new Date('2026-06-08T10:00:00Z') });
  await enviar();
  expect(cartas.length).toBe(2 * destinos.length);
});

test('from September on a buyer is reminded of family farming while the forecast fails', async () => {
  await criarRegrasDoPnae(app);
  await app.banco
    .insert(recursosPnae)
    .values({ ano: 2026, tipo: 'REPASSE', parcela: 1, data: '2026-02-27', valor: '100', documento: 'OB 1' });
  const comprador = await entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [] });
  const [{ email } = { email: '' }] = await app.banco
    .select({ email: usuarios.email })
    .from(usuarios)
    .where(eq(usuarios.id, comprador.usuarioId));
  const textoDele = () => cartas.find(({ para }) => para === email)?.texto.split('\n\n')[1];
  definirRelogio({ agora: () => new Date('2026-08-31T10:00:00Z') });
  await enviar();
  expect(textoDele()).toBeUndefined();
  definirRelogio({ agora: () => new Date('2026-09-07T10:00:00Z') });
  await enviar();
  expect(textoDele()).toBe(
    'Recursos do PNAE\n- Agricultura familiar prevista até dezembro: 0% (mínimo de 45%). Faltam R$ 45,00 de agricultura familiar até dezembro.\nhttps://merenda.example/recursos-pnae',
  );
  // R$ 45.00 of the 100.00 meet the goal.
  cartas.length = 0;
  await comprar(await abrirMercado(app), 2026, CAF, [{ grau: 'PROCESSADO', preco: 45 }]);
  definirRelogio({ agora: () => new Date('2026-09-14T10:00:00Z') });
  await enviar();
  expect(textoDele()).toBeUndefined();
});

test.each([
  ['on Sunday night', '2026-06-01T02:59:00Z'],
  ['on Monday before six in the municipality', '2026-06-01T08:59:00Z'],
  ['on Tuesday', '2026-06-02T10:00:00Z'],
])('nothing is sent %s', async (_, instante) => {
  definirRelogio({ agora: () => new Date(instante) });
  await enviar();
  expect(cartas).toEqual([]);
});

test('nothing is sent where the municipality has switched it off', async () => {
  await app.banco.update(municipio).set({ semanaPorEmail: 'DESLIGADO' });
  await enviar();
  expect(cartas).toEqual([]);
});
