import { Alert, Flex, type AlertProps } from 'antd';
import type { ReactNode } from 'react';

interface AlertaProps extends Pick<AlertProps, 'type' | 'title' | 'description' | 'role' | 'style'> {
  /** Buttons: beside the text where there is room, below it where there is none. */
  acao?: ReactNode;
}

/**
 * antd's `Alert` for a text with buttons. antd keeps them beside the text at any width, which on a phone leaves room
 * for one letter per line; here they wrap below it.
 */
export function Alerta({ title, description, acao, ...resto }: AlertaProps) {
  const semDescricao = description === undefined;
  return (
    <Alert
      {...resto}
      showIcon
      title={semDescricao ? <ComAcao acao={acao}>{title}</ComAcao> : title}
      description={semDescricao ? undefined : <ComAcao acao={acao}>{description}</ComAcao>}
    />
  );
}

/** A text narrower than this is hard to read: then the buttons have their own line. */
const LARGURA_DO_TEXTO = 220;

function ComAcao({ acao, children }: { acao: ReactNode; children: ReactNode }) {
  if (!acao) return children;
  return (
    <Flex wrap gap="small" align="center" justify="space-between">
      <div style={{ flex: `1 1 min(${LARGURA_DO_TEXTO}px, 100%)`, overflowWrap: 'anywhere' }}>{children}</div>
      {acao}
    </Flex>
  );
}
