import type { ItemNovo } from '@merenda/shared/contratos';
import { FormularioCadastro, Tela } from '@merenda/shared/ui';
import { FormularioItem, ITEM } from './FormularioItem.js';
import { useCriarItem } from './itens.api.js';

export default function CadastroItem() {
  const criar = useCriarItem();
  return (
    <Tela titulo="Cadastro de Item">
      <FormularioCadastro<ItemNovo> entidade={ITEM} aoSalvar={(item) => criar.mutateAsync(item)}>
        <FormularioItem />
      </FormularioCadastro>
    </Tela>
  );
}
