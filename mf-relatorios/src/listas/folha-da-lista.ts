import type { CampoDeBusca } from '@merenda/shared/ui';
import type { Celula, ColunaDaFolha, Folha } from '../folha/folha.js';
import { filtrar } from './filtrar.js';

/** A column with its cell of each row. */
type ColunaDaLista<T> = [titulo: string, celula: (linha: T) => Celula, coluna?: Omit<ColunaDaFolha, 'titulo'>];

/** Columns whose cells are computed together. */
export interface ColunasAlem<T> {
  colunas: readonly ColunaDaFolha[];
  celulas: (linha: T) => readonly Celula[];
}

interface Lista<T> extends Pick<Folha, 'titulo' | 'deitada'> {
  /** What the manage screen calls its criteria and its selection. */
  tipo: string;
  /** The flag in the address. */
  sinal: string | undefined;
  lidas: readonly T[];
  busca: readonly CampoDeBusca<T>[];
  colunas: readonly ColunaDaLista<T>[];
  alem?: ColunasAlem<T> | undefined;
  vazia: string;
}

/**
 * The report of a manage screen's list, filtered as there.
 * @returns null when the address has no flag (`filtrar`)
 */
export function folhaDaLista<T extends { id: number }>({
  tipo,
  sinal,
  lidas,
  busca,
  colunas,
  alem,
  vazia,
  ...folha
}: Lista<T>): Folha | null {
  const filtrados = filtrar(tipo, sinal, lidas, busca);
  if (!filtrados) return null;
  const { linhas, filtro, dados } = filtrados;
  return {
    ...folha,
    filtro,
    dados,
    tabelas: [
      {
        colunas: [...colunas.map(([titulo, , coluna]) => ({ titulo, ...coluna })), ...(alem?.colunas ?? [])],
        linhas: linhas.map((linha) => [...colunas.map(([, celula]) => celula(linha)), ...(alem?.celulas(linha) ?? [])]),
        vazia,
      },
    ],
  };
}
