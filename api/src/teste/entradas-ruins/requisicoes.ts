import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { donoEm, type Dicionario } from './dicionario.js';
import type { Esquema, Operacao, Parametro } from './documento.js';
import { comChave, RUINS, TEXTOS_RUINS, valorDe } from './valores.js';

/** A request as it is sent to the server. */
export interface Requisicao {
  operacao: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  /** The session that sends it. */
  sessao: number;
}

/** A mutation of a value: one part replaced, one part removed, or one key added. */
type Estrago =
  | { tipo: 'trocar'; onde: number; por: unknown }
  | { tipo: 'tirar'; onde: number }
  | { tipo: 'juntar'; onde: number; chave: string; valor: unknown };

const estrago: fc.Arbitrary<Estrago> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ tipo: fc.constant('trocar' as const), onde: fc.nat(), por: RUINS }) },
  { weight: 1, arbitrary: fc.record({ tipo: fc.constant('tirar' as const), onde: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      tipo: fc.constant('juntar' as const),
      onde: fc.nat(),
      chave: fc.oneof(
        fc.constantFrom('__proto__', 'constructor', 'id', 'versao', 'usuarioId', 'permissoes', 'poluido'),
        TEXTOS_RUINS,
      ),
      valor: RUINS,
    }),
  },
);

/** Half of the bodies keep the contract, so that the rules behind it are tested too. */
const quantosEstragos = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 2, arbitrary: fc.array(estrago, { minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.array(estrago, { minLength: 2, maxLength: 3 }) },
);

/** A body that the contract may accept, with zero to three mutations. */
function corpoJson(esquema: Esquema, dicionario: Dicionario): fc.Arbitrary<unknown> {
  return fc
    .tuple(valorDe(esquema, '', dicionario), quantosEstragos)
    .map(([valor, estragos]) => estragos.reduce(estragar, valor));
}

interface Lugar {
  dono: Record<string, unknown> | unknown[];
  chave: string;
}

function lugaresDe(valor: unknown, achados: Lugar[] = []): Lugar[] {
  if (typeof valor !== 'object' || valor === null || achados.length > 500) return achados;
  for (const chave of Object.keys(valor)) {
    achados.push({ dono: valor as Record<string, unknown>, chave });
    lugaresDe((valor as Record<string, unknown>)[chave], achados);
  }
  return achados;
}

function estragar(original: unknown, feito: Estrago): unknown {
  const valor: unknown = structuredClone(original);
  const lugares = lugaresDe(valor);
  const lugar = lugares[feito.onde % Math.max(1, lugares.length)];
  if (!lugar) return feito.tipo === 'trocar' ? feito.por : valor;
  if (feito.tipo === 'tirar') Reflect.deleteProperty(lugar.dono, lugar.chave);
  else if (feito.tipo === 'trocar') comChave(lugar.dono, lugar.chave, feito.por);
  else comChave(lugar.dono, feito.chave, feito.valor);
  return valor;
}

