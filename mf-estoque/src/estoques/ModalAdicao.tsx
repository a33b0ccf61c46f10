import { consultasDeProdutos } from '@merenda/shared/consultas';
import { LIMITES, type Produto, type ProdutoEstoqueNovo } from '@merenda/shared/contratos';
import { formatarData, nomeComum } from '@merenda/shared/formatos';
import { descreverEmbalagem, fraseDaEntrada } from '@merenda/shared/regras';
import {
  Campo,
  CampoData,
  CampoMoeda,
  CampoQuantidade,
  CampoTexto,
  LinhaDeCampos,
  ModalFormulario,
  SelectProduto,
  useDescricao,
  useHoje,
} from '@merenda/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useAdicionarProduto } from './estoques.api.js';

/** R$ */
const MENOR_PRECO = 0.01;

interface Valores extends Omit<ProdutoEstoqueNovo, 'produto'> {
  /** Id of the product. */
  produto: number;
}

/** 'Adicionar Produto': a lot that comes into the stock without a purchase or a movement. */
export function ModalAdicao({ estoque, aoFechar }: { estoque: number; aoFechar: () => void }) {
  const adicao = useAdicionarProduto(estoque);
  const hoje = formatarData(useHoje());
  const embalagem = useDescricao('unidades-produto');
  const lidos = useQueryClient();

  /** What comes in, of the product that the form has read. */
  function entrada({ produto, quantidade }: Valores): string[] {
    const lido = lidos.getQueryData<Produto>(consultasDeProdutos.um(produto).queryKey);
    return lido ? [`${fraseDaEntrada(quantidade, lido, embalagem(lido.unidadeProduto))}.`] : [];
  }

  return (
    <ModalFormulario<Valores>
      entidade={{ nome: 'Produto', artigo: 'o' }}
      titulo="Adicionar Produto"
      confirmacao="Deseja realmente adicionar o Produto ao Estoque?"
      detalhes={entrada}
      sucesso="Produto adicionado ao estoque com sucesso!"
      rotuloSalvar="Adicionar"
      aoSalvar={({ produto, ...lote }, { idempotencia }) =>
        adicao.mutateAsync({ ...lote, produto: { id: produto }, idempotencia })
      }
      aoFechar={aoFechar}
    >
      <Campo nome="produto" rotulo="Produto" obrigatorio>
        <SelectProduto rotulo={comItem} />
      </Campo>
      <LinhaDeCampos>
        <CampoTexto nome="numero" rotulo="Lote" obrigatorio maiusculo max={LIMITES.lote} />
        <Quantidade />
      </LinhaDeCampos>
      <CampoMoeda
        nome="precoUnidade"
        rotulo="Preço da embalagem"
        min={MENOR_PRECO}
        ajuda="Informe se souber: o custo das refeições usa este preço. Sem ele, o custo é estimado pelo preço do contrato."
      />
      <LinhaDeCampos>
        <CampoData nome="dataFabricacao" rotulo="Fabricação" obrigatorio ate={hoje} />
        <CampoData nome="dataValidade" rotulo="Validade" obrigatorio desde={hoje} />
      </LinhaDeCampos>
    </ModalFormulario>
  );
}

const comItem = ({ nome, item }: Produto): string => `${nomeComum(nome)} – ${nomeComum(item.nome)}`;

/** How many packages come in; the package is read back, since a lot is not counted in its grams. */
function Quantidade() {
  const escolhido = Form.useWatch<number | undefined>('produto');
  const { data: produto } = useQuery(consultasDeProdutos.um(escolhido));
  const embalagem = useDescricao('unidades-produto')(produto?.unidadeProduto);
  const ajuda =
    produto && embalagem !== ''
      ? `Em embalagens do produto: ${descreverEmbalagem(embalagem, produto)}.`
      : 'Em embalagens do produto.';
  return (
    <CampoQuantidade
      nome="quantidade"
      rotulo="Quantidade"
      obrigatorio
      medida={produto ?? null}
      ajuda={<span role="status">{ajuda}</span>}
    />
  );
}
