import { CAMPO_DO_TIPO_PESSOA } from '@merenda/shared/contratos';
import { Campo, CampoMascarado, SelectConvencao } from '@merenda/shared/ui';
import { Form } from 'antd';

/** The one field that a person type asks for: position, driving licence or registration with the council. Other types ask for none. */
export function CampoDoTipo() {
  const tipo = Form.useWatch<string | undefined>(['pessoa', 'pessoaTipo']);
  switch (tipo === undefined ? undefined : CAMPO_DO_TIPO_PESSOA[tipo]?.campo) {
    case 'cargo':
      return (
        <Campo nome={['pessoa', 'cargo']} rotulo="Cargo" obrigatorio>
          <SelectConvencao lista="cargos" />
        </Campo>
      );
    case 'cnh':
      return <CampoMascarado nome={['pessoa', 'cnh']} rotulo="CNH" obrigatorio mascara="cnh" />;
    case 'crn':
      return <CampoMascarado nome={['pessoa', 'crn']} rotulo="CRN" obrigatorio mascara="crn" />;
    default:
      return null;
  }
}
