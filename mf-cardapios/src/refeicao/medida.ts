import { SIMBOLOS_UNIDADE_MEDIDA, type UnidadeMedida } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { decimal, type Numerico } from '@merenda/shared/regras';

/** A quantity with its unit: '4,212 kg'. */
export const medida = (valor: Numerico, unidade: UnidadeMedida, casas = 3): string =>
  `${formatarQuantidade(decimal(valor), casas)} ${SIMBOLOS_UNIDADE_MEDIDA[unidade]}`;

/** 'falta 1 kg', 'faltam 3 kg'. */
export const quantoFalta = (falta: Numerico, unidade: UnidadeMedida): string =>
  `${decimal(falta).eq(1) ? 'falta' : 'faltam'} ${medida(falta, unidade)}`;
