import { ImportarPlanilha } from '@merenda/shared/ui';
import { FAMILIAS } from '../familias.js';

const RENOVA = [FAMILIAS.composicao];

export default function ImportarComposicao() {
  return (
    <ImportarPlanilha
      entidade="composicao-alimentos"
      titulo="Importar Tabela de Composição"
      lista="/cadastrar-alimento"
      rotuloDaLista="Cadastrar alimentos"
      renova={RENOVA}
    />
  );
}
