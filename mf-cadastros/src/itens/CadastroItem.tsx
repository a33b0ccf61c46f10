import type { Item, ItemNovo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { enderecoDoRegistro, FormularioCadastro, PassoSeguinte, Tela } from '@merenda/shared/ui';
import { FormularioItem, ITEM } from './FormularioItem.js';
import { useCriarItem } from './itens.api.js';

export default function CadastroItem() {
  const criar = useCriarItem();
  return (
    <Tela titulo="Cadastro de Item">
      <FormularioCadastro<ItemNovo, Item>
        entidade={ITEM}
        salvo={({ id, nome }) => ({
          registro: `Item ${nomeComum(nome)}`,
          endereco: enderecoDoRegistro('/gerenciar-itens', id),
          aSeguir: (
            <PassoSeguinte para="/cadastrar-produto" permissao="PRODUTOS" valores={{ item: id, nome: `${nome} ` }}>
              Cadastrar produto deste item
            </PassoSeguinte>
          ),
        })}
        manter={{ rotulo: 'Manter tipo e categoria', campos: ['itemProdutoTipo', 'categoria'] }}
        aoSalvar={(item) => criar.mutateAsync(item)}
      >
        <FormularioItem />
      </FormularioCadastro>
    </Tela>
  );
}
