import { consultasDeItens } from '@merenda/shared/consultas';
import { CAMPOS_DO_ITEM, type Item, type ItemNovo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { BUSCA_DE_ITENS, ModalDetalhes, naLista, TelaDaEntidade, useColunas, useDetalhes } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { AvisoSemGrupo } from './AvisoSemGrupo.js';
import { FormularioItem, ITEM } from './FormularioItem.js';
import { useAlterarItem, useExcluirItem } from './itens.api.js';

export default function GerenciarItens() {
  const consulta = useQuery(consultasDeItens.lista());
  const alterar = useAlterarItem();
  const colunas = useColunas(CAMPOS_DO_ITEM);
  const detalhesDe = useDetalhes(CAMPOS_DO_ITEM);

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
      acimaDasLinhas={<AvisoSemGrupo itens={consulta.data ?? []} />}
      exclusao={useExcluirItem()}
      reler={naLista(consulta)}
      paraFormulario={(item) => item}
      formulario={(antes) => ({
        campos: <FormularioItem edicao={antes} />,
        aoSalvar: (item, chave) => alterar.mutateAsync({ ...item, ...chave }),
      })}
      exibido={(item, aoFechar) => (
        <ModalDetalhes
          titulo="Detalhes do Item"
          aoFechar={aoFechar}
          historico={{ entidade: 'itens-produto', id: item.id }}
          detalhes={detalhesDe(item)}
        />
      )}
    />
  );
}
