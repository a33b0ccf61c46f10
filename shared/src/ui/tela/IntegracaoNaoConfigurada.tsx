import type { ErroApi } from '@merenda/shared';
import type { ReactNode } from 'react';
import { Alerta } from './Alerta.js';
import { LinkDasConfiguracoes } from './LinkDasConfiguracoes.js';

interface Props {
  /** The refusal (`naoConfigurada`); its message names the service. */
  erro: ErroApi;
  /** What the user can do without the service. */
  children?: ReactNode;
}

/** Shown in place of the data of an outside service without an address. Another attempt cannot help. */
export function IntegracaoNaoConfigurada({ erro, children }: Props) {
  return (
    <Alerta
      type="info"
      role="status"
      title={erro.detail}
      description={
        <>Quem cuida das configurações do município informa o endereço do serviço em ‘Configurações’. {children}</>
      }
      acao={<LinkDasConfiguracoes />}
    />
  );
}
