import { z } from 'zod';
import { Alimento, AlimentoEdicao, AlimentoNovo } from '../cardapios/alimentos.js';
import {
  BuscaDePratosDoPeriodo,
  BuscaDoCalendario,
  CardapiosDoDia,
  DesvinculoDeLancamento,
  EventoDoCalendario,
  Feriado,
  FeriadoDoDia,
  FeriadoNovo,
  Lancamento,
  LancamentoDoDia,
  LancamentoEdicao,
  LancamentoNovo,
  LancamentosDaUnidade,
  LancamentosDoDia,
  LancamentosDoPeriodo,
  PratosDoPeriodo,
  SubstituicaoNova,
} from '../cardapios/cardapios-calendario.js';
import { BuscaDoPeriodo } from '../cadastros/periodos-letivos.js';
import {
  CardapioSemanal,
  CardapioSemanalEdicao,
  CardapioSemanalNovo,
  CardapioSemanalResumo,
} from '../cardapios/cardapios-semanais.js';
import { BuscaCardapios, Cardapio, CardapioEdicao, CardapioNovo, CardapioResumo } from '../cardapios/cardapios.js';
import { ComponenteNutricional, ComposicaoAlimento } from '../cardapios/componentes-nutricionais.js';
import {
  BuscaDaConformidade,
  ConformidadeDaEtapa,
  ConformidadeDaUnidade,
  ConformidadeDe,
} from '../cardapios/conformidade.js';
import { AvisoDeFalta, AvisoDeFaltaNovo, BuscaCozinha, Cozinha } from '../cardapios/cozinha.js';
import {
  AlimentoDaFicha,
  BuscaAlimentosDaFicha,
  BuscaDoEstoque,
  BuscaFicha,
  DadosDasFichas,
  EstoqueDaComposicao,
  FatorCorrecaoCoccao,
  FichaTecnica,
} from '../cardapios/fichas-tecnicas.js';
import { MudancaDoCalendario, ResultadoDaMudanca } from '../cardapios/mudancas-do-calendario.js';
import { Patologia } from '../cardapios/patologias.js';
import { BuscaDosServidos, Prato, PratoEdicao, PratoNovo, PratoResumo, PratoServido } from '../cardapios/pratos.js';
import {
  FichaDaRefeicao,
  Preparo,
  PreparoEdicao,
  PreparoNovo,
  PreparoResumo,
  VersaoDoPreparo,
} from '../cardapios/preparos.js';
import {
  BuscaAlunos,
  BuscaDaPrevia,
  BuscaPaginadaDeRefeicoes,
  BuscaRefeicoes,
  ChaveDaRefeicao,
  Desperdicio,
  ExecucaoDaRefeicao,
  NaUnidade,
  PreviaDoAbatimento,
  ProdutoDaRefeicao,
  QuantidadeDeAlunos,
  Refeicao,
  PorIdOuUuid,
  RefeicaoAExecutar,
  RefeicaoComRegistros,
  RefeicaoNova,
  RegistroDeAlimento,
  RegistrosNovos,
  SobraPelaChave,
  Sobras,
} from '../cardapios/refeicoes.js';
import {
  BuscaReferencia,
  LimiteEdicao,
  LimiteNacional,
  ReferenciaNutricional,
} from '../cardapios/referencias-nutricionais.js';
import { LinhaDaRepeticao, RepeticaoConferida, RepeticaoNova } from '../cardapios/repeticoes.js';
import { CriteriosDaSugestao, SugestaoDeCardapios } from '../cardapios/sugestao.js';
import { paginaDe } from '../paginas.js';
import { PorId } from '../primitivos.js';
import type { Rota } from './rota.js';

