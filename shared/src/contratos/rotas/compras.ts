import { z } from 'zod';
import { Cancelamento, CancelamentoLido } from '../cancelamentos.js';
import { Aditivo, AditivoEdicao, AditivoNovo } from '../compras/aditivos.js';
import {
  Aquisicao,
  AquisicaoEdicao,
  AquisicaoNova,
  AquisicaoResumo,
  BuscaAquisicoes,
  BuscaItensDoFornecedor,
  FontesDasAquisicoes,
  ItemComSaldo,
  LimiarDeSaldo,
} from '../compras/aquisicoes.js';
import {
  ChamadaPublica,
  ChamadaPublicaEdicao,
  ChamadaPublicaNova,
  ChamadaPublicaResumo,
  ContratoDaChamada,
  ProjetosDaChamada,
} from '../compras/chamadas-publicas.js';
import { FotoGuardada } from '../compras/conferencias.js';
import {
  Conciliacao,
  ConciliacaoNova,
  ExtratoImportado,
  LancamentoDoExtrato,
  PeriodoDaConciliacao,
  PreviaDoExtrato,
} from '../compras/extratos.js';
import {
  BuscaNecessidades,
  BuscaOrigem,
  BuscaSituacao,
  Necessidades,
  OrigemDaNecessidade,
  SituacaoDoItem,
} from '../compras/necessidades.js';
import { ArquivoDeNota } from '../compras/notas-eletronicas.js';
import { NotaFiscal, NotaFiscalEdicao } from '../compras/notas-fiscais.js';
import {
  BuscaPagamentos,
  EstornoDoPagamento,
  FiltrosDosPagamentos,
  NotaAPagar,
  Pagamento,
  PagamentoNovo,
  PagamentoResumo,
} from '../compras/pagamentos.js';
import {
  BuscaDaDivisao,
  BuscaDoAno,
  BuscaDosItensDoPnae,
  EfeitoNaBarra,
  ItemDoPnae,
  ItemSemGrau,
  LinhaDaDivisao,
  PainelDoPnae,
  PrevisaoDoPnae,
  RecursoPnae,
  RecursoPnaeEdicao,
  RecursoPnaeNovo,
  SimulacaoDoPnae,
} from '../compras/recursos-pnae.js';
import {
  AlunosDasContas,
  BuscaDasContas,
  BuscaDoArquivoDasContas,
  FechamentoNovo,
  IndicadorLido,
  LinhaDoQuadroDasContas,
  PagoAoAgricultor,
  RefeicoesDasContas,
  SituacaoDasContas,
} from '../compras/prestacao-de-contas.js';
import {
  RascunhoDoRecebimento,
  RascunhoDoRecebimentoNovo,
  RascunhoGuardado,
  RascunhoLido,
} from '../compras/rascunhos-do-recebimento.js';
import { LinhaDaRelacao } from '../compras/relacao-de-pagamentos.js';
import {
  BuscaSolicitacoes,
  EstornoNovo,
  FiltrosDasSolicitacoes,
  Recebimento,
  RecebimentoDeCompra,
  RecebimentoNovo,
  Solicitacao,
  SolicitacaoEdicao,
  SolicitacaoNova,
  SolicitacaoResumo,
} from '../compras/solicitacoes.js';
import { ProdutoLote } from '../estoque/estoques.js';
import { ArquivoBinario, ArquivoEmBase64 } from '../importacoes.js';
import { paginaDe } from '../paginas.js';
import { DataUrlDeImagem, IdParam, PorId } from '../primitivos.js';
import { MESES } from '../../vocabulario/meses.js';
import type { Rota } from './rota.js';

const PorFoto = z.object({ id: IdParam, foto: IdParam });
const PorRecebimento = z.object({ id: IdParam, recebimento: IdParam });

