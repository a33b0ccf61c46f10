import { lerHora } from '@merenda/shared/formatos';
import { violacoesDaHora } from '@merenda/shared/regras';
import { regra } from '../formulario/regra.js';
import { Campo, type CampoProps } from './Campo.js';
import { EntradaLida } from './EntradaLida.js';

/** Also for what `lerHora` could still read: the value of the field is always 'HH:MM', or not yet an hour. */
const HORA = regra<string>(violacoesDaHora, 'onBlur');

/** An hour of the day; the value is 'HH:MM', or the text as it was typed, which the field refuses. */
export function CampoHora({ desabilitado, regras = [], ...campo }: CampoProps) {
  return (
    <Campo {...campo} validateTrigger={['onChange', 'onBlur']} regras={[HORA, ...regras]}>
      <EntradaHora disabled={desabilitado || undefined} />
    </Campo>
  );
}

interface EntradaHoraProps {
  value?: string | null;
  onChange?: (hora: string) => void;
  disabled?: boolean;
}

function EntradaHora({ value, onChange, ...resto }: EntradaHoraProps) {
  return (
    <EntradaLida<string>
      {...resto}
      value={value ?? ''}
      onChange={onChange}
      ler={(texto) => lerHora(texto) ?? texto.trim()}
      escrever={(hora = '') => hora}
      igual={(uma = '', outra = '') => uma === outra}
      inputMode="numeric"
      placeholder="HH:MM"
    />
  );
}
