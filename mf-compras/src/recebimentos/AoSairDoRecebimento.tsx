import { haEnvioSemDesfecho } from '@merenda/shared';
import { Button, Flex, Modal, Typography } from 'antd';
import { useState } from 'react';

interface AoSairDoRecebimentoProps {
  aberto: boolean;
  /** Discarding deletes a draft that was kept. */
  apaga: boolean;
  aoContinuar: () => Promise<void>;
  aoDescartar: () => Promise<void>;
  aoVoltar: () => void;
}

/** The question before a receipt that is not recorded closes. */
export function AoSairDoRecebimento({ aberto, apaga, aoContinuar, aoDescartar, aoVoltar }: AoSairDoRecebimentoProps) {
  const [ocupado, setOcupado] = useState(false);

  async function esperar(acao: () => Promise<void>): Promise<void> {
    setOcupado(true);
    try {
      await acao();
    } finally {
      setOcupado(false);
    }
  }

  return (
    <Modal
      title="Sair do recebimento?"
      open={aberto}
      onCancel={aoVoltar}
      width={560}
      centered
      mask={{ closable: false }}
      footer={
        <Flex wrap gap="small" justify="end">
          <Button onClick={aoVoltar} disabled={ocupado}>
            Voltar ao recebimento
          </Button>
          <Button danger onClick={() => void esperar(aoDescartar)} disabled={ocupado}>
            Descartar
          </Button>
          <Button type="primary" onClick={() => void esperar(aoContinuar)} loading={ocupado}>
            Continuar depois
          </Button>
        </Flex>
      }
    >
      <Typography.Paragraph>
        {haEnvioSemDesfecho()
          ? 'Não sabemos se ele foi registrado: confira em “Produtos recebidos” antes de receber de novo.'
          : 'Ele não foi registrado.'}{' '}
        Se for guardado, o recebimento pode continuar de onde parou, neste ou em outro aparelho, por quem recebe nesta
        unidade.
      </Typography.Paragraph>
      {apaga && <Typography.Paragraph>Descartar apaga também o rascunho que já estava guardado.</Typography.Paragraph>}
    </Modal>
  );
}
