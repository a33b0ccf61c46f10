import type { ProdutoRecebido, Solicitacao } from '@merenda/shared/contratos';
import { fraseDoQueSai, linhaDe, linhasDoAviso, nomeDoLote } from '@merenda/shared/regras';
import { ModalComMotivo, useDescricao, type Entidade } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { ComSolicitacao } from '../solicitacoes/ComSolicitacao.js';
import { Identificacao } from '../solicitacoes/identificacao.js';
import { useEstornarRecebimento } from './recebimentos.api.js';

const TITULO = 'Estornar Recebimento';
const RECEBIMENTO: Entidade = { artigo: 'o', nome: 'Recebimento' };

interface ModalEstornoProps {
  solicitacao: number;
  recebimento: number;
  /** How the delivery is called: 'Entrega 1 – nota fiscal 4501'. */
  entrega: string;
  /** What it brought into the stock. */
  produtos: readonly ProdutoRecebido[];
  aoFechar: () => void;
}

/** Undoes a receipt that was wrong, with its reason. */
export function ModalEstorno({ solicitacao: id, aoFechar, ...resto }: ModalEstornoProps) {
  return (
    <ComSolicitacao id={id} titulo={TITULO} aoFechar={aoFechar}>
      {(solicitacao) => <Estorno solicitacao={solicitacao} aoFechar={aoFechar} {...resto} />}
    </ComSolicitacao>
  );
}

function Estorno({
  solicitacao,
  recebimento,
  entrega,
  produtos,
  aoFechar,
}: Omit<ModalEstornoProps, 'solicitacao'> & { solicitacao: Solicitacao }) {
  const { mutateAsync: estornar } = useEstornarRecebimento(solicitacao.id, recebimento);
  const embalagem = useDescricao('unidades-produto');
  return (
    <ModalComMotivo
      entidade={RECEBIMENTO}
      verbo="estornar"
      confirmacao="Deseja realmente estornar o Recebimento? Os lotes saem do estoque e o número da nota fica livre."
      detalhes={() =>
        linhasDoAviso(
          produtos.map(({ produto, lote, quantidade }) =>
            linhaDe(
              nomeDoLote({ produto, numero: lote }),
              fraseDoQueSai(quantidade, produto, embalagem(produto.unidadeProduto)),
            ),
          ),
        )
      }
      linhas={4}
      largura={640}
      aoSalvar={({ motivo }, { idempotencia }) => estornar({ motivo, versao: solicitacao.versao, idempotencia })}
      aoFechar={aoFechar}
    >
      <Identificacao solicitacao={solicitacao} />
      <Typography.Paragraph>{entrega}</Typography.Paragraph>
    </ModalComMotivo>
  );
}
