import { ImportarPlanilha } from '@merenda/shared/ui';
import { RENOVA } from './itens.api.js';

export default function ImportarItens() {
  return <ImportarPlanilha entidade="itens" titulo="Importar Itens" lista="/gerenciar-itens" renova={RENOVA} />;
}
