import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { LIMITES } from '@merenda/shared/contratos';
import { Input, type FormItemProps, type FormRule } from 'antd';
import { Icone } from '../Icone.js';
import { Campo, type CampoProps } from './Campo.js';

const CURTA: FormRule = { min: LIMITES.senhaMinima, message: `Use no mínimo ${LIMITES.senhaMinima} caracteres.` };

/** A field for a new password: the browser does not offer a saved one. */
export function CampoSenha({
  desabilitado,
  regras = [],
  ...campo
}: CampoProps & Pick<FormItemProps, 'validateTrigger'>) {
  return (
    <Campo {...campo} regras={[CURTA, ...regras]}>
      <Input.Password
        autoComplete="new-password"
        maxLength={LIMITES.senha}
        disabled={desabilitado || undefined}
        iconRender={(visivel) => <Icone de={visivel ? EyeOutlined : EyeInvisibleOutlined} />}
      />
    </Campo>
  );
}
