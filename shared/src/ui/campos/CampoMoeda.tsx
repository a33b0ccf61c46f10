import { LIMITES } from '@merenda/shared/contratos';
import { formatarMoeda, lerMoeda } from '@merenda/shared/formatos';
import type { Limites } from '@merenda/shared/regras';
import { Campo, type CampoProps } from './Campo.js';
import { EntradaNumero, LEGIVEL, type EntradaDeNumeroProps } from './EntradaNumero.js';
import { entre } from './limites.js';

type CampoMoedaProps = CampoProps & Partial<Limites>;

/**
 * An amount in R$, typed as it is read: '27' is R$ 27,00. The value is a number with at most 2 decimals, or the
 * `Ilegivel` text that the field refuses.
 */
export function CampoMoeda({ min = 0, max = LIMITES.dinheiro, desabilitado, regras = [], ...campo }: CampoMoedaProps) {
  return (
    <Campo {...campo} regras={[...LEGIVEL, entre({ min, max }, formatarMoeda), ...regras]}>
      <EntradaMoeda disabled={desabilitado || undefined} />
    </Campo>
  );
}

/** Only the control, for tables and lists outside a form. */
export function EntradaMoeda(props: EntradaDeNumeroProps) {
  return <EntradaNumero placeholder="R$ 0,00" {...props} ler={lerMoeda} escrever={formatarMoeda} inputMode="decimal" />;
}
