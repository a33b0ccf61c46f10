import type { GrupoDeNotificacao } from '@merenda/shared/contratos';
import { formatarData, lerData } from '@merenda/shared/formatos';
import {
  OBRIGATORIO,
  primeiraFrase,
  somarDias,
  ultimoDiaDaDispensa,
  violacoesDaDispensa,
} from '@merenda/shared/regras';
import { EntradaData, useHoje } from '@merenda/shared/ui';
import { Flex, Modal, Typography } from 'antd';
import { useId, useState } from 'react';

interface ModalDaDataProps {
  grupo: GrupoDeNotificacao;
  titulo: string;
  /** Dismisses until the day, 'YYYY-MM-DD'; false when it was refused. */
  aoDispensar: (ate: string) => Promise<boolean>;
  dispensando: boolean;
  aoFechar: () => void;
}

/** Asks for the day on which the notifications are shown again. */
export function ModalDaData({ grupo, titulo, aoDispensar, dispensando, aoFechar }: ModalDaDataProps) {
  const hoje = useHoje();
  const [aberto, setAberto] = useState(true);
  const [escolhida, setEscolhida] = useState<string | null>(null);
  const [tentou, setTentou] = useState(false);
  const id = useId();
  const ate = lerData(escolhida ?? '');
  const erro = ate === null ? OBRIGATORIO : primeiraFrase(violacoesDaDispensa({ grupo, ate }, hoje));

  async function confirmar(): Promise<void> {
    setTentou(true);
    if (ate !== null && erro === null && (await aoDispensar(ate))) setAberto(false);
  }

  return (
    <Modal
      title={`${titulo} outro dia`}
      open={aberto}
      width={420}
      okText="Dispensar"
      cancelText="Cancelar"
      confirmLoading={dispensando}
      onOk={() => void confirmar()}
      onCancel={() => setAberto(false)}
      afterClose={aoFechar}
    >
      <Flex vertical gap={4}>
        <label htmlFor={id}>Dia em que volta a aparecer</label>
        <EntradaData
          id={id}
          value={escolhida}
          onChange={setEscolhida}
          desde={formatarData(somarDias(hoje, 1))}
          ate={formatarData(ultimoDiaDaDispensa(grupo, hoje))}
        />
        {tentou && erro !== null && (
          <Typography.Text type="danger" role="alert">
            {erro}
          </Typography.Text>
        )}
      </Flex>
    </Modal>
  );
}
