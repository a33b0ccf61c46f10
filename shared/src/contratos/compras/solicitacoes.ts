import { z } from 'zod';
import { violacoesDoLote } from '../../regras/estoque/lotes.js';
import { violacoesDaSolicitacao } from '../../regras/compras/solicitacoes.js';
import { FornecedorCitado, ProdutoCitado } from './aquisicoes.js';
import { Conferencia, ConferenciaNova, LoteConferido, LoteConferidoNovo } from './conferencias.js';
import { conferir, conferirCampo } from '../conferir.js';
import { TIPOS_AQUISICAO } from '../../vocabulario/compras/aquisicoes.js';
import { ORDENS_SOLICITACAO, STATUS_COMPRA, STATUS_DA_BUSCA } from '../../vocabulario/compras/solicitacoes.js';
import { NumeroLote } from '../estoque/estoques.js';
import { Estorno } from '../estoque/estornos.js';
import { LIMITES } from '../../vocabulario/limites.js';
import { NotaEletronicaNova } from './notas-eletronicas.js';
import { NotaFiscal, NotaFiscalNova } from './notas-fiscais.js';
import { buscaDePaginaEm } from '../paginas.js';
import {
  CodigoConvencao,
  DataBR,
  DataEntrada,
  DataHoraBR,
  type DaTela,
  Id,
  IdParam,
  opcao,
  opcional,
  Quantidade,
  Ref,
  textoLongo,
  Versao,
  VersaoLida,
} from '../primitivos.js';

/** An item of a request, named by its product. An item with zero is not stored. */
const ItemSolicitado = z.object({ id: Id.nullish(), produto: Ref, quantidade: Quantidade });

const itens = z
  .array(ItemSolicitado)
  .max(LIMITES.itensProposta)
  .superRefine(conferirCampo((lista) => violacoesDaSolicitacao(lista.map(({ quantidade }) => quantidade))));

/** Body of POST /solicitacoes. The date is today, price and unit come from the contract: sent values are ignored. */
export const SolicitacaoNova = z.object({
  aquisicao: Ref,
  fornecedor: Ref,
  unidadeEducacional: Ref,
  categorias: z.array(Ref).min(1, 'Escolha ao menos uma categoria.').max(LIMITES.linhas),
  itens,
  /**
   * The newest request of the unit to this supplier that the draft of a list of needs has counted, null for none: a
   * newer one is refused, because it may cover the same need. If absent, it is not checked.
   */
  ultimaSolicitacao: Id.nullable().optional(),
});
export type SolicitacaoNova = z.infer<typeof SolicitacaoNova>;

/** Body of PUT /solicitacoes/{id}: the sent items replace the existing ones. */
export const SolicitacaoEdicao = z.object({ itens, versao: VersaoLida });
export type SolicitacaoEdicao = DaTela<z.infer<typeof SolicitacaoEdicao>>;

/** A purchase request in a list. */
export const SolicitacaoResumo = z.object({
  id: Id,
  /** 'n/year': counted within the civil year of its date, unique in the municipality. */
  numero: z.string(),
  dataSolicitacao: DataBR,
  aquisicao: z.object({
    id: Id,
    numero: z.string(),
    ano: z.int(),
    aquisicaoTipo: z.enum(TIPOS_AQUISICAO),
    modalidadeLicitacao: z.string().nullable(),
  }),
  fornecedor: FornecedorCitado,
  propostaVencedora: z.object({ id: Id, numeroContrato: z.string() }),
  unidadeEducacional: z.object({ id: Id, nome: z.string() }),
  /** Sum of the values of the items, R$. */
  valor: z.number(),
  status: z.enum(STATUS_COMPRA),
  /** Whether a delivery was ever recorded, also a reversed one. */
  temRecebimentos: z.boolean(),
  /** Whether a receipt has been begun: its draft is kept. */
  recebimentoComecado: z.boolean(),
  versao: Versao,
});
export type SolicitacaoResumo = z.infer<typeof SolicitacaoResumo>;

/** Query of GET /solicitacoes/pagina; absent criteria do not restrict it. Requests only. */
export const BuscaSolicitacoes = buscaDePaginaEm(ORDENS_SOLICITACAO).extend({
  /** A part of 'n/year'. */
  numero: z.string().max(LIMITES.busca).optional(),
  data: DataEntrada.optional(),
  /** Code of a tender's modality, or another type of acquisition. */
  modalidade: CodigoConvencao.optional(),
  aquisicao: IdParam.optional(),
  fornecedor: IdParam.optional(),
  unidade: IdParam.optional(),
  status: opcao(STATUS_DA_BUSCA).optional(),
});
export type BuscaSolicitacoes = z.infer<typeof BuscaSolicitacoes>;

/** The suppliers and units of the user's requests, by name: what the list can be filtered by. */
export const FiltrosDasSolicitacoes = z.object({
  fornecedores: z.array(z.object({ id: Id, nome: z.string() })),
  unidades: z.array(z.object({ id: Id, nome: z.string() })),
});
export type FiltrosDasSolicitacoes = z.infer<typeof FiltrosDasSolicitacoes>;

