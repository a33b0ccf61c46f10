import { ImportarPlanilha } from '@merenda/shared/ui';
import { RENOVA } from './unidades.api.js';
import { VincularAMim } from './VincularAMim.js';

export default function ImportarUnidades() {
  return (
    <ImportarPlanilha
      entidade="unidades"
      titulo="Importar Unidades"
      lista="/gerenciar-unidade"
      renova={RENOVA}
      aSeguir={() => <VincularAMim />}
    />
  );
}
