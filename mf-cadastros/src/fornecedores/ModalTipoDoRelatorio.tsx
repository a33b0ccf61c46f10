import { ROTULOS_TIPO_FORNECEDOR, type TipoFornecedor } from '@merenda/shared/contratos';
import { Button, Flex, Modal } from 'antd';
import { useState } from 'react';

const TIPOS: readonly TipoFornecedor[] = ['JURIDICO', 'FISICO'];

/** Asks which suppliers the report is of: its columns are others for each type (specification 1, section 2). */
export function ModalTipoDoRelatorio({
  aoEscolher,
  aoFechar,
}: {
  aoEscolher: (tipo: TipoFornecedor) => void;
  aoFechar: () => void;
}) {
  const [aberto, setAberto] = useState(true);
  return (
    <Modal
      title="Relatório de fornecedores"
      open={aberto}
      onCancel={() => setAberto(false)}
      afterClose={aoFechar}
      width={420}
      footer={null}
    >
      <p>De que tipo são os fornecedores do relatório?</p>
      <Flex gap="small">
        {TIPOS.map((tipo) => (
          <Button key={tipo} block onClick={() => aoEscolher(tipo)}>
            {ROTULOS_TIPO_FORNECEDOR[tipo]}
          </Button>
        ))}
      </Flex>
    </Modal>
  );
}
