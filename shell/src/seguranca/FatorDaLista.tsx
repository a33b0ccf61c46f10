import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  nome: string;
  estado: string;
  /** Buttons. */
  children: ReactNode;
}

/** One second factor with its state and what can be done with it. */
export function FatorDaLista({ nome, estado, children }: Props) {
  return (
    <Flex
      wrap
      gap="small"
      align="center"
      justify="space-between"
      role="group"
      aria-label={nome}
      className="seguranca-fator"
    >
      <Flex vertical className="seguranca-texto">
        <Typography.Text strong>{nome}</Typography.Text>
        <Typography.Text type="secondary">{estado}</Typography.Text>
      </Flex>
      <Flex wrap gap="small">
        {children}
      </Flex>
    </Flex>
  );
}
