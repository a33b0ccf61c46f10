import { Flex, theme, Typography } from 'antd';
import type { ReactNode, Ref } from 'react';

interface LinhaDaContagemProps {
  /** How many records are shown: '12 registros'. */
  contagem: string;
  /** Gets the text of the count, which can have the focus then. */
  refDaContagem?: Ref<HTMLElement>;
  /** What acts on the list as it is shown, at the end of the line. */
  ferramentas?: ReactNode;
  /** Beside the count. */
  children?: ReactNode;
}

/** The line above the rows of a list: their count, and the tools that act on the shown rows. */
export function LinhaDaContagem({ contagem, refDaContagem, ferramentas, children }: LinhaDaContagemProps) {
  const { token } = theme.useToken();
  return (
    // As high as the buttons that come with the rows.
    <Flex wrap gap="small" align="center" style={{ minHeight: token.controlHeight }}>
      <Typography.Text
        type="secondary"
        role="status"
        ref={refDaContagem}
        tabIndex={refDaContagem === undefined ? undefined : -1}
      >
        {contagem}
      </Typography.Text>
      {children}
      <Flex wrap gap="small" className="botoes-em-linha" style={{ marginInlineStart: 'auto' }}>
        {ferramentas}
      </Flex>
    </Flex>
  );
}
