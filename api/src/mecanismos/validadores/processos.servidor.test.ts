import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { criarApp } from '../../app.js';
import { usuarioPermissoes } from '../../banco/esquema/acesso/acesso.js';
import { lerMarcas } from '../../banco/marcas.js';
import { hoje } from '../../nucleo/relogio.js';
import { entrarComo, type Pessoa } from '../../teste/app.js';
import { bancoSemTabelas } from '../../teste/banco.js';
import { abrirMercado, aquisicaoVigente, corpoDaSolicitacao, type Mercado } from '../../teste/compras.js';
import { criarItem, criarLoteEmEstoque, criarUnidade } from '../../teste/fabricas.js';
import { ligarServidor, TOKEN_DAS_METRICAS } from '../../teste/servidor-a-parte.js';

let app: FastifyInstance;
let endereco: string;
const processos: { processo: ChildProcess; url: string }[] = [];
const clientes: pg.Client[] = [];

beforeAll(async () => {
  const conexao = await bancoSemTabelas();
  const { rows } = await conexao.banco.execute<{ nome: string }>(sql`select current_database() as nome`);
  endereco = new URL(`/${rows[0]!.nome}`, process.env.DATABASE_URL_TESTE).href;
  processos.push(...(await Promise.all([ligarServidor(endereco), ligarServidor(endereco)])));
  // For the preparation of the tests.
  app = await criarApp({ conexao });
});
afterEach(async () => {
  for (const cliente of clientes.splice(0)) await cliente.end();
});
afterAll(async () => {
  for (const { processo } of processos) {
    processo.kill('SIGTERM');
    await once(processo, 'exit');
  }
  await app.close();
});

/** A connection of its own to the database. */
async function conectar(): Promise<pg.Client> {
  const cliente = new pg.Client({ connectionString: endereco });
  await cliente.connect();
  clientes.push(cliente);
  return cliente;
}

/** A user with a browser that keeps every response with its tag, and asks for it with the tag. */
class Navegador {
  private readonly guardadas = new Map<string, { etiqueta: string; corpo: string }>();
  /** How many of its reads were answered 304. */
  mantidas = 0;

  constructor(readonly pessoa: Pessoa) {}

  enviar(qual: number, metodo: string, url: string, corpo?: unknown, etiqueta?: string): Promise<Response> {
    return fetch(`${processos[qual]!.url}/api${url}`, {
      method: metodo,
      headers: {
        authorization: `Bearer ${this.pessoa.token}`,
        ...(etiqueta !== undefined && { 'if-none-match': etiqueta }),
        ...(corpo !== undefined && { 'content-type': 'application/json' }),
      },
      ...(corpo !== undefined && { body: JSON.stringify(corpo) }),
    });
  }

  async ler(qual: number, url: string): Promise<{ status: number; corpo: unknown }> {
    const guardada = this.guardadas.get(url);
    const resposta = await this.enviar(qual, 'GET', url, undefined, guardada?.etiqueta);
    const texto = await resposta.text();
    if (resposta.status === 304 && guardada) {
      this.mantidas++;
      return { status: 200, corpo: JSON.parse(guardada.corpo) };
    }
    const etiqueta = resposta.headers.get('etag');
    if (etiqueta) this.guardadas.set(url, { etiqueta, corpo: texto });
    return { status: resposta.status, corpo: JSON.parse(texto) };
  }
}