export const ItemSolicitacao = z.object({
  id: Id,
  produto: ProdutoCitado,
  quantidade: z.number(),
  quantidadeRecebida: z.number(),
  unidade: z.string(),
  precoUnidade: z.number(),
  /** R$, by the rule `valorDoPedido`. */
  valorItem: z.number(),
  /** °C at which the product is accepted; null: no limit. */
  temperaturaMinima: z.number().nullable(),
  temperaturaMaxima: z.number().nullable(),
});
export type ItemSolicitacao = z.infer<typeof ItemSolicitacao>;

export const Solicitacao = SolicitacaoResumo.extend({
  categorias: z.array(
    z.object({ id: Id, modalidade: z.string(), faixaEtaria: z.object({ id: Id, nome: z.string() }) }),
  ),
  itens: z.array(ItemSolicitacao),
  motivo: z.string().nullable(),
  /** Invoice of the last delivery that was not reversed; null when there is none. */
  notaFiscal: NotaFiscal.nullable(),
});
export type Solicitacao = z.infer<typeof Solicitacao>;

/** A received lot. A quantity of zero means that nothing of the product was accepted; then it needs no lot. */
export const ProdutoRecebidoNovo = LoteConferidoNovo.extend({
  produto: Ref,
  quantidade: Quantidade,
  lote: opcional(NumeroLote),
  dataFabricacao: opcional(DataEntrada),
  dataValidade: opcional(DataEntrada),
}).superRefine(({ quantidade, lote, dataFabricacao, dataValidade }, ctx) => {
  if (quantidade === 0) return;
  const exigir = (campo: string, valor: unknown, message: string) =>
    valor || ctx.addIssue({ code: 'custom', path: [campo], message });
  exigir('lote', lote, 'Informe o lote.');
  exigir('dataFabricacao', dataFabricacao, 'Informe a data de fabricação.');
  exigir('dataValidade', dataValidade, 'Informe a data de validade.');
  conferir(violacoesDoLote)({ dataFabricacao, dataValidade }, ctx);
});
export type ProdutoRecebidoNovo = z.infer<typeof ProdutoRecebidoNovo>;

/**
 * Body of PUT /solicitacoes/{id}/receber: the received lots with their invoice. When nothing was accepted everything is
 * returned: then an invoice is neither required nor stored.
 */
export const RecebimentoNovo = ConferenciaNova.extend({
  observacao: textoLongo(LIMITES.observacao),
  /** Why a food was accepted with less than half of its shelf life left (Lei 15.226/2025). */
  justificativaValidade: opcional(textoLongo(LIMITES.observacao)),
  /** Why a product was accepted outside its limits of temperature. */
  justificativaTemperatura: opcional(textoLongo(LIMITES.observacao)),
  produtos: z.array(ProdutoRecebidoNovo).max(LIMITES.linhas),
  notaFiscal: NotaFiscalNova.nullish(),
  /** The NF-e of the invoice, whose number, day and value are then those of its XML. */
  notaEletronica: NotaEletronicaNova.nullish(),
  /** Version of the request that the form read; if sent, a stale one is refused. */
  versao: VersaoLida,
});
export type RecebimentoNovo = DaTela<z.infer<typeof RecebimentoNovo>>;

/** Body of POST /solicitacoes/{id}/recebimentos/{recebimento}/estorno. */
export const EstornoNovo = z.object({
  motivo: textoLongo(LIMITES.motivo),
  /** Version of the request that the screen read; if sent, a stale one is refused. */
  versao: Versao.nullish(),
});
export type EstornoNovo = DaTela<z.infer<typeof EstornoNovo>>;

export const ProdutoRecebido = LoteConferido.extend({
  id: Id,
  produto: ProdutoCitado,
  quantidade: z.number(),
  produtoLote: z.object({ id: Id }),
  /** Its number. */
  lote: z.string(),
  dataFabricacao: DataBR,
  dataValidade: DataBR,
});
export type ProdutoRecebido = z.infer<typeof ProdutoRecebido>;

/** One delivery against a request. Without products the whole delivery was returned. */
export const Recebimento = Conferencia.extend({
  id: Id,
  recebidoEm: DataHoraBR,
  usuario: z.string(),
  observacao: z.string(),
  justificativaValidade: z.string().nullable(),
  justificativaTemperatura: z.string().nullable(),
  /** Null where nothing was accepted. */
  notaFiscal: NotaFiscal.nullable(),
  produtos: z.array(ProdutoRecebido),
  /** R$: the accepted goods at the prices of the request. */
  valorProdutos: z.number(),
  /** User, time and reason of the reversal; null if it was not reversed. */
  estorno: Estorno.nullable(),
});
export type Recebimento = z.infer<typeof Recebimento>;

/** Receipt report: the request and all its deliveries, oldest first. */
export const RecebimentoDeCompra = z.object({ solicitacao: Solicitacao, recebimentos: z.array(Recebimento) });
export type RecebimentoDeCompra = z.infer<typeof RecebimentoDeCompra>;
