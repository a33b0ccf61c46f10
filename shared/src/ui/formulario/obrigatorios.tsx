import { Typography } from 'antd';
import type { ReactNode } from 'react';

/** Message of an empty required field (specification 1, section 5). */
export const CAMPOS_OBRIGATORIOS = 'Campos com * são obrigatórios';

/** The message at the foot of a form; the shell's `base.css` shows it only where a field has the mark. */
export const NotaDosObrigatorios = () => (
  <Typography.Text type="secondary" className="dos-obrigatorios">
    {CAMPOS_OBRIGATORIOS}
  </Typography.Text>
);

interface RotuloProps {
  obrigatorio?: boolean;
  children: ReactNode;
}

/** The label of a control outside antd's form. A required one has the mark that antd gives to its own. */
export const Rotulo = ({ obrigatorio = false, children }: RotuloProps) => (
  <span className={obrigatorio ? 'rotulo-obrigatorio' : undefined}>{children}</span>
);

/** The mark in a text, as the option of a list. */
export const tituloMarcado = (titulo: string, obrigatorio: boolean): string => (obrigatorio ? `${titulo} *` : titulo);
