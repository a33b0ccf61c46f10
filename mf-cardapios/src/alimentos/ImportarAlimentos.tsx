import { ImportarPlanilha } from '@merenda/shared/ui';
import { RENOVA } from './alimentos.api.js';

export default function ImportarAlimentos() {
  return (
    <ImportarPlanilha entidade="alimentos" titulo="Importar Alimentos" lista="/gerenciar-alimentos" renova={RENOVA} />
  );
}
