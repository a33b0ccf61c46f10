import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Button, Flex, Tooltip, Typography } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import type { Vizinhanca } from '../gerenciar/ComVizinhos.js';
import { Icone } from '../Icone.js';
import { useTelaEstreita } from '../tela/useTelaEstreita.js';

/** The buttons of an open record that show those beside it in the list. The shell presses them for the keys K and J. */
export function AnteriorEProximo({ posicao, aoVoltar, aoAvancar }: Vizinhanca) {
  return (
    <Flex gap="small" align="center" style={{ marginInlineEnd: 'auto' }}>
      <Passo
        rotulo="Anterior"
        tecla="K"
        icone={<Icone de={LeftOutlined} />}
        lado="start"
        aoPassar={aoVoltar}
        motivo="Este é o primeiro registro da lista."
      />
      <Typography.Text type="secondary" role="status">
        {posicao}
      </Typography.Text>
      <Passo
        rotulo="Próximo"
        tecla="J"
        icone={<Icone de={RightOutlined} />}
        lado="end"
        aoPassar={aoAvancar}
        motivo="Este é o último registro da lista."
      />
    </Flex>
  );
}

interface PassoProps {
  rotulo: string;
  tecla: string;
  icone: ReactNode;
  lado: 'start' | 'end';
  aoPassar: (() => void) | undefined;
  /** Why it is not possible. */
  motivo: string;
}

const IMPEDIDO: CSSProperties = { opacity: 0.45, cursor: 'not-allowed' };

/** At the end of the list not `disabled`: the focus stays on it, and a keyboard or a screen reader reaches the reason. */
function Passo({ rotulo, tecla, icone, lado, aoPassar, motivo }: PassoProps) {
  const impedido = aoPassar === undefined;
  const estreita = useTelaEstreita();
  return (
    <Tooltip title={impedido ? motivo : null} trigger={['hover', 'focus']}>
      <Button
        icon={estreita ? undefined : icone}
        iconPlacement={lado}
        aria-keyshortcuts={tecla}
        aria-disabled={impedido}
        aria-description={impedido ? motivo : undefined}
        // On a phone the two and 'Fechar' share a line.
        style={{ ...(estreita && { paddingInline: 10 }), ...(impedido && IMPEDIDO) }}
        onClick={aoPassar}
      >
        {rotulo}
      </Button>
    </Tooltip>
  );
}
