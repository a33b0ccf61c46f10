import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterAll(() => app.close());

test('the photo: own or with USUARIOS, 204 when there is none', async () => {
  const dona = await entrarComo(app);
  const url = `/usuarios/${dona.usuarioId}/imagem`;
  expect((await dona.injetar('GET', url)).statusCode).toBe(204);
  await app.banco.update(usuarios).set({ imagem: 'data:image/png;base64,AAAA' }).where(eq(usuarios.id, dona.usuarioId));
  const foto = await dona.injetar('GET', url);
  expect([foto.headers['content-type'], foto.body]).toEqual(['text/plain', 'data:image/png;base64,AAAA']);
  expect((await (await entrarComo(app)).injetar('GET', url)).statusCode).toBe(403);
  const gestora = await entrarComo(app, { permissoes: ['USUARIOS'] });
  expect((await gestora.injetar('GET', url)).statusCode).toBe(200);
  expect((await gestora.injetar('GET', '/usuarios/999999/imagem')).statusCode).toBe(404);
});

describe('PUT /usuarios/{id}/imagem', () => {
  const TEXTO = { 'content-type': 'text/plain' };
  const foto = () => sharp({ create: { width: 900, height: 600, channels: 3, background: '#1f5a3d' } });
  const trocar = (pessoa: Pessoa, corpo: string, id = pessoa.usuarioId) =>
    pessoa.injetar('PUT', `/usuarios/${id}/imagem`, corpo, TEXTO);

  test("stores a re-encoded picture: a small JPEG without the camera's metadata", async () => {
    const dona = await entrarComo(app);
    const comLugar = await foto()
      .png()
      .withExif({ IFD0: { Copyright: 'escola', Make: 'camera' } })
      .toBuffer();
    expect(comLugar.toString('latin1')).toContain('escola');
    const resposta = await trocar(dona, comLugar.toString('base64'));
    expect(resposta.statusCode).toBe(200);
    const guardada = (await dona.injetar('GET', `/usuarios/${dona.usuarioId}/imagem`)).body;
    expect(resposta.body).toBe(guardada);
    const bytes = Buffer.from(guardada.replace('data:image/jpeg;base64,', ''), 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 360, height: 240 });
    expect(bytes.toString('latin1')).not.toContain('escola');
  });

  test.each([
    [
      'a drawing that claims to be a picture',
      `data:image/png;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`,
      422,
      'O arquivo não é uma imagem .jpg, .jpeg ou .png.',
    ],
    ['what is no base64', 'isto não é', 422, 'A imagem não pôde ser lida. Envie um arquivo .jpg, .jpeg ou .png.'],
    ['20 MB', 'A'.repeat(20 * 1024 * 1024), 413, 'O conteúdo enviado é grande demais.'],
  ])('%s is refused with a sentence, and the photo stays', async (_nome, corpo, status, detail) => {
    const dona = await entrarComo(app);
    const antes = (await trocar(dona, (await foto().jpeg().toBuffer()).toString('base64'))).body;
    const resposta = await trocar(dona, corpo);
    expect([resposta.statusCode, resposta.json().detail]).toEqual([status, detail]);
    expect((await dona.injetar('GET', `/usuarios/${dona.usuarioId}/imagem`)).body).toBe(antes);
  });

  test('own, or with USUARIOS any user’s', async () => {
    const [dona, outra, gestora] = [
      await entrarComo(app),
      await entrarComo(app),
      await entrarComo(app, { permissoes: ['USUARIOS'] }),
    ];
    const imagem = (await foto().jpeg().toBuffer()).toString('base64');
    const estados = await Promise.all(
      [outra, gestora].map(async (quem) => (await trocar(quem, imagem, dona.usuarioId)).statusCode),
    );
    expect(estados).toEqual([403, 200]);
    expect((await trocar(gestora, imagem, 999_999)).statusCode).toBe(404);
  });
});
