import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let gestora: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  definirRelogio({ agora: () => new Date('2026-11-23T12:00:00-03:00') });
  gestora = await entrarComo(app, { permissoes: ['UNIDADES'] });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const escola = {
  nome: 'escola sol',
  tipoUnidade: 'ESCOLA',
  cep: '13560-000',
  cidade: 'são carlos',
  logradouro: 'rua a',
  numero: '1',
  telefone: '(16) 99999-0001',
};
const CRECHE = { categoria: 'CRECHE', parcial: 15, integral: 45 };
const PRE = { categoria: 'PRE_ESCOLA', parcial: 60, integral: 20 };

const editar = (id: number, doAno: object) =>
  gestora.injetar('PUT', `/unidades-educacionais/${id}`, { ...escola, matriculas: [doAno] });
const ler = async (id: number) => (await gestora.injetar('GET', `/unidades-educacionais/${id}/matriculas`)).json();
const totais = async (id: number) =>
  (await gestora.injetar('GET', '/matriculas/totais'))
    .json()
    .filter(({ unidade }: { unidade: number }) => unidade === id);

describe('enrolments of a unit', () => {
  test('are registered with the unit: a year has all categories, newest year first', async () => {
    const criada = await gestora.injetar('POST', '/unidades-educacionais', {
      ...escola,
      codigoInep: '35990301',
      localizacao: 'URBANA',
      pct: 'NENHUM',
      refeicoesPorDia: 2,
      alunosAee: 0,
      matriculas: [
        { ano: 2025, linhas: [CRECHE] },
        { ano: 2026, linhas: [PRE, CRECHE] },
      ],
    });
    expect(criada.json()).toMatchObject({ localizacao: 'URBANA', pct: 'NENHUM', refeicoesPorDia: 2, alunosAee: 0 });
    const { id } = criada.json();
    const nada = (categoria: string) => ({ categoria, parcial: 0, integral: 0, origem: 'MANUAL' });
    const resto = ['FUNDAMENTAL_6_10', 'FUNDAMENTAL_11_15', 'MEDIO', 'EJA'].map(nada);
    expect(await ler(id)).toEqual([
      { ano: 2026, versao: 1, linhas: [{ ...CRECHE, origem: 'MANUAL' }, { ...PRE, origem: 'MANUAL' }, ...resto] },
      { ano: 2025, versao: 1, linhas: [{ ...CRECHE, origem: 'MANUAL' }, nada('PRE_ESCOLA'), ...resto] },
    ]);
    expect(await totais(id)).toEqual([
      { unidade: id, ano: 2026, parcial: 75, integral: 65 },
      { unidade: id, ano: 2025, parcial: 15, integral: 45 },
    ]);
  });

  test('an edit changes the years that it names, and only lines that differ get its origin', async () => {
    const { id } = await criarUnidade(app);
    await editar(id, { ano: 2025, linhas: [CRECHE] });
    await editar(id, { ano: 2026, versao: 0, linhas: [CRECHE, PRE] });
    await app.banco.update(matriculas).set({ origem: 'CENSO' }).where(eq(matriculas.unidadeEducacionalId, id));
    const resposta = await editar(id, { ano: 2026, versao: 1, linhas: [CRECHE, { ...PRE, parcial: 61 }] });
    expect(resposta.statusCode).toBe(200);
    const [deste, anterior] = await ler(id);
    expect(deste).toMatchObject({
      ano: 2026,
      versao: 2,
      linhas: [
        { ...CRECHE, origem: 'CENSO' },
        { categoria: 'PRE_ESCOLA', parcial: 61, integral: 20, origem: 'MANUAL' },
        { origem: 'CENSO' },
        { origem: 'CENSO' },
        { origem: 'CENSO' },
        { origem: 'CENSO' },
      ],
    });
    expect(anterior).toMatchObject({ ano: 2025, versao: 1 });
  });

  test('the same enrolments again write nothing, and the audit trail names what changed', async () => {
    const { id } = await criarUnidade(app);
    const linhas = () => app.banco.select().from(auditoria).where(eq(auditoria.entidadeId, id));
    const dasMatriculas = async () => (await linhas()).filter(({ entidade }) => entidade === 'matriculas');
    await editar(id, { ano: 2026, linhas: [CRECHE] });
    await editar(id, { ano: 2026, linhas: [CRECHE] });
    expect((await ler(id))[0].versao).toBe(1);
    expect(await dasMatriculas()).toMatchObject([{ acao: 'CRIAR', antes: null }]);
    await editar(id, { ano: 2026, linhas: [PRE] });
    expect(await dasMatriculas()).toMatchObject([
      { acao: 'CRIAR' },
      {
        acao: 'ALTERAR',
        antes: { ano: 2026, linhas: [CRECHE, {}, {}, {}, {}, {}] },
        depois: { ano: 2026, linhas: [{ categoria: 'CRECHE', parcial: 0, integral: 0 }, PRE, {}, {}, {}, {}] },
      },
    ]);
  });

  test('a year that another person changed is refused, and nothing of the unit is written', async () => {
    const { id } = await criarUnidade(app, { nome: 'ESCOLA LUA' });
    await editar(id, { ano: 2026, versao: 0, linhas: [CRECHE] });
    const { nome, versao } = (await gestora.injetar('GET', `/unidades-educacionais/${id}`)).json();
    const mensagem = 'As matrículas de 2026 foram alteradas por outra pessoa enquanto você editava.';
    for (const lida of [0, 2]) {
      const resposta = await gestora.injetar('PUT', `/unidades-educacionais/${id}`, {
        ...escola,
        nome: 'outro nome',
        matriculas: [{ ano: 2026, versao: lida, linhas: [PRE] }],
      });
      expect([resposta.statusCode, resposta.json().errors]).toEqual([409, [{ campo: 'matriculas', mensagem }]]);
    }
    expect((await gestora.injetar('GET', `/unidades-educacionais/${id}`)).json()).toMatchObject({ nome, versao });
    expect(await totais(id)).toEqual([{ unidade: id, ano: 2026, parcial: 15, integral: 45 }]);
  });

  test.each([
    ['a year too far ahead', { ano: 2028, linhas: [] }, 'matriculas', 'Informe um ano entre 2000 e 2027.'],
    ['a year before all', { ano: 1999, linhas: [] }, 'matriculas.0.ano', 'Ano inválido.'],
    [
      'a negative number',
      { ano: 2026, linhas: [{ ...CRECHE, parcial: -1 }] },
      'matriculas.0.linhas.0.parcial',
      'A quantidade não pode ser negativa.',
    ],
    [
      'half a student',
      { ano: 2026, linhas: [{ ...CRECHE, integral: 0.5 }] },
      'matriculas.0.linhas.0.integral',
      'Informe um número inteiro.',
    ],
    [
      'too many',
      { ano: 2026, linhas: [{ ...CRECHE, integral: 100_001 }] },
      'matriculas.0.linhas.0.integral',
      'Informe no máximo 100.000.',
    ],
    [
      'a category twice',
      { ano: 2026, linhas: [CRECHE, CRECHE] },
      'matriculas.0.linhas.1.categoria',
      'Esta etapa já tem as suas matrículas.',
    ],
  ])('%s is refused', async (_nome, doAno, campo, mensagem) => {
    const { id } = await criarUnidade(app);
    const resposta = await editar(id, doAno);
    expect([resposta.statusCode, resposta.json().errors]).toEqual([422, [{ campo, mensagem }]]);
    expect(await ler(id)).toEqual([]);
  });

  test('a year twice is refused', async () => {
    const { id } = await criarUnidade(app);
    const doAno = { ano: 2026, linhas: [CRECHE] };
    const resposta = await gestora.injetar('PUT', `/unidades-educacionais/${id}`, {
      ...escola,
      matriculas: [doAno, doAno],
    });
    expect(resposta.json().errors).toEqual([
      { campo: 'matriculas.1.ano', mensagem: 'Este ano já tem as suas matrículas.' },
    ]);
  });

  test('are reported by the name of the unit, for the units that have some', async () => {
    const [zelia, ana, vazia] = [
      await criarUnidade(app, { nome: 'ZÉLIA', codigoInep: '35990311' }),
      await criarUnidade(app, { nome: 'ANA', codigoInep: null }),
      await criarUnidade(app),
    ];
    await editar(zelia.id, { ano: 2010, linhas: [CRECHE] });
    await editar(vazia.id, { ano: 2010, linhas: [] });
    await app.banco.insert(matriculas).values({
      unidadeEducacionalId: ana.id,
      ano: 2010,
      categoria: 'EJA',
      jornada: 'PARCIAL',
      quantidade: 30,
      origem: 'CENSO',
    });
    const resposta = (await gestora.injetar('GET', '/relatorios/matriculas?ano=2010')).json();
    expect(resposta).toMatchObject([
      { unidade: { id: ana.id, nome: 'ANA' }, linhas: [{ categoria: 'EJA', parcial: 30, integral: 0 }] },
      { unidade: { id: zelia.id, nome: 'ESCOLA SOL' }, linhas: [CRECHE, {}, {}, {}, {}, {}] },
    ]);
    expect((await gestora.injetar('GET', '/relatorios/matriculas?ano=2011')).json()).toEqual([]);
  });

  test('go with their unit, and a unit that does not exist has none', async () => {
    const { id } = await criarUnidade(app);
    await editar(id, { ano: 2026, linhas: [CRECHE] });
    expect((await gestora.injetar('DELETE', `/unidades-educacionais/${id}`)).statusCode).toBe(204);
    expect(await app.banco.$count(matriculas, eq(matriculas.unidadeEducacionalId, id))).toBe(0);
    expect((await gestora.injetar('GET', `/unidades-educacionais/${id}/matriculas`)).statusCode).toBe(404);
  });
});
