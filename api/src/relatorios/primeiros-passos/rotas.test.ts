import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PASSOS, PERMISSOES, type Passo, type PrimeiroPasso } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarItem, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let admin: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  admin = await entrarComo(app, { permissoes: PERMISSOES, estoques: [], senha: 'uma senha longa' });
});
afterAll(() => app.close());

const passosDe = async (pessoa: Pessoa): Promise<PrimeiroPasso[]> =>
  (await pessoa.injetar('GET', '/primeiros-passos')).json();
const umPasso = async (pessoa: Pessoa, nome: Passo) => (await passosDe(pessoa)).find(({ passo }) => passo === nome);
const avisado = async (pessoa: Pessoa): Promise<boolean> =>
  (await pessoa.injetar('GET', '/notificacoes/pagina')).json().primeirosPassos;

test('a user with every permission has all steps, also before the first stock, so the goal does not move; no step is done, and no other user may do one', async () => {
  const passos = await passosDe(admin);
  expect(passos.map(({ passo }) => passo)).toEqual(PASSOS);
  expect(passos.filter(({ falta }) => falta === null)).toEqual([]);
  expect(new Set(passos.map(({ totalDeOutros }) => totalDeOutros))).toEqual(new Set([0]));
  // What needs nothing can be done first.
  expect(passos.flatMap(({ passo, dependeDe }) => (dependeDe.length === 0 ? [passo] : []))).toEqual([
    'UNIDADES',
    'ITENS',
    'FORNECEDORES',
  ]);
  expect(await avisado(admin)).toBe(true);
});

test('the login tells it before the first home', async () => {
  const payload = { usuario: admin.usuario, senha: 'uma senha longa' };
  const resposta = await app.inject({ method: 'POST', url: '/api/tokens/autenticar', payload });
  expect(resposta.json().primeirosPassos).toBe(true);
});

test('each user sees only their own steps, with the others who may do them', async () => {
  const colegas = await Promise.all([1, 2, 3, 4].map(() => entrarComo(app, { permissoes: ['ITENS'], estoques: [] })));
  const itens = await umPasso(admin, 'ITENS');
  expect([itens?.outros.length, itens?.totalDeOutros]).toEqual([3, 4]);
  const [colega] = colegas as [Pessoa];
  expect((await passosDe(colega)).map(({ passo }) => passo)).toEqual(['ITENS']);
  expect(await avisado(colega)).toBe(true);

  await app.banco
    .update(usuarios)
    .set({ ativo: false })
    .where(eq(usuarios.id, colegas[3]?.usuarioId ?? 0));
  expect((await umPasso(admin, 'ITENS'))?.totalDeOutros).toBe(3);
  await criarItem(app);
  expect((await umPasso(colega, 'ITENS'))?.falta).toBeNull();
  // The others go on; this user's part is done.
  expect([await avisado(colega), await avisado(admin)]).toEqual([false, true]);
});

test('one unit with enrolments of any year and one with an active user are enough', async () => {
  const uma = await criarUnidade(app);
  expect((await umPasso(admin, 'MATRICULAS'))?.falta).toBe('Nenhuma unidade tem matrículas.');
  await app.banco.insert(matriculas).values({
    unidadeEducacionalId: uma.id,
    ano: 2020,
    categoria: 'CRECHE',
    jornada: 'PARCIAL',
    quantidade: 7,
    origem: 'MANUAL',
  });
  const outra = await criarUnidade(app);
  expect((await umPasso(admin, 'MATRICULAS'))?.falta).toBeNull();
  expect((await umPasso(admin, 'USUARIOS'))?.falta).toBe('Nenhuma unidade tem um usuário.');
  const merendeira = await entrarComo(app, { estoques: [outra.estoque] });
  expect((await umPasso(admin, 'USUARIOS'))?.falta).toBeNull();
  expect((await passosDe(merendeira)).map(({ passo, dependeDe }) => [passo, dependeDe])).toEqual([
    ['EXECUCAO', ['ESTOQUE', 'CARDAPIO']],
  ]);

  await app.banco.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, merendeira.usuarioId));
  expect((await umPasso(admin, 'USUARIOS'))?.falta).toBe('Nenhuma unidade tem um usuário.');

  await app.banco.update(unidadesEducacionais).set({ ativa: false }).where(eq(unidadesEducacionais.id, uma.id));
  expect((await umPasso(admin, 'MATRICULAS'))?.falta).toBe('Nenhuma unidade tem matrículas.');
});

test('the answer is 304 while nothing of it has changed', async () => {
  const url = '/api/primeiros-passos';
  const headers = { authorization: `Bearer ${admin.token}` };
  const { etag } = (await app.inject({ url, headers })).headers;
  const outra = () => app.inject({ url, headers: { ...headers, 'if-none-match': String(etag) } });
  expect((await outra()).statusCode).toBe(304);
  await criarUnidade(app);
  expect((await outra()).statusCode).toBe(200);
});
