import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PERMISSOES } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { entrarComo, type Pessoa } from './teste/app.js';
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
  'GET /estoques/:id/kits/:idKit',
  'GET /estoques/:id/unidade/:unidade/kit',
  'GET /fornecedores',
  'GET /fornecedores/:id/dados',
  'GET /gestao-escolar/alunos',
  'GET /notas-fiscais/:id/xml',
  'GET /pessoas/:id',
  'GET /pessoas/:id/dados',
  'GET /relatorios/fornecedores',
  'GET /relatorios/solicitacoes/:id',
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
beforeAll(async () => {
  casa = await abrirAppComCasa(801);
  ({ app } = casa);
  urls = { ...(await leiturasDe(casa)), ...(await leiturasSemUnidade()) };
});
afterAll(() => fecharAppComCasa(casa));

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

/** What a browser has: the last response to each URL, with its tag. */
const guardadas = new Map<string, { etiqueta: string; corpo: string }>();

/** Asks for every read as a browser that has the responses before: only what is not 304 is new. */
async function atualizar(): Promise<void> {
  for (const url of Object.values(urls)) {
    const { statusCode, headers, body } = await ler(url, guardadas.get(url)?.etiqueta);
    if (statusCode === 304) continue;
    if (typeof headers.etag === 'string') guardadas.set(url, { etiqueta: headers.etag, corpo: body });
    else guardadas.delete(url);
  }
}

/** Reads whose tag is the kept one, so a browser would get a 304, but whose answer is another one. */
async function velhas(): Promise<string[]> {
  const achadas: string[] = [];
  for (const [url, { etiqueta, corpo }] of guardadas) {
    const { headers, body } = await ler(url);
    if (headers.etag === etiqueta && body !== corpo) achadas.push(url);
    else if (typeof headers.etag === 'string') guardadas.set(url, { etiqueta: headers.etag, corpo: body });
  }
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
  const { url, corpo, cabecalhos } = await escrita.preparar(casa, autor);
  await atualizar();

  const [metodo] = nome.split(' ') as [Exclude<Rota['metodo'], 'GET'>];
  const resposta = await autor.injetar(metodo, url, corpo, {
    ...cabecalhos,
    ...(escrita.anonima && { authorization: '' }),
  });
  expect([resposta.statusCode, resposta.statusCode < 300 ? '' : resposta.body]).toEqual([expect.any(Number), '']);

  expect(await velhas()).toEqual([]);
});