/** Foods, recipes, dishes, menus, the calendar and meals. */
export const ROTAS_CARDAPIOS = {
  'GET /patologias': { resposta: z.array(Patologia) },
  'GET /componentes-nutricionais': { resposta: z.array(ComponenteNutricional) },
  'GET /convencoes/referencias-nutricionais': { busca: BuscaReferencia, resposta: ReferenciaNutricional },

  'GET /alimentos': { resposta: z.array(Alimento) },
  'POST /alimentos': { corpo: AlimentoNovo, resposta: Alimento, status: 201 },
  'PUT /alimentos/:id': { params: PorId, corpo: AlimentoEdicao, resposta: Alimento },
  'DELETE /alimentos/:id': { params: PorId, resposta: z.void() },

  'GET /composicao-alimentos': { resposta: z.array(ComposicaoAlimento) },

  'GET /preparos': { resposta: z.array(PreparoResumo) },
  'GET /preparos/:id': { params: PorId, resposta: Preparo },
  'POST /preparos': { corpo: PreparoNovo, resposta: Preparo, status: 201 },
  'PUT /preparos/:id': { params: PorId, corpo: PreparoEdicao, resposta: Preparo },
  'DELETE /preparos/:id': { params: PorId, resposta: z.void() },

  'GET /pratos': { resposta: z.array(PratoResumo) },
  'GET /pratos/servidos': { busca: BuscaDosServidos, resposta: z.array(PratoServido) },
  'GET /pratos/:id': { params: PorId, resposta: Prato },
  'POST /pratos': { corpo: PratoNovo, resposta: Prato, status: 201 },
  'PUT /pratos/:id': { params: PorId, corpo: PratoEdicao, resposta: Prato },
  'DELETE /pratos/:id': { params: PorId, resposta: z.void() },

  'GET /preparos/:id/versoes': { params: PorId, resposta: z.array(VersaoDoPreparo) },
  'GET /fichas-tecnicas': { busca: BuscaFicha, resposta: FichaTecnica },
  'GET /fichas-tecnicas/dados': { resposta: DadosDasFichas },
  'GET /fichas-tecnicas/estoque': { busca: BuscaDoEstoque, resposta: EstoqueDaComposicao },
  'GET /fichas-tecnicas/alimentos': { busca: BuscaAlimentosDaFicha, resposta: z.array(AlimentoDaFicha) },
  'GET /fatores-correcao-coccao': { resposta: z.array(FatorCorrecaoCoccao) },

  'GET /cardapios': { busca: BuscaCardapios, resposta: z.array(CardapioResumo) },
  'GET /cardapios/:id': { params: PorId, resposta: Cardapio },
  'POST /cardapios': { corpo: CardapioNovo, resposta: Cardapio, status: 201 },
  'PUT /cardapios/:id': { params: PorId, corpo: CardapioEdicao, resposta: Cardapio },
  'DELETE /cardapios/:id': { params: PorId, resposta: z.void() },

  'GET /cardapios-semanais': { resposta: z.array(CardapioSemanalResumo) },
  'GET /cardapios-semanais/:id': { params: PorId, resposta: CardapioSemanal },
  'POST /cardapios-semanais': { corpo: CardapioSemanalNovo, resposta: CardapioSemanal, status: 201 },
  'PUT /cardapios-semanais/:id': { params: PorId, corpo: CardapioSemanalEdicao, resposta: CardapioSemanal },
  'DELETE /cardapios-semanais/:id': { params: PorId, resposta: z.void() },
  'POST /cardapios-semanais/sugestao': { corpo: CriteriosDaSugestao, resposta: SugestaoDeCardapios },
  'POST /cardapios-semanais/:id/repeticoes/conferencia': {
    params: PorId,
    corpo: RepeticaoConferida,
    resposta: z.array(LinhaDaRepeticao),
  },
  'POST /cardapios-semanais/:id/repeticoes': {
    params: PorId,
    corpo: RepeticaoNova,
    resposta: z.array(LinhaDaRepeticao),
    idempotente: true,
  },

  'GET /cardapios-calendario': { busca: BuscaDoCalendario, resposta: z.array(Lancamento) },
  'GET /cardapios-calendario/eventos': { busca: BuscaDoPeriodo, resposta: z.array(EventoDoCalendario) },
  'GET /cardapios-calendario/semana': { resposta: z.array(CardapiosDoDia) },
  'GET /cardapios-calendario/unidade=:unidade/cardapios': {
    padroes: { unidade: '^\\d+' },
    params: LancamentosDaUnidade,
    resposta: z.array(Lancamento),
  },
  'GET /cardapios-calendario/de=:de;ate=:ate;unidade=:unidade/cardapios': {
    padroes: { de: '^\\d{8}', ate: '^\\d{8}', unidade: '^\\d+' },
    params: LancamentosDoPeriodo,
    resposta: z.array(Lancamento),
  },
  'GET /cardapios-calendario/data=:data;unidade=:unidade/cardapios': {
    padroes: { data: '^\\d{8}', unidade: '^\\d+' },
    params: LancamentosDoDia,
    resposta: z.array(LancamentoDoDia),
  },
  'GET /cardapios-calendario/pratos': { busca: BuscaDePratosDoPeriodo, resposta: PratosDoPeriodo },
  'POST /cardapios-calendario': { corpo: LancamentoNovo, resposta: z.array(Lancamento), status: 201 },
  'POST /cardapios-calendario/mudancas/previa': { corpo: MudancaDoCalendario, resposta: ResultadoDaMudanca },
  'POST /cardapios-calendario/mudancas': {
    corpo: MudancaDoCalendario,
    resposta: ResultadoDaMudanca,
    idempotente: true,
  },
  'PUT /cardapios-calendario/:id': { params: PorId, corpo: LancamentoEdicao, resposta: Lancamento },
  'DELETE /cardapios-calendario/:id': { params: PorId, busca: DesvinculoDeLancamento, resposta: z.void() },
  'PUT /cardapios-calendario/:id/substituicoes': { params: PorId, corpo: SubstituicaoNova, resposta: z.void() },
  'GET /feriados': { busca: BuscaDoPeriodo, resposta: z.array(Feriado) },
  'POST /feriados': { corpo: FeriadoNovo, resposta: Feriado, status: 201 },
  'DELETE /feriados/data=:data': { padroes: { data: '^\\d{8}' }, params: FeriadoDoDia, resposta: z.void() },

  'GET /conformidade': { busca: BuscaDaConformidade, resposta: z.array(ConformidadeDaEtapa) },
  'GET /conformidade/:unidade': {
    params: ConformidadeDe,
    busca: BuscaDaConformidade,
    resposta: ConformidadeDaUnidade,
  },

  'GET /referencias-nutricionais': { resposta: z.array(LimiteNacional) },
  'PUT /referencias-nutricionais/:id': { params: PorId, corpo: LimiteEdicao, resposta: LimiteNacional },

  'GET /cozinha': { busca: BuscaCozinha, resposta: Cozinha },
  'POST /avisos-de-falta': { corpo: AvisoDeFaltaNovo, resposta: AvisoDeFalta, status: 201, idempotente: true },

  'GET /refeicoes': { busca: BuscaRefeicoes, resposta: z.array(Refeicao) },
  'GET /refeicoes/pagina': { busca: BuscaPaginadaDeRefeicoes, resposta: paginaDe(Refeicao) },
  'POST /refeicoes': { corpo: RefeicaoNova, resposta: RefeicaoComRegistros, status: 201, idempotente: true },
  'POST /refeicoes/previa': { corpo: RefeicaoNova, resposta: PreviaDoAbatimento },
  'POST /refeicoes/execucoes': {
    corpo: RefeicaoAExecutar,
    resposta: RefeicaoComRegistros,
    status: 201,
    idempotente: true,
  },
  'GET /refeicoes/quantidade-alunos-com-alimentacao': { busca: BuscaAlunos, resposta: QuantidadeDeAlunos },
  'GET /refeicoes/:id/ficha-tecnica': { params: PorId, resposta: FichaDaRefeicao },
  'GET /refeicoes/:id': { params: PorId, resposta: RefeicaoComRegistros },
  // The next two are of phones with a release before 2026-11-28 (`escritas-antigas.ts` of the API).
  'POST /refeicoes/abatimento': { corpo: ChaveDaRefeicao, resposta: RefeicaoComRegistros, idempotente: true },
  'PUT /refeicoes/sobra': { corpo: SobraPelaChave, resposta: RefeicaoComRegistros, idempotente: true },
  'PATCH /refeicoes/:id': { params: PorIdOuUuid, busca: Sobras, resposta: RefeicaoComRegistros, idempotente: true },
  'DELETE /refeicoes/:id': { params: PorId, resposta: z.void() },
  'GET /refeicoes/:id/registros-alimentos': { params: PorId, resposta: z.array(RegistroDeAlimento) },
  'POST /refeicoes/:id/registros': {
    params: PorId,
    busca: NaUnidade,
    corpo: RegistrosNovos,
    resposta: RefeicaoComRegistros,
    status: 201,
    idempotente: true,
  },
  'GET /refeicoes/:id/produtos': { params: PorId, resposta: z.array(ProdutoDaRefeicao) },
  'GET /refeicoes/:id/abatimento': { params: PorId, busca: BuscaDaPrevia, resposta: PreviaDoAbatimento },
  'POST /refeicoes/:id/abatimento': {
    params: PorIdOuUuid,
    corpo: ExecucaoDaRefeicao,
    resposta: RefeicaoComRegistros,
    idempotente: true,
  },

  'GET /refeicoes/:id/desperdicios': { params: PorId, resposta: Desperdicio },
} as const satisfies Record<string, Rota>;
