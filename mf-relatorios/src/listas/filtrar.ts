import { formatarQuantidade } from '@merenda/shared/formatos';
import { criarFiltro, lerCriterios, lerSelecao, type CampoDeBusca, type Criterios } from '@merenda/shared/ui';
import type { DadoDaFolha } from '../folha/folha.js';

interface Filtrado<T> {
  linhas: readonly T[];
  /** The criteria that were applied, in readable form; none when everything is listed. */
  filtro: string[];
  /** How many rows there are: what the reader of a list looks for at its foot. */
  dados: DadoDaFolha[];
}

/**
 * The rows of a list report. With the flag `true` those that were selected, or that match the criteria which the manage
 * screen left in the session, with `false` all that the screen lists without a search (specification 3, 'Print
 * reports').
 * @returns null when the flag is neither
 */
export function filtrar<T extends { id: number }>(
  tipo: string,
  sinal: string | undefined,
  linhas: readonly T[],
  campos: readonly CampoDeBusca<T>[],
): Filtrado<T> | null {
  if (sinal === 'false') {
    const todas = criarFiltro(campos)(linhas, {});
    return { linhas: todas, filtro: [], dados: contar(todas) };
  }
  if (sinal !== 'true') return null;
  const selecionadas = lerSelecao(tipo);
  if (selecionadas) {
    const ids = new Set(selecionadas);
    const escolhidas = linhas.filter(({ id }) => ids.has(id));
    return { linhas: escolhidas, filtro: ['Registros selecionados'], dados: contar(escolhidas) };
  }
  const criterios = lerCriterios(tipo);
  const filtradas = criarFiltro(campos)(linhas, criterios);
  return { linhas: filtradas, filtro: descrever(campos, criterios), dados: contar(filtradas) };
}

const contar = (linhas: readonly object[]): DadoDaFolha[] => [
  { rotulo: 'Registros', valor: formatarQuantidade(linhas.length) },
];

function descrever<T>(campos: readonly CampoDeBusca<T>[], criterios: Criterios): string[] {
  return campos.flatMap((campo) => {
    const procurado = criterios[campo.campo];
    if (procurado === undefined || procurado === '') return [];
    const opcao = campo.tipo === 'opcao' ? campo.opcoes?.find(({ valor }) => valor === procurado) : undefined;
    return [`${campo.rotulo}: ${opcao?.rotulo ?? procurado}`];
  });
}
