import { z } from 'zod';
import { VinculoDeEstoques } from '../acesso/usuarios.js';
import { CancelamentoLido } from '../cancelamentos.js';
import { Balanco, BalancoNovo, BalancosNovos } from '../estoque/balancos.js';
import {
  CancelamentoDaContagem,
  ConferenciaDaContagem,
  Contagem,
  ContagemALancar,
  ContagemComLotes,
  ContagemDoLote,
  ContagemNova,
  LoteDaContagem,
  PorContagem,
  PorLinhaDaContagem,
} from '../estoque/contagens.js';
import {
  BuscaLotesDasUnidades,
  BuscaProdutosEstoque,
  Estoque,
  LoteDaUnidade,
  MinimoNovo,
  PorLinha,
  PorMinimo,
  ProdutoEstoque,
  ProdutoEstoqueNovo,
  ProdutoNoEstoque,
  SaidaNova,
  SaidasNovas,
  ValorDoEstoque,
} from '../estoque/estoques.js';
import { EstornoDaLinha, PorLinhaDoKardex } from '../estoque/estornos.js';
import { LinhaKardex } from '../estoque/kardex.js';
import { Kit, KitNovo, KitsDeHoje, KitsTurmaNovo } from '../estoque/kits.js';
import { BuscaLotes, LoteAchado, MotivoDoBloqueio, RastreioDoLote } from '../estoque/lotes.js';
import {
  BuscaMovimentacoes,
  Movimentacao,
  MovimentacaoCancelamento,
  MovimentacaoNova,
  MovimentacaoRecebimento,
} from '../estoque/movimentacoes.js';
import { Vencimentos } from '../estoque/vencimentos.js';
import { BuscaDePagina, paginaDe } from '../paginas.js';
import { IdParam, PorId } from '../primitivos.js';
import type { Rota } from './rota.js';

const Pontas = z.object({ origem: IdParam, destino: IdParam });
const PorMovimentacao = z.object({ id: IdParam, idMovimentacao: IdParam });

