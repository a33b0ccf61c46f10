import { haCriterio, type Criterios } from './filtro.js';

const chave = (relatorio: string) => `relatorio:${relatorio}`;

/**
 * Leaves the search criteria for the report page (specification 3: the flag `true` uses those stored in the session).
 * @returns the address of the report: `/relatorio/itens/true`, or `/false` without criteria
 */
export function prepararRelatorio(relatorio: string, criterios: Criterios): string {
  sessionStorage.setItem(chave(relatorio), JSON.stringify(criterios));
  return `/relatorio/${relatorio}/${String(haCriterio(criterios))}`;
}

/** The criteria that a manage screen left for a report; none when it left none. */
export function lerCriterios(relatorio: string): Criterios {
  return JSON.parse(sessionStorage.getItem(chave(relatorio)) ?? '{}') as Criterios;
}
