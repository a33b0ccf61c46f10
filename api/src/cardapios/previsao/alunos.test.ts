import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Necessidades } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { categorias, faixasEtarias } from '../../banco/esquema/cadastros/convencoes.js';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { primeira } from '../../banco/restricoes.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarAlimento, criarCardapio, criarLancamento, criarPrato, criarPreparo } from '../../teste/cardapios.js';
import { criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let criancas: { id: number };
let creche: { id: number };
let unidade: Awaited<ReturnType<typeof criarUnidade>>;
let comprador: Pessoa;
let prato: { id: number };

beforeAll(async () => {
  // A Monday.
  definirRelogio({ agora: () => new Date('2026-11-23T15:00:00Z') });
  // Meals are written directly: their foods are not registered.
  app = await criarAppDeTeste({ quebraInvariantes: true });
  [criancas, creche] = [await etapaDe('6-10a', 'FUNDAMENTAL', 1), await etapaDe('1-3a', 'CRECHE', 2)];
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});
beforeEach(async () => {
  unidade = await criarUnidade(app);
  comprador = await entrarComo(app, { permissoes: ['SOLICITACOES'], estoques: [unidade.estoque] });
  // 10 g for each student: 100 students take 1 kg.
  prato = await criarPrato(app, [
    await criarPreparo(app, 1, [{ alimento: await criarAlimento(app), quantidade: '10' }]),
  ]);
});

async function etapaDe(codigo: string, modalidade: 'FUNDAMENTAL' | 'CRECHE', ordem: number) {
  const faixa = primeira(await app.banco.insert(faixasEtarias).values({ codigo, nome: codigo }).returning());
  return primeira(
    await app.banco.insert(categorias).values({ modalidade, faixaEtariaId: faixa.id, ordem }).returning(),
  );
}

type Modalidade = 'PARCIAL1' | 'INTEGRAL';

const lancar = async (dia: string, etapa = criancas, modalidade: Modalidade = 'PARCIAL1') =>
  criarLancamento(app, unidade, await criarCardapio(app, [prato], { categoriaId: etapa.id, modalidade }), dia);

/** Executed meals with these numbers of people, one on each day from this one back. */
async function executar(ultimo: string, pessoas: readonly number[], etapa = criancas, modalidade?: Modalidade) {
  for (const [antes, quantidadeDePessoas] of pessoas.entries()) {
    const dia = new Date(Date.parse(ultimo) - antes * 86_400_000).toISOString().slice(0, 10);
    const { id } = await lancar(dia, etapa, modalidade);
    await app.banco.insert(refeicoes).values({
      unidadeEducacionalId: unidade.id,
      lancamentoId: id,
      dia,
      hora: '11:00',
      tipo: 'ALMOCO',
      pratoId: prato.id,
      quantidadeDePessoas,
      acrescimo: '20',
      executado: true,
      executadoEm: new Date(),
      executadoPor: 1,
      usuarioId: 1,
    });
  }
}

/** What the days of the calendar need, in kg. */
async function necessidade(alunos: 'MATRICULAS' | 'REFEICOES', dia = '24/11/2026'): Promise<number[]> {
  const resposta = await comprador.injetar('GET', `/necessidades?de=${dia}&ate=${dia}&alunos=${alunos}`);
  if (resposta.statusCode !== 200) throw new Error(resposta.body);
  return resposta.json<Necessidades>().linhas.map((linha) => linha.necessidade);
}

test('the mean is of the last 20 executed meals, not rounded, without the increase and the adherence', async () => {
  // 20 meals: 19 × 100 + 90 = 1,990, a mean of 99.5. The older two would make it another.
  await executar('2026-11-20', [...Array.from({ length: 19 }, () => 100), 90, 1000, 1000]);
  await comprador.injetar('PUT', `/unidades-educacionais/${unidade.id}/adesao`, [
    { categoria: 'FUNDAMENTAL_6_10', percentual: 50 },
  ]);
  await lancar('2026-11-24');
  expect(await necessidade('REFEICOES')).toEqual([0.995]);
});

test('a mean is of the age band and the length of the school day; without meals a cardápio asks for nothing', async () => {
  await executar('2026-11-20', [100]);
  await executar('2026-11-20', [30], creche);
  await executar('2026-11-20', [7], criancas, 'INTEGRAL');
  await lancar('2026-11-24');
  await lancar('2026-11-25', creche);
  await lancar('2026-11-26', criancas, 'INTEGRAL');
  await lancar('2026-11-27', creche, 'INTEGRAL');
  expect([
    await necessidade('REFEICOES', '24/11/2026'),
    await necessidade('REFEICOES', '25/11/2026'),
    await necessidade('REFEICOES', '26/11/2026'),
    await necessidade('REFEICOES', '27/11/2026'),
  ]).toEqual([[1], [0.3], [0.07], []]);
});

test.each([
  ['of the next year', { ano: 2027, quantidade: 50 }],
  ['without students', { ano: 2026, quantidade: 0 }],
])('enrolments %s are no students: the day is named', async (_caso, linha) => {
  await app.banco.insert(matriculas).values({
    unidadeEducacionalId: unidade.id,
    categoria: 'FUNDAMENTAL_6_10',
    jornada: 'PARCIAL',
    origem: 'MANUAL',
    ...linha,
  });
  await lancar('2026-11-24');
  const resposta = await comprador.injetar('GET', '/necessidades?de=24/11/2026&ate=24/11/2026');
  expect(resposta.json()).toMatchObject({
    linhas: [],
    semAlunos: [{ unidade: { id: unidade.id }, motivo: 'SEM_MATRICULAS', dias: ['24/11/2026'] }],
  });
});

test('enrolments are of the band, the length of the school day and the newest year up to the day', async () => {
  const matricular = (quantidade: number, mudanca: object = {}) =>
    app.banco.insert(matriculas).values({
      unidadeEducacionalId: unidade.id,
      ano: 2026,
      categoria: 'FUNDAMENTAL_6_10',
      jornada: 'PARCIAL',
      quantidade,
      origem: 'MANUAL',
      ...mudanca,
    });
  await matricular(100);
  await matricular(10, { jornada: 'INTEGRAL' });
  await matricular(30, { categoria: 'CRECHE' });
  await matricular(500, { ano: 2025 });
  await matricular(200, { ano: 2027 });
  // 100 × 33.33 % are 33.33 students, not rounded: 333.3 g.
  await comprador.injetar('PUT', `/unidades-educacionais/${unidade.id}/adesao`, [
    { categoria: 'FUNDAMENTAL_6_10', percentual: 33.33 },
  ]);
  await lancar('2026-11-24');
  await lancar('2026-11-25', creche);
  await lancar('2026-11-26', criancas, 'INTEGRAL');
  await lancar('2027-01-04', creche);
  await lancar('2027-01-05');
  expect([
    await necessidade('MATRICULAS', '24/11/2026'),
    await necessidade('MATRICULAS', '25/11/2026'),
    await necessidade('MATRICULAS', '26/11/2026'),
    await necessidade('MATRICULAS', '04/01/2027'),
    await necessidade('MATRICULAS', '05/01/2027'),
  ]).toEqual([[0.3333], [0.3], [0.03333], [0.3], [0.6666]]);
});
