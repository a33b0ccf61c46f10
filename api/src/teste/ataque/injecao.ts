import fc from 'fast-check';
import { aprenderDe, type Dicionario } from '../entradas-ruins/dicionario.js';
import { operacoesDoDocumento, type Documento, type Esquema, type Operacao } from '../entradas-ruins/documento.js';
import { valorDe } from '../entradas-ruins/valores.js';
import { Atacante, type Resposta } from './servidor.js';

/** The same bodies in each run. */
const SEMENTE = 22;
/** How many bodies are tried until the route accepts one. */
const CORPOS = 25;
/** An answer that takes longer has slept (ms). */
const DORMIU = 4500;

const CARGAS = [
  "' OR '1'='1",
  "'; SELECT pg_sleep(5); --",
  '1) UNION SELECT senha_hash FROM usuarios --',
  '"; DROP TABLE usuarios; --',
  '$(sleep 5)',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '../../../../../../etc/passwd',
  'a\r\nSet-Cookie: a=b',
];

/** What no answer may contain: words of the database, lines of code, and the file of a Unix system. */
const VAZADO = /syntax error at|SQLSTATE|PG(lite)?Error|drizzle|\bat .*\.[jt]s:\d+|root:x:0|\$argon2/;

/** Routes that change accounts come last: they may end the session that attacks. */
const DE_CONTAS = /^\/api\/(usuarios|pessoas|tokens|estoques\/me|importacoes)/;

/** Simple injections in every text of every route: in the body, in the query, and in the path. */
export async function atacarTextos(url: string): Promise<string> {
  let cliente = await Atacante.entrar(url, 'admin');
  const operacoes = operacoesDoDocumento(await cliente.ler<Documento>('/openapi.json'));
  const dicionario = await aprenderDe(operacoes, async (caminho) => {
    const { status, texto, tipo } = await cliente.chamar('GET', caminho.replace(/^\/api/, ''));
    return status === 200 && tipo.includes('json') ? (JSON.parse(texto) as unknown) : undefined;
  });
  const emOrdem = operacoes.toSorted((a, b) => Number(DE_CONTAS.test(a.url)) - Number(DE_CONTAS.test(b.url)));
  const achados: string[] = [];
  let requisicoes = 0;
  let textos = 0;
  let aceitos = 0;
  let semSessao = 0;
  for (const operacao of emOrdem) {
    const corpo = operacao.corpo && (await corpoAceito(cliente, operacao, operacao.corpo.esquema, dicionario));
    for (const injetar of injecoesEm(operacao, corpo)) {
      textos += 1;
      for (const carga of CARGAS) {
        const { caminho, corpo: injetado } = injetar(carga);
        const resposta = await cliente.chamar(operacao.metodo, caminho, injetado);
        requisicoes += 1;
        const falha = falhaDe(resposta);
        if (falha) achados.push(`${operacao.metodo} ${caminho} ${carga}: ${falha} ${resposta.texto.slice(0, 200)}`);
        if (resposta.status < 300) aceitos += 1;
        if (resposta.status !== 401) continue;
        semSessao += 1;
        cliente = await Atacante.entrar(url, 'admin').catch(() => cliente);
      }
    }
  }
  if (achados.length > 0) throw new Error(achados.slice(0, 20).join('\n'));
  // Requests that never get past the session would show nothing.
  if (semSessao > requisicoes / 20) throw new Error(`${semSessao} of ${requisicoes} requests had no session`);
  return `${requisicoes} injections into ${textos} texts of ${operacoes.length} routes, ${aceitos} accepted as texts: none ran, slept, broke an answer or came back as a page`;
}

/** A body that the route accepts, so that an injection reaches what is behind the contract; or else any. */
async function corpoAceito(
  cliente: Atacante,
  { metodo, url }: Operacao,
  esquema: Esquema,
  dicionario: Dicionario,
): Promise<unknown> {
  const corpos = fc.sample(valorDe(esquema, '', dicionario), { seed: SEMENTE, numRuns: CORPOS });
  if (!DE_CONTAS.test(url))
    for (const corpo of corpos)
      if ((await cliente.chamar(metodo, caminhoCom(url, '1'), corpo)).status < 300) return corpo;
  return corpos[0];
}

/** Below /api, with this in the place of each parameter. */
const caminhoCom = (url: string, id: string) => url.replace(/^\/api/, '').replace(/\{\w+\}/g, id);

function falhaDe({ status, texto, tipo, ms }: Resposta): string | null {
  if (status >= 500) return String(status);
  if (ms > DORMIU) return `${Math.round(ms)} ms`;
  if (VAZADO.test(texto)) return 'leaks';
  return texto.includes('<script>') && tipo.includes('html') ? 'a page' : null;
}

type Injecao = (carga: string) => { caminho: string; corpo?: unknown };

/** One for each text of the body, for each parameter of the query, and for each of the path. */
function injecoesEm({ url, parametros, corpo: aceito, metodo }: Operacao, corpo: unknown): Injecao[] {
  const comIds = caminhoCom(url, '1');
  const doCorpo =
    aceito && metodo !== 'GET'
      ? lugaresDe(corpo).map((lugar) => (carga: string) => ({ caminho: comIds, corpo: com(corpo, lugar, carga) }))
      : [];
  const nosParametros = parametros
    .filter((parametro) => parametro.in !== 'header')
    .map(({ name, in: onde }) => (carga: string) => ({
      caminho:
        onde === 'query'
          ? `${comIds}?${name}=${encodeURIComponent(carga)}`
          : caminhoCom(url.replace(`{${name}}`, encodeURIComponent(carga)), '1'),
      ...(aceito && { corpo }),
    }));
  return [...doCorpo, ...nosParametros];
}

/** The places of the texts in a value, as lists of keys. */
function lugaresDe(valor: unknown, aqui: string[] = []): string[][] {
  if (typeof valor === 'string') return [aqui];
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor).flatMap(([chave, parte]) => lugaresDe(parte, [...aqui, chave]));
}

function com(valor: unknown, [chave, ...resto]: string[], carga: string): unknown {
  if (chave === undefined) return carga;
  const parte = (valor as Record<string, unknown>)[chave];
  if (Array.isArray(valor)) return valor.with(Number(chave), com(parte, resto, carga));
  return { ...(valor as object), [chave]: com(parte, resto, carga) };
}
