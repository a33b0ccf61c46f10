import { haCriterio, type Criterios } from './filtro.js';

const chave = (relatorio: string) => `relatorio:${relatorio}`;
const chaveDaSelecao = (relatorio: string) => `selecao:${relatorio}`;

/**
 * Leaves the search criteria for the report page (specification 3: the flag `true` uses those stored in the session).
 * @param ids the selected rows, to print them alone
 * @returns the address of the report: `/relatorio/itens/true`, or `/false` without criteria and selection
 */
export function prepararRelatorio(relatorio: string, criterios: Criterios, ids?: readonly number[]): string {
  sessionStorage.setItem(chave(relatorio), JSON.stringify(criterios));
  if (ids) sessionStorage.setItem(chaveDaSelecao(relatorio), JSON.stringify(ids));
  else sessionStorage.removeItem(chaveDaSelecao(relatorio));
  return `/relatorio/${relatorio}/${String(ids !== undefined || haCriterio(criterios))}`;
}

/** The rows that were selected for a report; undefined when it lists all that match the criteria. */
export function lerSelecao(relatorio: string): number[] | undefined {
  const ids = sessionStorage.getItem(chaveDaSelecao(relatorio));
  return ids === null ? undefined : (JSON.parse(ids) as number[]);
}

/** The criteria that a manage screen left for a report; none when it left none. */
export function lerCriterios(relatorio: string): Criterios {
  return JSON.parse(sessionStorage.getItem(chave(relatorio)) ?? '{}') as Criterios;
}
