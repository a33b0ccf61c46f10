import { LIMITES } from '@merenda/shared/contratos';
import { formatarMoeda, lerMoeda, mascararMoeda } from '@merenda/shared/formatos';
import { Campo, type CampoProps } from './Campo';
import { EntradaFormatada } from './EntradaFormatada';
import { entre, type Limites } from './limites';

type CampoMoedaProps = CampoProps & Partial<Limites>;

/** An amount in R$; the value is a number with at most 2 decimals. Digits are cents and push to the left. */
export function CampoMoeda({ min = 0, max = LIMITES.dinheiro, desabilitado, regras = [], ...campo }: CampoMoedaProps) {
  return (
    <Campo {...campo} regras={[entre({ min, max }, formatarMoeda), ...regras]}>
      <EntradaMoeda disabled={desabilitado || undefined} />
    </Campo>
  );
}

export interface EntradaMoedaProps {
  id?: string;
  value?: number | null;
  onChange?: (valor: number | null) => void;
  disabled?: boolean;
  status?: 'error';
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** The control alone, for tables and lists outside a form. */
export function EntradaMoeda({ value, onChange, ...resto }: EntradaMoedaProps) {
  return (
    <EntradaFormatada
      {...resto}
      value={value === undefined || value === null ? '' : formatarMoeda(value)}
      onChange={(texto) => onChange?.(texto === '' ? null : lerMoeda(texto))}
      mostrar={(texto) => texto}
      ler={mascararMoeda}
      significativo={/\d/}
      ancora="fim"
      inputMode="numeric"
      placeholder="R$ 0,00"
      autoComplete="off"
    />
  );
}
