import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import { Button } from 'antd';
import { Icone } from '../Icone.js';
import { useTelaEstreita } from '../tela/useTelaEstreita.js';
import type { LinhaOrdenavel } from './useOrdemDasLinhas.js';

/** Moves a row: the handle by drag, the buttons by click, the keys Alt+↑ and Alt+↓ from any field of the row. */
export function BotoesDeOrdem({ nome, acima, abaixo, aoArrastar }: LinhaOrdenavel & { nome: string }) {
  const estreita = useTelaEstreita();
  return (
    <>
      {/* For a pointer; the keyboard and screen readers have the buttons. A phone has no room for more than these. */}
      {!estreita && (
        <span
          aria-hidden
          title="Arraste para mudar a ordem"
          onPointerDown={aoArrastar}
          className="alvo"
          style={{
            display: 'inline-flex',
            alignItems: 'center',
            padding: '0 8px',
            cursor: 'grab',
            touchAction: 'none',
          }}
        >
          <Icone de={HolderOutlined} />
        </span>
      )}
      <Button
        type="text"
        icon={<Icone de={ArrowUpOutlined} />}
        aria-label={`Mover ${nome} para cima`}
        aria-keyshortcuts="Alt+ArrowUp"
        disabled={!acima}
        onClick={acima ?? undefined}
      />
      <Button
        type="text"
        icon={<Icone de={ArrowDownOutlined} />}
        aria-label={`Mover ${nome} para baixo`}
        aria-keyshortcuts="Alt+ArrowDown"
        disabled={!abaixo}
        onClick={abaixo ?? undefined}
      />
    </>
  );
}
