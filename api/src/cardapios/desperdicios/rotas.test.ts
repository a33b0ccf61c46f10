import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { faixasEtarias } from '../../banco/esquema/cadastros/convencoes.js';
import { adesoes, matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarCardapio, criarCategoria, criarLancamento, criarPrato } from '../../teste/cardapios.js';
import { criarUnidade } from '../../teste/fabricas.js';

/** The school-management service as this test needs it: `responder` decides. */
let servico: Server;
let gestao: string;
let responder: (url: URL) => { status: number; corpo: unknown };
let app: FastifyInstance;
let pessoa: Pessoa;
let unidade: Awaited<ReturnType<typeof criarUnidade>>;
let categoria: Awaited<ReturnType<typeof criarCategoria>>;
let refeicaoId: number;

beforeAll(async () => {
  definirRelogio({ agora: () => new Date('2026-11-24T15:00:00Z') });
  servico = createServer((req, res) => {
    const { status, corpo } = responder(new URL(req.url ?? '/', 'http://servico'));
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo));
  });
  await new Promise<void>((pronto) => servico.listen(0, '127.0.0.1', pronto));
  const endereco = servico.address();
  if (endereco === null || typeof endereco === 'string') throw new Error('no port');
  gestao = `http://127.0.0.1:${endereco.port}/gestao`;
  app = await criarAppDeTeste({ doServidor: { enderecoGestaoEscolar: gestao } });
  unidade = await criarUnidade(app, { idIEscolar: 77 });
  pessoa = await entrarComo(app, { estoques: [unidade.estoque] });
  categoria = await criarCategoria(app);
  refeicaoId = await criarRefeicao(unidade.id, true);
});
afterAll(async () => {
  await app.close();
  await new Promise((fim) => servico.close(fim));
  definirRelogio();
});

async function criarRefeicao(unidadeEducacionalId: number, executado: boolean): Promise<number> {
  const prato = await criarPrato(app, undefined, { categoriaId: categoria.id });
  const [linha] = await app.banco
    .insert(refeicoes)
    .values({
      unidadeEducacionalId,
      dia: '2026-11-23',
      hora: '11:00',
      tipo: 'ALMOCO',
      pratoId: prato.id,
      quantidadeDePessoas: 3,
      executado,
      usuarioId: 0,
    })
    .returning();
  if (!linha) throw new Error('no row');
  return linha.id;
}

describe('GET /refeicoes/:id/desperdicios', () => {
  test('an expected student who did not come was not fed', async () => {
    const alunos = ['Érica', 'Ana', 'Bia'].map((nome, i) => ({ id: i + 1, nome }));
    const requisicoes: string[] = [];
    responder = (url) => {
      requisicoes.push(url.pathname + url.search);
      if (url.pathname.endsWith('quantidade')) return { status: 200, corpo: { quantidadeDeAlunos: 3 } };
      return { status: 200, corpo: { alunosParaRefeicao: alunos, entradaRefeitorio: [alunos[1]] } };
    };
    const resposta = await pessoa.injetar('GET', `/refeicoes/${refeicaoId}/desperdicios`);
    expect(resposta.json()).toEqual({
      alunosParaRefeicao: [{ nome: 'Ana' }, { nome: 'Bia' }, { nome: 'Érica' }],
      entradaRefeitorio: [{ nome: 'Ana' }],
      desperdicio: [{ nome: 'Bia' }, { nome: 'Érica' }],
      alunosEsperados: { quantidade: 3 },
    });
    const daFaixa = `escola=77&data=2026-11-23&faixaEtaria=${categoria.faixa.codigo}`;
    expect(requisicoes).toEqual([
      `/gestao/alimentacao/presencas?${daFaixa}&tipoRefeicao=ALMOCO`,
      `/gestao/alimentacao/quantidade?${daFaixa}`,
    ]);
  });

  test('is offered only once the meal is executed', async () => {
    const resposta = await pessoa.injetar('GET', `/refeicoes/${await criarRefeicao(unidade.id, false)}/desperdicios`);
    expect(resposta.json()).toMatchObject({
      status: 409,
      detail: 'Não é possível verificar o desperdício da refeição: a situação é "Não executada".',
    });
  });

  test.each([
    ['an error', 500, {}],
    ['an answer of another shape', 200, { alunos: [] }],
  ])('%s of the service is 503', async (_, status, corpo) => {
    responder = () => ({ status, corpo });
    const resposta = await pessoa.injetar('GET', `/refeicoes/${refeicaoId}/desperdicios`);
    expect(resposta.json()).toMatchObject({ status: 503, detail: 'O serviço de alunos não respondeu.' });
  });

  test('a unit unknown to the school system is reported', async () => {
    const manual = await criarUnidade(app);
    const dali = await entrarComo(app, { estoques: [manual.estoque] });
    const resposta = await dali.injetar('GET', `/refeicoes/${await criarRefeicao(manual.id, true)}/desperdicios`);
    expect(resposta.json()).toMatchObject({ status: 404, detail: 'Esta unidade não está ligada ao sistema escolar.' });
  });
});

