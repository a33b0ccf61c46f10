import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import { chavesIdempotencia } from '../banco/esquema/acesso/acesso.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../teste/app.js';
import { turmaDaEscola } from '../teste/escola.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../teste/fabricas.js';

const ESCOLA = 77;
let app: FastifyInstance;
let pessoa: Pessoa;
let meu: number;
let outro: number;
let produtoId: number;
beforeAll(async () => {
  app = await criarAppDeTeste();
  const [minha, vizinha] = [await criarUnidade(app, { idIEscolar: ESCOLA }), await criarUnidade(app)];
  [meu, outro] = [minha.estoque.id, vizinha.estoque.id];
  pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [minha.estoque, vizinha.estoque] });
  produtoId = (await criarProduto(app)).id;
});
afterAll(() => app.close());

/** The server dies after the commit, before the answer. */
function morrerDepoisDeGravar(): void {
  const transaction = app.banco.transaction.bind(app.banco);
  jest.spyOn(app.banco, 'transaction').mockImplementationOnce(async (fazer) => {
    await transaction(fazer);
    throw new Error('the process is gone');
  });
}

const bytes = ({ statusCode, payload, headers }: LightMyRequestResponse) => [
  statusCode,
  payload,
  headers['content-type'],
];
const lote = () => criarLoteEmEstoque(app, { estoqueId: meu, produtoId, quantidade: 10, dataFabricacao: '2020-01-01' });
const linhas = async () => (await pessoa.injetar('GET', `/estoques/${meu}/produtos-estoque`)).payload;

interface Escrita {
  metodo: 'POST' | 'PUT';
  url: string;
  corpo: unknown;
}

const adicao = (numero: string): Escrita => ({
  metodo: 'POST',
  url: `/estoques/${meu}/produtos-estoque`,
  corpo: {
    numero,
    produto: { id: produtoId },
    dataFabricacao: '2026-01-01',
    dataValidade: '2099-01-01',
    quantidade: 1.5,
  },
});
const movimentar = async (): Promise<Escrita> => ({
  metodo: 'POST',
  url: `/estoques/${meu}/movimentar/${outro}`,
  corpo: [{ produtoEstoque: { id: (await lote()).id }, quantidade: 1 }],
});
async function aCaminho(): Promise<number> {
  const { metodo, url, corpo } = await movimentar();
  return (await pessoa.injetar(metodo, url, corpo)).json<{ id: number }>().id;
}
async function kit(turma: boolean): Promise<Escrita> {
  const {
    turmaId,
    alunos: [matriculado],
  } = await turmaDaEscola(ESCOLA);
  const aluno = { alunoId: matriculado?.alunoId, nome: 'ALUNA "UM" \\ DOIS' };
  const produtosKits = [{ produtoLoteFk: (await lote()).produtoLoteId, quantidade: 1 }];
  return {
    metodo: 'POST',
    url: `/estoques/${meu}/produtos-estoque/kit${turma ? 's-turma' : ''}`,
    corpo: { turmaId, escolaId: ESCOLA, produtosKits, ...(turma ? { alunos: [aluno] } : aluno) },
  };
}

