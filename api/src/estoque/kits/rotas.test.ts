import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { Recusa } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { turmaDaEscola } from '../../teste/escola.js';
import { criarItem, criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { refazerConsumos } from '../estoques/consumo-do-mes.js';

const ESCOLA = 77;
let app: FastifyInstance;
let pessoa: Pessoa;
let unidade: number;
let estoque: number;
let produto: number;
let turma: Awaited<ReturnType<typeof turmaDaEscola>>;
beforeAll(async () => {
  app = await criarAppDeTeste();
  turma = await turmaDaEscola(ESCOLA);
  const criada = await criarUnidade(app, { idIEscolar: ESCOLA });
  [unidade, estoque] = [criada.id, criada.estoque.id];
  pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [{ id: estoque }] });
  produto = (
    await criarProduto(app, {
      nome: 'LEITE 1 L',
      unidadeProduto: 'CAIXA',
      itemId: (await criarItem(app, { nome: 'LEITE' })).id,
    })
  ).id;
});
afterAll(() => app.close());

let leite: { id: number; produtoLoteId: number };
beforeEach(async () => {
  leite = await lote(10);
});

const lote = (quantidade: number, dataValidade?: string) =>
  criarLoteEmEstoque(app, {
    estoqueId: estoque,
    produtoId: produto,
    quantidade,
    dataFabricacao: '2020-01-01',
    ...(dataValidade && { dataValidade }),
  });
const kit = (mudanca: object = {}) => ({
  nome: 'ALUNA UM',
  alunoId: turma.alunos[0]!.alunoId,
  turmaId: turma.turmaId,
  escolaId: ESCOLA,
  produtosKits: [{ produtoLoteFk: leite.produtoLoteId, quantidade: 2.5 }],
  ...mudanca,
});
const entregar = (mudanca?: object) =>
  pessoa.injetar('POST', `/estoques/${estoque}/produtos-estoque/kit`, kit(mudanca));
const entregarATurma = (alunos: number, quantidade: number) => {
  const { turmaId, escolaId } = kit();
  return pessoa.injetar('POST', `/estoques/${estoque}/produtos-estoque/kits-turma`, {
    turmaId,
    escolaId,
    alunos: turma.alunos.slice(0, alunos),
    produtosKits: [{ produtoLoteFk: leite.produtoLoteId, quantidade }],
  });
};
/** One package to each of two students, under a key. */
const repetida = (caminho: 'kit' | 'kits-turma', chave: string, quantidade = 1) => {
  const { turmaId, escolaId, alunoId, nome } = kit();
  const produtosKits = [{ produtoLoteFk: leite.produtoLoteId, quantidade }];
  const alunos = caminho === 'kit' ? { alunoId, nome } : { alunos: turma.alunos.slice(0, 2) };
  return pessoa.injetar(
    'POST',
    `/estoques/${estoque}/produtos-estoque/${caminho}`,
    { turmaId, escolaId, produtosKits, ...alunos },
    { 'idempotency-key': chave },
  );
};
const historico = async () => (await pessoa.injetar('GET', `/estoques/${estoque}/unidade/${unidade}/kit`)).json();
const saldo = async () =>
  Number((await app.banco.query.produtosEstoque.findFirst({ where: (t, { eq }) => eq(t.id, leite.id) }))?.quantidade);