describe('GET /refeicoes/quantidade-alunos-com-alimentacao', () => {
  const contar = (busca: string, quem = pessoa) =>
    quem.injetar('GET', `/refeicoes/quantidade-alunos-com-alimentacao?${busca}`);

  test('asks the service for the age band at the unit; a user with one unit gets the same without it', async () => {
    const requisicoes: string[] = [];
    responder = (url) => {
      requisicoes.push(url.pathname + url.search);
      return { status: 200, corpo: { quantidadeDeAlunos: 137 } };
    };
    const comUnidade = await contar(`data=2026-11-23&faixaEtaria=${categoria.faixa.id}&unidade=${unidade.id}`);
    expect(comUnidade.json()).toEqual({ quantidadeDeAlunos: 137 });
    expect((await contar(`data=23/11/2026&faixaEtaria=${categoria.faixa.id}`)).json()).toEqual({
      quantidadeDeAlunos: 137,
    });
    expect(requisicoes).toEqual(
      Array(2).fill(`/gestao/alimentacao/quantidade?escola=77&data=2026-11-23&faixaEtaria=${categoria.faixa.codigo}`),
    );
  });

  test('without a unit it is the sum of all units of the user; one of which nothing is known is left out and counted', async () => {
    const [segunda, manual] = [await criarUnidade(app, { idIEscolar: 781 }), await criarUnidade(app)];
    const comTres = await entrarComo(app, { estoques: [unidade.estoque, segunda.estoque, manual.estoque] });
    responder = (url) => ({
      status: 200,
      corpo: { quantidadeDeAlunos: url.searchParams.get('escola') === '781' ? 40 : 137 },
    });
    expect((await contar(`data=2026-11-23&faixaEtaria=${categoria.faixa.id}`, comTres)).json()).toEqual({
      quantidadeDeAlunos: 177,
      semNumero: 1,
    });
    const semUnidade = await entrarComo(app, { estoques: [] });
    expect((await contar(`data=2026-11-23&faixaEtaria=${categoria.faixa.id}`, semUnidade)).json().errors[0].campo).toBe(
      'unidade',
    );
  });

  test('a unit of another user is 403, an unknown age band 422, an unavailable service 503', async () => {
    const alheia = await criarUnidade(app);
    expect((await contar(`data=2026-11-23&faixaEtaria=${categoria.faixa.id}&unidade=${alheia.id}`)).statusCode).toBe(
      403,
    );
    expect((await contar('data=2026-11-23&faixaEtaria=999999')).statusCode).toBe(422);
    // Not a failure of the service, which the circuit breaker would count.
    responder = () => ({ status: 404, corpo: {} });
    expect((await contar(`data=2026-11-23&faixaEtaria=${categoria.faixa.id}`)).statusCode).toBe(503);
  });
});

