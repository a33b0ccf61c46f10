import { consultasDeCategorias } from '@merenda/shared/consultas';
import type { Categoria, Modalidade } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';
import type { Etapa } from '../etapas/CamposDaEtapa.js';
import { useFator, type Fator } from './useFator.js';

/** Who a copy is for. */
export interface Destino {
  /** Undefined until both are chosen. */
  etapa: Etapa | undefined;
  /** It is for others than the original. */
  muda: boolean;
  /** Also for another age band, to which dishes belong. */
  outraCategoria: boolean;
  /** Name of the age band. */
  faixa: string;
  fator: Fator;
}

/** Compares what the user chose with the original, and reads the factor between the two. */
export function useDestino(
  original: { categoria: Categoria; modalidade: Modalidade },
  { categoria, modalidade }: Partial<Etapa>,
): Destino {
  const { data: categorias } = useQuery(consultasDeCategorias.lista());
  const etapa = categoria && modalidade ? { categoria, modalidade } : undefined;
  const outraCategoria = etapa !== undefined && etapa.categoria !== original.categoria.id;
  const muda = outraCategoria || (etapa !== undefined && etapa.modalidade !== original.modalidade.nome);
  const fator = useFator(
    muda ? { categoria: original.categoria.id, modalidade: original.modalidade.nome } : undefined,
    muda ? etapa : undefined,
  );
  return {
    etapa,
    muda,
    outraCategoria,
    faixa: categorias?.find(({ id }) => id === categoria)?.faixaEtaria.nome ?? '',
    fator,
  };
}
