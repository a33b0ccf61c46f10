import FileSearchOutlined from '@ant-design/icons/FileSearchOutlined';
import { Icone } from '@merenda/shared/ui';
import { Button, Popover } from 'antd';
import { useState, type ReactNode } from 'react';

interface BotaoFichaProps {
  /** What the button says: 'Ver ficha técnica atual'. */
  rotulo: string;
  /** Its name for screen readers, where many stand in one table: 'Ver ficha técnica de ARROZ'. */
  nome?: string;
  /** The sheet; made only while it is shown. */
  children: ReactNode;
}

/** A button that shows a technical sheet in a popover; Escape or a click beside closes it. */
export function BotaoFicha({ rotulo, nome = rotulo, children }: BotaoFichaProps) {
  const [aberto, setAberto] = useState(false);
  return (
    <Popover
      trigger="click"
      open={aberto}
      onOpenChange={setAberto}
      destroyOnHidden
      title="Ficha técnica"
      content={
        <div style={{ width: 'min(560px, calc(100vw - 64px))', maxHeight: 'min(70vh, 600px)', overflowY: 'auto' }} tabIndex={0}>
          {aberto && children}
        </div>
      }
    >
      <Button
        size="small"
        icon={<Icone de={FileSearchOutlined} />}
        aria-label={nome}
        aria-expanded={aberto}
        onKeyDown={(evento) => evento.key === 'Escape' && setAberto(false)}
      >
        {rotulo}
      </Button>
    </Popover>
  );
}
