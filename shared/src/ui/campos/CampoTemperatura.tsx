import { LIMITES } from '@merenda/shared/contratos';
import { formatarQuantidade, lerTemperatura } from '@merenda/shared/formatos';
import { Campo, type CampoProps } from './Campo.js';
import { EntradaNumero, LEGIVEL, type EntradaDeNumeroProps } from './EntradaNumero.js';
import { entre } from './limites.js';

const escrever = (graus: number): string => formatarQuantidade(graus, 1);

const DENTRO = entre({ min: LIMITES.temperaturaMinima, max: LIMITES.temperaturaMaxima }, escrever);

/** °C with one decimal; a frozen product is below zero. */
export function CampoTemperatura({ regras = [], ...campo }: CampoProps) {
  return (
    <Campo {...campo} regras={[...LEGIVEL, DENTRO, ...regras]}>
      <EntradaTemperatura />
    </Campo>
  );
}

// The decimal keyboard of phones has no minus.
const EntradaTemperatura = (props: EntradaDeNumeroProps) => (
  <EntradaNumero {...props} ler={lerTemperatura} escrever={escrever} inputMode="text" suffix="°C" />
);
