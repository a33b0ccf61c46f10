import {
  LISTAS_COM_IMPORTACAO,
  type ListaAExportar,
  type ListaComImportacao,
  type ListaExportavel,
  type ListaSemImportacao,
} from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';
import { exigirImportavel, type Importaveis } from '../importacoes/entidades.js';
import type { Exportavel } from './exportavel.js';

/** Of a list that the server pages, the ids of the rows that an address selects, in its order. */
type Selecao = (contexto: Contexto, pedida: ListaAExportar) => Promise<number[]>;

/** Every list that can be exported. */
export interface Exportaveis {
  semImportacao: Readonly<Record<ListaSemImportacao, Exportavel>>;
  /** A list with an import is exported in the columns of its import. */
  importaveis: Importaveis;
  selecoes: Readonly<Partial<Record<ListaComImportacao, Selecao>>>;
}

const temImportacao = (lista: ListaExportavel): lista is ListaComImportacao =>
  LISTAS_COM_IMPORTACAO.some((uma) => uma === lista);

/** The columns of its import, for the user who may import it. */
const daImportacao =
  ({ importaveis, selecoes }: Exportaveis, lista: ListaComImportacao): Exportavel =>
  async (_acesso, contexto, pedida) =>
    exigirImportavel(importaveis, contexto, lista).exportar(
      contexto.banco,
      contexto.usuario,
      pedida.ids ?? (pedida.busca && (await selecoes[lista]?.(contexto, pedida))),
    );

/** How a list is exported. */
export const exportacaoDe = (exportaveis: Exportaveis, lista: ListaExportavel): Exportavel =>
  temImportacao(lista) ? daImportacao(exportaveis, lista) : exportaveis.semImportacao[lista];
