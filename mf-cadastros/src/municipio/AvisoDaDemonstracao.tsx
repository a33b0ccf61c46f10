import { Alerta } from '@merenda/shared/ui';
import { Typography } from 'antd';

/** Shown by a real server whose database holds the demonstration. */
export function AvisoDaDemonstracao() {
  return (
    <Alerta
      type="warning"
      title="Este banco tem o município de demonstração"
      description={
        <>
          As senhas das contas de demonstração são públicas. Para apagar todos os dados do banco, inclusive os que foram
          digitados sobre a demonstração, pare o servidor e execute na máquina dele:{' '}
          <Typography.Text code>npm run apagar-demonstracao -w api</Typography.Text>
        </>
      }
    />
  );
}
