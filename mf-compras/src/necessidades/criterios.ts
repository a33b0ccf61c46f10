import { BASES_DE_ALUNOS, ORDENS_DE_COMPRA, type BaseDeAlunos, type OrdemDeCompra } from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { somarDias, violacoesDoInicioDasNecessidades, violacoesDoPeriodoDasNecessidades } from '@merenda/shared/regras';

/** What the list of needs is computed from. Days are 'YYYY-MM-DD'. */
export interface CriteriosDaLista {
  de: string;
  ate: string;
  /** Ids of units; none: all units of the user. */
  unidades: number[];
  alunos: BaseDeAlunos;
  ordem: OrdemDeCompra;
}

/** Days after the first one of a list that is opened without a period: four weeks. */
const DIAS = 27;

/** The criteria that an address has. What it does not have, or what can't be read, is as a new list has it. */
export function criteriosNoEndereco(parametros: URLSearchParams, hoje: string): CriteriosDaLista {
  const [de, ate] = [lerData(parametros.get('de') ?? ''), lerData(parametros.get('ate') ?? '')];
  const periodo = de !== null && ate !== null && aceito(de, ate, hoje) ? { de, ate } : periodoNovo(hoje);
  return {
    ...periodo,
    unidades: (parametros.get('unidades') ?? '').split(',').map(Number).filter(ehId),
    alunos: BASES_DE_ALUNOS.find((base) => base === parametros.get('alunos')) ?? 'MATRICULAS',
    ordem: ORDENS_DE_COMPRA.find((ordem) => ordem === parametros.get('compra')) ?? 'FAMILIAR',
  };
}

const periodoNovo = (hoje: string) => ({ de: hoje, ate: somarDias(hoje, DIAS) });

const aceito = (de: string, ate: string, hoje: string): boolean =>
  [...violacoesDoInicioDasNecessidades(de, hoje), ...violacoesDoPeriodoDasNecessidades({ de, ate })].length === 0;

const ehId = (numero: number): boolean => Number.isSafeInteger(numero) && numero > 0;

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

/** The query of the calls that compute the list. */
export const paraBuscaDaLista = ({ de, ate, unidades, alunos, ordem }: CriteriosDaLista) => ({
  de,
  ate,
  unidades: unidades.length > 0 ? unidades.join(',') : undefined,
  alunos,
  ordem,
});
