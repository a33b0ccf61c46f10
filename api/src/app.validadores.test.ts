import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PERMISSOES } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { lerMarcas, type Marcas } from './banco/marcas.js';
import { entrarComo, type Pessoa } from './teste/app.js';
import { abrirObservatorio, type Observatorio } from './teste/observatorio.js';
import { abrirAppComCasa, fecharAppComCasa, type Casa } from './teste/rotas/casa.js';
import { ESCRITAS } from './teste/rotas/escritas/index.js';
import { leiturasDe } from './teste/rotas/leituras.js';
import { PERMISSOES_DAS_ROTAS } from './teste/rotas/permissoes/index.js';
import { rotasDoApp, type Rota } from './teste/rotas/rotas-do-app.js';

/** Reads with personal data, written by hand from docs/security.md: no browser keeps them. */
const PESSOAIS = [
  'GET /auditoria',
  'GET /auditoria/:entidade/:id',
  'GET /auditoria/csv',
  'GET /busca',
  'GET /comentarios',
  'GET /comentarios/:id/arquivos/:arquivo',
  'GET /documentos-emitidos/:codigo',
  'GET /estoques/:id/kits/:idKit',
  'GET /estoques/:id/unidade/:unidade/kit',
  'GET /fornecedores',
  'GET /fornecedores/:id/dados',
  'GET /gestao-escolar/alunos',
  'GET /notas-fiscais/:id/xml',
  'GET /pagamentos/relacao',
  'GET /pessoas/:id',
  'GET /pessoas/:id/dados',
  'GET /recursos-pnae/contas/agricultura-familiar',
  'GET /recursos-pnae/contas/arquivo',
  'GET /recursos-pnae/contas/pagamentos',
  'GET /relatorios/fornecedores',
  'GET /relatorios/solicitacoes/:id',
  'GET /relatorios/recebimentos-compra/:id',
  'GET /relatorios/aquisicoes/:id',
  'GET /relatorios/chamadas-publicas/:id',
  'GET /importacoes-sessao',
  'GET /sessoes',
  'GET /pins',
  'GET /segundo-fator',
  'GET /usuarios',
  'GET /usuarios/:id/dados',
  'GET /usuarios/:id/imagem',
  'GET /usuarios/gestao',
  'GET /usuarios/pagina',
];

let app: FastifyInstance;
let casa: Casa;
/** A URL of each read behind a session. */
let urls: Record<string, string>;
/** The reads among them whose answer may have a tag. */
let vigiadas: string[];
let observatorio: Observatorio;
beforeAll(async () => {
  casa = await abrirAppComCasa(801);
  ({ app } = casa);
  urls = { ...(await leiturasSemUnidade()), ...(await leiturasDe(casa)) };
  vigiadas = Object.keys(urls).flatMap((nome) => (PESSOAIS.includes(nome) ? [] : [urls[nome]!]));
  observatorio = await abrirObservatorio(app.banco);
});
afterAll(async () => {
  await observatorio.fechar();
  await fecharAppComCasa(casa);
});

/** Reads that belong to no unit: the lists, and for each `/lista/:id` the first row of its list. */
async function leiturasSemUnidade(): Promise<Record<string, string>> {
  const outras = rotasDoApp(app).filter(
    ({ nome, metodo }) => metodo === 'GET' && PERMISSOES_DAS_ROTAS[nome]?.quem !== 'PUBLICA',
  );
  const achadas: Record<string, string> = {};
  for (const { nome, caminho } of outras) {
    const [lista = '', resto] = caminho.split('/:');
    if (resto === undefined) achadas[nome] = caminho;
    else if (resto === 'id') {
      const linhas: unknown = (await casa.gestora.injetar('GET', lista)).json();
      if (Array.isArray(linhas) && linhas.length > 0) achadas[nome] = `${lista}/${(linhas[0] as { id: number }).id}`;
    }
  }
  return achadas;
}

const ler = (url: string, etiqueta?: string) =>
  casa.gestora.injetar('GET', url, undefined, etiqueta ? { 'if-none-match': etiqueta } : {});

/** What a browser has: the last response to each URL with its tag. */
const guardadas = new Map<string, { etiqueta: unknown; corpo: string }>();

