import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { referenciasNutricionais } from '../../banco/esquema/cadastros/convencoes.js';
import { primeira } from '../../banco/restricoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarEtapa } from '../../teste/nutricao.js';

let app: FastifyInstance;
let nutricionista: Pessoa;
let id: number;
const limite = {
  norma: 'Resolução nº 1',
  vigente: true,
  modalidade: 'PARCIAL1',
  coberturaPct: 20,
  nutriente: 'sodio',
  unidade: 'mg',
  minimo: null,
  maximo: '600',
  carater: 'recomendado',
  certeza: 'incerto',
  fonte: 'Diário Oficial',
} as const;
let categoria: Awaited<ReturnType<typeof criarEtapa>>;
beforeAll(async () => {
  app = await criarAppDeTeste();
  nutricionista = await entrarComo(app, { permissoes: ['CARDAPIOS'] });
  categoria = await criarEtapa(app);
  id = primeira(
    await app.banco
      .insert(referenciasNutricionais)
      .values({ ...limite, faixaEtariaId: categoria.faixaEtaria.id })
      .returning(),
  ).id;
});
afterAll(() => app.close());

const editar = (mudanca: object) =>
  nutricionista.injetar('PUT', `/referencias-nutricionais/${id}`, {
    minimo: null,
    maximo: 500,
    norma: 'Resolução nº 2',
    fonte: 'Diário Oficial',
    versao: 1,
    ...mudanca,
  });

test('a bound is corrected with its source, and the comparison uses the new one', async () => {
  expect((await nutricionista.injetar('GET', '/referencias-nutricionais')).json()).toContainEqual(
    expect.objectContaining({
      id,
      faixaEtaria: categoria.faixaEtaria,
      nutriente: 'sodio',
      minimo: null,
      maximo: 600,
      norma: 'Resolução nº 1',
    }),
  );
  expect((await editar({ minimo: 501 })).json().errors).toEqual([
    { campo: 'maximo', mensagem: 'O máximo não pode ser menor que o mínimo.' },
  ]);
  expect((await editar({ maximo: '' })).json().errors).toEqual([
    { campo: 'minimo', mensagem: 'Informe o mínimo, o máximo ou ambos.' },
  ]);
  expect((await editar({})).json()).toMatchObject({ minimo: null, maximo: 500, norma: 'Resolução nº 2', versao: 2 });
  expect((await editar({})).statusCode).toBe(409);
  const referencia = (
    await nutricionista.injetar(
      'GET',
      `/convencoes/referencias-nutricionais?categoria=${categoria.id}&modalidade=PARCIAL1`,
    )
  ).json();
  expect(referencia).toMatchObject({ norma: 'Resolução nº 2', nutrientes: { sodio: { minimo: null, maximo: 500 } } });
});

test('only users with CARDAPIOS correct it', async () => {
  const outra = await entrarComo(app, { permissoes: ['PRATOS'] });
  expect((await outra.injetar('PUT', `/referencias-nutricionais/${id}`, {})).statusCode).toBe(403);
});
