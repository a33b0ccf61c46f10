import { usePermissao } from '@merenda/shared';
import { Link } from 'react-router-dom';

/** The way to the screen 'Configurações', for users who may open it. */
export function LinkDasConfiguracoes() {
  return usePermissao('CONFIGURACOES') && <Link to="/configuracoes">Abrir Configurações</Link>;
}
