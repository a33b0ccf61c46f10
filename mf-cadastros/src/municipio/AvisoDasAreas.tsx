import { Alerta } from '@merenda/shared/ui';
import { Typography } from 'antd';

/** Shown while the page executes unsigned areas. */
export function AvisoDasAreas() {
  return (
    <Alerta
      type="warning"
      title="As áreas do sistema não estão assinadas"
      description={
        <>
          Quem puder gravar na pasta publicada do servidor decide o que os navegadores executam. Peça a quem cuida do
          servidor que publique com uma chave: <Typography.Text code>AREAS_CHAVE</Typography.Text>, no guia de operação.
        </>
      }
    />
  );
}
