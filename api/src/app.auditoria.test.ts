import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PERMISSOES, type Permissao } from '@merenda/shared/contratos';
import { asc, gt, max } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from './banco/esquema/auditoria.js';
import { entrarComo, type Pessoa } from './teste/app.js';
import { abrirAppComCasa, fecharAppComCasa, type Casa } from './teste/rotas/casa.js';
import { ESCRITAS } from './teste/rotas/escritas/index.js';
import { PERMISSOES_DAS_ROTAS } from './teste/rotas/permissoes/index.js';
import { rotasDoApp, type Rota } from './teste/rotas/rotas-do-app.js';

let app: FastifyInstance;
let casa: Casa;
beforeAll(async () => {
  casa = await abrirAppComCasa(501);
  ({ app } = casa);
});
afterAll(() => fecharAppComCasa(casa));

/** A user with only the permissions that open the route, and this unit. */
function autorDe(nome: string): Promise<Pessoa> {
  const quem = [PERMISSOES_DAS_ROTAS[nome]?.quem ?? 'LOGADO'].flat();
  const permissoes = PERMISSOES.filter((permissao: Permissao) => quem.includes(permissao));
  return entrarComo(app, { permissoes, estoques: [casa.estoque] });
}

async function ultimaLinha(): Promise<number> {
  const [linha] = await app.banco.select({ id: max(auditoria.id) }).from(auditoria);
  return linha?.id ?? 0;
}

/** They write only on a server without users, or with a gov.br; their own tests look at their lines. */
const NOS_SEUS_TESTES = ['POST /instalacao', 'POST /tokens/govbr', 'POST /tokens/govbr/retorno'];

test('the table has every route that a user can call except GET routes, and no other', () => {
  const escrevem = rotasDoApp(app).filter(({ metodo, nome }) => metodo !== 'GET' && !NOS_SEUS_TESTES.includes(nome));
  expect(escrevem.map(({ nome }) => nome).sort()).toEqual(Object.keys(ESCRITAS).sort());
});

test.each(Object.entries(ESCRITAS))('%s', async (nome, { preparar, linhas, anonima }) => {
  const autor = await autorDe(nome);
  const { url, corpo, cabecalhos, registro, terminar, linha: preparada } = await preparar(casa, autor);
  const antes = await ultimaLinha();

  const [metodo] = nome.split(' ') as [Exclude<Rota['metodo'], 'GET'>];
  const resposta = await autor.injetar(metodo, url, corpo, {
    ...cabecalhos,
    ...(anonima && { authorization: '' }),
  });

  expect([resposta.statusCode, resposta.statusCode < 300 ? '' : resposta.body]).toEqual([expect.any(Number), '']);
  await terminar?.();
  const deixadas = await app.banco.select().from(auditoria).where(gt(auditoria.id, antes)).orderBy(asc(auditoria.id));
  expect(deixadas).toMatchObject(
    linhas.map((linha) => ({
      ...linha,
      ...preparada,
      usuarioId: anonima ? null : autor.usuarioId,
      entidadeId: registro === undefined ? resposta.json<{ id: number }>().id : registro,
    })),
  );
});