/** Acquisitions, public calls, requests, receipts, invoices, their payments, and the money of the national programme. */
export const ROTAS_COMPRAS = {
  'GET /aquisicoes': { busca: BuscaAquisicoes, resposta: z.array(AquisicaoResumo) },
  'GET /aquisicoes/:id': { params: PorId, resposta: Aquisicao },
  'POST /aquisicoes': { corpo: AquisicaoNova, resposta: Aquisicao, status: 201, idempotente: true },
  'PUT /aquisicoes/:id': { params: PorId, corpo: AquisicaoEdicao, resposta: Aquisicao },
  'DELETE /aquisicoes/:id': { params: PorId, resposta: z.void() },
  'PUT /aquisicoes/:id/homologar': { params: PorId, resposta: Aquisicao },
  'PUT /aquisicoes/:id/cancelamento': { params: PorId, corpo: Cancelamento, resposta: Aquisicao },
  'GET /aquisicoes/:id/cancelamento': { params: PorId, resposta: CancelamentoLido },
  'PUT /aquisicoes/notificacao/:id': { params: PorId, corpo: LimiarDeSaldo, resposta: Aquisicao },
  'PUT /aquisicoes/fonte-de-recursos': { corpo: FontesDasAquisicoes, resposta: z.array(AquisicaoResumo) },
  'GET /aquisicoes/:id/itens': { params: PorId, resposta: z.array(ItemComSaldo) },
  'GET /fornecedores/:id/itens': { params: PorId, busca: BuscaItensDoFornecedor, resposta: z.array(ItemComSaldo) },

  'GET /aquisicoes/:id/aditivos': { params: PorId, resposta: z.array(Aditivo) },
  'POST /aditivos': { corpo: AditivoNovo, resposta: Aditivo, status: 201, idempotente: true },
  'PUT /aditivos/:id': { params: PorId, corpo: AditivoEdicao, resposta: Aditivo },
  'DELETE /aditivos/:id': { params: PorId, resposta: z.void() },

  'GET /chamadas-publicas': { resposta: z.array(ChamadaPublicaResumo) },
  'GET /chamadas-publicas/:id': { params: PorId, resposta: ChamadaPublica },
  'POST /chamadas-publicas': { corpo: ChamadaPublicaNova, resposta: ChamadaPublica, status: 201, idempotente: true },
  'PUT /chamadas-publicas/:id': { params: PorId, corpo: ChamadaPublicaEdicao, resposta: ChamadaPublica },
  'PUT /chamadas-publicas/:id/publicar': { params: PorId, resposta: ChamadaPublica },
  'PUT /chamadas-publicas/:id/projetos': { params: PorId, corpo: ProjetosDaChamada, resposta: ChamadaPublica },
  'PUT /chamadas-publicas/:id/classificar': { params: PorId, resposta: ChamadaPublica },
  'PUT /chamadas-publicas/:id/homologar': { params: PorId, resposta: ChamadaPublica },
  'PUT /chamadas-publicas/:id/cancelamento': { params: PorId, corpo: Cancelamento, resposta: ChamadaPublica },
  'POST /chamadas-publicas/:id/contratos': {
    params: PorId,
    corpo: ContratoDaChamada,
    resposta: Aquisicao,
    status: 201,
    idempotente: true,
  },

  'GET /solicitacoes': { resposta: z.array(SolicitacaoResumo) },
  'GET /solicitacoes/pagina': { busca: BuscaSolicitacoes, resposta: paginaDe(SolicitacaoResumo) },
  'GET /solicitacoes/filtros': { resposta: FiltrosDasSolicitacoes },
  'GET /solicitacoes/:id': { params: PorId, resposta: Solicitacao },
  'POST /solicitacoes': { corpo: SolicitacaoNova, resposta: Solicitacao, status: 201, idempotente: true },
  'PUT /solicitacoes/:id': { params: PorId, corpo: SolicitacaoEdicao, resposta: Solicitacao },
  'POST /solicitacoes/:id/cancelar': { params: PorId, corpo: Cancelamento, resposta: Solicitacao },
  'GET /solicitacoes/:id/cancelamento': { params: PorId, resposta: CancelamentoLido },
  'PUT /solicitacoes/:id/receber': { params: PorId, corpo: RecebimentoNovo, resposta: Solicitacao, idempotente: true },
  'POST /solicitacoes/:id/recebimentos/:recebimento/estorno': {
    params: PorRecebimento,
    corpo: EstornoNovo,
    resposta: Solicitacao,
    idempotente: true,
  },
  'GET /solicitacoes/:id/lotes-conhecidos': { params: PorId, resposta: z.array(ProdutoLote) },
  'GET /solicitacoes/:id/rascunho': { params: PorId, resposta: RascunhoDoRecebimento.optional() },
  'PUT /solicitacoes/:id/rascunho': { params: PorId, corpo: RascunhoDoRecebimentoNovo, resposta: RascunhoGuardado },
  'DELETE /solicitacoes/:id/rascunho': { params: PorId, busca: RascunhoLido, resposta: z.void() },
  'POST /solicitacoes/:id/fotos': { params: PorId, corpo: DataUrlDeImagem, resposta: FotoGuardada, status: 201 },
  'GET /solicitacoes/:id/fotos/:foto': { params: PorFoto, resposta: z.string() },
  'GET /solicitacoes/:id/produtos-recebidos': { params: PorId, resposta: z.array(Recebimento) },
  'GET /recebimentos-compra/solicitacoes/:id': { params: PorId, resposta: RecebimentoDeCompra },

  'POST /solicitacoes/:id/notas-eletronicas/leitura': {
    params: PorId,
    corpo: ArquivoEmBase64,
    resposta: z.array(ArquivoDeNota),
    pessoal: true,
  },

  'GET /itens-produto/:id/meses-de-entrega': { params: PorId, resposta: z.array(z.enum(MESES)) },

  'GET /necessidades': { busca: BuscaNecessidades, resposta: Necessidades },
  'GET /necessidades/origem': { busca: BuscaOrigem, resposta: z.array(OrigemDaNecessidade) },
  'GET /necessidades/itens': { busca: BuscaSituacao, resposta: z.array(SituacaoDoItem) },

  'PUT /notas-fiscais/:id': { params: PorId, corpo: NotaFiscalEdicao, resposta: NotaFiscal },
  'PUT /notas-fiscais/:id/imagem': { params: PorId, corpo: DataUrlDeImagem, resposta: z.void() },
  'GET /notas-fiscais/:id/imagem': { params: PorId, resposta: z.string().optional() },
  'GET /notas-fiscais/:id/xml': { params: PorId, resposta: z.string().optional(), pessoal: true },

  'GET /pagamentos/pagina': { busca: BuscaPagamentos, resposta: paginaDe(PagamentoResumo) },
  'GET /pagamentos/relacao': { busca: FiltrosDosPagamentos, resposta: z.array(LinhaDaRelacao), pessoal: true },
  'GET /pagamentos/solicitacoes/:id': { params: PorId, resposta: z.array(NotaAPagar) },
  'GET /pagamentos/:id': { params: PorId, resposta: Pagamento },
  'POST /pagamentos': { corpo: PagamentoNovo, resposta: Pagamento, status: 201, idempotente: true },
  'POST /pagamentos/:id/estorno': { params: PorId, corpo: EstornoDoPagamento, resposta: Pagamento, idempotente: true },

  'POST /extratos': { corpo: ArquivoEmBase64, resposta: ExtratoImportado, status: 201 },
  'POST /extratos/previa': { corpo: ArquivoEmBase64, resposta: PreviaDoExtrato },
  'DELETE /extratos': { resposta: z.void() },
  'GET /extratos/conciliacao': { busca: PeriodoDaConciliacao, resposta: Conciliacao },
  'PUT /extratos/lancamentos/:id/conciliacao': { params: PorId, corpo: ConciliacaoNova, resposta: LancamentoDoExtrato },
  'GET /recursos-pnae': { busca: BuscaDoAno, resposta: z.array(RecursoPnae) },
  'GET /recursos-pnae/painel': { busca: BuscaDoAno, resposta: PainelDoPnae },
  'GET /recursos-pnae/previsao': { resposta: PrevisaoDoPnae },
  'GET /recursos-pnae/divisao': { busca: BuscaDaDivisao, resposta: z.array(LinhaDaDivisao) },
  'GET /recursos-pnae/itens': { busca: BuscaDosItensDoPnae, resposta: paginaDe(ItemDoPnae) },
  'GET /recursos-pnae/itens-sem-grau': { busca: BuscaDoAno, resposta: z.array(ItemSemGrau) },
  'POST /recursos-pnae/simulacao': { corpo: SimulacaoDoPnae, resposta: z.array(EfeitoNaBarra) },
  'GET /recursos-pnae/contas': { busca: BuscaDasContas, resposta: SituacaoDasContas },
  'POST /recursos-pnae/contas/fechamento': { corpo: FechamentoNovo, resposta: SituacaoDasContas, status: 201 },
  'GET /recursos-pnae/contas/quadro': { busca: BuscaDasContas, resposta: z.array(LinhaDoQuadroDasContas) },
  'GET /recursos-pnae/contas/pagamentos': { busca: BuscaDasContas, resposta: z.array(LinhaDaRelacao), pessoal: true },
  'GET /recursos-pnae/contas/agricultura-familiar': {
    busca: BuscaDasContas,
    resposta: z.array(PagoAoAgricultor),
    pessoal: true,
  },
  'GET /recursos-pnae/contas/alunos': { busca: BuscaDasContas, resposta: z.array(AlunosDasContas) },
  'GET /recursos-pnae/contas/refeicoes': { busca: BuscaDasContas, resposta: z.array(RefeicoesDasContas) },
  'GET /recursos-pnae/contas/indicadores': { busca: BuscaDasContas, resposta: z.array(IndicadorLido) },
  'GET /recursos-pnae/contas/arquivo': { busca: BuscaDoArquivoDasContas, resposta: ArquivoBinario, pessoal: true },
  'POST /recursos-pnae': { corpo: RecursoPnaeNovo, resposta: RecursoPnae, status: 201 },
  'PUT /recursos-pnae/:id': { params: PorId, corpo: RecursoPnaeEdicao, resposta: RecursoPnae },
  'DELETE /recursos-pnae/:id': { params: PorId, resposta: z.void() },
} as const satisfies Record<string, Rota>;
