import { LIMITES, type ProdutoEstoqueNovo } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { Campo, CampoData, CampoQuantidade, CampoTexto, LinhaDeCampos, ModalFormulario, SelectOpcoes, useHoje } from '@merenda/shared/ui';
import { useAdicionarProduto, useProdutos } from './estoques.api';

interface Valores extends Omit<ProdutoEstoqueNovo, 'produto'> {
  /** Id of the product. */
  produto: number;
}

/** 'Adicionar Produto': a lot that comes into the stock without a purchase or a movement. */
export function ModalAdicao({ estoque, aoFechar }: { estoque: number; aoFechar: () => void }) {
  const produtos = useProdutos();
  const adicao = useAdicionarProduto(estoque);
  const hoje = formatarData(useHoje());
  return (
    <ModalFormulario<Valores>
      entidade={{ nome: 'Produto', artigo: 'o' }}
      titulo="Adicionar Produto"
      confirmacao="Deseja realmente adicionar o Produto ao Estoque?"
      sucesso="Produto adicionado ao estoque com sucesso!"
      rotuloSalvar="Adicionar"
      aoSalvar={({ produto, ...lote }, { idempotencia }) => adicao.mutateAsync({ ...lote, produto: { id: produto }, idempotencia })}
      aoFechar={aoFechar}
    >
      <Campo nome="produto" rotulo="Produto" obrigatorio>
        <SelectOpcoes consulta={produtos} opcoes={produtos.data?.map(({ id, nome, item }) => ({ valor: id, rotulo: `${nome} – ${item.nome}` }))} />
      </Campo>
      <LinhaDeCampos>
        <CampoTexto nome="numero" rotulo="Lote" obrigatorio maiusculo max={LIMITES.lote} />
        <CampoQuantidade nome="quantidade" rotulo="Quantidade" obrigatorio ajuda="Em embalagens do produto." />
      </LinhaDeCampos>
      <LinhaDeCampos>
        <CampoData nome="dataFabricacao" rotulo="Fabricação" obrigatorio ate={hoje} />
        <CampoData nome="dataValidade" rotulo="Validade" obrigatorio desde={hoje} />
      </LinhaDeCampos>
    </ModalFormulario>
  );
}