describe('POST /estoques/:id/produtos-estoque/kit', () => {
  test('hands the kit over: stock, ledger, history and receipt agree', async () => {
    const resposta = await entregar();
    expect(resposta.statusCode).toBe(201);
    const entregue = resposta.json();
    expect(entregue).toMatchObject({
      alunoId: turma.alunos[0]!.alunoId,
      turmaId: turma.turmaId,
      anoLetivo: Number(hoje().slice(0, 4)),
      nome: 'ALUNA UM',
      produtosKits: [
        {
          produtoLoteFk: leite.produtoLoteId,
          nome: 'LEITE 1 L',
          item: 'LEITE',
          unidadeMedida: 'CAIXA',
          conteudo: { medidaReal: 1, unidadeMedida: 'KG' },
          quantidade: 2.5,
        },
      ],
    });
    expect(await saldo()).toBe(7.5);
    const [linha] = (await pessoa.injetar('GET', `/estoques/${estoque}/produtos-estoque/${leite.id}/kardex`)).json();
    expect(linha).toMatchObject({
      tipo: 'KIT',
      quantidade: -2.5,
      saldo: 7.5,
      documento: 'kits',
      documentoId: entregue.id,
    });
    expect((await historico())[0]).toEqual(entregue);
    expect((await pessoa.injetar('GET', `/estoques/${estoque}/kits/${entregue.id}`)).json()).toEqual(entregue);
  });

  test.each([
    [
      'more than the lot holds',
      409,
      () => ({ produtosKits: [{ produtoLoteFk: leite.produtoLoteId, quantidade: 10.001 }] }),
      'A quantidade passa do estoque do produto: 10 kg (10 × caixa de 1 kg).',
    ],
    ['no product', 422, () => ({ produtosKits: [] }), 'Adicione ao menos um produto ao kit.'],
    [
      'nothing of a product',
      422,
      () => ({ produtosKits: [{ produtoLoteFk: leite.produtoLoteId, quantidade: 0 }] }),
      'A quantidade deve ser maior que zero.',
    ],
    [
      'a lot that the stock does not hold',
      404,
      () => ({ produtosKits: [{ produtoLoteFk: 999_999, quantidade: 1 }] }),
      'O produto não está neste estoque.',
    ],
    ['another school', 422, () => ({ escolaId: ESCOLA + 1 }), 'A escola não é a deste estoque.'],
    ['no student', 422, () => ({ nome: '' }), 'Campo obrigatório.'],
  ])('%s is refused and nothing is written', async (_nome, status, mudanca, frase) => {
    const antes = await historico();
    const resposta = await entregar(mudanca());
    expect([resposta.statusCode, resposta.json().detail]).toEqual([status, frase]);
    expect(await historico()).toEqual(antes);
    expect(await saldo()).toBe(10);
  });

  test('an expired lot is not given to a child', async () => {
    const vencido = await lote(5, '2020-02-01');
    const resposta = await entregar({ produtosKits: [{ produtoLoteFk: vencido.produtoLoteId, quantidade: 1 }] });
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().detail).toMatch(/^O lote .+ está vencido\.$/);
  });
});

describe('POST /estoques/:id/produtos-estoque/kits-turma', () => {
  test('the same kit for each student of the class', async () => {
    const resposta = await entregarATurma(4, 2.5);
    expect(resposta.statusCode).toBe(201);
    expect(resposta.json()).toHaveLength(4);
    expect(await saldo()).toBe(0);
    const ids = resposta.json<{ id: number }[]>().map(({ id }) => id);
    // Each with its ledger and audit lines, in the order of the class.
    const { rows } = await app.banco.execute(sql`
      select t.aluno_id as aluno, (a.depois ->> 'alunoId')::int as auditado, i.quantidade::float8 as quantidade, k.saldo::float8 as saldo
      from kits t join kit_produtos i on i.kit_id = t.id
      join kardex k on k.documento = 'kits' and k.documento_id = t.id and k.quantidade = -i.quantidade
      join auditoria a on a.entidade = 'kits' and a.acao = 'CRIAR' and a.entidade_id = t.id
      where t.id in ${ids} order by k.id`);
    expect(rows).toEqual(
      turma.alunos
        .slice(0, 4)
        .map(({ alunoId: aluno }, n) => ({ aluno, auditado: aluno, quantidade: 2.5, saldo: [7.5, 5, 2.5, 0][n] })),
    );
  });

  test('all or nothing: when one package is missing for the last student, no student gets a kit', async () => {
    const antes = await historico();
    const resposta = await entregarATurma(5, 2.001);
    expect(resposta.statusCode).toBe(409);
    expect(resposta.json().errors).toEqual([
      {
        campo: 'produtosKits.0.quantidade',
        mensagem: 'A quantidade passa do estoque do produto: 10 kg (10 × caixa de 1 kg).',
      },
    ]);
    expect(await saldo()).toBe(10);
    expect(await historico()).toEqual(antes);
  });
});

