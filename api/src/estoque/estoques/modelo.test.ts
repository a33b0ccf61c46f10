import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { INVARIANTES } from '../../areas.js';
import { verificar } from '../../banco/invariante.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { turmaDaEscola } from '../../teste/escola.js';
import { criarProduto, criarUnidade } from '../../teste/fabricas.js';

/*
 * Adds, exits, counts, moves, receives, cancels and hands out kits in random order over HTTP, and after each step
 * compares with a model. Quantities are whole packages here: decimals have their own tests.
 */

type Turma = Awaited<ReturnType<typeof turmaDaEscola>>;

const LOTES = ['L1', 'L2', 'L3'];
const ESCOLAS = [9001, 9002] as const;

/** The model: packages by stock (0 or 1) and lot, and open movements. Every response of the API follows from it. */
class Modelo {
  saldos = [new Map<string, number>(), new Map<string, number>()] as const;
  viagens: { id: number; produto: number; de: 0 | 1; lote: string; quantidade: number }[] = [];
  de = (ponta: 0 | 1, lote: string) => this.saldos[ponta].get(lote);
  somar = (ponta: 0 | 1, lote: string, quantidade: number) =>
    void this.saldos[ponta].set(lote, (this.de(ponta, lote) ?? 0) + quantidade);
}

/** The two stocks of one run. */
class Real {
  constructor(
    readonly pessoa: Pessoa,
    readonly estoques: readonly [number, number],
    readonly produto: number,
  ) {}

  async linhas(
    ponta: 0 | 1,
  ): Promise<{ id: number; quantidade: number; produtoLote: { id: number; numero: string } }[]> {
    return (await this.pessoa.injetar('GET', `/estoques/${this.estoques[ponta]}/produtos-estoque`)).json();
  }

  async linha(ponta: 0 | 1, lote: string) {
    const linha = (await this.linhas(ponta)).find(({ produtoLote }) => produtoLote.numero === lote);
    if (!linha) throw new Error(`the model knows lot ${lote}, the stock does not`);
    return linha;
  }
}

type Comando = fc.AsyncCommand<Modelo, Real>;

/** A step: when the model allows it, `agir` does it on both; then both must agree. */
function passo(nome: string, possivel: (m: Modelo) => boolean, agir: (m: Modelo, r: Real) => Promise<void>): Comando {
  return {
    check: possivel,
    toString: () => nome,
    run: async (m, r) => {
      await agir(m, r);
      for (const ponta of [0, 1] as const) {
        expect(
          Object.fromEntries(
            (await r.linhas(ponta)).map(({ produtoLote, quantidade }) => [produtoLote.numero, quantidade]),
          ),
        ).toEqual(Object.fromEntries(m.saldos[ponta]));
      }
    },
  };
}

const ponta = fc.constantFrom(0 as const, 1 as const);
const lote = fc.constantFrom(...LOTES);
const quanto = fc.integer({ min: 1, max: 12 });
const conhecido = (p: 0 | 1, l: string) => (m: Modelo) => m.de(p, l) !== undefined;

const adicionar = fc.tuple(ponta, lote, quanto).map(([p, l, q]) =>
  passo(
    `add ${q} of ${l} to ${p}`,
    () => true,
    async (m, r) => {
      const corpo = {
        numero: l,
        produto: { id: r.produto },
        dataFabricacao: '2026-01-01',
        dataValidade: '2099-12-31',
        quantidade: q,
      };
      expect((await r.pessoa.injetar('POST', `/estoques/${r.estoques[p]}/produtos-estoque`, corpo)).statusCode).toBe(
        201,
      );
      m.somar(p, l, q);
    },
  ),
);

const sair = fc.tuple(ponta, lote, quanto).map(([p, l, q]) =>
  passo(`exit ${q} of ${l} from ${p}`, conhecido(p, l), async (m, r) => {
    const cabe = m.de(p, l)! >= q;
    const corpo = { tipoSaidaDireta: 'ESTRAVIO', observacao: 'X', quantidade: q };
    const resposta = await r.pessoa.injetar(
      'PUT',
      `/estoques/${r.estoques[p]}/produtos-estoque/${(await r.linha(p, l)).id}`,
      corpo,
    );
    expect(resposta.statusCode).toBe(cabe ? 204 : 409);
    if (cabe) m.somar(p, l, -q);
  }),
);

const contar = fc.tuple(ponta, lote, quanto, fc.boolean()).map(([p, l, q, atrasado]) =>
  passo(`count ${l} of ${p} as ${q}${atrasado ? ', stale' : ''}`, conhecido(p, l), async (m, r) => {
    const anterior = m.de(p, l)! + (atrasado ? 1 : 0);
    const url = `/estoques/${r.estoques[p]}/balancos/produtos-estoque/${(await r.linha(p, l)).id}`;
    const resposta = await r.pessoa.injetar('POST', url, { quantidadeAnterior: anterior, novaQuantidade: q });
    expect(resposta.statusCode).toBe(atrasado ? 409 : 201);
    if (!atrasado) m.saldos[p].set(l, q);
  }),
);

