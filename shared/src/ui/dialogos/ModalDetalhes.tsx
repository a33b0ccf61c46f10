import { Button, Flex, Modal, theme } from 'antd';
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
  /** Content that is not a label with a value: tables, images. */
  children?: ReactNode;
}

/** A read-only view of one record. Render it while it is open; `aoFechar` is called after it has closed. */
export function ModalDetalhes({ titulo, detalhes, aoFechar, largura = 560, children }: ModalDetalhesProps) {
  const { token } = theme.useToken();
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
      <Flex component="dl" vertical gap="small" style={{ margin: '16px 0' }}>
        {detalhes.map(({ rotulo, valor }) => (
          <Flex key={rotulo} wrap style={{ columnGap: 16 }}>
            <dt style={{ flex: '0 0 180px', color: token.colorTextSecondary }}>{rotulo}</dt>
            <dd style={{ flex: '1 1 200px', margin: 0 }}>
              {valor === undefined || valor === null || valor === '' ? '---' : valor}
            </dd>
          </Flex>
        ))}
      </Flex>
      {children}
    </Modal>
  );
}
