import { ErroApi } from '@merenda/shared';
import { INESPERADO } from '@merenda/shared/regras';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { Alerta } from './Alerta.js';

interface EstadoErroProps {
  /** What the query or the call failed with; its sentence is shown when the server gave one. */
  erro: unknown;
  /** Offers 'Tentar novamente', where another attempt may go better. */
  aoTentar?: () => void;
  /** While the new attempt runs. */
  tentando?: boolean;
  /** The screen that leads on when another attempt cannot help: `{ rotulo: 'Ver licitações/contratos', para: '/gerenciar-aquisicoes' }`. */
  saida?: { rotulo: string; para: string };
}

/** Refusals that the same request meets again, with their title: not allowed, not there, not a thing that can be asked for. */
const DEFINITIVAS: Record<number, string> = {
  403: 'Acesso não permitido',
  404: 'Não encontrado',
  422: 'Não foi possível carregar',
};

/** Something could not be loaded: what happened, and the way out. Another attempt is offered only where it may help. */
export function EstadoErro({ erro, aoTentar, tentando = false, saida }: EstadoErroProps) {
  const definitiva = erro instanceof ErroApi ? DEFINITIVAS[erro.status] : undefined;
  const tentar = definitiva === undefined && aoTentar && (
    <Button onClick={aoTentar} loading={tentando}>
      Tentar novamente
    </Button>
  );
  return (
    <Alerta
      type="error"
      role="alert"
      title={definitiva ?? 'Não foi possível carregar'}
      description={erro instanceof ErroApi ? erro.detail : INESPERADO}
      acao={tentar || (saida && <Link to={saida.para}>{saida.rotulo}</Link>)}
    />
  );
}
