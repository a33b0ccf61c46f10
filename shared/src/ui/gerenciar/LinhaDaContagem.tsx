import { Flex, theme, Typography } from 'antd';
import type { ReactNode, Ref } from 'react';
import { MenuDeFerramentas } from '../tela/BotaoComPainel.js';

interface LinhaDaContagemProps {
  /** How many records are shown: '12 registros'. */
  contagem: string;
  /** Gets the text of the count, which can have the focus then. */
  refDaContagem?: Ref<HTMLElement>;
  /** What acts on the list as it is shown: the entries of the menu '⋯'. */
  ferramentas?: ReactNode;
  /** At the beginning of the line: what chooses the rows. */
  children?: ReactNode;
}

/** The one line of tools above the rows of a list: its search, the count of the rows, and the menu '⋯'. */
export function LinhaDaContagem({ contagem, refDaContagem, ferramentas, children }: LinhaDaContagemProps) {
  const { token } = theme.useToken();
  return (
    // As high as the buttons that come with the rows.
    <Flex wrap gap="small" align="center" style={{ minHeight: token.controlHeight }}>
      {children}
      <Flex
        gap="small"
        align="center"
        justify="space-between"
        style={children ? { marginInlineStart: 'auto' } : { width: '100%' }}
      >
        <Typography.Text
          type="secondary"
          role="status"
          ref={refDaContagem}
          tabIndex={refDaContagem === undefined ? undefined : -1}
        >
          {contagem}
        </Typography.Text>
        {ferramentas && <MenuDeFerramentas>{ferramentas}</MenuDeFerramentas>}
      </Flex>
    </Flex>
  );
}