describe('the same request under the same key', () => {
  test.each([
    ['kit', 1],
    ['kits-turma', 2],
  ] as const)('%s hands out its kits once and returns the same response', async (caminho, kitsEntregues) => {
    const antes = (await historico()).length;
    const primeira = await repetida(caminho, `chave-${caminho}`);
    const segunda = await repetida(caminho, `chave-${caminho}`);
    expect([primeira.statusCode, segunda.statusCode]).toEqual([201, 201]);
    expect(segunda.json()).toEqual(primeira.json());
    expect(await saldo()).toBe(10 - kitsEntregues);
    expect((await historico()).length - antes).toBe(kitsEntregues);
    expect((await repetida(caminho, `chave-${caminho}`, 2)).statusCode).toBe(422);
  });
});

describe('a student unknown to the school system gets no kit', () => {
  test.each([
    ['a class of no school', () => ({ turmaId: 5 }), 'turmaId'],
    ['a student of another class', () => ({ alunoId: turma.alunos[0]!.alunoId + 20 }), 'alunoId'],
  ])('%s', async (_caso, mudanca, campo) => {
    const resposta = await entregar(mudanca());
    expect([resposta.statusCode, resposta.json().errors]).toEqual([
      422,
      [{ campo, mensagem: expect.stringMatching(/^O sistema de gestão escolar não conhece est[ea]/) }],
    ]);
    expect(await saldo()).toBe(10);
  });

  test('in a class, each unknown student is reported at its index', async () => {
    const alunos = [turma.alunos[0], { alunoId: 7, nome: 'NINGUÉM' }, turma.alunos[1], { alunoId: 8, nome: 'NINGUÉM' }];
    const corpo = {
      turmaId: turma.turmaId,
      escolaId: ESCOLA,
      alunos,
      produtosKits: [{ produtoLoteFk: leite.produtoLoteId, quantidade: 1 }],
    };
    const resposta = await pessoa.injetar('POST', `/estoques/${estoque}/produtos-estoque/kits-turma`, corpo);
    expect([resposta.statusCode, resposta.json().errors.map((erro: { campo: string }) => erro.campo)]).toEqual([
      422,
      ['alunos.1.alunoId', 'alunos.3.alunoId'],
    ]);
    expect(await saldo()).toBe(10);
  });

  test('a class of the previous school year is accepted too', async () => {
    const servico = await app.externos.gestaoEscolar();
    const { id: turmaId } = (await servico.turmas(ESCOLA, Number(hoje().slice(0, 4)) - 1))[0]!;
    const alunos = await servico.alunos(ESCOLA, turmaId, Number(hoje().slice(0, 4)) - 1);
    const resposta = await entregar({ turmaId, alunoId: alunos[0]!.id });
    expect(resposta.statusCode).toBe(201);
    expect(resposta.json()).toMatchObject({ anoLetivo: Number(hoje().slice(0, 4)) - 1 });
  });

  test.each(['turmas', 'alunos'] as const)(
    'when the service does not answer for %s, the kit is still handed over',
    async (pergunta) => {
      const fora = jest
        .spyOn(await app.externos.gestaoEscolar(), pergunta)
        .mockRejectedValue(new Recusa(503, 'O sistema de gestão escolar não respondeu.'));
      const resposta = await entregar(pergunta === 'turmas' ? { turmaId: 5, alunoId: 1 } : { alunoId: 1 });
      fora.mockRestore();
      expect(resposta.statusCode).toBe(201);
      expect(resposta.json().anoLetivo).toBe(pergunta === 'turmas' ? null : Number(hoje().slice(0, 4)));
      expect(await saldo()).toBe(7.5);
    },
  );
});

