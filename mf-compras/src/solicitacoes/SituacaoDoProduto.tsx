import type { SituacaoDoItem } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import { comMedida, conteudoDaEmbalagem, decimal, embalagensPara, recusaConversao } from '@merenda/shared/regras';
import { Button, Flex, Typography } from 'antd';
import type { ItemPedivel } from './quantidades.js';

interface SituacaoDoProdutoProps {
  item: ItemPedivel;
  situacao: SituacaoDoItem;
  /** What the product is packed in. */
  embalagem: string;
  aoPedir: (quantidade: number) => void;
}

/** What the unit has of a product's item, expects, and needs in the next 30 days, with the packages that are missing. */
export function SituacaoDoProduto({ item, situacao, embalagem, aoPedir }: SituacaoDoProdutoProps) {
  const { emEstoque, aCaminho, necessidade, unidadeMedida } = situacao;
  const sugeridas = embalagensSugeridas(item, situacao);
  const rotulo = `Pedir ${formatarQuantidade(sugeridas)} × ${embalagem}`;
  return (
    <Flex wrap gap="small" align="center">
      <Typography.Text type="secondary">
        Na unidade: {comMedida(emEstoque, unidadeMedida)} · a caminho: {comMedida(aCaminho, unidadeMedida)} · próximos
        30 dias: {comMedida(necessidade, unidadeMedida)}
      </Typography.Text>
      {sugeridas > 0 && (
        <Button
          size="small"
          // The Tab goes from quantity to quantity; who has no mouse types the number that the button says.
          tabIndex={-1}
          aria-label={`${rotulo} de ${nomeComum(item.produto.nome)}`}
          onClick={() => aoPedir(sugeridas)}
        >
          {rotulo}
        </Button>
      )}
    </Flex>
  );
}

/** The situation of the product's item, in a unit of measure to which its package can be converted. */
export const situacaoDoProduto = (
  situacoes: readonly SituacaoDoItem[] | undefined,
  { produto }: ItemPedivel,
): SituacaoDoItem | undefined =>
  situacoes?.find(
    ({ item, unidadeMedida }) => item === produto.item.id && !recusaConversao(produto.unidadeMedida, unidadeMedida),
  );

/** Whole packages for what is missing, as far as the contract has them. */
function embalagensSugeridas({ produto, disponivel }: ItemPedivel, { falta, unidadeMedida }: SituacaoDoItem): number {
  if (falta <= 0) return 0;
  return Math.min(
    embalagensPara(falta, conteudoDaEmbalagem(produto, unidadeMedida)),
    decimal(disponivel).floor().toNumber(),
  );
}
