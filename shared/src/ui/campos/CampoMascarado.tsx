import { MASCARAS, type NomeMascara } from '@merenda/shared/formatos';
import { violacoesDaMascara } from '@merenda/shared/regras';
import { regra } from '../formulario/regra.js';
import { Campo, type CampoProps } from './Campo.js';
import { EntradaFormatada } from './EntradaFormatada.js';

interface CampoMascaradoProps extends CampoProps {
  mascara: NomeMascara;
  /** Called after each keystroke with the new value, but not when the form sets the value. */
  aoDigitar?: (valor: string) => void;
}

/** A field with a mask. Its value is sent (mostly digits only); the shown text has the punctuation. */
export function CampoMascarado({ mascara, aoDigitar, desabilitado, regras = [], ...campo }: CampoMascaradoProps) {
  const { formatar, limpar, exemplo, alfanumerica } = MASCARAS[mascara];
  // A number that is still being typed has no error yet.
  const confere = regra<string>((valor) => violacoesDaMascara(MASCARAS[mascara], valor), 'onBlur');
  return (
    <Campo {...campo} validateTrigger={['onChange', 'onBlur']} regras={[confere, ...regras]}>
      <EntradaFormatada
        mostrar={formatar}
        ler={limpar}
        onChange={aoDigitar}
        significativo={alfanumerica ? /[0-9a-z]/i : /\d/}
        placeholder={exemplo}
        inputMode={alfanumerica ? 'text' : 'numeric'}
        autoComplete="off"
        disabled={desabilitado || undefined}
      />
    </Campo>
  );
}
