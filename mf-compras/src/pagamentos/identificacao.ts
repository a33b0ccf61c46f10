import type { PagamentoResumo } from '@merenda/shared/contratos';
import { formatarMoeda, nomeProprio } from '@merenda/shared/formatos';
import type { Entidade } from '@merenda/shared/ui';

export const PAGAMENTO: Entidade = { artigo: 'o', nome: 'Pagamento' };

/** The name of a payment in the labels of its row's buttons, and in the modals over it. */
export const nomeDoPagamento = ({ valor, data, documento, fornecedor, notaFiscal }: PagamentoResumo): string =>
  `${formatarMoeda(valor)} a ${nomeProprio(fornecedor.nome)}, em ${data}, documento ${documento}, nota ${notaFiscal.numero}`;
