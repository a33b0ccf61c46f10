import { queryClient } from '@merenda/shared';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { conciliar, type FederacaoEmUso } from './conciliar.js';
import { foiCarregada } from './load-area.js';
import { buscarFederacao, type AreaPublicada } from './registry.js';

const CHAVE = ['federacao'];

/** How often an open page looks whether something was published (ms); a page that nobody sees does not look. */
const INTERVALO = 5 * 60_000;
/** A page that is looked at again asks at once, but not more often than this (ms). */
const RECENTE = 60_000;

/** What the page goes by. Not the cache's, which is emptied when another person logs in: the code that runs stays. */
let emUso: AreaPublicada[] | null = null;

async function atualizar(): Promise<FederacaoEmUso> {
  const federacao = conciliar(emUso, await buscarFederacao(), { shell: versaoDoShell(), foiCarregada });
  emUso = federacao.areas;
  return federacao;
}

/** The build writes it into the page. */
function versaoDoShell(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name=versao]')?.content ?? null;
}

/** The published areas, and what has been published anew since the page was opened. */
export function useFederacao(): UseQueryResult<FederacaoEmUso> {
  return useQuery({ queryKey: CHAVE, queryFn: atualizar, staleTime: RECENTE, gcTime: Infinity, refetchInterval: INTERVALO, refetchOnWindowFocus: true });
}

/** Looks now: something did not load, and what is published now may be another version. Whether it could look is no matter. */
export function reverFederacao(): Promise<void> {
  return queryClient.refetchQueries({ queryKey: CHAVE });
}
