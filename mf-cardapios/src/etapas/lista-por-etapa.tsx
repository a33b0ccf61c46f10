import { consultasDeCategorias } from '@merenda/shared/consultas';
import type { Categoria, Modalidade } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { buscaPorEtapa, type Coluna } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { BotaoFicha } from '../ficha-tecnica/BotaoFicha.js';

/*
 * What the lists of dishes, menus and weekly menus have in common: each is for a category and modality.
 */

interface DaEtapa {
  nome: string;
  categoria: Categoria;
  modalidade: Modalidade;
}

/** The column whose button shows the sheet of a row; `rotulo` is 'Ver ficha', `nome` 'Ver ficha técnica de'. */
export const colunaDaFicha = <T extends { nome: string }>(
  ficha: (linha: T) => ReactNode,
  rotulo = 'Ver ficha',
  nome = 'Ver ficha técnica de',
): Coluna<T> => ({
  titulo: 'Ficha técnica',
  valor: (linha) => (
    <BotaoFicha lado="left" rotulo={rotulo} nome={`${nome} ${nomeComum(linha.nome)}`}>
      {ficha(linha)}
    </BotaoFicha>
  ),
});

/** A list does not wait for categories that cannot be read. */
const NENHUMA: readonly never[] = [];

/** The search fields of the lists. */
export function useBuscaPorEtapa<T extends DaEtapa>() {
  const { data, isError } = useQuery(consultasDeCategorias.lista());
  const categorias = isError ? NENHUMA : data;
  return useMemo(() => buscaPorEtapa<T>(categorias), [categorias]);
}