/** The marks of each table when the last write was looked at. */
let marcas: Marcas = new Map();

/**
 * Whether one of the tables that the tag names has left a mark since then. If not, a browser that had asked just before
 * the write would have this tag, and get a 304. A tag of the content is another one for each answer.
 */
function marcada(etiqueta: string, agora: Marcas): boolean {
  const [, bits] = /^W\/"[tu]([0-9a-f]+)-/.exec(etiqueta) ?? [];
  if (!bits) return true;
  const mascara = BigInt(`0x${bits}`);
  return [...agora].some(([tabela, marca], i) => (mascara >> BigInt(i)) & 1n && marcas.get(tabela) !== marca);
}

/** Reads again what may have another answer. Returns the reads that have one, while a browser would get a 304. */
async function velhas(): Promise<string[]> {
  const mudadas = await observatorio.mudadas();
  const agora = await lerMarcas(app.banco);
  const achadas: string[] = [];
  for (const url of vigiadas) {
    const guardada = guardadas.get(url);
    if (guardada && !mudadas.has(url)) continue;
    const { body: corpo, headers } = await observatorio.observar(url, () => ler(url));
    const { etag } = headers;
    if (guardada && typeof guardada.etiqueta === 'string' && corpo !== guardada.corpo)
      if (etag === guardada.etiqueta || !marcada(guardada.etiqueta, agora)) achadas.push(url);
    guardadas.set(url, { etiqueta: etag, corpo });
  }
  marcas = agora;
  return achadas;
}

test('a 304 leaves out what the browser keeps with its response', async () => {
  const url = urls['GET /itens-produto']!;
  const { headers } = await ler(url);
  expect(headers).toHaveProperty('content-security-policy');
  const igual = await ler(url, String(headers.etag));
  expect([igual.statusCode, Object.keys(igual.headers).toSorted()]).toEqual([
    304,
    ['cache-control', 'connection', 'date', 'etag', 'vary', 'x-request-id'],
  ]);
});

test('each read has a tag and is 304 while nothing changes, except those with personal data', async () => {
  const erradas: string[] = [];
  for (const [nome, url] of Object.entries(urls)) {
    const primeira = await ler(url);
    if (primeira.statusCode !== 200) continue;
    const { etag, 'cache-control': cache } = primeira.headers;
    const segunda = await ler(url, String(etag));
    const esperado = PESSOAIS.includes(nome)
      ? [undefined, 'no-store', 200, primeira.body]
      : [expect.stringMatching(/^W\//), 'private, no-cache', 304, ''];
    try {
      expect([etag, cache, segunda.statusCode, segunda.body]).toEqual(esperado);
    } catch {
      erradas.push(`${nome}: ${String(etag)} ${cache} ${segunda.statusCode}`);
    }
  }
  expect(erradas).toEqual([]);
  expect(Object.keys(urls)).toEqual(
    expect.arrayContaining(PESSOAIS.filter((nome) => !/alunos|:idKit|:unidade|:id/.test(nome))),
  );
});

/** A user who may do everything; another one when the session of the last one has ended. */
let autora: Pessoa | undefined;
async function quemEscreve(): Promise<Pessoa> {
  if ((await autora?.injetar('GET', '/tokens/checar'))?.body !== 'true')
    autora = await entrarComo(app, { permissoes: PERMISSOES, estoques: [casa.estoque] });
  return autora!;
}

test.each(Object.entries(ESCRITAS))('after %s no read is 304 that has another answer', async (nome, escrita) => {
  const autor = await quemEscreve();
  const { url, corpo, cabecalhos, terminar } = await escrita.preparar(casa, autor);
  expect(await velhas()).toEqual([]);

  const [metodo] = nome.split(' ') as [Exclude<Rota['metodo'], 'GET'>];
  const resposta = await autor.injetar(metodo, url, corpo, {
    ...cabecalhos,
    ...(escrita.anonima && { authorization: '' }),
  });
  expect([resposta.statusCode, resposta.statusCode < 300 ? '' : resposta.body]).toEqual([expect.any(Number), '']);
  // A write that goes on after its answer would change the reads of the next test.
  await terminar?.();

  expect(await velhas()).toEqual([]);
});
