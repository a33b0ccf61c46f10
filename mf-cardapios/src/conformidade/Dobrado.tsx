import DownOutlined from '@ant-design/icons/DownOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Icone } from '@merenda/shared/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import './conformidade.css';

interface DobradoProps {
  /** The one line that is always there. */
  linha: string;
  aberto: boolean;
  aoMudar: (aberto: boolean) => void;
  children: ReactNode;
}

/** One line that opens to what it sums up. */
export const Dobrado = ({ linha, aberto, aoMudar, children }: DobradoProps) => (
  <>
    <Button
      type="text"
      className="regras-linha"
      icon={<Icone de={aberto ? DownOutlined : RightOutlined} />}
      aria-expanded={aberto}
      onClick={() => aoMudar(!aberto)}
    >
      {linha}
    </Button>
    {aberto && children}
  </>
);
