import { Button, Flex, Modal, Typography } from 'antd';
import { useState, type ReactNode } from 'react';

export interface Detalhe {
  rotulo: string;
  /** Nothing (undefined, null, '') is shown as '---'. */
  valor: ReactNode;
}

interface ModalDetalhesProps {
  titulo: string;
  detalhes: Detalhe[];
  aoFechar: () => void;
  largura?: number;
  /** What does not fit in label and value: tables, images. */
  children?: ReactNode;
}

/** One record, to be read. Render it while it is wanted; `aoFechar` comes when it has gone. */
export function ModalDetalhes({ titulo, detalhes, aoFechar, largura = 560, children }: ModalDetalhesProps) {
  const [aberto, setAberto] = useState(true);
  const fechar = () => setAberto(false);
  return (
    <Modal
      title={titulo}
      open={aberto}
      onCancel={fechar}
      afterClose={aoFechar}
      width={largura}
      footer={<Button onClick={fechar}>Fechar</Button>}
    >
      <Flex component="dl" vertical gap="small" style={{ margin: 0 }}>
        {detalhes.map(({ rotulo, valor }) => (
          <Flex key={rotulo} wrap gap="small">
            {/* antd's Text is always a span: the list's own elements go around it. */}
            <dt style={{ flex: '0 0 160px' }}>
              <Typography.Text type="secondary">{rotulo}</Typography.Text>
            </dt>
            <dd style={{ flex: '1 1 200px', margin: 0 }}>{valor === undefined || valor === null || valor === '' ? '---' : valor}</dd>
          </Flex>
        ))}
      </Flex>
      {children}
    </Modal>
  );
}
