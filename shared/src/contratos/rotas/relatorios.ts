import { z } from 'zod';
import { TIPOS_FORNECEDOR } from '../../vocabulario/cadastros/fornecedores.js';
import { Fornecedor } from '../cadastros/fornecedores.js';
import { Item } from '../cadastros/itens.js';
import { RelatorioMatriculas } from '../cadastros/matriculas.js';
import { Produto } from '../cadastros/produtos.js';
import { Alimento } from '../cardapios/alimentos.js';
import { PratoResumo } from '../cardapios/pratos.js';
import { PreparoResumo } from '../cardapios/preparos.js';
import { RefeicaoComRegistros } from '../cardapios/refeicoes.js';
import { ValorDoEstoque } from '../estoque/estoques.js';
import { ArquivoEmBase64 } from '../importacoes.js';
import { paginaDe } from '../paginas.js';
import { AnoParam, PorId, opcao } from '../primitivos.js';
import { DocumentoEmitido, PorCodigo, RelatorioAEscrever } from '../relatorios/arquivos.js';
import { BuscaHoje, BuscaUnidadesDeHoje, FiguraDeHoje, PorCartao, UnidadeDeHoje } from '../relatorios/hoje.js';
import { PrimeiroPasso } from '../relatorios/primeiros-passos.js';
import {
  BuscaConsumo,
  BuscaPaginadaDeSobras,
  BuscaPaginadaDoConsumo,
  BuscaPaginadaDoCusto,
  BuscaPaginadaDoValor,
  BuscaPeriodo,
  BuscaRelatorioCalendario,
  BuscaSobras,
  CalendarioResumido,
  CardapiosImpressos,
  ConsumoMensal,
  CustoDasRefeicoes,
  RefeicoesPorMes,
  RelatorioAquisicao,
  RelatorioCalendario,
  RelatorioChamadaPublica,
  RelatorioEstoque,
  RelatorioPrato,
  RelatorioPreparo,
  RelatorioRecebimento,
  RelatorioSolicitacao,
  SobraDaRefeicao,
} from '../relatorios/relatorios.js';
import { NumerosDaSecretaria } from '../relatorios/secretaria.js';
import type { Rota } from './rota.js';

/** Data of the print pages, the figures for the manager, the home and the first steps. */
export const ROTAS_RELATORIOS = {
  'GET /primeiros-passos': { resposta: z.array(PrimeiroPasso) },
  'GET /hoje/unidades/pagina': { busca: BuscaUnidadesDeHoje, resposta: paginaDe(UnidadeDeHoje) },
  'GET /hoje/secretaria': { busca: BuscaHoje, resposta: NumerosDaSecretaria },
  'GET /hoje/:cartao': { params: PorCartao, busca: BuscaHoje, resposta: z.array(FiguraDeHoje) },

  'GET /relatorios/fornecedores': {
    busca: z.object({ fornecedorTipo: opcao(TIPOS_FORNECEDOR) }),
    resposta: z.array(Fornecedor),
    pessoal: true,
  },
  'GET /relatorios/itens-produto': { resposta: z.array(Item) },
  'GET /relatorios/produtos': { resposta: z.array(Produto) },
  'GET /relatorios/alimentos': { resposta: z.array(Alimento) },
  'GET /relatorios/matriculas': { busca: z.object({ ano: AnoParam }), resposta: RelatorioMatriculas },
  'GET /relatorios/preparos': { resposta: z.array(PreparoResumo) },
  'GET /relatorios/preparos/:id': { params: PorId, resposta: RelatorioPreparo },
  'GET /relatorios/pratos': { resposta: z.array(PratoResumo) },
  'GET /relatorios/pratos/:id': { params: PorId, resposta: RelatorioPrato },
  'GET /relatorios/aquisicoes/:id': { params: PorId, resposta: RelatorioAquisicao, pessoal: true },
  'GET /relatorios/chamadas-publicas/:id': { params: PorId, resposta: RelatorioChamadaPublica, pessoal: true },
  'GET /relatorios/solicitacoes/:id': { params: PorId, resposta: RelatorioSolicitacao, pessoal: true },
  'GET /relatorios/recebimentos-compra/:id': { params: PorId, resposta: RelatorioRecebimento, pessoal: true },
  'GET /relatorios/estoques/:id': { params: PorId, resposta: RelatorioEstoque },
  'GET /relatorios/refeicoes/:id': { params: PorId, resposta: RefeicaoComRegistros },
  'GET /relatorios/cardapios-calendario': { busca: BuscaRelatorioCalendario, resposta: RelatorioCalendario },
  'GET /relatorios/cardapios-calendario/resumido': { busca: BuscaRelatorioCalendario, resposta: CalendarioResumido },
  'GET /relatorios/cardapios-impressos': { busca: BuscaRelatorioCalendario, resposta: CardapiosImpressos },
  'GET /relatorios/cardapios-semanais/:id': { params: PorId, resposta: CardapiosImpressos },
  'GET /relatorios/consumo-mensal': { busca: BuscaConsumo, resposta: z.array(ConsumoMensal) },
  'GET /relatorios/consumo-mensal/pagina': { busca: BuscaPaginadaDoConsumo, resposta: paginaDe(ConsumoMensal) },
  'GET /relatorios/valor-dos-estoques': { resposta: z.array(ValorDoEstoque) },
  'GET /relatorios/valor-dos-estoques/pagina': { busca: BuscaPaginadaDoValor, resposta: paginaDe(ValorDoEstoque) },
  'GET /relatorios/custo-das-refeicoes/pagina': { busca: BuscaPaginadaDoCusto, resposta: paginaDe(CustoDasRefeicoes) },
  'GET /relatorios/refeicoes-por-mes': { busca: BuscaPeriodo, resposta: z.array(RefeicoesPorMes) },
  'GET /relatorios/sobras': { busca: BuscaSobras, resposta: z.array(SobraDaRefeicao) },
  'GET /relatorios/sobras/pagina': { busca: BuscaPaginadaDeSobras, resposta: paginaDe(SobraDaRefeicao) },
  'GET /documentos-emitidos/:codigo': { params: PorCodigo, resposta: DocumentoEmitido, pessoal: true },
  'POST /relatorios/arquivo': { corpo: RelatorioAEscrever, resposta: ArquivoEmBase64 },
} as const satisfies Record<string, Rota>;
