import { MASCARAS, type NomeMascara } from '@merenda/shared/formatos';
import type { FormRule } from 'antd';
import { Campo, type CampoProps } from './Campo.js';
import { EntradaFormatada } from './EntradaFormatada.js';

interface CampoMascaradoProps extends CampoProps {
  mascara: NomeMascara;
  /** Called after each keystroke with the new value, but not when the form sets the value. */
  aoDigitar?: (valor: string) => void;
}

/** A field with a mask. Its value is what is sent (digits only, for most), what is shown carries the punctuation. */
export function CampoMascarado({ mascara, aoDigitar, desabilitado, regras = [], ...campo }: CampoMascaradoProps) {
  const { formatar, limpar, valido, exemplo, mensagem, alfanumerica } = MASCARAS[mascara];
  const confere: FormRule = {
    validator: (_, valor: string | null | undefined) =>
      !valor || valido(valor) ? Promise.resolve() : Promise.reject(new Error(mensagem)),
    // A number that is still being typed is not yet wrong.
    validateTrigger: 'onBlur',
  };
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
