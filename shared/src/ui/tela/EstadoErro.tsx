import { ErroApi, naoConfigurada } from '@merenda/shared';
import { INESPERADO } from '@merenda/shared/regras';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { Alerta } from './Alerta.js';
import { IntegracaoNaoConfigurada } from './IntegracaoNaoConfigurada.js';

interface ConsultaComErro {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface EstadoErroProps {
  /** The query that failed: its error, and 'Tentar novamente' if another attempt may succeed. */
  consulta?: ConsultaComErro;
  /** The error of a call, in the place of a query; its message is shown when the server sent one. */
  erro?: unknown;
  aoTentar?: () => void;
  /** While the new attempt runs. */
  tentando?: boolean;
  /**
   * The screen to go to when another attempt cannot help: `{ rotulo: 'Ver licitações/contratos', para:
   * '/gerenciar-aquisicoes' }`.
   */
  saida?: { rotulo: string; para: string };
}

/** Refusals that a repeated request gets again, with their title: not allowed, not found, not valid. */
const DEFINITIVAS: Record<number, string> = {
  403: 'Acesso não permitido',
  404: 'Não encontrado',
  422: 'Não foi possível carregar',
};

/** Shown when something could not be loaded: the error and the next step. A retry is offered only if it may help. */
export function EstadoErro({
  consulta,
  erro = consulta?.error,
  aoTentar = consulta && (() => void consulta.refetch()),
  tentando = consulta?.isFetching,
  saida,
}: EstadoErroProps) {
  if (naoConfigurada(erro)) return <IntegracaoNaoConfigurada erro={erro} />;
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
