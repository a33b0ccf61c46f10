import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { usuarioPermissoes } from '../../banco/esquema/acesso/acesso.js';
import { itensProduto } from '../../banco/esquema/cadastros/catalogo.js';
import { usuarioEstoques } from '../../banco/esquema/estoque/estoques.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarItem, criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterEach(() => definirRelogio());
afterAll(() => app.close());

/** A read; with tags, as a browser asks that has responses. */
async function ler(pessoa: Pessoa, url: string, etiquetas?: string) {
  const resposta = await pessoa.injetar('GET', url, undefined, etiquetas ? { 'if-none-match': etiquetas } : {});
  const { statusCode: status, body: corpo, headers } = resposta;
  return { status, corpo, headers, etiqueta: String(headers.etag) };
}

describe('a response that the browser may keep', () => {
  test('is private, checked each time, never offered with another session, and 304 while nothing changes', async () => {
    const pessoa = await entrarComo(app);
    await criarItem(app, { nome: 'FEIJÃO' });
    const guarda = { 'cache-control': 'private, no-cache', vary: 'Authorization' };
    const primeira = await ler(pessoa, '/itens-produto');
    expect([primeira.status, primeira.headers]).toEqual([200, expect.objectContaining(guarda)]);
    const segunda = await ler(pessoa, '/itens-produto', primeira.etiqueta);
    expect([segunda.status, segunda.corpo, segunda.headers]).toEqual([
      304,
      '',
      expect.objectContaining({ ...guarda, etag: primeira.etiqueta }),
    ]);
    expect((await ler(pessoa, '/itens-produto', `"outra", ${primeira.etiqueta}`)).status).toBe(304);
  });

  test('is sent again after a write that no route made', async () => {
    const pessoa = await entrarComo(app);
    const { id } = await criarItem(app, { nome: 'MILHO' });
    const { etiqueta } = await ler(pessoa, '/itens-produto');
    await app.banco.update(itensProduto).set({ nome: 'MILHO VERDE' }).where(eq(itensProduto.id, id));
    const depois = await ler(pessoa, '/itens-produto', etiqueta);
    expect([depois.status, depois.corpo.includes('MILHO VERDE')]).toEqual([200, true]);
  });

  test('stays valid when other tables change, for all users where the answer says nothing about the user', async () => {
    const pessoa = await entrarComo(app);
    const { etiqueta } = await ler(pessoa, '/itens-produto');
    const outra = await entrarComo(app);
    await criarUnidade(app);
    expect((await ler(pessoa, '/itens-produto', etiqueta)).status).toBe(304);
    expect((await ler(outra, '/itens-produto', etiqueta)).status).toBe(304);
  });

  test('is another one at each address', async () => {
    const pessoa = await entrarComo(app);
    const { etiqueta } = await ler(pessoa, '/convencoes/tipos-licitacao');
    expect((await ler(pessoa, '/convencoes/fontes-recurso', etiqueta)).status).toBe(200);
  });

  test('ends with the day of the municipality', async () => {
    definirRelogio({ agora: () => new Date('2026-11-23T23:59:00-03:00') });
    const pessoa = await entrarComo(app);
    const { etiqueta } = await ler(pessoa, '/notificacoes');
    expect((await ler(pessoa, '/notificacoes', etiqueta)).status).toBe(304);
    definirRelogio({ agora: () => new Date('2026-11-24T00:01:00-03:00') });
    expect((await ler(pessoa, '/notificacoes', etiqueta)).status).toBe(200);
  });

  test('an invented or changed tag is not valid', async () => {
    const pessoa = await entrarComo(app);
    const { etiqueta } = await ler(pessoa, '/itens-produto');
    for (const outra of [
      '*',
      'W/"t0-x"',
      'W/"zz-x"',
      etiqueta.replace('"t', '"u'),
      etiqueta.replace(/"t[0-9a-f]+/, '"t0'),
    ])
      expect((await ler(pessoa, '/itens-produto', outra)).status).toBe(200);
  });
});

describe('another user', () => {
  test('gets no 304 for an answer about the user, also with the same rights', async () => {
    const { estoque } = await criarUnidade(app);
    const [uma, outra] = [
      await entrarComo(app, { estoques: [estoque] }),
      await entrarComo(app, { estoques: [estoque] }),
    ];
    const { etiqueta } = await ler(uma, '/notificacoes');
    expect((await ler(uma, '/notificacoes', etiqueta)).status).toBe(304);
    expect((await ler(outra, '/notificacoes', etiqueta)).status).toBe(200);
  });

  test('without the unit, the permission or a session is refused, whatever tag comes with the request', async () => {
    const { estoque } = await criarUnidade(app);
    const { id: produtoId } = await criarProduto(app);
    await criarLoteEmEstoque(app, { estoqueId: estoque.id, produtoId, quantidade: 3 });
    const dona = await entrarComo(app, { permissoes: ['ESTOQUES', 'ITENS'], estoques: [estoque] });
    const alheia = await entrarComo(app, { permissoes: ['ESTOQUES'] });
    const linhas = `/estoques/${estoque.id}/produtos-estoque`;
    const daUnidade = await ler(dona, linhas);
    expect(daUnidade.status).toBe(200);
    expect((await ler(alheia, linhas, daUnidade.etiqueta)).status).toBe(403);
    const comPermissao = await ler(dona, '/relatorios/itens-produto');
    expect(comPermissao.status).toBe(200);
    expect((await ler(alheia, '/relatorios/itens-produto', comPermissao.etiqueta)).status).toBe(403);
    expect((await ler({ ...dona, injetar: semSessao }, linhas, daUnidade.etiqueta)).status).toBe(401);
  });

  const semSessao: Pessoa['injetar'] = (method, url, _corpo, headers) =>
    app.inject({ method, url: `/api${url}`, headers });

  test('whose rights change gets the new answer', async () => {
    const [antes, nova] = [await criarUnidade(app), await criarUnidade(app)];
    const pessoa = await entrarComo(app, { estoques: [antes.estoque] });
    const { etiqueta } = await ler(pessoa, '/estoques/me');
    await app.banco.insert(usuarioEstoques).values({ usuarioId: pessoa.usuarioId, estoqueId: nova.estoque.id });
    const comAsDuas = await ler(pessoa, '/estoques/me', etiqueta);
    expect(comAsDuas.status).toBe(200);
    expect(JSON.parse(comAsDuas.corpo)).toMatchObject([{ id: antes.estoque.id }, { id: nova.estoque.id }]);

    const avisos = await ler(pessoa, '/notificacoes');
    await app.banco.insert(usuarioPermissoes).values({ usuarioId: pessoa.usuarioId, permissao: 'ESTOQUES' });
    expect((await ler(pessoa, '/notificacoes', avisos.etiqueta)).status).toBe(200);
  });
});

describe('an answer that does not come from the database alone', () => {
  test('is compared by its content', async () => {
    const endereco = { logradouro: 'Praça da Sé', complemento: '', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' };
    const servico = jest.spyOn(app.externos, 'cep').mockResolvedValue(async () => endereco);
    const pessoa = await entrarComo(app);
    const primeira = await ler(pessoa, '/enderecos/01001000');
    expect((await ler(pessoa, '/enderecos/01001000', primeira.etiqueta)).status).toBe(304);
    servico.mockResolvedValue(async () => ({ ...endereco, logradouro: 'Praça Nova' }));
    expect((await ler(pessoa, '/enderecos/01001000', primeira.etiqueta)).corpo).toContain('Praça Nova');
  });
});

test('the reads of the login page are the same for everybody: kept without a session, and 304 until they change', async () => {
  for (const url of ['/cidades', '/links']) {
    const primeira = await app.inject({ url: `/api${url}` });
    const { etag } = primeira.headers;
    expect([primeira.statusCode, primeira.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    const ler = async (etiqueta: string) =>
      app.inject({ url: `/api${url}`, headers: { 'if-none-match': etiqueta } }).then(({ statusCode }) => statusCode);
    expect(await Promise.all([ler(String(etag)), ler('W/"c-outra"')])).toEqual([304, 200]);
  }
});

test('a refusal is never kept', async () => {
  const pessoa = await entrarComo(app);
  const { status, headers } = await ler(pessoa, '/preparos/99999999');
  expect([status, headers['cache-control'], headers.etag]).toEqual([404, 'no-store', undefined]);
});
