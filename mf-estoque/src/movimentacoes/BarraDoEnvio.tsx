import { formatarQuantidade } from '@merenda/shared/formatos';
import { useTelaEstreita } from '@merenda/shared/ui';
import { Card, Flex, theme, Typography } from 'antd';
import type { ReactNode } from 'react';
import { quantosLotes } from '../estoques/lote.js';
import type { Destinado } from './lista-de-destino.js';

interface BarraDoEnvioProps {
  lista: readonly Destinado[];
  /** The button that sends. */
  children: ReactNode;
}

/** How much is sent, and the button for it; on a phone always in sight. */
export function BarraDoEnvio({ lista, children }: BarraDoEnvioProps) {
  const estreita = useTelaEstreita();
  const { token } = theme.useToken();
  const lotes = lista.filter(({ marcado }) => marcado);
  const produtos = new Set(lotes.map(({ linha }) => linha.produtoLote.produto.id)).size;
  return (
    <Card
      size="small"
      style={estreita ? { position: 'sticky', bottom: 0, zIndex: 10, boxShadow: token.boxShadowSecondary } : undefined}
    >
      <Flex gap="small" justify="space-between" align="center">
        <Typography.Text type="secondary" role="status">
          {lotes.length === 0
            ? 'Nenhum lote escolhido'
            : `${produtos === 1 ? '1 produto' : `${formatarQuantidade(produtos)} produtos`}, ${quantosLotes(lotes.length)}`}
        </Typography.Text>
        {children}
      </Flex>
    </Card>
  );
}
