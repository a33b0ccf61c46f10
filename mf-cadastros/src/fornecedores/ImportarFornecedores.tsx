import { ImportarPlanilha } from '@merenda/shared/ui';
import { RENOVA } from './fornecedores.api.js';

export default function ImportarFornecedores() {
  return (
    <ImportarPlanilha
      entidade="fornecedores"
      titulo="Importar Fornecedores"
      lista="/gerenciar-fornecedores"
      renova={RENOVA}
    />
  );
}