/** Stocks, counts, movements and kits. */
export const ROTAS_ESTOQUE = {
  'GET /estoques': { resposta: z.array(Estoque) },
  'GET /estoques/me': { resposta: z.array(Estoque) },
  'POST /estoques/me': { corpo: VinculoDeEstoques, resposta: z.array(Estoque) },
  'GET /estoques/me/:id': { params: PorId, resposta: Estoque },
  'GET /estoques/:id/produtos-estoque': {
    params: PorId,
    busca: BuscaProdutosEstoque,
    resposta: z.array(ProdutoEstoque),
  },
  'POST /estoques/:id/produtos-estoque': {
    params: PorId,
    corpo: ProdutoEstoqueNovo,
    resposta: ProdutoEstoque,
    status: 201,
    idempotente: true,
  },
  'PUT /estoques/:id/produtos-estoque/:idProduto': {
    params: PorLinha,
    corpo: SaidaNova,
    resposta: z.void(),
    idempotente: true,
  },
  'POST /estoques/:id/saidas': { params: PorId, corpo: SaidasNovas, resposta: z.void(), idempotente: true },
  'DELETE /estoques/:id/produtos-estoque/:idProduto': { params: PorLinha, resposta: z.void() },
  'GET /estoques/:id/produtos-estoque/:idProduto/kardex': { params: PorLinha, resposta: z.array(LinhaKardex) },

  'GET /estoques/:id/produtos-estoque/:idProduto/kardex/pagina': {
    params: PorLinha,
    busca: BuscaDePagina,
    resposta: paginaDe(LinhaKardex),
  },

  'GET /estoques/produtos-estoque/pagina': { busca: BuscaLotesDasUnidades, resposta: paginaDe(LoteDaUnidade) },
  'GET /lotes': { busca: BuscaLotes, resposta: z.array(LoteAchado) },
  'GET /lotes/:id/rastreio': { params: PorId, resposta: RastreioDoLote },
  'PUT /lotes/:id/bloquear': { params: PorId, corpo: MotivoDoBloqueio, resposta: z.void(), idempotente: true },
  'PUT /lotes/:id/desbloquear': { params: PorId, corpo: MotivoDoBloqueio, resposta: z.void(), idempotente: true },
  'POST /estoques/:id/lancamentos/:lancamento/estorno': {
    params: PorLinhaDoKardex,
    corpo: EstornoDaLinha,
    resposta: z.void(),
    idempotente: true,
  },
  'GET /vencimentos': { resposta: Vencimentos },
  'GET /estoques/:id/por-produto': { params: PorId, resposta: z.array(ProdutoNoEstoque) },
  'GET /estoques/:id/valor': { params: PorId, resposta: ValorDoEstoque },
  'PUT /estoques/:id/minimos/:produto': { params: PorMinimo, corpo: MinimoNovo, resposta: z.void() },

  'GET /estoques/:id/balancos': { params: PorId, resposta: z.array(Balanco) },
  'POST /estoques/:id/balancos': {
    params: PorId,
    corpo: BalancosNovos,
    resposta: z.array(Balanco),
    status: 201,
    idempotente: true,
  },
  'POST /estoques/:id/balancos/produtos-estoque/:idProduto': {
    params: PorLinha,
    corpo: BalancoNovo,
    resposta: Balanco,
    status: 201,
    idempotente: true,
  },

  'GET /estoques/:id/contagens': { params: PorId, resposta: z.array(Contagem) },
  'POST /estoques/:id/contagens': {
    params: PorId,
    corpo: ContagemNova,
    resposta: Contagem,
    status: 201,
    idempotente: true,
  },
  'GET /estoques/:id/contagens/:contagem': { params: PorContagem, resposta: ContagemComLotes },
  'PUT /estoques/:id/contagens/:contagem/produtos-estoque/:idProduto': {
    params: PorLinhaDaContagem,
    corpo: ContagemDoLote,
    resposta: LoteDaContagem,
    idempotente: true,
  },
  'GET /estoques/:id/contagens/:contagem/conferencia': { params: PorContagem, resposta: ConferenciaDaContagem },
  'PUT /estoques/:id/contagens/:contagem/lancar': {
    params: PorContagem,
    corpo: ContagemALancar,
    resposta: Contagem,
    idempotente: true,
  },
  'PUT /estoques/:id/contagens/:contagem/cancelar': {
    params: PorContagem,
    corpo: CancelamentoDaContagem,
    resposta: Contagem,
    idempotente: true,
  },

  'GET /estoques/:id/movimentacoes': { params: PorId, resposta: z.array(Movimentacao) },
  'GET /estoques/movimentacoes/pagina': { busca: BuscaMovimentacoes, resposta: paginaDe(Movimentacao) },
  'GET /estoques/:id/movimentacoes/pagina': {
    params: PorId,
    busca: BuscaMovimentacoes,
    resposta: paginaDe(Movimentacao),
  },
  'GET /estoques/:id/movimentacoes/:idMovimentacao': { params: PorMovimentacao, resposta: Movimentacao },
  'POST /estoques/:origem/movimentar/:destino': {
    params: Pontas,
    corpo: MovimentacaoNova,
    resposta: Movimentacao,
    status: 201,
    idempotente: true,
  },
  'PUT /estoques/movimentacoes/receber': { corpo: MovimentacaoRecebimento, resposta: Movimentacao, idempotente: true },
  'PUT /estoques/:id/movimentacoes/:idMovimentacao/cancelar': {
    params: PorMovimentacao,
    corpo: MovimentacaoCancelamento,
    resposta: Movimentacao,
    idempotente: true,
  },
  'GET /estoques/:id/movimentacoes/:idMovimentacao/cancelamento': {
    params: PorMovimentacao,
    resposta: CancelamentoLido,
  },

  'POST /estoques/:id/produtos-estoque/kit': {
    params: PorId,
    corpo: KitNovo,
    resposta: Kit,
    status: 201,
    idempotente: true,
  },
  'POST /estoques/:id/produtos-estoque/kits-turma': {
    params: PorId,
    corpo: KitsTurmaNovo,
    resposta: z.array(Kit),
    status: 201,
    idempotente: true,
  },
  'GET /estoques/:id/unidade/:unidade/kit': {
    params: z.object({ id: IdParam, unidade: IdParam }),
    resposta: z.array(Kit),
    pessoal: true,
  },
  'GET /estoques/:id/kits-de-hoje': { params: PorId, resposta: KitsDeHoje },
  'GET /estoques/:id/kits/:idKit': {
    params: z.object({ id: IdParam, idKit: IdParam }),
    resposta: Kit,
    pessoal: true,
  },
} as const satisfies Record<string, Rota>;
