import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ORDENS_REFEICAO, SENTIDOS, type OrdemRefeicao, type Refeicao } from '@merenda/shared/contratos';
import { compararTextos, dataComparavel } from '@merenda/shared/formatos';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarPrato } from '../../teste/cardapios.js';
import { criarUnidade } from '../../teste/fabricas.js';
import { lerPagina, lerTodas, CURSORES_QUEBRADOS } from '../../teste/paginas.js';

let app: FastifyInstance;
let pessoa: Pessoa;
let unidade: Awaited<ReturnType<typeof criarUnidade>>;
let pratos: { id: number }[];

beforeAll(async () => {
  // The meals are written directly: their foods are not registered.
  app = await criarAppDeTeste({ quebraInvariantes: true });
  unidade = await criarUnidade(app);
  pratos = [
    await criarPrato(app, undefined, { nome: 'ÁGUA 10' }),
    await criarPrato(app, undefined, { nome: 'AGUA 9' }),
    await criarPrato(app, undefined, { nome: 'PÃO' }),
  ];
  pessoa = await entrarComo(app, { estoques: [unidade.estoque] });
  for (let n = 0; n < 27; n += 1) await gravar(n);
  await gravar(28, { excluidoEm: new Date() });
});
afterAll(() => app.close());

const DIAS = ['2026-11-02', '2026-11-03', '2026-10-30', '2026-11-10'];

async function gravar(n: number, mudanca: Partial<typeof refeicoes.$inferInsert> = {}): Promise<void> {
  await app.banco.insert(refeicoes).values({
    unidadeEducacionalId: unidade.id,
    dia: DIAS[n % DIAS.length]!,
    hora: ['11:00', '09:30', '15:00'][n % 3]!,
    tipo: 'ALMOCO',
    pratoId: pratos[(n * 2) % 3]!.id,
    quantidadeDePessoas: [100, 20, 3][n % 3]! + (n % 2),
    usuarioId: 1,
    ...mudanca,
  });
}

const URL = '/refeicoes/pagina';
const inteira = async (): Promise<Refeicao[]> =>
  (await pessoa.injetar('GET', `/refeicoes?unidade=${unidade.id}`)).json();

const COMPARAR: Record<OrdemRefeicao, (a: Refeicao, b: Refeicao) => number> = {
  prato: (a, b) => compararTextos(a.prato.nome, b.prato.nome),
  data: (a, b) => compararTextos(quando(a), quando(b)),
  hora: (a, b) => compararTextos(a.hora, b.hora),
  alunos: (a, b) => a.quantidadeDePessoas - b.quantidadeDePessoas,
};
const quando = ({ dia, hora }: Refeicao) => `${dataComparavel(dia)} ${hora}`;

const PEDIDA = fc.record({
  ordem: fc.option(fc.constantFrom(...ORDENS_REFEICAO), { nil: undefined }),
  sentido: fc.constantFrom(...SENTIDOS),
  porPagina: fc.integer({ min: 1, max: 28 }),
});

test('the pages are the whole history, in any order, in any period', async () => {
  const todas = await inteira();
  expect(todas).toHaveLength(27);
  await fc.assert(
    fc.asyncProperty(
      PEDIDA,
      fc.record({ de: fc.constantFrom('03/11/2026'), ate: fc.constantFrom('2026-11-03') }, { requiredKeys: [] }),
      async (pedida, periodo) => {
        const esperadas = todas.filter(
          ({ dia }) =>
            (periodo.de === undefined || dataComparavel(dia) >= '2026-11-03') &&
            (periodo.ate === undefined || dataComparavel(dia) <= '2026-11-03'),
        );
        const { ordem, sentido } = pedida;
        const sinal = sentido === 'DECRESCENTE' ? -1 : 1;
        if (ordem) esperadas.sort((a, b) => sinal * COMPARAR[ordem](a, b));
        const busca = { unidade: unidade.id, ...pedida, ...periodo };
        expect(await lerTodas(pessoa, URL, busca)).toEqual(esperadas);
        expect((await lerPagina(pessoa, URL, busca)).total).toBe(esperadas.length);
      },
    ),
    { numRuns: 50 },
  );
});

test('meals that are registered between two pages move no other', async () => {
  let n = 100;
  await fc.assert(
    fc.asyncProperty(PEDIDA, async (pedida) => {
      const busca = { unidade: unidade.id, ...pedida };
      const antes = (await lerTodas<Refeicao>(pessoa, URL, busca)).map(({ id }) => id);
      const lidas = await lerTodas<Refeicao>(pessoa, URL, { ...busca, porPagina: pedida.porPagina + 5 }, async () => {
        n += 1;
        await gravar(n);
      });
      const ids = lidas.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => antes.includes(id))).toEqual(antes);
    }),
    { numRuns: 10 },
  );
});

test('a broken cursor is refused at its place, another unit altogether', async () => {
  for (const apos of CURSORES_QUEBRADOS)
    expect((await lerPagina(pessoa, URL, { unidade: unidade.id, apos })).campos).toEqual(['apos']);
  const { id: alheia } = await criarUnidade(app);
  expect((await lerPagina(pessoa, URL, { unidade: alheia })).status).toBe(403);
});

test('without a unit, the meals of all units of the user, and of no other', async () => {
  const [segunda, alheia] = [await criarUnidade(app), await criarUnidade(app)];
  await gravar(0, { unidadeEducacionalId: segunda.id, dia: '2026-12-01' });
  await gravar(1, { unidadeEducacionalId: alheia.id, dia: '2026-12-02' });
  const duas = await entrarComo(app, { estoques: [unidade.estoque, segunda.estoque] });
  const todas = await inteira();
  const lidas = await lerTodas<Refeicao>(duas, URL, { porPagina: 50 });
  expect(lidas.map(({ unidadeEducacional }) => unidadeEducacional.id)).toEqual([
    segunda.id,
    ...todas.map(() => unidade.id),
  ]);
  expect((await lerPagina(duas, URL, { de: '2026-12-01' })).total).toBe(1);
  expect((await lerPagina(duas, URL, { unidade: alheia.id })).status).toBe(403);
});
