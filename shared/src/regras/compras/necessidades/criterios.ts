import {
  BASES_DE_ALUNOS,
  ORDENS_DE_COMPRA,
  type BaseDeAlunos,
  type OrdemDeCompra,
} from '../../../vocabulario/compras/necessidades.js';
import { lerData } from '../../../formatos/datas.js';

/** What the list of needs is computed from, as an address has it. Days are 'YYYY-MM-DD'. */
export interface CriteriosNoEndereco {
  /** Null when a day is missing or can't be read. */
  periodo: { de: string; ate: string } | null;
  /** Ids of units; none: all units of the user. */
  unidades: number[];
  alunos: BaseDeAlunos;
  ordem: OrdemDeCompra;
}

/** Reads the criteria of an address, of the screen and of its report: what it does not have is as a new list has it. */
export function lerCriterios(parametros: { get(nome: string): string | null }): CriteriosNoEndereco {
  const [de, ate] = [lerData(parametros.get('de') ?? ''), lerData(parametros.get('ate') ?? '')];
  return {
    periodo: de !== null && ate !== null ? { de, ate } : null,
    unidades: (parametros.get('unidades') ?? '').split(',').map(Number).filter(ehId),
    alunos: BASES_DE_ALUNOS.find((base) => base === parametros.get('alunos')) ?? 'MATRICULAS',
    ordem: ORDENS_DE_COMPRA.find((ordem) => ordem === parametros.get('compra')) ?? 'FAMILIAR',
  };
}

const ehId = (numero: number): boolean => Number.isSafeInteger(numero) && numero > 0;

/** The query of the calls that compute the list. */
export const paraBuscaDaLista = ({
  de,
  ate,
  unidades,
  alunos,
  ordem,
}: { de: string; ate: string } & Omit<CriteriosNoEndereco, 'periodo'>) => ({
  de,
  ate,
  unidades: unidades.length > 0 ? unidades.join(',') : undefined,
  alunos,
  ordem,
});