describe('where the service gives no number', () => {
  test('the enrolments of the newest year up to the day count, of the students that the modality feeds', async () => {
    const [faixa] = await app.banco.insert(faixasEtarias).values({ codigo: '6-10a', nome: '6 a 10 anos' }).returning();
    const escola = await criarUnidade(app, { idIEscolar: 78 });
    const daqui = await entrarComo(app, { permissoes: ['UNIDADES'], estoques: [escola.estoque] });
    // Not a failure of the service, which the circuit breaker would count.
    responder = () => ({ status: 404, corpo: {} });
    const contar = async (dia: string, resto = '') => {
      const busca = `data=${dia}&faixaEtaria=${faixa?.id}${resto}`;
      const resposta = await daqui.injetar('GET', `/refeicoes/quantidade-alunos-com-alimentacao?${busca}`);
      return resposta.statusCode === 200 ? resposta.json() : resposta.statusCode;
    };
    expect(await contar('2026-11-23')).toBe(503);
    const matricular = (ano: number, parcial: number, integral: number) => ({
      unidadeEducacionalId: escola.id,
      ano,
      categoria: 'FUNDAMENTAL_6_10' as const,
      origem: 'CENSO' as const,
      parcial,
      integral,
    });
    await app.banco.insert(matriculas).values(
      [matricular(2024, 140, 40), matricular(2025, 150, 50), matricular(2027, 0, 60)].flatMap(
        ({ parcial, integral, ...linha }) => [
          { ...linha, jornada: 'PARCIAL' as const, quantidade: parcial },
          { ...linha, jornada: 'INTEGRAL' as const, quantidade: integral },
        ],
      ),
    );
    expect(await contar('2023-11-23')).toBe(503);
    expect(await contar('2026-11-23')).toEqual({ quantidadeDeAlunos: 200, matriculasDe: 2025 });
    expect(await contar('2026-11-23', '&modalidade=PARCIAL2')).toEqual({ quantidadeDeAlunos: 150, matriculasDe: 2025 });
    expect(await contar('2026-11-23', '&modalidade=INTEGRAL')).toEqual({ quantidadeDeAlunos: 50, matriculasDe: 2025 });
    // A year without students of this school day has no offer.
    expect(await contar('2027-03-01', '&modalidade=PARCIAL1')).toBe(404);
    responder = () => ({ status: 200, corpo: { quantidadeDeAlunos: 137 } });
    expect(await contar('2026-11-23')).toEqual({ quantidadeDeAlunos: 137 });
    await app.banco
      .update(unidadesEducacionais)
      .set({ idIEscolar: null })
      .where(eq(unidadesEducacionais.id, escola.id));
    expect(await contar('2026-11-23')).toEqual({ quantidadeDeAlunos: 200, matriculasDe: 2025 });
  });
});

