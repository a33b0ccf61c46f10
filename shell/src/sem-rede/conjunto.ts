/**
 * What the browser keeps, so that the product opens without a network: the page, `federation.json`, and the files of the
 * shell and of the areas with a screen for it, all of the versions that were live together. Such a set has one cache of
 * the browser, and is used when it is complete. Only public files are in it, never an answer of the API.
 */
import { abreSemRede } from './telas-sem-rede.js';

/** A part in `federation.json`, as far as a set needs it. */
interface AreaNoAr {
  versao: string;
  entrada: string;
  area: { telas: { semRede?: boolean }[] };
}

interface NoAr {
  shell: { versao: string };
  areas: Record<string, AreaNoAr>;
}

const PREFIXO = 'merenda-conjunto:';
const PAGINA = '/';
const FEDERACAO = '/federation.json';
/** Written last: a set without it is not used. Its text is the instant (ms). */
const COMPLETO = '/conjunto-completo';

/** How many files are fetched at once. */
const PARALELOS = 4;

/** The name of the set of a shell and its areas. An open page holds a lock of this name, which keeps the files. */
export function nomeDoConjunto(shell: string, areas: readonly { id: string; versao: string }[]): string {
  return PREFIXO + [shell, ...areas.map(({ id, versao }) => `${id}@${versao}`).sort()].join(' ');
}

/**
 * Fetches the set that is live now, if it is not here yet, and removes those that no open page uses. What an earlier
 * attempt has fetched stays. A publication that is under way (the page and the list of areas do not fit together) is
 * left for the next time.
 * @throws when a file does not come; the set before stays in use
 */
export async function renovarConjunto(): Promise<void> {
  const [pagina, federacao] = await Promise.all([baixar(PAGINA, 'no-cache'), baixar(FEDERACAO, 'no-cache')]);
  const noAr = (await federacao.clone().json()) as NoAr;
  const shell = versaoDaPagina(await pagina.clone().text());
  if (shell === null) throw new Error('The page does not say its version.');
  if (shell !== noAr.shell.versao) return;
  const areas = Object.entries(noAr.areas).filter(([, area]) => abreSemRede(area.area));
  const nome = nomeDoConjunto(
    shell,
    areas.map(([id, { versao }]) => ({ id, versao })),
  );
  const cache = await caches.open(nome);
  if (!(await cache.match(COMPLETO))) {
    const arquivos = await Promise.all([
      listar(`/assets/sem-rede.${shell}.json`, '/'),
      ...areas.map(([, { entrada }]) => listar(new URL('sem-rede.json', new URL(entrada, location.origin)).pathname)),
    ]);
    await guardarArquivos(cache, arquivos.flat());
  }
  // Also when the files were here: the list of areas names those without such a screen too.
  await cache.put(PAGINA, pagina);
  await cache.put(FEDERACAO, federacao);
  await cache.put(COMPLETO, new Response(String(Date.now())));
  await removerOutros(nome);
}

/** Addresses in a list of the build, which are relative to `pasta`, by default the list's own folder. */
async function listar(lista: string, pasta = lista.replace(/[^/]+$/, '')): Promise<string[]> {
  const nomes = (await (await baixar(lista)).json()) as string[];
  return nomes.map((nome) => pasta + nome);
}

async function guardarArquivos(cache: Cache, arquivos: string[]): Promise<void> {
  const faltam = [...arquivos];
  const buscar = async () => {
    for (let arquivo = faltam.pop(); arquivo !== undefined; arquivo = faltam.pop()) {
      // The address has the content's hash or the version, so another set has the same file.
      if (!(await cache.match(arquivo)))
        await cache.put(arquivo, (await arquivoGuardado(arquivo)) ?? (await baixar(arquivo)));
    }
  };
  await Promise.all(Array.from({ length: PARALELOS }, buscar));
}

async function baixar(endereco: string, cache: RequestCache = 'default'): Promise<Response> {
  const resposta = await fetch(endereco, { cache, credentials: 'omit' });
  // A network that asks for its own login answers with another page.
  if (!resposta.ok || resposta.redirected) throw new Error(`${endereco} answered ${String(resposta.status)}.`);
  return resposta;
}

/** The build writes it into the page. */
const versaoDaPagina = (html: string): string | null =>
  /<meta name="?versao"? content="?([^" >]+)/.exec(html)?.[1] ?? null;

async function removerOutros(nome: string): Promise<void> {
  const emUso = new Set((await navigator.locks.query()).held?.map(({ name }) => name));
  for (const outro of await nomesGuardados()) if (outro !== nome && !emUso.has(outro)) await caches.delete(outro);
}

const nomesGuardados = async (): Promise<string[]> => (await caches.keys()).filter((nome) => nome.startsWith(PREFIXO));

/** The newest complete set; undefined: there is none. */
async function conjuntoAtual(): Promise<Cache | undefined> {
  let atual: { cache: Cache; em: number } | undefined;
  for (const nome of await nomesGuardados()) {
    const cache = await caches.open(nome);
    const em = Number(await (await cache.match(COMPLETO))?.text());
    if (em > (atual?.em ?? 0)) atual = { cache, em };
  }
  return atual?.cache;
}

/** The kept page, of the newest complete set. */
export const paginaGuardada = async (): Promise<Response | undefined> => (await conjuntoAtual())?.match(PAGINA);

/** The kept list of areas, of the same set as the kept page. */
export async function federacaoGuardada(): Promise<unknown> {
  const guardada = await (await conjuntoAtual())?.match(FEDERACAO);
  return guardada?.json();
}

/** A kept file whose address has its hash or version. */
export const arquivoGuardado = (endereco: string): Promise<Response | undefined> =>
  caches.match(endereco, { ignoreVary: true });

/** Replaces a kept file: the old one may be broken. */
export async function trocarArquivo(endereco: string, resposta: Response): Promise<void> {
  for (const nome of await nomesGuardados()) {
    const cache = await caches.open(nome);
    if (await cache.match(endereco, { ignoreVary: true })) await cache.put(endereco, resposta.clone());
  }
}
