import { OBRIGATORIO } from '@merenda/shared/regras';
import { Form, type FormItemProps, type FormRule } from 'antd';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { useComparavel } from '../formulario/comparaveis.js';
import { Valor } from '../tela/Valor.js';

/** Properties of every field: `nome` is its path in the form's values, and in the server's `errors[]`. */
export interface CampoProps {
  nome: string | (string | number)[];
  rotulo: string;
  obrigatorio?: boolean;
  /** A line under the field with the expected value. */
  ajuda?: ReactNode;
  regras?: FormRule[];
  /** In addition to the time of sending, when every field is disabled. */
  desabilitado?: boolean;
}

interface CampoGenericoProps
  extends
    Omit<CampoProps, 'desabilitado' | 'rotulo'>,
    Pick<FormItemProps, 'valuePropName' | 'dependencies' | 'validateTrigger'> {
  /** Left out only when the control has its own, like a checkbox. */
  rotulo?: string;
  /** Its value is a text that may be longer than the control: a comparison shows it whole. */
  textoLivre?: boolean;
  /** One control with `value` and `onChange`. */
  children: ReactNode;
}

/** A labelled control of a form: label, required mark and error are tied to it for screen readers. */
export function Campo({
  nome,
  rotulo,
  obrigatorio = false,
  ajuda,
  regras = [],
  textoLivre = false,
  children,
  ...resto
}: CampoGenericoProps) {
  const nomeDoValor = resto.valuePropName ?? 'value';
  useComparavel({
    nome,
    rotulo,
    mostrar: (valor, qual) => {
      if (!isValidElement<Record<string, unknown>>(children)) return null;
      if (textoLivre)
        return (
          <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            <Valor>{typeof valor === 'string' ? valor : null}</Valor>
          </span>
        );
      // The control shows any other value in readable form: masked, in R$, by the option's name.
      return cloneElement(children, { [nomeDoValor]: valor, disabled: true, 'aria-label': qual });
    },
  });
  const exigencia: FormRule[] = obrigatorio ? [{ required: true, message: OBRIGATORIO }] : [];
  return (
    <Form.Item {...resto} name={nome} label={rotulo} extra={ajuda} rules={[...exigencia, ...regras]}>
      {children}
    </Form.Item>
  );
}