const mover = fc.tuple(ponta, lote, quanto).map(([p, l, q]) =>
  passo(`move ${q} of ${l} from ${p}`, conhecido(p, l), async (m, r) => {
    const cabe = m.de(p, l)! >= q;
    const corpo = [{ produtoEstoque: { id: (await r.linha(p, l)).id }, quantidade: q }];
    const resposta = await r.pessoa.injetar(
      'POST',
      `/estoques/${r.estoques[p]}/movimentar/${r.estoques[p === 0 ? 1 : 0]}`,
      corpo,
    );
    expect(resposta.statusCode).toBe(cabe ? 201 : 409);
    if (!cabe) return;
    m.somar(p, l, -q);
    m.viagens.push({ id: resposta.json().id, produto: resposta.json().produtos[0].id, de: p, lote: l, quantidade: q });
  }),
);

const receber = fc.tuple(fc.nat(5), fc.nat(12)).map(([qual, perda]) =>
  passo(
    `receive ${qual}, ${perda} lost`,
    (m) => m.viagens[qual] !== undefined,
    async (m, r) => {
      const viagem = m.viagens[qual]!;
      const perdida = Math.min(perda, viagem.quantidade);
      const destino = viagem.de === 0 ? 1 : 0;
      const observacao =
        perdida > 0
          ? { tipoObservacao: 'DANIFICADO', perdas: [{ produto: { id: viagem.produto }, quantidade: perdida }] }
          : {};
      const corpo = { idEstoque: r.estoques[destino], idMovimentacao: viagem.id, ...observacao };
      expect((await r.pessoa.injetar('PUT', '/estoques/movimentacoes/receber', corpo)).statusCode).toBe(200);
      expect((await r.pessoa.injetar('PUT', '/estoques/movimentacoes/receber', corpo)).statusCode).toBe(409);
      m.viagens.splice(qual, 1);
      if (viagem.quantidade > perdida) m.somar(destino, viagem.lote, viagem.quantidade - perdida);
    },
  ),
);

const cancelar = fc.tuple(fc.nat(5), ponta).map(([qual, quem]) =>
  passo(
    `cancel ${qual}`,
    (m) => m.viagens[qual] !== undefined,
    async (m, r) => {
      const { id, de, lote: l, quantidade } = m.viagens[qual]!;
      expect(
        (await r.pessoa.injetar('PUT', `/estoques/${r.estoques[quem]}/movimentacoes/${id}/cancelar`, { motivo: 'X' }))
          .statusCode,
      ).toBe(200);
      m.viagens.splice(qual, 1);
      m.somar(de, l, quantidade);
    },
  ),
);

const entregarKits = fc.tuple(ponta, lote, quanto, fc.integer({ min: 1, max: 3 })).map(([p, l, q, alunos]) =>
  passo(`kits of ${q} of ${l} from ${p} for ${alunos}`, conhecido(p, l), async (m, r) => {
    const cabe = m.de(p, l)! >= q * alunos;
    const corpo = {
      turmaId: turmas[p].turmaId,
      escolaId: ESCOLAS[p],
      alunos: turmas[p].alunos.slice(0, alunos),
      produtosKits: [{ produtoLoteFk: (await r.linha(p, l)).produtoLote.id, quantidade: q }],
    };
    expect(
      (await r.pessoa.injetar('POST', `/estoques/${r.estoques[p]}/produtos-estoque/kits-turma`, corpo)).statusCode,
    ).toBe(cabe ? 201 : 409);
    if (cabe) m.somar(p, l, -q * alunos);
  }),
);

const excluir = fc.tuple(ponta, lote).map(([p, l]) =>
  passo(`delete ${l} of ${p}`, conhecido(p, l), async (m, r) => {
    expect(
      (await r.pessoa.injetar('DELETE', `/estoques/${r.estoques[p]}/produtos-estoque/${(await r.linha(p, l)).id}`))
        .statusCode,
    ).toBe(204);
    m.saldos[p].delete(l);
  }),
);

let app: FastifyInstance;
let pessoa: Pessoa;
let estoques: [number, number];
let turmas: [Turma, Turma];
beforeAll(async () => {
  app = await criarAppDeTeste();
  turmas = [await turmaDaEscola(ESCOLAS[0]), await turmaDaEscola(ESCOLAS[1])];
  const unidades = [
    await criarUnidade(app, { idIEscolar: ESCOLAS[0] }),
    await criarUnidade(app, { idIEscolar: ESCOLAS[1] }),
  ] as const;
  estoques = [unidades[0].estoque.id, unidades[1].estoque.id];
  pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: unidades.map(({ estoque }) => estoque) });
});
afterAll(() => app.close());

/**
 * Two empty stocks and a new product for each run: the lines of earlier runs are deleted, which tests the deletion too.
 */
async function comecar(): Promise<{ model: Modelo; real: Real }> {
  const real = new Real(pessoa, estoques, (await criarProduto(app)).id);
  for (const p of [0, 1] as const) {
    for (const { id } of await real.linhas(p))
      await pessoa.injetar('DELETE', `/estoques/${estoques[p]}/produtos-estoque/${id}`);
  }
  return { model: new Modelo(), real };
}

test('after any actions in any order, the stocks agree with a simple model and every invariant holds', async () => {
  const comandos = fc.commands(
    [adicionar, sair, contar, mover, receber, cancelar, entregarKits, excluir, adicionar, mover],
    { maxCommands: 40, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(comandos, async (cmds) => fc.asyncModelRun(comecar, cmds)),
    { numRuns: 12, endOnFailure: true },
  );
  expect((await verificar(app.banco, INVARIANTES)).flatMap(({ violacoes }) => violacoes)).toEqual([]);
});
