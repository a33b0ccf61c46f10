import { Empty, Typography } from 'antd';
import type { ReactNode } from 'react';

interface EstadoVazioProps {
  /** Why there is nothing: 'Nenhum item cadastrado.' */
  mensagem: string;
  /** What to do about it, usually a button. */
  children?: ReactNode;
}

/** There is nothing to show, and that is not an error. */
export function EstadoVazio({ mensagem, children }: EstadoVazioProps) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<Typography.Text>{mensagem}</Typography.Text>}>
      {children}
    </Empty>
  );
}
