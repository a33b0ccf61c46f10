import { consultasDeProdutos } from '@merenda/shared/consultas';
import type { Produto } from '@merenda/shared/contratos';
import { SelectRegistro, type Escolha, type SelectRegistroProps } from './SelectRegistro.js';

const PRODUTOS: Escolha<Produto> = {
  consultas: consultasDeProdutos,
  nomes: ({ nome, item }) => `${nome} ${item.nome}`,
  plural: 'produtos',
  ausente: 'Produto excluído',
  de: 'produtos',
};

/** One product, found by words of its name or of its item's. */
export function SelectProduto(props: Omit<SelectRegistroProps<Produto>, 'aoLimpar'>) {
  return <SelectRegistro {...props} escolha={PRODUTOS} />;
}
