import type { Bloqueio } from '@merenda/shared/contratos';
import { StatusTag } from '@merenda/shared/ui';
import { Flex, Typography } from 'antd';

/** That a lot is blocked, and why; nothing for other lots. */
export function MarcaDeBloqueio({ bloqueio }: { bloqueio: Bloqueio | null }) {
  return (
    bloqueio && (
      <Flex wrap gap={4} align="center" component="span">
        <StatusTag tom="perigo" rotulo="Bloqueado" />
        <Typography.Text type="secondary">{bloqueio.motivo}</Typography.Text>
      </Flex>
    )
  );
}
