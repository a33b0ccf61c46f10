import { ErroApi } from '@merenda/shared';
import { Alert, Button } from 'antd';

interface EstadoErroProps {
  /** What the query or the call failed with; its sentence is shown when the server gave one. */
  erro: unknown;
  /** Offers 'Tentar novamente'. */
  aoTentar?: () => void;
  /** While the new attempt runs. */
  tentando?: boolean;
}

/** Something could not be loaded: what happened, and the way out. */
export function EstadoErro({ erro, aoTentar, tentando = false }: EstadoErroProps) {
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title="Não foi possível carregar"
      description={erro instanceof ErroApi ? erro.detail : 'Algo inesperado aconteceu.'}
      action={
        aoTentar && (
          <Button onClick={aoTentar} loading={tentando}>
            Tentar novamente
          </Button>
        )
      }
    />
  );
}
