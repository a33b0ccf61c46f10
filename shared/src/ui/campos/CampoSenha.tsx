import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { LIMITES } from '@merenda/shared/contratos';
import { violacoesDaSenha } from '@merenda/shared/regras';
import { Input, type FormItemProps } from 'antd';
import { Icone } from '../Icone.js';
import { regra } from '../formulario/regra.js';
import { Campo, type CampoProps } from './Campo.js';

const LONGA = regra<string>((senha) => violacoesDaSenha(senha ?? ''));

/** A field for a new password: the browser does not offer a saved one. */
export function CampoSenha({
  desabilitado,
  regras = [],
  ...campo
}: CampoProps & Pick<FormItemProps, 'validateTrigger'>) {
  return (
    <Campo {...campo} regras={[LONGA, ...regras]}>
      <Input.Password
        autoComplete="new-password"
        maxLength={LIMITES.senha}
        disabled={desabilitado || undefined}
        iconRender={(visivel) => <Icone de={visivel ? EyeOutlined : EyeInvisibleOutlined} />}
      />
    </Campo>
  );
}