test("only the stock's own unit can read the history", async () => {
  const outra = await criarUnidade(app);
  expect((await pessoa.injetar('GET', `/estoques/${estoque}/unidade/${outra.id}/kit`)).statusCode).toBe(404);
  const { id } = (await entregar()).json();
  const deLa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [outra.estoque] });
  expect((await deLa.injetar('GET', `/estoques/${outra.estoque.id}/kits/${id}`)).statusCode).toBe(404);
});

test("a student's name is not in the audit trail", async () => {
  await entregar({ nome: 'NOME QUE NÃO FICA' });
  const linhas = await app.banco.select().from(auditoria);
  expect(linhas.some(({ entidade }) => entidade === 'kits')).toBe(true);
  expect(JSON.stringify(linhas)).not.toContain('NOME QUE NÃO FICA');
});

test('each read of students’ names is in the audit trail, without the names: list, receipt, spreadsheet and class', async () => {
  const { id } = (await entregar()).json<{ id: number }>();
  const ano = Number(hoje().slice(0, 4));
  const ultima = async () => {
    const { rows } = await app.banco.execute<{ id: number }>(
      sql`select coalesce(max(id), 0)::int as id from auditoria`,
    );
    return rows[0]?.id ?? 0;
  };
  const leituras: [metodo: 'GET' | 'POST', url: string, corpo?: object][] = [
    ['GET', `/estoques/${estoque}/unidade/${unidade}/kit`],
    ['GET', `/estoques/${estoque}/kits/${id}`],
    ['POST', '/exportacoes/kits', { formato: 'CSV', caminho: { id: String(estoque), unidade: String(unidade) } }],
    ['GET', `/gestao-escolar/alunos?unidade=${unidade}&turma=${turma.turmaId}&ano=${ano}`],
  ];
  const antes = await ultima();
  for (const [metodo, url, corpo] of leituras)
    expect([url, (await pessoa.injetar(metodo, url, corpo)).statusCode]).toEqual([url, 200]);
  const { rows } = await app.banco.execute<{ depois: object }>(
    sql`select usuario_id, entidade, entidade_id, acao, depois from auditoria where id > ${antes} order by id`,
  );
  const linha = { usuario_id: pessoa.usuarioId, acao: 'CONSULTAR' };
  expect(rows).toEqual([
    { ...linha, entidade: 'alunos', entidade_id: null, depois: { estoqueId: estoque, kits: expect.any(Number) } },
    { ...linha, entidade: 'kits', entidade_id: id, depois: { estoqueId: estoque } },
    { ...linha, entidade: 'alunos', entidade_id: null, depois: { estoqueId: estoque, planilha: true } },
    {
      ...linha,
      entidade: 'alunos',
      entidade_id: null,
      depois: { unidadeId: unidade, turmaId: turma.turmaId, ano, alunos: 20 },
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain('ALUNA UM');
});

test('a refused read of students’ names leaves no line', async () => {
  const alheia = await entrarComo(app, { permissoes: ['ESTOQUES'] });
  const quantas = () => app.banco.$count(auditoria);
  const antes = await quantas();
  expect((await alheia.injetar('GET', `/estoques/${estoque}/unidade/${unidade}/kit`)).statusCode).toBe(403);
  expect((await pessoa.injetar('GET', `/estoques/${estoque}/kits/999999`)).statusCode).toBe(404);
  expect(await quantas()).toBe(antes);
});

test('students who got a kit of the stock today are known by number, each once; a second kit is accepted without a question', async () => {
  const aluno = turma.alunos[0]!.alunoId;
  const deHoje = async () => (await pessoa.injetar('GET', `/estoques/${estoque}/kits-de-hoje`)).json();
  expect((await entregar()).statusCode).toBe(201);
  expect((await entregar()).statusCode).toBe(201);
  const { alunos } = await deHoje();
  expect(alunos.filter((id: number) => id === aluno)).toEqual([aluno]);
  await app.banco.execute(sql`update kits set data = data - 1`);
  // Yesterday is in another month on the first day of one.
  await refazerConsumos(app.banco);
  expect(await deHoje()).toEqual({ alunos: [] });
});
