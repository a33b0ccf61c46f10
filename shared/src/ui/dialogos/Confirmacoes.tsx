import { useConfirmacoes } from '@merenda/shared';
import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';

/** Shows the questions asked with `confirmar`, one at a time. Mounted once, in the shell. */
export function Confirmacoes() {
  const pedido = useConfirmacoes(({ fila }) => fila[0]);
  // While the dialog fades out its question is already answered and gone from the queue.
  const [mostrado, setMostrado] = useState(pedido);
  if (pedido !== undefined && pedido !== mostrado) setMostrado(pedido);

  // Whoever asked is gone with the screen (the session ended, say): the next screen must not ask for it.
  useEffect(() => () => useConfirmacoes.getState().fila.forEach(({ responder }) => responder(false)), []);

  return (
    <Modal
      title="Aviso"
      open={pedido !== undefined}
      onCancel={() => pedido?.responder(false)}
      width={420}
      centered
      // Above the modal that asks.
      zIndex={1100}
      footer={[
        <Button key="nao" onClick={() => pedido?.responder(false)}>
          Cancelar
        </Button>,
        <Button key="sim" type="primary" danger={mostrado?.perigo} autoFocus onClick={() => pedido?.responder(true)}>
          Sim
        </Button>,
      ]}
    >
      {mostrado?.mensagem}
    </Modal>
  );
}
