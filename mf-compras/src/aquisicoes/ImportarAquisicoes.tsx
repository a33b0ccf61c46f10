import { ImportarPlanilha } from '@merenda/shared/ui';
import { RENOVA } from './aquisicoes.api.js';

export default function ImportarAquisicoes() {
  return (
    <ImportarPlanilha
      entidade="aquisicoes"
      titulo="Importar Licitações/Contratos"
      lista="/gerenciar-aquisicoes"
      renova={RENOVA}
    />
  );
}
