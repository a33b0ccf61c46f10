import { anotarFalha, queryClient } from '@merenda/shared';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { conciliar, type FederacaoEmUso } from './conciliar.js';
import { foiCarregada } from './load-area.js';
import { buscarFederacao, lerFederacao, versaoDoShell, type AreaPublicada, type Federacao } from './registry.js';

const CHAVE = ['federacao'];

/** How often an open page checks for new versions (ms). A hidden page does not check. */
const INTERVALO = 5 * 60_000;
/** A page that is looked at again asks at once, but not more often than this (ms). */
const RECENTE = 60_000;

/**
 * The state of the page. Not in the query cache, which is cleared when another user logs in: the running code stays.
 */
let emUso: AreaPublicada[] | null = null;

/** Asked for before there was a product to draw; it serves once. */
let adiantada: Promise<Federacao> | null = null;

/**
 * Requests the list while the server checks the password: the two requests run in parallel instead of one after the
 * other. If it fails, the first user of the list requests it again and shows the error.
 */
export function adiantarFederacao(): void {
  const esta = buscarAreas();
  adiantada = esta;
  esta.catch(() => {
    if (adiantada === esta) adiantada = null;
  });
}

async function atualizar(): Promise<FederacaoEmUso> {
  const pedida = adiantada ?? buscarAreas();
  adiantada = null;
  const publicada = emUso === null ? await daRedeOuGuardada(pedida) : await pedida;
  const antes = emUso ?? (await areasDaPaginaGuardada(publicada));
  const federacao = conciliar(antes, publicada, { shell: versaoDoShell(), foiCarregada });
  emUso = federacao.areas;
  return federacao;
}

/** The longest wait for the network of a page that was kept (ms). */
const PRAZO_DA_REDE = 4000;

/** The published list; without a network, or on a very slow one, the copy that the browser keeps with this page. */
async function daRedeOuGuardada(pedida: Promise<Federacao>): Promise<Federacao> {
  let relogio: ReturnType<typeof setTimeout>;
  const demorou = new Promise<'demorou'>((resolve) => {
    relogio = setTimeout(resolve, PRAZO_DA_REDE, 'demorou');
  });
  const chegada = await Promise.race([pedida, demorou])
    .catch(() => 'falhou' as const)
    .finally(() => {
      clearTimeout(relogio);
    });
  if (typeof chegada !== 'string') return chegada;
  anotarFalha();
  return (await lerGuardada()) ?? pedida;
}

/** A page that came from what the browser keeps uses the areas that were kept with it: newer ones may not fit. */
async function areasDaPaginaGuardada({ shell }: Federacao): Promise<AreaPublicada[] | null> {
  return shell === null || shell === versaoDoShell() ? null : ((await lerGuardada())?.areas ?? null);
}

/** The list of areas that the browser keeps, if it was kept with this page. */
async function lerGuardada(): Promise<Federacao | null> {
  if (versaoDoShell() === null || !('caches' in globalThis)) return null;
  const { federacaoGuardada } = await import('../sem-rede/conjunto.js');
  const guardada = await federacaoGuardada();
  const federacao = guardada === undefined ? null : lerFederacao(guardada, console.error);
  return federacao?.shell === versaoDoShell() ? federacao : null;
}

/**
 * In a shell built for development one area may come from the developer's machine; in any other that code is not there.
 */
async function buscarAreas(): Promise<Federacao> {
  const publicada = await buscarFederacao();
  if (process.env.DESENVOLVIMENTO === '1') {
    const { comAreaLocal } = await import('./area-local.js');
    return comAreaLocal(publicada);
  }
  return publicada;
}

/** The published areas, and the parts with a new version since the page was opened. */
export const consultaDaFederacao = queryOptions({
  queryKey: CHAVE,
  queryFn: atualizar,
  staleTime: RECENTE,
  gcTime: Infinity,
});

/** `consultaDaFederacao`, renewed while the page is open. */
export function useFederacao(): UseQueryResult<FederacaoEmUso> {
  return useQuery({
    ...consultaDaFederacao,
    refetchInterval: INTERVALO,
    refetchOnWindowFocus: true,
    // Several components use it: each new one would request a failed list again and remove the offer to retry.
    retryOnMount: false,
  });
}

/** Checks now: something did not load, and another version may be published. A failure of the check is ignored. */
export function reverFederacao(): Promise<void> {
  return queryClient.refetchQueries({ queryKey: CHAVE });
}
