import type { Movimentacao } from '@merenda/shared/contratos';
import { fraseDaEntrada, linhaDe, linhasDoAviso, nomeDoLote } from '@merenda/shared/regras';
import { ModalComMotivo, ModalMotivo, useDescricao } from '@merenda/shared/ui';
import { useCancelamento, useCancelarMovimentacao } from './movimentacoes.api.js';

interface ModalDaMovimentacaoProps {
  estoque: number;
  movimentacao: Movimentacao;
  aoFechar: () => void;
}

/** Cancels a movement on its way; the sent lots return to the origin. */
export function ModalCancelamento({ estoque, movimentacao, aoFechar }: ModalDaMovimentacaoProps) {
  const cancelamento = useCancelarMovimentacao(estoque, movimentacao.id);
  const embalagem = useDescricao('unidades-produto');
  return (
    <ModalComMotivo
      entidade={{ nome: 'Movimentação', artigo: 'a' }}
      verbo="cancelar"
      detalhes={() =>
        linhasDoAviso(
          movimentacao.produtos.map(({ quantidade, produtoEstoque: { produtoLote } }) => {
            const { produto } = produtoLote;
            return linhaDe(
              nomeDoLote(produtoLote),
              `${fraseDaEntrada(quantidade, produto, embalagem(produto.unidadeProduto))} na origem`,
            );
          }),
        )
      }
      aoSalvar={({ motivo }, { idempotencia }) => cancelamento.mutateAsync({ motivo, idempotencia })}
      aoFechar={aoFechar}
      ajuda="Os produtos voltam ao estoque de origem."
    />
  );
}

export function MotivoDoCancelamento({ estoque, movimentacao, aoFechar }: ModalDaMovimentacaoProps) {
  return <ModalMotivo consulta={useCancelamento(estoque, movimentacao.id)} aoFechar={aoFechar} />;
}
