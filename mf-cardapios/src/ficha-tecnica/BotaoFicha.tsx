import FileSearchOutlined from '@ant-design/icons/FileSearchOutlined';
import { Icone, useTelaEstreita } from '@merenda/shared/ui';
import { Button, Modal, Popover } from 'antd';
import { useState, type ReactNode } from 'react';

interface BotaoFichaProps {
  /** The button's text: 'Ver ficha técnica atual'. */
  rotulo: string;
  /** Its name for screen readers, where one table has many of them: 'Ver ficha técnica de Arroz'. */
  nome?: string;
  /** Where there is room beside the button. */
  lado?: 'left' | 'right';
  /** The sheet; made only while it is shown. */
  children: ReactNode;
}

/** A button that shows a technical sheet in a popover, on phones in a dialog; Escape or a click beside closes it. */
export function BotaoFicha({ rotulo, nome = rotulo, lado = 'right', children }: BotaoFichaProps) {
  const estreita = useTelaEstreita();
  const [aberto, setAberto] = useState(false);
  const botao = (
    <Button
      size="small"
      icon={<Icone de={FileSearchOutlined} />}
      aria-label={nome}
      aria-expanded={aberto}
      onClick={estreita ? () => setAberto(true) : undefined}
      onKeyDown={(evento) => evento.key === 'Escape' && setAberto(false)}
    >
      {rotulo}
    </Button>
  );
  if (estreita) {
    return (
      <>
        {botao}
        <Modal title="Ficha técnica" open={aberto} onCancel={() => setAberto(false)} footer={null} destroyOnHidden>
          {children}
        </Modal>
      </>
    );
  }
  return (
    <Popover
      trigger="click"
      open={aberto}
      onOpenChange={setAberto}
      placement={lado}
      destroyOnHidden
      title="Ficha técnica"
      content={
        // In the order of the keyboard, so that it can be scrolled without a mouse.
        <div
          style={{ width: 560, maxHeight: 'calc(100vh - 160px)', overflowY: 'auto' }}
          tabIndex={0}
          role="region"
          aria-label="Ficha técnica"
        >
          {aberto && children}
        </div>
      }
    >
      {botao}
    </Popover>
  );
}
