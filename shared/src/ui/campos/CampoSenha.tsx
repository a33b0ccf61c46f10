import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { LIMITES } from '@merenda/shared/contratos';
import { forcaDaSenha, FORCAS_DA_SENHA, violacoesDaSenha } from '@merenda/shared/regras';
import { Form, Input, type FormItemProps } from 'antd';
import type { ReactNode } from 'react';
import { Icone } from '../Icone.js';
import { regra } from '../formulario/regra.js';
import { Campo, type CampoProps } from './Campo.js';

const LONGA = regra<string>((senha) => violacoesDaSenha(senha ?? ''));

/** A field for a new password, with its strength below: the browser does not offer a saved one. */
export function CampoSenha({
  desabilitado,
  regras = [],
  ...campo
}: CampoProps & Pick<FormItemProps, 'validateTrigger'>) {
  return (
    <Campo {...campo} regras={[LONGA, ...regras]} ajuda={<AjudaDaSenha campo={campo.nome}>{campo.ajuda}</AjudaDaSenha>}>
      <Input.Password
        autoComplete="new-password"
        maxLength={LIMITES.senha}
        disabled={desabilitado || undefined}
        iconRender={(visivel) => <Icone de={visivel ? EyeOutlined : EyeInvisibleOutlined} />}
      />
    </Campo>
  );
}

function AjudaDaSenha({ campo, children }: { campo: CampoProps['nome']; children: ReactNode }) {
  const senha: unknown = Form.useWatch(campo, Form.useFormInstance());
  const forca = typeof senha === 'string' ? forcaDaSenha(senha) : null;
  return (
    <>
      {children} <span role="status">{forca && FORCAS_DA_SENHA[forca]}</span>
    </>
  );
}
