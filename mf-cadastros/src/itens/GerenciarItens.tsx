import { consultasDeItens } from '@merenda/shared/consultas';
import { ROTULOS_GRAU_PROCESSAMENTO, ROTULOS_TIPO_ITEM, type Item, type ItemNovo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { BUSCA_DE_ITENS, ModalDetalhes, naLista, TelaDaEntidade, useDescricao, type Coluna } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { FormularioItem, ITEM } from './FormularioItem.js';
import { useAlterarItem, useExcluirItem } from './itens.api.js';

export default function GerenciarItens() {
  const consulta = useQuery(consultasDeItens.lista());
  const alterar = useAlterarItem();
  const categoria = useDescricao('categorias-alimento');
  const alergenico = useDescricao('alergenicos');

  const colunas: Coluna<Item>[] = [
    { titulo: 'Nome', valor: ({ nome }) => nomeComum(nome), ordem: ({ nome }) => nome },
    { titulo: 'Tipo', valor: rotuloDoTipo, ordem: rotuloDoTipo },
    {
      titulo: 'Categoria',
      convencao: 'categorias-alimento',
      valor: (item) => categoria(item.categoria),
      ordem: (item) => categoria(item.categoria),
    },
  ];

  return (
    <TelaDaEntidade<Item, ItemNovo>
      entidade={ITEM}
      titulo="Gerenciar Itens"
      consulta={consulta}
      colunas={colunas}
      busca={BUSCA_DE_ITENS}
      nomeDaLinha={({ nome }) => nomeComum(nome)}
      cadastro="/cadastrar-ítem"
      importacao="/importar-itens"
      exportacao="itens"
      relatorio="itens"
      vazio="Nenhum item cadastrado."
      exclusao={useExcluirItem()}
      reler={naLista(consulta)}
      paraFormulario={(item) => item}
      formulario={() => ({
        campos: <FormularioItem edicao />,
        aoSalvar: (item, chave) => alterar.mutateAsync({ ...item, ...chave }),
      })}
      exibido={(item, aoFechar) => (
        <ModalDetalhes
          titulo="Detalhes do Item"
          aoFechar={aoFechar}
          historico={{ entidade: 'itens-produto', id: item.id }}
          detalhes={[
            { rotulo: 'Nome', valor: nomeComum(item.nome) },
            { rotulo: 'Tipo', valor: rotuloDoTipo(item) },
            { rotulo: 'Categoria', valor: categoria(item.categoria) },
            {
              rotulo: 'Grau de processamento',
              valor: item.grauProcessamento && ROTULOS_GRAU_PROCESSAMENTO[item.grauProcessamento],
            },
            ...(item.itemProdutoTipo === 'ALIMENTO'
              ? [
                  { rotulo: 'Alergênicos: contém', valor: item.alergenicosContem.map(alergenico).join(', ') },
                  {
                    rotulo: 'Alergênicos: pode conter',
                    valor: item.alergenicosPodeConter.map(alergenico).join(', '),
                  },
                  { rotulo: 'Alergênicos conferidos', valor: item.alergenicosConferidos ? 'Sim' : 'Não' },
                ]
              : []),
          ]}
        />
      )}
    />
  );
}

function rotuloDoTipo({ itemProdutoTipo }: Item): string {
  return ROTULOS_TIPO_ITEM[itemProdutoTipo];
}
