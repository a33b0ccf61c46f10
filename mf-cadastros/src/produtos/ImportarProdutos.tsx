import { ImportarPlanilha } from '@merenda/shared/ui';
import { RENOVA } from './produtos.api.js';

export default function ImportarProdutos() {
  return (
    <ImportarPlanilha entidade="produtos" titulo="Importar Produtos" lista="/gerenciar-produtos" renova={RENOVA} />
  );
}
