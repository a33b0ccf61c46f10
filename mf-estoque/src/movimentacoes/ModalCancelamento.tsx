import { LIMITES, type Movimentacao, type MovimentacaoCancelamento } from '@merenda/shared/contratos';
import { fraseDaEntrada, linhaDe, linhasDoAviso, nomeDoLote } from '@merenda/shared/regras';
import { CampoTexto, ModalFormulario, useDescricao } from '@merenda/shared/ui';
import { useCancelarMovimentacao } from './movimentacoes.api.js';

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
    <ModalFormulario<MovimentacaoCancelamento>
      entidade={{ nome: 'Movimentação', artigo: 'a' }}
      titulo="Cancelar Movimentação"
      confirmacao="Deseja realmente cancelar a Movimentação?"
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
      sucesso="Movimentação cancelada com sucesso!"
      rotuloSalvar="Cancelar movimentação"
      aoSalvar={({ motivo }, { idempotencia }) => cancelamento.mutateAsync({ motivo, idempotencia })}
      aoFechar={aoFechar}
      largura={520}
    >
      <CampoTexto
        nome="motivo"
        rotulo="Motivo"
        obrigatorio
        linhas={3}
        max={LIMITES.motivo}
        ajuda="Os produtos voltam ao estoque de origem."
      />
    </ModalFormulario>
  );
}