describe('a mark and its table', () => {
  test('a tag from before a commit does not hide the change, although the change was made before the tag', async () => {
    const navegador = new Navegador(await entrarComo(app));
    const { id } = await criarItem(app, { nome: 'CENOURA' });
    const escritor = await conectar();
    await escritor.query(`begin; update itens_produto set nome = 'CENOURINHA' where id = ${id}`);
    const nomes = async (qual: number) => JSON.stringify((await navegador.ler(qual, '/itens-produto')).corpo);
    expect(await nomes(0)).toContain('"CENOURA"');
    expect(await nomes(1)).toContain('"CENOURA"');
    await escritor.query('commit');
    expect(await nomes(1)).toContain('"CENOURINHA"');
    expect(await nomes(0)).toContain('"CENOURINHA"');
  });

  test('writers of the same tables do not wait for each other, in whatever order they write', async () => {
    const [um, outro] = [await conectar(), await conectar()];
    const [deUm, deOutro] = [await criarItem(app), await criarItem(app)];
    const item = ({ id }: { id: number }) => `update itens_produto set nome = nome where id = ${id}`;
    const feriado = (dia: string) => `insert into feriados (data, nome) values ('${dia}', 'X')`;
    for (const cliente of [um, outro]) await cliente.query(`set lock_timeout = '1s'; begin`);
    await um.query(item(deUm));
    await outro.query(feriado('2026-03-01'));
    await um.query(feriado('2026-03-02'));
    await outro.query(item(deOutro));
    const antes = await lerMarcas(app.banco);
    await um.query('commit');
    const entre = await lerMarcas(app.banco);
    await outro.query('commit');
    const depois = await lerMarcas(app.banco);
    for (const tabela of ['itens_produto', 'feriados'])
      expect(new Set([antes, entre, depois].map((marcas) => marcas.get(tabela))).size).toBe(3);
  });

  test('a thousand writes one after the other need one slot', async () => {
    const vagas = async () =>
      (await app.banco.execute(sql`select from mudancas where tabela = 'patologias'`)).rows.length;
    for (let n = 0; n < 1000; n++) await app.banco.execute(sql`update patologias set id = id where false`);
    expect(await vagas()).toBe(1);
  });

  test('304 is answered while the table itself is locked, by a process that has never read it', async () => {
    const navegador = new Navegador(await entrarComo(app));
    const { headers } = await navegador.enviar(0, 'GET', '/referencias-nutricionais');
    const cadeado = await conectar();
    await cadeado.query('begin; lock table referencias_nutricionais in access exclusive mode');
    const resposta = await navegador.enviar(1, 'GET', '/referencias-nutricionais', undefined, headers.get('etag')!);
    expect(resposta.status).toBe(304);
    await cadeado.query('rollback');
  });
});

test('a kept answer is sent to another user while the table itself is locked', async () => {
  for (let n = 0; n < 60; n++) await criarItem(app);
  const [uma, outra] = [new Navegador(await entrarComo(app)), new Navegador(await entrarComo(app))];
  const feita = await uma.ler(0, '/itens-produto');
  const cadeado = await conectar();
  await cadeado.query('begin; lock table itens_produto in access exclusive mode');
  expect(await outra.ler(0, '/itens-produto')).toEqual(feita);
  await cadeado.query('rollback');
});

/** How many answers the processes have sent from their memory. */
async function guardadas(): Promise<number> {
  const textos = await Promise.all(
    processos.map(async ({ url }) =>
      (await fetch(`${url}/metricas`, { headers: { authorization: `Bearer ${TOKEN_DAS_METRICAS}` } })).text(),
    ),
  );
  return textos.reduce(
    (soma, texto) => soma + Number(/guardadas_total\{resultado="guardada"\} (\d+)/.exec(texto)?.[1] ?? 0),
    0,
  );
}

/** Lots of a stock whose list is long enough to be kept. */
const LOTES = 25;

/** What the users may see: written by the steps, compared with every read. */
interface Verdade {
  /** Packages of the lot in the first stock, and in the second. */
  pacotes: [number, number];
  /** Whether the lot that expires soon has a balance: then it is a notice. */
  vence: boolean;
  balancos: number;
  /** The movements to the second stock that wait for it, oldest first. */
  aCaminho: number[];
  recebidas: number;
  disponivel: number;
  podeVerItens: boolean[];
}

interface Cena {
  mercado: Mercado;
  navegadores: Navegador[];
  /** Another stock of both users. */
  outro: number;
  /** The line of the first stock that exits and movements take from. */
  linha: { id: number; produtoLoteId: number };
  /** The line of the first stock whose lot expires soon. */
  vencendo: number;
  aquisicao: number;
  verdade: Verdade;
}

