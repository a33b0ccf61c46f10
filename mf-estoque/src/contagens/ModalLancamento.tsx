import { LIMITES, type ConferenciaDaContagem, type LancamentoDaContagem } from '@merenda/shared/contratos';
import { fraseDoBalanco, linhaDe, linhasDoAviso, nomeDoLote } from '@merenda/shared/regras';
import { CampoTexto, ModalFormulario, useDescricao } from '@merenda/shared/ui';
import { useLancarContagem } from './contagens.api.js';

interface ModalLancamentoProps {
  estoque: number;
  contagem: number;
  /** The differences on the screen. */
  conferencia: Pick<ConferenciaDaContagem, 'revisao' | 'lotes'>;
  aoFechar: () => void;
}

/** Books the differences of a count. */
export function ModalLancamento({ estoque, contagem, conferencia, aoFechar }: ModalLancamentoProps) {
  const lancamento = useLancarContagem(estoque, contagem);
  const embalagem = useDescricao('unidades-produto');
  const { revisao, lotes } = conferencia;
  return (
    <ModalFormulario<Pick<LancamentoDaContagem, 'motivo'>>
      entidade={{ nome: 'Contagem', artigo: 'a' }}
      titulo="Lançar Contagem"
      confirmacao="Deseja realmente lançar a Contagem no estoque?"
      detalhes={() =>
        linhasDoAviso(
          lotes
            .filter(({ diferenca }) => diferenca !== 0)
            .map(({ produtoLote, saldo, contada }) => {
              const { produto } = produtoLote;
              return linhaDe(
                nomeDoLote(produtoLote),
                fraseDoBalanco(saldo, contada, produto, embalagem(produto.unidadeProduto)),
              );
            }),
        )
      }
      sucesso="Contagem lançada com sucesso!"
      rotuloSalvar="Lançar"
      aoSalvar={({ motivo }, { idempotencia }) => lancamento.mutateAsync({ revisao, motivo, idempotencia })}
      aoFechar={aoFechar}
      largura={520}
    >
      <CampoTexto
        nome="motivo"
        rotulo="Motivo"
        obrigatorio
        linhas={3}
        max={LIMITES.motivo}
        ajuda="Fica no histórico de cada lote: 'Contagem de fim de mês'."
      />
    </ModalFormulario>
  );
}
