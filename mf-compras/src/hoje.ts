import { formatarData } from '@merenda/shared/formatos';
import { useHoje } from '@merenda/shared/ui';

/** Today on the municipality's clock, 'DD/MM/YYYY', as the date fields read their bounds. */
export const useHojeBR = (): string => formatarData(useHoje());