/** Bytes that are not JSON, or too much JSON. */
const corpoCru: fc.Arbitrary<string | Buffer> = fc.oneof(
  fc.constantFrom<(string | Buffer)[]>(
    '',
    ' ',
    '{',
    '{"nome":',
    "{'nome':1}",
    '{"a":1}{"a":2}',
    '{"nome":NaN}',
    '[1e999]',
    '\ufeff{}',
    'null',
    '"texto"',
    '123456',
    'true',
    '{"__proto__":{"poluido":true}}',
    '{"constructor":{"prototype":{"poluido":true}}}',
    '{"nome":"x","nome":"y"}',
    '[[[[[[',
    Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
    Buffer.from('{"nome":"\xff\xfe"}', 'latin1'),
    gzipSync('{"nome":"ARROZ"}'),
  ),
  fc.constantFrom(1_000, 200_000).map((n) => '['.repeat(n) + ']'.repeat(n)),
  fc.constantFrom(1_000, 100_000).map((n) => '{"a":'.repeat(n) + '1' + '}'.repeat(n)),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** Larger than the limit, but rarely: each costs megabytes. */
const corpoEnorme = fc.constantFrom<(string | Buffer)[]>(
  JSON.stringify({ nome: 'x'.repeat(13 * 1024 * 1024) }),
  gzipSync(JSON.stringify({ nome: ' '.repeat(40 * 1024 * 1024) })),
);

const TIPOS = [
  'application/json; charset=latin1',
  'application/json;;;',
  'text/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/merge-patch+json',
  'application/xml',
  '*/*',
  ';',
  'x'.repeat(3_000),
];

const cabecalhoRuim: fc.Arbitrary<[string, string]> = fc.oneof(
  fc.constantFrom(...TIPOS).map((tipo): [string, string] => ['content-type', tipo]),
  fc
    .constantFrom('gzip', 'br', 'deflate', 'zstd', 'compress', 'gzip, gzip', '%')
    .map((tipo): [string, string] => ['content-encoding', tipo]),
  fc
    .constantFrom('gzip', '*;q=0', 'identity;q=0', 'br;q=9, gzip;q=x', '', ',,,', 'zstd')
    .map((tipo): [string, string] => ['accept-encoding', tipo]),
  fc
    .constantFrom('Bearer', 'Bearer ', 'Basic YTpi', 'Bearer ' + 'x'.repeat(5_000), 'Bearer é', 'null', 'Bearer a b c')
    .map((valor): [string, string] => ['authorization', valor]),
  fc
    .oneof(
      fc.constantFrom('', ' ', 'x'.repeat(201), 'chave com espaço', '__proto__', 'k1', 'k2'),
      fc.nat(50).map((n) => `chave-${n}`),
    )
    .map((valor): [string, string] => ['idempotency-key', valor]),
  fc
    .constantFrom('1.2.3.4', '::1, 1', 'x', '127.0.0.1,'.repeat(200))
    .map((valor): [string, string] => ['x-forwarded-for', valor]),
  fc.constantFrom('DELETE', 'TRACE').map((valor): [string, string] => ['x-http-method-override', valor]),
  fc.constantFrom('bytes=0-', 'bytes=9-1').map((valor): [string, string] => ['range', valor]),
  fc.constantFrom('0', '-1', '99999999', 'x').map((valor): [string, string] => ['content-length', valor]),
  fc.constantFrom('evil.example', '').map((valor): [string, string] => ['host', valor]),
  fc.constantFrom('>=9.0.0', '1').map((valor): [string, string] => ['accept-version', valor]),
);

/** Half a surrogate pair cannot be encoded in UTF-8: it becomes the replacement character, as in a browser. */
const codificado = (texto: string): string => encodeURIComponent(Buffer.from(texto).toString());

/** Unexpected path segments. */
const pedacoRuim = fc.oneof(
  TEXTOS_RUINS.map((texto) => codificado(texto.slice(0, 3_000))),
  fc.constantFrom(
    '%',
    '%zz',
    '%c0%80',
    '%00',
    '%2e%2e',
    '..;',
    '0',
    '-1',
    '1.0',
    '1e3',
    '2147483648',
    '0x1',
    '%20',
    '1%2F2',
    'x'.repeat(9_000),
    '1;unidade=2',
    '31129999',
  ),
);

function endereco({ url, parametros }: Operacao, dicionario: Dicionario): fc.Arbitrary<string> {
  const noLugar = (lugar: Parametro['in']) => parametros.filter((parametro) => parametro.in === lugar);
  const valor = ({ name, schema, in: lugar }: Parametro) =>
    // A path parameter is usually the id of the entity before it.
    fc.oneof(
      {
        weight: 9,
        arbitrary: valorDe(
          schema,
          lugar === 'path' && name.startsWith('id') ? 'id' : name,
          dicionario,
          donoEm(url, name),
        ).map((v) => codificado(String(v))),
      },
      { weight: 1, arbitrary: pedacoRuim },
    );
  const caminho = fc.tuple(...noLugar('path').map(valor)).map((valores) => {
    let proximo = 0;
    return url.replace(/\{\w+\}/g, () => valores[proximo++] ?? '');
  });
  const conhecidos = noLugar('query').map((parametro) =>
    fc.option(
      valor(parametro).map((v) => `${parametro.name}=${v}`),
      { freq: 6 },
    ),
  );
  const estranho = fc.oneof(
    fc
      .tuple(fc.constantFrom('__proto__', 'id', 'a[b]', 'a[]', 'toString'), pedacoRuim)
      .map(([nome, v]) => `${nome}=${v}`),
    fc.constantFrom(
      ...noLugar('query').map(({ name }) => `${name}=1&${name}=2`),
      '=',
      '&&&',
      '?',
      '%',
      'a=1&'.repeat(2_000),
    ),
  );
  return fc.tuple(caminho, fc.tuple(...conhecidos), fc.option(estranho, { freq: 6 })).map(([onde, partes, mais]) => {
    const consulta = [...partes, mais].filter((parte) => parte !== null).join('&');
    return consulta === '' ? onde : `${onde}?${consulta}`;
  });
}

/** A body that is empty, valid, mutated, raw or very large, as `application/json` or with the route's content type. */
function corpoDe(
  { corpo }: Operacao,
  dicionario: Dicionario,
): fc.Arbitrary<{ payload?: string | Buffer; tipo?: string }> {
  if (!corpo)
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: corpoCru.map((payload) => ({ payload, tipo: 'application/json' })) },
    );
  const { tipo, esquema } = corpo;
  const json = corpoJson(esquema, dicionario).map((valor) => ({
    payload: tipo.includes('urlencoded') ? formulario(valor) : (JSON.stringify(valor) ?? ''),
    tipo,
  }));
  return fc.oneof(
    { weight: 300, arbitrary: json },
    { weight: 40, arbitrary: corpoCru.map((payload) => ({ payload, tipo })) },
    { weight: 10, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: corpoEnorme.map((payload) => ({ payload, tipo })) },
  );
}

function formulario(valor: unknown): string {
  return Object.entries(valor ?? {})
    .map(([nome, v]) => `${codificado(nome)}=${codificado(typeof v === 'string' ? v : (JSON.stringify(v) ?? ''))}`)
    .join('&');
}

/** Requests for all routes with equal probability; one in twelve uses another method. */
export function requisicoes(
  operacoes: readonly Operacao[],
  dicionario: Dicionario,
  sessoes: number,
): fc.Arbitrary<Requisicao> {
  const porOperacao = operacoes.map((operacao) =>
    fc
      .record({
        url: endereco(operacao, dicionario),
        corpo: corpoDe(operacao, dicionario),
        cabecalho: fc.option(cabecalhoRuim, { freq: 6 }),
        metodo: fc.oneof(
          { weight: 11, arbitrary: fc.constant(operacao.metodo) },
          { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS') },
        ),
        // The first session has every permission, so its requests reach the rules.
        sessao: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(sessoes - 1) }),
      })
      .map(({ url, corpo, cabecalho, metodo, sessao }): Requisicao => ({
        operacao: `${operacao.metodo} ${operacao.url}`,
        method: metodo,
        url,
        headers: {
          ...(corpo.tipo !== undefined && { 'content-type': corpo.tipo }),
          ...(cabecalho && { [cabecalho[0]]: cabecalho[1] }),
        },
        ...(corpo.payload !== undefined && metodo !== 'GET' && metodo !== 'HEAD' && { payload: corpo.payload }),
        sessao,
      })),
  );
  return fc.oneof(...porOperacao);
}
