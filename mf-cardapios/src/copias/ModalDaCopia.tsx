import { useQuadroDoModal } from '@merenda/shared/ui';
import { Button, Flex, Modal } from 'antd';
import { useState, type ReactNode } from 'react';

interface ModalDaCopiaProps {
  titulo: string;
  /** 'Continuar', or with the records that are made before: 'Criar 2 preparos e continuar'. */
  rotulo: string;
  impedido: boolean;
  /** Resolves to whether the copy was opened. */
  aoContinuar: () => Promise<boolean>;
  aoFechar: () => void;
  children: ReactNode;
}

/** The questions before a copy: who it is for, and what changes with it. */
export function ModalDaCopia({ titulo, rotulo, impedido, aoContinuar, aoFechar, children }: ModalDaCopiaProps) {
  const quadro = useQuadroDoModal(720);
  const [aberto, setAberto] = useState(true);
  const [ocupado, setOcupado] = useState(false);

  async function continuar(): Promise<void> {
    setOcupado(true);
    try {
      if (await aoContinuar()) setAberto(false);
    } finally {
      setOcupado(false);
    }
  }

  return (
    <Modal
      title={titulo}
      open={aberto}
      onCancel={() => !ocupado && setAberto(false)}
      afterClose={aoFechar}
      {...quadro}
      footer={
        <Flex wrap gap="small" justify="end">
          <Button onClick={() => setAberto(false)} disabled={ocupado}>
            Cancelar
          </Button>
          <Button type="primary" disabled={impedido} loading={ocupado} onClick={() => void continuar()}>
            {rotulo}
          </Button>
        </Flex>
      }
    >
      <Flex vertical gap={16}>
        {children}
      </Flex>
    </Modal>
  );
}
