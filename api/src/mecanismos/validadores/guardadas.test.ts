import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { usuarioEstoques } from '../../banco/esquema/estoque/estoques.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarItem, criarUnidade } from '../../teste/fabricas.js';

const TOKEN = 'um segredo bem longo';
let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste({ tokenDasMetricas: TOKEN });
  await criarItens(app);
});
afterAll(() => app.close());

/** As many as make a long answer. */
async function criarItens(app: FastifyInstance): Promise<void> {
  for (let n = 0; n < 60; n++) await criarItem(app, { nome: `ITEM NÚMERO ${n} DE UMA LISTA LONGA` });
}

/** A read by a browser that has nothing yet. */
async function ler(pessoa: Pessoa, url: string, comprimida = 'gzip') {
  const resposta = await pessoa.injetar('GET', url, undefined, comprimida ? { 'accept-encoding': comprimida } : {});
  const { statusCode: status, rawPayload: bytes, headers } = resposta;
  const texto = headers['content-encoding'] === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString();
  return { status, bytes, texto, headers };
}

/** How many answers this app has sent from the memory and how many it has made, and the memory. */
async function contagem(app: FastifyInstance) {
  const { body } = await app.inject({ url: '/metricas', headers: { authorization: `Bearer ${TOKEN}` } });
  const ler = (linha: string) => Number(body.split(`\n${linha} `)[1]?.split('\n')[0] ?? 0);
  return {
    guardadas: ler('merenda_respostas_guardadas_total{resultado="guardada"}'),
    feitas: ler('merenda_respostas_guardadas_total{resultado="feita"}'),
    bytes: ler('merenda_respostas_guardadas_bytes'),
  };
}

/** The numbers of answers from the memory and of new ones during `fazer`. */
async function contando(fazer: () => Promise<unknown>) {
  const antes = await contagem(app);
  await fazer();
  const depois = await contagem(app);
  return { guardadas: depois.guardadas - antes.guardadas, feitas: depois.feitas - antes.feitas };
}

describe('a long compressed answer', () => {
  test('is sent again, byte for byte and with the same headers, to every user where it says nothing about the user', async () => {
    const [uma, outra] = [await entrarComo(app), await entrarComo(app)];
    const feita = await ler(uma, '/itens-produto?a');
    const contada = await contando(async () => {
      for (const pessoa of [uma, outra]) {
        const guardada = await ler(pessoa, '/itens-produto?a');
        expect(guardada.bytes.equals(feita.bytes)).toBe(true);
        for (const nome of ['etag', 'cache-control', 'vary', 'content-type', 'content-encoding', 'content-length'])
          expect([nome, guardada.headers[nome]]).toEqual([nome, feita.headers[nome]]);
      }
    });
    expect(contada).toEqual({ guardadas: 2, feitas: 0 });
    expect(feita.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Authorization, accept-encoding' });
  });

  test('is made again after a write', async () => {
    const pessoa = await entrarComo(app);
    await ler(pessoa, '/itens-produto?b');
    await criarItem(app, { nome: 'ITEM QUE FALTAVA' });
    expect(
      await contando(async () => {
        expect((await ler(pessoa, '/itens-produto?b')).texto).toContain('ITEM QUE FALTAVA');
      }),
    ).toEqual({ guardadas: 0, feitas: 1 });
  });

  test('is another one for each address, and for each set of encodings that a browser accepts', async () => {
    const pessoa = await entrarComo(app);
    await ler(pessoa, '/itens-produto?c');
    const contada = await contando(async () => {
      expect((await ler(pessoa, '/itens-produto?d')).headers['content-encoding']).toBe('gzip');
      expect((await ler(pessoa, '/itens-produto?c', 'br')).headers['content-encoding']).toBe('br');
      expect((await ler(pessoa, '/itens-produto?c', '')).headers['content-encoding']).toBeUndefined();
    });
    expect(contada).toEqual({ guardadas: 0, feitas: 2 });
  });

  test('is not kept when it is short, or when it holds personal data', async () => {
    const pessoa = await entrarComo(app, { permissoes: ['USUARIOS'] });
    for (let n = 0; n < 30; n++) await entrarComo(app);
    const contada = await contando(async () => {
      for (let vez = 0; vez < 2; vez++) {
        expect((await ler(pessoa, '/relogio')).status).toBe(200);
        expect((await ler(pessoa, '/usuarios')).texto.length).toBeGreaterThan(4096);
      }
    });
    expect(contada).toEqual({ guardadas: 0, feitas: 0 });
  });

  test('is not sent to a user without the permission', async () => {
    const [dona, alheia] = [await entrarComo(app, { permissoes: ['ITENS'] }), await entrarComo(app)];
    await ler(dona, '/relatorios/itens-produto');
    const contada = await contando(async () => {
      expect((await ler(alheia, '/relatorios/itens-produto')).status).toBe(403);
      expect((await ler(dona, '/relatorios/itens-produto')).status).toBe(200);
    });
    expect(contada).toEqual({ guardadas: 1, feitas: 0 });
  });
});

describe('an answer about the user', () => {
  test("is sent again to this user only, while the user's rights are the same", async () => {
    const estoques = [];
    for (let n = 0; n < 80; n++) estoques.push((await criarUnidade(app)).estoque);
    const [uma, outra] = [await entrarComo(app, { estoques }), await entrarComo(app, { estoques })];
    const doUsuario = async (pessoa: Pessoa) => JSON.parse((await ler(pessoa, '/estoques/me')).texto).length;
    expect(await contando(() => doUsuario(uma))).toEqual({ guardadas: 0, feitas: 1 });
    expect(await contando(() => doUsuario(outra))).toEqual({ guardadas: 0, feitas: 1 });
    expect(await contando(() => doUsuario(uma))).toEqual({ guardadas: 1, feitas: 0 });
    await app.banco
      .delete(usuarioEstoques)
      .where(and(eq(usuarioEstoques.usuarioId, uma.usuarioId), eq(usuarioEstoques.estoqueId, estoques[0]!.id)));
    expect([await doUsuario(uma), await doUsuario(outra)]).toEqual([79, 80]);
  });
});

describe('the memory', () => {
  test('has a bound: the answers that were used least go first', async () => {
    const limite = 8000;
    const pequeno = await criarAppDeTeste({ tokenDasMetricas: TOKEN, respostasGuardadas: limite });
    try {
      await criarItens(pequeno);
      const pessoa = await entrarComo(pequeno);
      for (let n = 0; n < 20; n++) await ler(pessoa, `/itens-produto?${n}`);
      const cheia = await contagem(pequeno);
      expect(cheia).toMatchObject({ guardadas: 0, feitas: 20 });
      expect(cheia.bytes).toBeGreaterThan(0);
      expect(cheia.bytes).toBeLessThanOrEqual(limite);
      await ler(pessoa, '/itens-produto?19');
      await ler(pessoa, '/itens-produto?0');
      expect(await contagem(pequeno)).toMatchObject({ guardadas: 1, feitas: 21 });
    } finally {
      await pequeno.close();
    }
  });

  test('a memory of zero keeps nothing', async () => {
    const sem = await criarAppDeTeste({ tokenDasMetricas: TOKEN, respostasGuardadas: 0 });
    try {
      await criarItens(sem);
      const pessoa = await entrarComo(sem);
      for (let vez = 0; vez < 2; vez++) expect((await ler(pessoa, '/itens-produto')).status).toBe(200);
      expect(await contagem(sem)).toEqual({ guardadas: 0, feitas: 0, bytes: 0 });
    } finally {
      await sem.close();
    }
  });
});
