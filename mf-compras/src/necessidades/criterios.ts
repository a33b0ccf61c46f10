import {
  type CriteriosNoEndereco,
  lerCriterios,
  somarDias,
  violacoesDoInicioDasNecessidades,
  violacoesDoPeriodoDasNecessidades,
} from '@merenda/shared/regras';

/** What the list of needs is computed from. Days are 'YYYY-MM-DD'. */
export interface CriteriosDaLista extends Omit<CriteriosNoEndereco, 'periodo'> {
  de: string;
  ate: string;
}

/** Days after the first one of a list that is opened without a period: four weeks. */
const DIAS = 27;

/** The criteria that an address has; a new period where it has none that is accepted. */
export function criteriosNoEndereco(parametros: URLSearchParams, hoje: string): CriteriosDaLista {
  const { periodo, ...criterios } = lerCriterios(parametros);
  return { ...(periodo && aceito(periodo, hoje) ? periodo : periodoNovo(hoje)), ...criterios };
}

const periodoNovo = (hoje: string) => ({ de: hoje, ate: somarDias(hoje, DIAS) });

const aceito = (periodo: { de: string; ate: string }, hoje: string): boolean =>
  [...violacoesDoInicioDasNecessidades(periodo.de, hoje), ...violacoesDoPeriodoDasNecessidades(periodo)].length === 0;

/** The address with these criteria. Page and open record belong to the list before them. */
export function comCriterios(parametros: URLSearchParams, criterios: CriteriosDaLista): URLSearchParams {
  const com = new URLSearchParams(parametros);
  for (const sai of ['pagina', 'exibir', 'unidades', 'alunos', 'compra']) com.delete(sai);
  com.set('de', criterios.de);
  com.set('ate', criterios.ate);
  if (criterios.unidades.length > 0) com.set('unidades', criterios.unidades.join(','));
  if (criterios.alunos !== 'MATRICULAS') com.set('alunos', criterios.alunos);
  if (criterios.ordem !== 'FAMILIAR') com.set('compra', criterios.ordem);
  return com;
}
