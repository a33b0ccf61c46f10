import { ROTULOS_TIPO_SAIDA } from '@merenda/shared/contratos';
import { violacoesDoTipoDeSaida } from '@merenda/shared/regras';
import { opcoesDe } from '@merenda/shared/ui';

/** The types of exit of a lot that is blocked, or is not. */
export const tiposDeSaida = (bloqueado: boolean) =>
  opcoesDe(ROTULOS_TIPO_SAIDA).filter(({ valor }) => violacoesDoTipoDeSaida(valor, bloqueado).length === 0);
