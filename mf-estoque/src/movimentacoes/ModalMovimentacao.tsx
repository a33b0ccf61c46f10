import { ModalDetalhes, ModalDoRegistro } from '@merenda/shared/ui';
import { CartaoMovimentacao } from './CartaoMovimentacao.js';
import { useMovimentacao } from './movimentacoes.api.js';

const LARGURA = 960;

interface ModalMovimentacaoProps {
  /** The stock from which the user looks at it. */
  estoque: number;
  id: number;
  aoFechar: () => void;
}

/** The movement that the address names, which may be on any page of the list. */
export function ModalMovimentacao({ estoque, id, aoFechar }: ModalMovimentacaoProps) {
  const titulo = `Movimentação nº ${id}`;
  return (
    <ModalDoRegistro titulo={titulo} largura={LARGURA} consulta={useMovimentacao(estoque, id)} aoFechar={aoFechar}>
      {(movimentacao) => (
        <ModalDetalhes
          titulo={titulo}
          largura={LARGURA}
          detalhes={[]}
          aoFechar={aoFechar}
          historico={{ entidade: 'movimentacoes', id }}
        >
          <CartaoMovimentacao movimentacao={movimentacao} estoque={estoque} comProdutos />
        </ModalDetalhes>
      )}
    </ModalDoRegistro>
  );
}
