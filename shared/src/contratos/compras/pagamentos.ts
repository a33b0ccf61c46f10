import { z } from 'zod';
import { ORDENS_PAGAMENTO, SITUACOES_DO_PAGAMENTO } from '../../vocabulario/compras/pagamentos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { Estorno } from '../estoque/estornos.js';
import { buscaDePaginaEm } from '../paginas.js';
import {
  DataBR,
  DataEntrada,
  type DaTela,
  Dinheiro,
  DinheiroPositivo,
  Id,
  IdParam,
  opcao,
  opcional,
  Ref,
  textoLongo,
  textoMaiusculo,
  Versao,
  VersaoLida,
} from '../primitivos.js';
import { FornecedorCitado, ProdutoCitado } from './aquisicoes.js';

/** Body of POST /pagamentos: R$ that left the account for an invoice, and R$ of taxes that were withheld. */
export const PagamentoNovo = z.object({
  notaFiscal: Ref,
  data: DataEntrada,
  /** Number of the bank order or of the cheque. */
  documento: textoMaiusculo(LIMITES.numeroDocumento),
  valor: DinheiroPositivo,
  retencao: Dinheiro,
  /** Why it is written into a year whose accounts are closed. */
  motivo: opcional(textoLongo(LIMITES.motivo)),
});
export type PagamentoNovo = z.infer<typeof PagamentoNovo>;

/** Body of POST /pagamentos/{id}/estorno. */
export const EstornoDoPagamento = z.object({ motivo: textoLongo(LIMITES.motivo), versao: VersaoLida });
export type EstornoDoPagamento = DaTela<z.infer<typeof EstornoDoPagamento>>;

/** A payment in a list. */
export const PagamentoResumo = z.object({
  id: Id,
  data: DataBR,
  documento: z.string(),
  valor: z.number(),
  retencao: z.number(),
  notaFiscal: z.object({ id: Id, numero: z.string() }),
  solicitacao: z.object({ id: Id, numero: z.string() }),
  fornecedor: FornecedorCitado,
  situacao: z.enum(SITUACOES_DO_PAGAMENTO),
  /** User, time and reason of the reversal; null if it was not reversed. */
  estorno: Estorno.nullable(),
  versao: Versao,
});
export type PagamentoResumo = z.infer<typeof PagamentoResumo>;

export const Pagamento = PagamentoResumo.extend({
  /** R$ by product: they add up to `valor`. */
  itens: z.array(z.object({ produto: ProdutoCitado, quantidade: z.number(), valor: z.number() })),
});
export type Pagamento = z.infer<typeof Pagamento>;

/** What a list of payments is restricted by; absent criteria do not restrict it. Requests only. */
export const FiltrosDosPagamentos = z.object({
  /** First and last day of the payments. */
  de: DataEntrada.optional(),
  ate: DataEntrada.optional(),
  /** A part of the bank order's number. */
  documento: z.string().max(LIMITES.busca).optional(),
  /** A part of the invoice's number. */
  nota: z.string().max(LIMITES.busca).optional(),
  fornecedor: IdParam.optional(),
  solicitacao: IdParam.optional(),
  situacao: opcao(SITUACOES_DO_PAGAMENTO).optional(),
});
export type FiltrosDosPagamentos = z.infer<typeof FiltrosDosPagamentos>;

/** Query of GET /pagamentos/pagina. Requests only. */
export const BuscaPagamentos = buscaDePaginaEm(ORDENS_PAGAMENTO).extend(FiltrosDosPagamentos.shape);
export type BuscaPagamentos = z.infer<typeof BuscaPagamentos>;

/** An invoice of a request with what was accepted, paid and withheld of it, R$. */
export const NotaAPagar = z.object({
  notaFiscal: z.object({ id: Id, numero: z.string(), dataRecebimento: DataBR, valor: z.number() }),
  aceito: z.number(),
  pago: z.number(),
  retido: z.number(),
  pagamentos: z.array(PagamentoResumo),
  /** Years whose accounts, closed, have the payments of this invoice: one dated there needs a reason. */
  anosFechados: z.array(z.int()),
});
export type NotaAPagar = z.infer<typeof NotaAPagar>;
