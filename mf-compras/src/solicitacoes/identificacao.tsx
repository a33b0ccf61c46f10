import type { SolicitacaoResumo } from '@merenda/shared/contratos';
import { formatarMoeda, nomeProprio } from '@merenda/shared/formatos';
import { Typography } from 'antd';

type Identificada = Pick<
  SolicitacaoResumo,
  'numero' | 'fornecedor' | 'propostaVencedora' | 'unidadeEducacional' | 'valor'
>;

/** The name of a request in the labels of its row's buttons: the supplier, and the numbers that identify it. */
export const nomeDaSolicitacao = ({ numero, fornecedor, propostaVencedora, valor }: Identificada): string =>
  `${nomeProprio(fornecedor.nome)}, solicitação ${numero}, contrato ${propostaVencedora.numeroContrato}, ${formatarMoeda(valor)}`;

/** The line of a modal that says over which request it is. */
export function Identificacao({
  solicitacao: { numero, fornecedor, propostaVencedora, unidadeEducacional, valor },
}: {
  solicitacao: Identificada;
}) {
  return (
    <Typography.Paragraph>
      <strong>
        Solicitação {numero} de {nomeProprio(fornecedor.nome)}
      </strong>
      <br />
      Contrato {propostaVencedora.numeroContrato} · {formatarMoeda(valor)} · {nomeProprio(unidadeEducacional.nome)}
    </Typography.Paragraph>
  );
}
