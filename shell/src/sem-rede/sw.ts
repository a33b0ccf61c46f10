/**
 * The service worker. It answers the page and the files of the product, from the network or from the kept files
 * (`conjunto.ts`), and touches nothing else: calls of the API pass it. It knows no version, so it changes only with its
 * own code.
 */
import { arquivoGuardado, paginaGuardada, renovarConjunto, trocarArquivo } from './conjunto.js';
import type { EscopoDoServico, Navegacao } from './escopo.js';
import { TELA_DO_ICONE } from './tela-do-icone.js';

const servico = globalThis as unknown as EscopoDoServico;

/** The longest wait for the network while a kept page is here (ms). */
const PRAZO = 4000;

/** Addresses that are no screens. */
const SEM_TELA = /^\/(api|municipios|assets|areas)\//;
/** Files with a hash or a version in their address. */
const COM_VERSAO = /^\/(assets|areas)\//;

servico.addEventListener('install', () => {
  void servico.skipWaiting();
});

servico.addEventListener('activate', (evento) => {
  // The network is asked while the browser starts this program.
  evento.waitUntil(Promise.all([servico.clients.claim(), servico.registration.navigationPreload?.enable()]));
});

servico.addEventListener('message', (evento) => {
  if (evento.data === 'renovar') evento.waitUntil(renovarUmaVez());
});

servico.addEventListener('fetch', (evento) => {
  const { request: requisicao } = evento;
  const { origin, pathname } = new URL(requisicao.url);
  if (origin !== servico.location.origin || requisicao.method !== 'GET') return;
  if (requisicao.mode === 'navigate') {
    if (!SEM_TELA.test(pathname)) evento.respondWith(abrirPagina(evento));
  } else if (COM_VERSAO.test(pathname)) evento.respondWith(entregarArquivo(requisicao, pathname));
});

/** Tabs ask at the same time. */
async function renovarUmaVez(): Promise<void> {
  await navigator.locks.request('merenda:renovacao', { ifAvailable: true }, async (minha) => {
    if (minha === null) return;
    await renovarConjunto().catch((erro: unknown) => {
      console.warn('The files for the time without a network were not renewed:', erro);
    });
  });
}

/**
 * From the network; the kept page when there is none, when it is slow, or when the server is away. The screen of the
 * installed icon takes the kept page at once, unless the user reloads it: the page then fetches what is newer.
 */
async function abrirPagina(evento: Navegacao): Promise<Response> {
  const daRede = Promise.resolve(evento.preloadResponse).then((adiantada) => adiantada ?? fetch(evento.request));
  const aTempo = Promise.race([daRede, depoisDe(PRAZO)]).catch(() => undefined);
  const guardada = await paginaGuardada();
  if (!guardada) return daRede;
  const { cache, url } = evento.request;
  if (cache === 'default' && new URL(url).pathname === TELA_DO_ICONE) return guardada;
  const resposta = await aTempo;
  return resposta === undefined || resposta.status >= 500 ? guardada : resposta;
}

const depoisDe = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));

/** A kept file comes first, unless the page asks past the caches, because what it got is broken. */
async function entregarArquivo(requisicao: Request, endereco: string): Promise<Response> {
  if (requisicao.cache !== 'reload') {
    const guardado = await arquivoGuardado(endereco);
    if (guardado) return guardado;
  }
  const resposta = await fetch(requisicao);
  if (requisicao.cache === 'reload' && resposta.ok) await trocarArquivo(endereco, resposta);
  return resposta;
}
