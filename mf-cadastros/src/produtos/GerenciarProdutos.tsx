import { api } from '@merenda/shared';
import { consultasDeProdutos } from '@merenda/shared/consultas';
import { CAMPOS_DO_PRODUTO, ORDENS_PRODUTO, type Produto } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { descreverEmbalagem } from '@merenda/shared/regras';
import {
  BUSCA_DE_PRODUTOS,
  copiaDe,
  ModalDetalhes,
  TelaDaEntidade,
  useColunas,
  useDescricao,
  useDetalhes,
  useDuplicar,
  useListaCurtaOuPaginada,
} from '@merenda/shared/ui';
import {
  FormularioProduto,
  paraCorpo,
  paraFormulario,
  PRODUTO,
  type ProdutoNoFormulario,
} from './FormularioProduto.js';
import { useAlterarProduto, useExcluirProduto } from './produtos.api.js';

/** A product as it is now; undefined if it does not exist any more. */
const lerProduto = async (id: number): Promise<Produto | undefined> =>
  (await api.get('produtos/pagina', { busca: { ids: String(id), porPagina: 1 } })).linhas[0];

/** The rows of 'Gerenciar Produtos'. */
const useListaDeProdutos = () =>
  useListaCurtaOuPaginada({
    familia: consultasDeProdutos.familia,
    campos: BUSCA_DE_PRODUTOS,
    ordens: ORDENS_PRODUTO,
    ler: (criterios, pedida, signal) => api.get('produtos/pagina', { signal, busca: { ...criterios, ...pedida } }),
    um: consultasDeProdutos.um,
  });

export default function GerenciarProdutos() {
  const { longa, linhas, registros } = useListaDeProdutos();
  const alterar = useAlterarProduto();
  const unidade = useDescricao('unidades-produto');
  const duplicar = useDuplicar('/cadastrar-produto', (produto: Produto) => copiaDe(paraFormulario(produto)));

  const colunas = useColunas(CAMPOS_DO_PRODUTO, { doServidor: longa });
  const detalhesDe = useDetalhes(CAMPOS_DO_PRODUTO, {
    medidaReal: (produto) => descreverEmbalagem(unidade(produto.unidadeProduto), produto),
  });

  return (
    <TelaDaEntidade<Produto, ProdutoNoFormulario>
      entidade={PRODUTO}
      titulo="Gerenciar Produtos"
      {...linhas}
      colunas={colunas}
      nomeDaLinha={({ nome }) => nomeComum(nome)}
      cadastro="/cadastrar-produto"
      importacao="/importar-produtos"
      exportacao="produtos"
      relatorio="produtos"
      vazio="Nenhum produto cadastrado."
      acoes={[duplicar]}
      exclusao={useExcluirProduto()}
      reler={lerProduto}
      paraFormulario={paraFormulario}
      formulario={() => ({
        campos: <FormularioProduto />,
        aoSalvar: (produto, chave) => alterar.mutateAsync({ ...paraCorpo(produto), ...chave }),
      })}
      registros={registros}
      exibido={(produto, aoFechar) => (
        <ModalDetalhes
          titulo="Detalhes do Produto"
          aoFechar={aoFechar}
          historico={{ entidade: 'produtos', id: produto.id }}
          detalhes={detalhesDe(produto)}
        />
      )}
    />
  );
}
