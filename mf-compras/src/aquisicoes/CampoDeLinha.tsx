import { Rotulo } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useId, type ReactNode } from 'react';

interface CampoDeLinhaProps {
  rotulo: string;
  obrigatorio?: boolean;
  erro?: string;
  /** Gives the control what ties it to its label and error. */
  children: (ligacao: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby'?: string;
    status?: 'error';
  }) => ReactNode;
}

/**
 * A labelled field of a row outside antd's form: on wide screens the label is the column's heading and only read aloud.
 */
export function CampoDeLinha({ rotulo, obrigatorio, erro, children }: CampoDeLinhaProps) {
  const id = useId();
  const idDoErro = `${id}-erro`;
  return (
    <div className="compras-campo" data-erro={erro !== undefined || undefined}>
      <label htmlFor={id}>
        <Rotulo obrigatorio={obrigatorio}>{rotulo}</Rotulo>
      </label>
      {children({
        id,
        'aria-invalid': erro !== undefined,
        'aria-describedby': erro === undefined ? undefined : idDoErro,
        status: erro === undefined ? undefined : 'error',
      })}
      {erro !== undefined && (
        <Typography.Text id={idDoErro} type="danger">
          {erro}
        </Typography.Text>
      )}
    </div>
  );
}
