import { consultasDeCategorias } from '@merenda/shared/consultas';
import type { Categoria } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';

/** A list does not wait for categories that cannot be read. */
const NENHUMA: readonly never[] = [];

/** The categories of `buscaPorEtapa`; undefined while they are read. */
export function useCategoriasDaBusca(): readonly Categoria[] | undefined {
  const { data, isError } = useQuery(consultasDeCategorias.lista());
  return isError ? NENHUMA : data;
}