async function abrirCena(): Promise<Cena> {
  const mercado = await abrirMercado(app);
  const { id: aquisicao } = await aquisicaoVigente(mercado);
  const { estoque: outro } = await criarUnidade(app);
  const linha = await criarLoteEmEstoque(app, {
    estoqueId: mercado.unidade.estoque.id,
    produtoId: mercado.arroz.id,
    quantidade: 1000,
  });
  const vencendo = await criarLoteEmEstoque(app, {
    estoqueId: mercado.unidade.estoque.id,
    produtoId: mercado.feijao.id,
    quantidade: 1,
    dataValidade: hoje(),
  });
  for (let n = 1; n < LOTES; n++)
    await criarLoteEmEstoque(app, {
      estoqueId: mercado.unidade.estoque.id,
      produtoId: mercado.arroz.id,
      quantidade: 1,
    });
  const permissoes = ['ESTOQUES', 'SOLICITACOES', 'AQUISICOES', 'ITENS'] as const;
  const entrar = async () =>
    new Navegador(await entrarComo(app, { permissoes, estoques: [mercado.unidade.estoque, outro] }));
  const navegadores = [await entrar(), await entrar()];
  return {
    mercado,
    navegadores,
    outro: outro.id,
    linha,
    vencendo: vencendo.id,
    aquisicao,
    verdade: {
      pacotes: [1000, 0],
      vence: true,
      balancos: 0,
      aCaminho: [],
      recebidas: 0,
      disponivel: 2300,
      podeVerItens: [true, true],
    },
  };
}

/** A write by user `quem` through process `qual`; it changes `verdade` when it is acknowledged. */
type Escrita = (cena: Cena, quem: number, qual: number) => Promise<void>;

const ESCRITAS: Record<string, Escrita> = {
  saida: async ({ mercado, navegadores, linha, verdade }, quem, qual) => {
    const url = `/estoques/${mercado.unidade.estoque.id}/produtos-estoque/${linha.id}`;
    const corpo = { tipoSaidaDireta: 'ESTRAVIO', observacao: 'X', quantidade: 1 };
    expect((await navegadores[quem]!.enviar(qual, 'PUT', url, corpo)).status).toBe(204);
    verdade.pacotes[0] -= 1;
  },
  movimentacao: async ({ mercado, navegadores, outro, linha, verdade }, quem, qual) => {
    const url = `/estoques/${mercado.unidade.estoque.id}/movimentar/${outro}`;
    const corpo = [{ produtoEstoque: { id: linha.id }, quantidade: 1 }];
    const resposta = await navegadores[quem]!.enviar(qual, 'POST', url, corpo);
    expect(resposta.status).toBe(201);
    verdade.pacotes[0] -= 1;
    verdade.aCaminho.push(((await resposta.json()) as { id: number }).id);
  },
  recebimento: async ({ navegadores, outro, verdade }, quem, qual) => {
    const [idMovimentacao] = verdade.aCaminho;
    if (idMovimentacao === undefined) return;
    const corpo = { idEstoque: outro, idMovimentacao };
    const resposta = await navegadores[quem]!.enviar(qual, 'PUT', '/estoques/movimentacoes/receber', corpo);
    expect(resposta.ok).toBe(true);
    verdade.pacotes[1] += 1;
    verdade.aCaminho.shift();
    verdade.recebidas += 1;
  },
  balanco: async ({ mercado, navegadores, vencendo, verdade }, quem, qual) => {
    const url = `/estoques/${mercado.unidade.estoque.id}/balancos/produtos-estoque/${vencendo}`;
    const [quantidadeAnterior, novaQuantidade] = verdade.vence ? [1, 0] : [0, 1];
    const corpo = { quantidadeAnterior, novaQuantidade };
    expect((await navegadores[quem]!.enviar(qual, 'POST', url, corpo)).ok).toBe(true);
    verdade.vence = !verdade.vence;
    verdade.balancos += 1;
  },
  solicitacao: async ({ mercado, navegadores, aquisicao, verdade }, quem, qual) => {
    const corpo = corpoDaSolicitacao(mercado, { id: aquisicao }, 1);
    expect((await navegadores[quem]!.enviar(qual, 'POST', '/solicitacoes', corpo)).status).toBe(201);
    verdade.disponivel -= 20;
  },
  permissao: async ({ navegadores, verdade }, quem) => {
    const { usuarioId } = navegadores[quem]!.pessoa;
    const dela = { usuarioId, permissao: 'ITENS' };
    if (verdade.podeVerItens[quem])
      await app.banco
        .delete(usuarioPermissoes)
        .where(and(eq(usuarioPermissoes.usuarioId, usuarioId), eq(usuarioPermissoes.permissao, 'ITENS')));
    else await app.banco.insert(usuarioPermissoes).values(dela);
    verdade.podeVerItens[quem] = !verdade.podeVerItens[quem];
  },
};

