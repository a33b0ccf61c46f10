import { ImportarPlanilha } from '@merenda/shared/ui';
import { RENOVA } from './preparos.api.js';

export default function ImportarPreparos() {
  return (
    <ImportarPlanilha entidade="preparos" titulo="Importar Preparos" lista="/gerenciar-preparos" renova={RENOVA} />
  );
}
