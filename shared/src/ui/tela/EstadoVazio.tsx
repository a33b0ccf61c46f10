import { Empty, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Desenho, type Motivo } from './Desenho.js';

interface EstadoVazioProps {
  /** Why it is empty: 'Nenhum item cadastrado.' */
  mensagem: string;
  /** What the drawing shows; default: an empty shelf. */
  motivo?: Motivo;
  /** What to do about it, usually a button. */
  children?: ReactNode;
}

/** Shown when there is no content and that is not an error. */
export function EstadoVazio({ mensagem, motivo = 'lista', children }: EstadoVazioProps) {
  return (
    <Empty
      image={<Desenho motivo={motivo} />}
      style={{ marginBlock: 16 }}
      styles={{ image: { height: 80 } }}
      description={<Typography.Text>{mensagem}</Typography.Text>}
    >
      {children}
    </Empty>
  );
}
