import { consultasDeRegrasPnae } from '@merenda/shared/consultas';
import type { RegraPnae } from '@merenda/shared/contratos';
import { useQuery } from '@tanstack/react-query';

const NENHUMA: readonly RegraPnae[] = [];

/** The rules of the national programme; none until they are read. */
export const useRegrasPnae = (): readonly RegraPnae[] => useQuery(consultasDeRegrasPnae.lista()).data ?? NENHUMA;
