import type { ConferenciaDaContagem } from '@merenda/shared/contratos';
import { fraseDoBalanco, linhaDe, linhasDoAviso, nomeDoLote } from '@merenda/shared/regras';
import { ModalComMotivo, useDescricao } from '@merenda/shared/ui';
import { useLancarContagem } from './contagens.api.js';

interface ModalLancarProps {
  estoque: number;
  contagem: number;
  /** The differences on the screen. */
  conferencia: Pick<ConferenciaDaContagem, 'revisao' | 'lotes'>;
  aoFechar: () => void;
}

/** Books the differences of a count. */
export function ModalLancar({ estoque, contagem, conferencia, aoFechar }: ModalLancarProps) {
  const lancar = useLancarContagem(estoque, contagem);
  const embalagem = useDescricao('unidades-produto');
  const { revisao, lotes } = conferencia;
  return (
    <ModalComMotivo
      entidade={{ nome: 'Contagem', artigo: 'a' }}
      verbo="lançar"
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
      rotuloSalvar="Lançar"
      aoSalvar={({ motivo }, { idempotencia }) => lancar.mutateAsync({ revisao, motivo, idempotencia })}
      aoFechar={aoFechar}
      ajuda="Fica no histórico de cada lote: 'Contagem de fim de mês'."
    />
  );
}
