import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { Button, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Icone } from '../Icone.js';
import { useVoltar } from './useVoltar.js';

export interface TelaProps {
  titulo: string;
  /** Buttons on the right of the title. */
  acoes?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen: 'Voltar', title, actions, content. */
export function Tela({ titulo, acoes, children }: TelaProps) {
  const voltar = useVoltar();
  return (
    <section aria-label={titulo} style={{ maxWidth: 1200, marginInline: 'auto' }}>
      <Flex wrap gap="small" align="center" justify="space-between" style={{ marginBottom: 24 }}>
        <Flex wrap gap="small" align="center" style={{ minWidth: 0 }}>
          <Button icon={<Icone de={ArrowLeftOutlined} />} onClick={voltar}>
            Voltar
          </Button>
          <Typography.Title level={1} style={{ margin: 0, fontSize: 24 }}>
            {titulo}
          </Typography.Title>
        </Flex>
        {acoes && (
          <Flex wrap gap="small">
            {acoes}
          </Flex>
        )}
      </Flex>
      {children}
    </section>
  );
}