/** Reads everything as user `quem` through process `qual`. */
async function verTudo(
  { mercado, navegadores, outro, linha, vencendo, aquisicao }: Cena,
  quem: number,
  qual: number,
  navegador = navegadores[quem]!,
) {
  const ler = async <T>(url: string) => (await navegador.ler(qual, url)).corpo as T;
  const dele = mercado.unidade.estoque.id;
  const pacotesEm = async (estoque: number) => {
    const url = `/estoques/${estoque}/produtos-estoque`;
    const linhas = await ler<{ quantidade: number; produtoLote: { id: number } }[]>(url);
    return linhas.find(({ produtoLote }) => produtoLote.id === linha.produtoLoteId)?.quantidade ?? 0;
  };
  const [noSeu, noOutro, movimentacoes, avisos, balancos, daAquisicao, itens] = await Promise.all([
    pacotesEm(dele),
    pacotesEm(outro),
    ler<{ linhas: { id: number; status: string }[] }>(`/estoques/${outro}/movimentacoes/pagina?porPagina=100`),
    ler<{ linhas: { id: string }[] }>('/notificacoes/pagina?porPagina=100'),
    ler<unknown[]>(`/estoques/${dele}/balancos`),
    ler<{ valorDisponivel: number }>(`/aquisicoes/${aquisicao}`),
    navegador.ler(qual, '/relatorios/itens-produto'),
  ]);
  const com = (status: string) =>
    movimentacoes.linhas.flatMap((uma) => (uma.status === status ? [uma.id] : [])).toReversed();
  return {
    pacotes: [noSeu, noOutro],
    vence: avisos.linhas.some(({ id }) => id.startsWith('LOTES_') && id.endsWith(`-${vencendo}`)),
    balancos: balancos.length,
    aCaminho: com('EM_TRANSITO'),
    recebidas: com('RECEBIDA').length,
    disponivel: daAquisicao.valorDisponivel,
    podeVerItens: itens.status === 200,
  };
}

const passo = fc.record({
  escrita: fc.constantFrom(null, ...Object.keys(ESCRITAS)),
  quem: fc.nat(1),
  qual: fc.nat(1),
  /** Users and processes that read while the write is under way, and then keep what they got. */
  aoMesmoTempo: fc.array(fc.tuple(fc.nat(1), fc.nat(1)), { maxLength: 3 }),
});

test('no read after an acknowledged write shows the stock, the balance or the permission from before that write', async () => {
  let mantidas = 0;
  const antes = await guardadas();
  await fc.assert(
    fc.asyncProperty(fc.array(passo, { minLength: 5, maxLength: 15 }), async (passos) => {
      const cena = await abrirCena();
      for (const { escrita, quem, qual, aoMesmoTempo } of passos) {
        await Promise.all([
          escrita && ESCRITAS[escrita]!(cena, quem, qual),
          ...aoMesmoTempo.map(([leitor, processo]) => verTudo(cena, leitor, processo)),
        ]);
        for (const leitor of [0, 1]) {
          const { podeVerItens, ...resto } = cena.verdade;
          const esperado = { ...resto, podeVerItens: podeVerItens[leitor] };
          const processo = (qual + leitor) % 2;
          expect(await verTudo(cena, leitor, processo)).toEqual(esperado);
          // A browser that has nothing yet gets what the process keeps.
          const novo = new Navegador(cena.navegadores[leitor]!.pessoa);
          expect(await verTudo(cena, leitor, processo, novo)).toEqual(esperado);
        }
      }
      mantidas += cena.navegadores.reduce((soma, navegador) => soma + navegador.mantidas, 0);
    }),
    { numRuns: 15 },
  );
  // Otherwise the browsers and the processes would have kept nothing, and the property would say nothing.
  expect(mantidas).toBeGreaterThan(100);
  expect((await guardadas()) - antes).toBeGreaterThan(50);
});
