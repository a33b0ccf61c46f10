import type { BalancoNovo, ProdutoEstoque } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { fraseDoBalanco, linhaDe, linhasDoAviso } from '@merenda/shared/regras';
import { CampoQuantidade, ModalFormulario, useDescricao, useQuantidade } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { nomeDaLinha } from '../estoques/lote.js';
import { useRegistrarBalancos } from './balancos.api.js';

interface ModalBalancosProps {
  estoque: number;
  /** The selected lots, as they are now: after a refusal for a stale quantity they are read again. */
  linhas: readonly ProdutoEstoque[];
  /** After a success. */
  aoConcluir: () => void;
  aoFechar: () => void;
}

interface Valores {
  linhas: Pick<BalancoNovo, 'novaQuantidade'>[];
}

/** Counts of several lots, which correct their quantities: all or none. */
export function ModalBalancos({ estoque, linhas, aoConcluir, aoFechar }: ModalBalancosProps) {
  const balancos = useRegistrarBalancos(estoque);
  const quantidade = useQuantidade();
  const embalagem = useDescricao('unidades-produto');
  return (
    <ModalFormulario<Valores>
      entidade={{ nome: 'Balanço', artigo: 'o' }}
      titulo="Balanço de Vários Lotes"
      confirmacao={`Deseja realmente realizar o Balanço de ${formatarQuantidade(linhas.length)} lotes?`}
      detalhes={({ linhas: contadas }) =>
        linhasDoAviso(
          linhas.map((linha, posicao) => {
            const { produto } = linha.produtoLote;
            const nova = contadas[posicao]?.novaQuantidade ?? 0;
            return linhaDe(
              nomeDaLinha(linha),
              fraseDoBalanco(linha.quantidade, nova, produto, embalagem(produto.unidadeProduto)),
            );
          }),
        )
      }
      sucesso="Balanços realizados com sucesso!"
      aoSalvar={async ({ linhas: contadas }, { idempotencia }) => {
        const novos = linhas.flatMap((linha, posicao) => {
          const valor = contadas[posicao];
          return valor ? [{ produtoEstoque: { id: linha.id }, quantidadeAnterior: linha.quantidade, ...valor }] : [];
        });
        await balancos.mutateAsync({ novos, idempotencia });
        aoConcluir();
      }}
      aoFechar={aoFechar}
    >
      <Typography.Paragraph type="secondary">O que foi contado de cada lote.</Typography.Paragraph>
      {linhas.map((linha, posicao) => (
        <CampoQuantidade
          key={linha.id}
          nome={['linhas', posicao, 'novaQuantidade']}
          rotulo={nomeDaLinha(linha)}
          obrigatorio
          medida={linha.produtoLote.produto}
          tudo={linha.quantidade}
          ajuda={`Quantidade atual: ${quantidade(linha.quantidade, linha.produtoLote.produto)}`}
        />
      ))}
    </ModalFormulario>
  );
}
