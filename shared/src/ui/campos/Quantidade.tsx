import { partesDaQuantidade, type ProdutoMedido } from '@merenda/shared/regras';
import { theme, Typography } from 'antd';
import { useDescricao } from './SelectConvencao.js';

/** Packages of a product as people weigh them; their number beside it is smaller where the weight is large. */
export function Quantidade({ embalagens, produto }: { embalagens: number; produto: ProdutoMedido }) {
  const embalagem = useDescricao('unidades-produto');
  const { token } = theme.useToken();
  const partes = partesDaQuantidade(embalagens, produto, embalagem(produto.unidadeProduto));
  return (
    <>
      {partes.total}
      {partes.embalagens !== null && (
        // A column of numbers does not wrap: with both parts in one line, two such columns leave the page.
        <Typography.Text
          type="secondary"
          style={{ fontSize: token.fontSize, fontWeight: 'normal', whiteSpace: 'normal' }}
        >
          {` (${partes.embalagens})`}
        </Typography.Text>
      )}
    </>
  );
}
