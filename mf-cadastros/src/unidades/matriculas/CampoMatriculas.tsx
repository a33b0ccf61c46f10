import { Campo, regra } from '@merenda/shared/ui';
import { TabelaDeMatriculas } from './TabelaDeMatriculas.js';
import { violacoesDasCelulas, type AnoDigitado } from './digitadas.js';

/** The enrolments in the form of a unit: the value holds the years that were typed, and only these are sent. */
export function CampoMatriculas({ unidade }: { unidade: number | undefined }) {
  return (
    <Campo
      nome="matriculas"
      rotulo="Matrículas do ano"
      regras={[regra<AnoDigitado[]>((anos) => violacoesDasCelulas(anos ?? []))]}
      validateTrigger="onBlur"
    >
      <TabelaDeMatriculas unidade={unidade} />
    </Campo>
  );
}
