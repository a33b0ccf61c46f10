import type { Lancamento } from '@merenda/shared/contratos';
import { lerData, nomeComum } from '@merenda/shared/formatos';
import { CampoData } from '@merenda/shared/ui';
import { Form, Modal } from 'antd';
import { useState } from 'react';

interface ModalMoverProps {
  lancamentos: readonly Lancamento[];
  /** 'YYYY-MM-DD'. */
  aoEscolher: (dia: string) => void;
  aoFechar: () => void;
}

/** Asks to which day an event goes: what dragging does, for the keyboard and the phone. */
export function ModalMover({ lancamentos: [primeiro], aoEscolher, aoFechar }: ModalMoverProps) {
  const [aberto, setAberto] = useState(true);
  const [form] = Form.useForm<{ data: string }>();
  return (
    <Modal
      title={`Mover ${nomeComum(primeiro?.cardapio.nome ?? '')}`}
      open={aberto}
      okText="Mover"
      cancelText="Cancelar"
      onOk={() => form.submit()}
      onCancel={() => setAberto(false)}
      afterClose={aoFechar}
      afterOpenChange={(abriu) => abriu && form.focusField('data')}
    >
      <Form<{ data: string }>
        form={form}
        layout="vertical"
        noValidate
        onFinish={({ data }) => {
          const dia = lerData(data);
          if (dia === null) return;
          setAberto(false);
          aoEscolher(dia);
        }}
      >
        <CampoData
          nome="data"
          rotulo="Novo dia"
          obrigatorio
          ajuda={primeiro && `O cardápio está em ${primeiro.data}.`}
        />
      </Form>
    </Modal>
  );
}
