import { Empty, Typography } from 'antd';
import type { ReactNode } from 'react';

interface EstadoVazioProps {
  /** Why it is empty: 'Nenhum item cadastrado.' */
  mensagem: string;
  /** What to do about it, usually a button. */
  children?: ReactNode;
}

/** Shown when there is no content and that is not an error. */
export function EstadoVazio({ mensagem, children }: EstadoVazioProps) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<Typography.Text>{mensagem}</Typography.Text>}>
      {children}
    </Empty>
  );
}
