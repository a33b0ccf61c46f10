import { ImportarPlanilha } from '@merenda/shared/ui';
import { FAMILIAS } from '../familias.js';

/** '/importar-recursos-pnae'. */
export default function ImportarRecursos() {
  return (
    <ImportarPlanilha
      entidade="recursos-pnae"
      titulo="Importar Recursos do PNAE"
      lista="/recursos-pnae"
      renova={[FAMILIAS.recursosPnae]}
    />
  );
}
