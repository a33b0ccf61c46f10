import { ImportarPlanilha } from '@merenda/shared/ui';
import { ConvitesDaImportacao } from './ConvitesDaImportacao.js';
import { RENOVA } from './usuarios.api.js';

export default function ImportarUsuarios() {
  return (
    <ImportarPlanilha
      entidade="usuarios"
      titulo="Importar Usuários"
      lista="/gerenciar-usuarios"
      renova={RENOVA}
      aSeguir={({ criados }) => criados.length > 0 && <ConvitesDaImportacao usuarios={criados} />}
    />
  );
}
