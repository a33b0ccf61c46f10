import { api } from '@merenda/shared';
import { consultasDeProdutos } from '@merenda/shared/consultas';
import { ORDENS_PRODUTO, SIMBOLOS_UNIDADE_MEDIDA, type OrdemProduto, type Produto } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import { descreverEmbalagem, descreverLimites } from '@merenda/shared/regras';
import {
  BUSCA_DE_PRODUTOS,
  copiaDe,
  ModalDetalhes,
  TelaDaEntidade,
  useDescricao,
  useDuplicar,
  useListaCurtaOuPaginada,
  type Coluna,
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

  /** The order of a column: of the browser's list its text, of the server's its name. */
  const ordem = (nome: OrdemProduto, texto: (produto: Produto) => string) => (longa ? nome : texto);

  const colunas: Coluna<Produto>[] = [
    { titulo: 'Nome', valor: ({ nome }) => nomeComum(nome), ordem: ordem('nome', ({ nome }) => nome) },
    { titulo: 'Item', valor: ({ item }) => nomeComum(item.nome), ordem: ordem('item', ({ item }) => item.nome) },
    {
      titulo: 'Unidade',
      convencao: 'unidades-produto',
      valor: ({ unidadeProduto }) => unidade(unidadeProduto),
      ordem: ordem('unidade', ({ unidadeProduto }) => unidade(unidadeProduto)),
    },
    { titulo: 'Medida', valor: conteudo, numerica: true, destaque: true },
    { titulo: 'Perecível', valor: perecivel, ordem: ordem('perecivel', perecivel) },
  ];

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
          detalhes={[
            { rotulo: 'Nome', valor: nomeComum(produto.nome) },
            { rotulo: 'Item', valor: nomeComum(produto.item.nome) },
            { rotulo: 'Unidade do produto', valor: unidade(produto.unidadeProduto) },
            { rotulo: 'Medida', valor: descreverEmbalagem(unidade(produto.unidadeProduto), produto) },
            { rotulo: 'Perecível', valor: perecivel(produto) },
            { rotulo: 'Temperatura no recebimento', valor: descreverLimites(produto) ?? 'sem limite' },
          ]}
        />
      )}
    />
  );
}

/** '5 kg' */
function conteudo({ medidaReal, unidadeMedida }: Produto): string {
  return `${formatarQuantidade(medidaReal)} ${SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida]}`;
}

function perecivel({ isPerecivel }: Produto): string {
  return isPerecivel ? 'Sim' : 'Não';
}