describe('a write that is sent again after the server died between commit and answer', () => {
  const escritas: [string, () => Escrita | Promise<Escrita>, number][] = [
    ['a lot that is added', () => adicao('MORTE'), 201],
    [
      'an exit',
      async () => ({
        metodo: 'PUT',
        url: `/estoques/${meu}/produtos-estoque/${(await lote()).id}`,
        corpo: { tipoSaidaDireta: 'ESTRAVIO', observacao: 'X', quantidade: 1 },
      }),
      204,
    ],
    [
      'a count',
      async () => ({
        metodo: 'POST',
        url: `/estoques/${meu}/balancos/produtos-estoque/${(await lote()).id}`,
        corpo: { quantidadeAnterior: 10, novaQuantidade: 9 },
      }),
      201,
    ],
    ['a movement', movimentar, 201],
    [
      'its reception',
      async () => ({
        metodo: 'PUT',
        url: '/estoques/movimentacoes/receber',
        corpo: { idEstoque: outro, idMovimentacao: await aCaminho() },
      }),
      200,
    ],
    [
      'its cancellation',
      async () => ({
        metodo: 'PUT',
        url: `/estoques/${meu}/movimentacoes/${await aCaminho()}/cancelar`,
        corpo: { motivo: 'Engano' },
      }),
      200,
    ],
    ['a kit', () => kit(false), 201],
    ['the kits of a class', () => kit(true), 201],
  ];

  test.each(escritas)('%s: the lost response is sent again, and nothing is done twice', async (nome, fazer, status) => {
    const { metodo, url, corpo } = await fazer();
    const chave = { 'idempotency-key': `morte-${nome.replace(/\W/g, '-')}` };
    morrerDepoisDeGravar();
    expect((await pessoa.injetar(metodo, url, corpo, chave)).statusCode).toBe(500);
    const depois = await linhas();
    const repetida = await pessoa.injetar(metodo, url, corpo, chave);
    expect(repetida.statusCode).toBe(status);
    expect(bytes(await pessoa.injetar(metodo, url, corpo, chave))).toEqual(bytes(repetida));
    expect(await linhas()).toBe(depois);
  });

  test('a response and its repetition are the same, byte for byte', async () => {
    for (const [indice, { metodo, url, corpo }] of [adicao('IGUAL'), await kit(false), await movimentar()].entries()) {
      const chave = { 'idempotency-key': `igual-${indice}` };
      const primeira = await pessoa.injetar(metodo, url, corpo, chave);
      expect(primeira.statusCode).toBe(201);
      expect(bytes(await pessoa.injetar(metodo, url, corpo, chave))).toEqual(bytes(primeira));
    }
  });

  test('two at once: one write, the same response twice', async () => {
    const { metodo, url, corpo } = adicao('DOIS');
    const respostas = await Promise.all(
      [1, 2].map(() => pessoa.injetar(metodo, url, corpo, { 'idempotency-key': 'dois' })),
    );
    expect(respostas.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(bytes(respostas[0] as LightMyRequestResponse)).toEqual(bytes(respostas[1] as LightMyRequestResponse));
    expect(respostas[0]?.json()).toMatchObject({ quantidade: 1.5 });
  });
});

test('a response that an earlier version stored as an object is sent too, and one that it lost is 409', async () => {
  const { metodo, url, corpo } = adicao('ANTIGA');
  const repetir = () => pessoa.injetar(metodo, url, corpo, { 'idempotency-key': 'antiga' });
  const primeira = await repetir();
  await app.banco.update(chavesIdempotencia).set({ resposta: primeira.json() });
  expect((await repetir()).json()).toEqual(primeira.json());
  await app.banco.update(chavesIdempotencia).set({ status: 0, resposta: null });
  const perdida = await repetir();
  expect([perdida.statusCode, perdida.json().detail]).toEqual([
    409,
    'Este envio já foi recebido. Atualize a tela para ver o resultado.',
  ]);
});

test('an idempotent route with two success responses is refused at startup', async () => {
  const { default: idempotencia } = await import('./idempotencia.js');
  const outra = Fastify();
  for (const name of ['banco', 'serializacao', 'sessao', 'permissao', 'erros'])
    outra.register(
      Object.assign(async () => undefined, {
        [Symbol.for('plugin-meta')]: { name },
        [Symbol.for('fastify.display-name')]: name,
      }),
    );
  await outra.register(idempotencia);
  const registrar = () =>
    outra.post(
      '/x',
      {
        config: { permissao: 'LOGADO', idempotente: true },
        schema: { response: { 200: z.string(), 201: z.string() } },
      },
      async () => 'x',
    );
  expect(registrar).toThrow('POST /x is idempotent and must have one answer of success');
  await outra.close();
});

describe('a write of which no answer is kept', () => {
  const item = (nome: string) => ({ nome, itemProdutoTipo: 'ALIMENTO', categoria: 'CEREAIS' });
  const chave = (idempotencyKey: string) => ({ 'idempotency-key': idempotencyKey });
  let cadastros: Pessoa;
  beforeAll(async () => {
    cadastros = await entrarComo(app, { permissoes: ['ITENS'] });
  });
  const criar = (nome: string, comChave: string) =>
    cadastros.injetar('POST', '/itens-produto', item(nome), chave(comChave));
  const conferir = async (comChave: string, quem = cadastros) =>
    (await quem.injetar('POST', '/envios/conferencia', { chave: comChave })).json();

  test('is done once: the repetition and the check both answer that it is done', async () => {
    expect((await criar('COM CHAVE', 'sem-resposta')).statusCode).toBe(201);
    const repetida = await criar('COM CHAVE', 'sem-resposta');
    expect([repetida.statusCode, repetida.json().detail]).toEqual([
      409,
      'Este envio já foi recebido. Atualize a tela para ver o resultado.',
    ]);
    expect(await conferir('sem-resposta')).toEqual({ chegou: true, resposta: null });
    // The key belongs to its user.
    expect(await conferir('sem-resposta', pessoa)).toEqual({ chegou: false, resposta: null });
  });

  test('an edit and a deletion have a key too', async () => {
    const { id, versao } = (await criar('COM CHAVE 2', 'cria')).json();
    const edicao = { ...item('COM CHAVE 3'), versao };
    expect((await cadastros.injetar('PUT', `/itens-produto/${id}`, edicao, chave('altera'))).statusCode).toBe(200);
    expect((await cadastros.injetar('DELETE', `/itens-produto/${id}`, undefined, chave('exclui'))).statusCode).toBe(
      204,
    );
    expect([await conferir('altera'), await conferir('exclui')].map(({ chegou }) => chegou)).toEqual([true, true]);
  });

  test('that is refused has not arrived', async () => {
    expect((await criar('', 'recusada')).statusCode).toBe(422);
    expect(await conferir('recusada')).toEqual({ chegou: false, resposta: null });
  });
});

describe('POST /envios/conferencia', () => {
  const conferir = async (chave: string) =>
    (await pessoa.injetar('POST', '/envios/conferencia', { chave })).json<{
      chegou: boolean;
      resposta: string | null;
    }>();

  test('gives the answer that was lost', async () => {
    const { metodo, url, corpo } = adicao('PERDIDA');
    morrerDepoisDeGravar();
    expect((await pessoa.injetar(metodo, url, corpo, { 'idempotency-key': 'perdida' })).statusCode).toBe(500);
    const { chegou, resposta } = await conferir('perdida');
    expect([chegou, JSON.parse(resposta ?? '')]).toEqual([true, expect.objectContaining({ quantidade: 1.5 })]);
  });

  test('says that a write has not arrived, and the write that comes after it writes nothing', async () => {
    const { metodo, url, corpo } = adicao('ATRASADA');
    expect(await conferir('atrasada')).toEqual({ chegou: false, resposta: null });
    const antes = await linhas();
    expect((await pessoa.injetar(metodo, url, corpo, { 'idempotency-key': 'atrasada' })).statusCode).toBe(422);
    expect([await conferir('atrasada'), await linhas()]).toEqual([{ chegou: false, resposta: null }, antes]);
  });

  test('at the same moment as the write, both say the same', async () => {
    for (const vez of [1, 2, 3, 4]) {
      const { metodo, url, corpo } = adicao(`JUNTO ${vez}`);
      const [escrita, { chegou }] = await Promise.all([
        pessoa.injetar(metodo, url, corpo, { 'idempotency-key': `junto-${vez}` }),
        conferir(`junto-${vez}`),
      ]);
      expect([vez, escrita.statusCode === 201]).toEqual([vez, chegou]);
    }
  });
});