test('without the school the last executed meals say how many eat today, then the enrolments; days ahead do not ask it', async () => {
  const sozinho = await criarAppDeTeste({ doServidor: { enderecoGestaoEscolar: gestao } });
  const escola = await criarUnidade(sozinho, { idIEscolar: 79 });
  const daqui = await entrarComo(sozinho, { estoques: [escola.estoque] });
  const etapa = await criarCategoria(sozinho);
  await sozinho.banco.update(faixasEtarias).set({ codigo: '6-10a' }).where(eq(faixasEtarias.id, etapa.faixa.id));
  const prato = await criarPrato(sozinho, undefined, { categoriaId: etapa.id });
  const [parcial, integral] = [
    await criarCardapio(sozinho, [prato], { categoriaId: etapa.id, modalidade: 'PARCIAL1' }),
    await criarCardapio(sozinho, [prato], { categoriaId: etapa.id, modalidade: 'INTEGRAL' }),
  ];
  const comer = async (cardapio: { id: number }, dia: string, quantidadeDePessoas: number, executado = true) => {
    const { id: lancamentoId } = await criarLancamento(sozinho, escola, cardapio, dia);
    await sozinho.banco.insert(refeicoes).values({
      unidadeEducacionalId: escola.id,
      dia,
      hora: '11:00',
      tipo: 'ALMOCO',
      pratoId: prato.id,
      lancamentoId,
      quantidadeDePessoas,
      executado,
      usuarioId: 0,
    });
  };
  let perguntas = 0;
  responder = () => {
    perguntas += 1;
    return { status: 502, corpo: {} };
  };
  const contar = async (dia: string, modalidade = 'PARCIAL1') => {
    const busca = `data=${dia}&faixaEtaria=${etapa.faixa.id}&modalidade=${modalidade}`;
    const resposta = await daqui.injetar('GET', `/refeicoes/quantidade-alunos-com-alimentacao?${busca}`);
    return resposta.statusCode === 200 ? resposta.json() : resposta.statusCode;
  };
  await sozinho.banco.insert(matriculas).values({
    unidadeEducacionalId: escola.id,
    ano: 2026,
    categoria: 'FUNDAMENTAL_6_10',
    jornada: 'PARCIAL',
    quantidade: 120,
    origem: 'CENSO',
  });
  await sozinho.banco
    .insert(adesoes)
    .values({ unidadeEducacionalId: escola.id, categoria: 'FUNDAMENTAL_6_10', percentual: '90.5' });
  expect(await contar('2026-11-24')).toEqual({ quantidadeDeAlunos: 120, matriculasDe: 2026 });

  // 22 meals: the first two do not count. Of the last 20 ten have 40 and ten have 41: 40.5 is 41 whole students.
  for (let dia = 1; dia <= 22; dia += 1)
    await comer(parcial, `2026-10-${String(dia).padStart(2, '0')}`, dia <= 2 ? 900 : dia % 2 === 0 ? 40 : 41);
  await comer(integral, '2026-10-23', 7);
  await comer(parcial, '2026-10-24', 900, false);
  expect(await contar('2026-11-24')).toEqual({ quantidadeDeAlunos: 41, refeicoes: 20 });
  expect(await contar('2026-11-24', 'INTEGRAL')).toEqual({ quantidadeDeAlunos: 7, refeicoes: 1 });
  // Before all of them there is only the enrolment.
  expect(await contar('2026-09-30')).toEqual({ quantidadeDeAlunos: 120, matriculasDe: 2026 });

  perguntas = 0;
  // 120 × 90.5 % = 108.6; the full-time pupils have no enrolment.
  expect(await contar('2026-11-25')).toEqual({ quantidadeDeAlunos: 109, matriculasDe: 2026 });
  expect(await contar('2026-11-25', 'INTEGRAL')).toEqual({ quantidadeDeAlunos: 7, refeicoes: 1 });
  expect(perguntas).toBe(0);
  responder = () => ({ status: 200, corpo: { quantidadeDeAlunos: 137 } });
  expect(await contar('2026-11-24')).toEqual({ quantidadeDeAlunos: 137 });
  await sozinho.close();
});

test('without a service its stand-in gives the same count and list for a day', async () => {
  const sozinho = await criarAppDeTeste();
  const escola = await criarUnidade(sozinho, { idIEscolar: 5 });
  const quem = await entrarComo(sozinho, { estoques: [escola.estoque] });
  const [faixa] = await sozinho.banco.insert(faixasEtarias).values({ codigo: 'A', nome: '6 a 10 anos' }).returning();
  // 40 + (5 × 37 + 65 × 11) mod 60 = 40 + 900 mod 60 = 40
  const { quantidadeDeAlunos } = (
    await quem.injetar('GET', `/refeicoes/quantidade-alunos-com-alimentacao?data=2026-11-23&faixaEtaria=${faixa?.id}`)
  ).json();
  expect(quantidadeDeAlunos).toBe(40);
  const lista = (
    await quem.injetar(
      'GET',
      '/externo/alunos/alimentacao/presencas?escola=5&data=2026-11-23&faixaEtaria=A&tipoRefeicao=ALMOCO',
    )
  ).json();
  expect([lista.alunosParaRefeicao.length, lista.entradaRefeitorio.length]).toEqual([40, 36]);
  await sozinho.close();
});
