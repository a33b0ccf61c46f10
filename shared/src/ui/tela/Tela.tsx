import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { Button, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { OrdemDosRegistros } from '../gerenciar/OrdemDosRegistros.js';
import { Icone } from '../Icone.js';
import { useTelaEstreita } from './useTelaEstreita.js';
import { useVoltar } from './useVoltar.js';

export interface TelaProps {
  titulo: string;
  /** By default 'Voltar' leads to where the user came from. */
  aoVoltar?: (() => void) | undefined;
  /** A list takes the whole width of the window. */
  larga?: boolean;
  /** Beside the title: what the screen is about, usually the unit. */
  escolha?: ReactNode;
  /** Buttons on the right of the title. */
  acoes?: ReactNode;
  /** The main one of these buttons: the last one, and on a phone the first one. */
  principal?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen: 'Voltar', title, actions, content. */
export function Tela({ titulo, aoVoltar, larga = false, escolha, acoes, principal, children }: TelaProps) {
  const voltar = useVoltar();
  const estreita = useTelaEstreita();
  return (
    <section aria-label={titulo} style={larga ? undefined : { maxWidth: 1200, marginInline: 'auto' }}>
      <Flex wrap gap="small" align="center" justify="space-between" style={{ marginBottom: larga ? 8 : 16 }}>
        <Flex wrap gap="small" align="center" style={{ minWidth: 0 }}>
          <Button
            type="text"
            icon={<Icone de={ArrowLeftOutlined} />}
            onClick={aoVoltar ?? voltar}
            style={{ color: 'var(--tinta-suave)', paddingInline: 8, marginInlineStart: -8 }}
          >
            Voltar
          </Button>
          <Typography.Title level={1} style={{ margin: 0, fontSize: 24 }}>
            {titulo}
          </Typography.Title>
        </Flex>
        {escolha && <div style={{ flex: '0 1 320px', minWidth: 0, marginInlineEnd: 'auto' }}>{escolha}</div>}
        {(acoes ?? principal) && (
          <Flex
            wrap
            gap="small"
            justify={estreita ? undefined : 'end'}
            className="botoes-em-linha"
            style={estreita ? { maxWidth: '100%', overflowX: 'auto', paddingBlock: 4 } : { marginInlineStart: 'auto' }}
          >
            {estreita && principal}
            {acoes}
            {!estreita && principal}
          </Flex>
        )}
      </Flex>
      <OrdemDosRegistros>{children}</OrdemDosRegistros>
    </section>
  );
}
