import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Usuario } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { usuarioPermissoes } from '../../banco/esquema/acesso/acesso.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { aoMesmoTempo } from '../../teste/portao.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterAll(() => app.close());

const dar = (autora: Pessoa, { usuarioId }: Pessoa) =>
  autora.injetar('PUT', '/usuarios/acessos', {
    usuarios: [{ id: usuarioId, versao: 1 }],
    permissoes: { modo: 'ADICIONAR', marcados: ['USUARIOS'] },
  });

async function gestoras(quantas: number): Promise<Pessoa[]> {
  await app.banco.delete(usuarioPermissoes).where(eq(usuarioPermissoes.permissao, 'USUARIOS'));
  return Promise.all(Array.from({ length: quantas }, () => entrarComo(app, { permissoes: ['USUARIOS'] })));
}

test('exactly one of an approval, a refusal and a withdrawal at once counts', async () => {
  const [ana, bia, dani] = (await gestoras(3)) as [Pessoa, Pessoa, Pessoa];
  const caio = await entrarComo(app);
  const [alvo] = (await dar(ana, caio)).json<Usuario[]>();
  const id = alvo?.aguardaAprovacao[0]?.id ?? 0;
  const respostas = await aoMesmoTempo(app, [
    () => bia.injetar('PUT', `/aprovacoes/${id}/aprovar`),
    () => dani.injetar('PUT', `/aprovacoes/${id}/aprovar`),
    () => dani.injetar('PUT', `/aprovacoes/${id}/recusar`),
    () => ana.injetar('PUT', `/aprovacoes/${id}/retirar`),
  ]);
  expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
});

test('when the only holder gives it to two users at once, one gets it and the other waits', async () => {
  const [ana] = (await gestoras(1)) as [Pessoa];
  const novas = [await entrarComo(app), await entrarComo(app)];
  const respostas = await aoMesmoTempo(
    app,
    novas.map((nova) => () => dar(ana, nova)),
  );
  const esperam = respostas.map((resposta) => resposta.json<Usuario[]>()[0]?.aguardaAprovacao.length);
  expect(esperam.toSorted()).toEqual([0, 1]);
});
