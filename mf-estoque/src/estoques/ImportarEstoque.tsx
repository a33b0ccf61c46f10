import { ImportarPlanilha } from '@merenda/shared/ui';
import { RENOVA } from './estoques.api.js';

/** The opening stock of the user's units, from a spreadsheet. */
export default function ImportarEstoque() {
  return (
    <ImportarPlanilha entidade="estoque-inicial" titulo="Importar Estoque Inicial" lista="/estoque" renova={RENOVA} />
  );
}
