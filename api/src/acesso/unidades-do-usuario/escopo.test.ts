import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PERMISSOES } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarUnidade } from '../../teste/fabricas.js';
import { exigirUnidadesEducacionais, unidadesDoUsuario } from './escopo.js';

/** More than the 32,767 parameters that the embedded database takes in one statement. */
const MUITOS = 40_000;
const SENHA = 'uma senha de teste';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterAll(() => app.close());

describe('a user of 40,000 stocks', () => {
  let pessoa: Pessoa;
  let seu: { id: number };
  let alheio: { id: number };
  beforeAll(async () => {
    seu = (await criarUnidade(app)).estoque;
    alheio = (await criarUnidade(app)).estoque;
    pessoa = await entrarComo(app, { permissoes: PERMISSOES, estoques: [seu], senha: SENHA });
    await app.banco.execute(sql`
      insert into unidades_educacionais (nome, tipo_unidade, cep, cidade, logradouro, numero)
      select 'UNIDADE ' || n, 'ESCOLA', '01001000', 'CIDADE', 'RUA', '1' from generate_series(1, ${MUITOS - 1}::int) n`);
    await app.banco.execute(sql`
      with novos as (
        insert into estoques (unidade_educacional_id)
        select u.id from unidades_educacionais u where not exists (select from estoques e where e.unidade_educacional_id = u.id) returning id)
      insert into usuario_estoques (usuario_id, estoque_id) select ${pessoa.usuarioId}::int, id from novos`);
  });

  test('logs in with the list of all of them', async () => {
    const resposta = await app.inject({
      method: 'POST',
      url: '/api/tokens/autenticar',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ usuario: pessoa.usuario, senha: SENHA }).toString(),
    });
    expect(resposta.json().usuario.estoques).toHaveLength(MUITOS);
  });

  test('reads the list', async () => {
    expect((await pessoa.injetar('GET', '/estoques/me')).json()).toHaveLength(MUITOS);
  });

  test.each([
    '/tokens/checar',
    '/solicitacoes',
    '/solicitacoes/pagina?unidade=1',
    '/solicitacoes/filtros',
    '/aquisicoes',
    '/notificacoes',
    '/notificacoes/pagina?texto=a',
    '/cardapios-calendario',
    '/relatorios/valor-dos-estoques',
    '/relatorios/consumo-mensal?de=2026-01-01&ate=2026-01-31',
    '/relatorios/valor-dos-estoques/pagina',
    '/relatorios/consumo-mensal/pagina?de=2026-01-01&ate=2026-01-31',
    '/relatorios/custo-das-refeicoes/pagina?de=2026-01-01&ate=2026-01-31',
    '/relatorios/sobras?de=2026-01-01&ate=2026-01-31',
    '/relatorios/sobras/pagina?de=2026-01-01&ate=2026-01-31',
  ])('reads %s', async (url) => {
    expect((await pessoa.injetar('GET', url)).statusCode).toBe(200);
  });

  test('reads what one of them holds, and not what another stock holds', async () => {
    expect((await pessoa.injetar('GET', `/estoques/${seu.id}/produtos-estoque`)).statusCode).toBe(200);
    expect((await pessoa.injetar('GET', `/estoques/${alheio.id}/produtos-estoque`)).statusCode).toBe(403);
  });
});

describe('units of a request', () => {
  test('a unit named twice is one unit, and one unit of another user refuses all', async () => {
    const [minha, outra] = [await criarUnidade(app), await criarUnidade(app)];
    const { usuarioId: id } = await entrarComo(app, { estoques: [minha.estoque] });
    const quem = { banco: app.banco, usuario: { id } };
    await exigirUnidadesEducacionais(quem, []);
    await exigirUnidadesEducacionais(quem, [minha.id, minha.id]);
    await expect(exigirUnidadesEducacionais(quem, [minha.id, outra.id])).rejects.toMatchObject({
      status: 403,
      message: 'Esta unidade não está entre as suas.',
    });
  });

  test('the units of a user are those of the stocks', async () => {
    const [uma, outra] = [await criarUnidade(app), await criarUnidade(app)];
    const unidadesDe = async (...unidades: (typeof uma)[]) => {
      const { usuarioId: id } = await entrarComo(app, { estoques: unidades.map(({ estoque }) => estoque) });
      return unidadesDoUsuario({ banco: app.banco, usuario: { id } });
    };
    expect(await unidadesDe()).toEqual([]);
    expect(await unidadesDe(outra, uma)).toEqual([uma.id, outra.id]);
  });
});
