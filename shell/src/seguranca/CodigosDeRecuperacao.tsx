import { baixar } from '@merenda/shared/ui';
import { Button, Flex, Modal, Typography } from 'antd';
import { useState } from 'react';
import { copiar } from './copiar.js';

/** Modal with new recovery codes, which nothing can show again. */
export function CodigosDeRecuperacao({ codigos, aoFechar }: { codigos: readonly string[]; aoFechar: () => void }) {
  const [aberto, setAberto] = useState(true);
  const texto = codigos.join('\n');
  return (
    <Modal
      title="Códigos de recuperação"
      open={aberto}
      width={520}
      // A click beside it would lose them.
      mask={{ closable: false }}
      keyboard={false}
      closable={false}
      afterClose={aoFechar}
      rootClassName="codigos-de-recuperacao"
      footer={
        <Flex wrap gap="small" justify="end">
          <Button onClick={() => void copiar(texto, 'Códigos copiados.')}>Copiar</Button>
          <Button onClick={() => baixar(`${texto}\n`, 'codigos-merenda-escolar.txt', 'text/plain')}>Baixar</Button>
          <Button onClick={() => globalThis.print()}>Imprimir</Button>
          <Button type="primary" onClick={() => setAberto(false)}>
            Já guardei
          </Button>
        </Flex>
      }
    >
      <Typography.Paragraph>
        Se estiver sem o celular, use um destes códigos no lugar dele. Cada um vale uma vez. Guarde-os longe do celular:{' '}
        <strong>eles não aparecem de novo.</strong>
      </Typography.Paragraph>
      <ul className="seguranca-codigos" aria-label="Códigos de recuperação">
        {codigos.map((codigo) => (
          <li key={codigo}>
            <code>{codigo}</code>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
