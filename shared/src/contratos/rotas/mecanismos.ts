import { z } from 'zod';
import {
  BuscaDaAuditoria,
  BuscaPaginadaDaAuditoria,
  LinhaDaAuditoria,
  LinhaDaTrilha,
  RegistroComHistorico,
} from '../auditoria.js';
import { Achado, BuscaGeral } from '../busca.js';
import { BuscaDeComentarios, Comentario, ComentarioNovo, PorArquivo } from '../comentarios.js';
import { ChaveDaEscrita, EscritaConferida } from '../escritas.js';
import { DesfazerExclusao } from '../exclusoes.js';
import { ListaAExportar, PorListaExportavel } from '../exportacoes.js';
import {
  ArquivoEmBase64,
  ArquivoReconhecido,
  LinhaConferida,
  PlanilhaAConferir,
  PlanilhaALer,
  PlanilhaLida,
  PorEntidade,
} from '../importacoes.js';
import {
  BuscaDasLinhas,
  BuscaDosNumeros,
  ColunasDaImportacao,
  ColunasEscolhidas,
  ConfirmacaoDaImportacao,
  CriacaoDosQueFaltam,
  EdicoesDaPrevia,
  FolhaDaImportacao,
  ImportacaoEmCurso,
  ImportacaoNova,
  LinhaDaPrevia,
  PreviaEditada,
} from '../importacoes-em-curso.js';
import {
  AlvoDeNotificacoes,
  BuscaDeGrupos,
  BuscaNotificacoes,
  Dispensa,
  DispensaDesfeita,
  DispensaNova,
  GruposDeNotificacoes,
  MensagemDeNotificacao,
  PaginaDeNotificacoes,
} from '../notificacoes.js';
import { BuscaDePagina, paginaDe } from '../paginas.js';
import { PorId } from '../primitivos.js';
import { Visao, VisaoEdicao, VisaoNova, VisoesDaLista } from '../visoes.js';
import type { Rota } from './rota.js';

/** What serves every entity: notices, views, search, comments, spreadsheets, undo, kept writes and the audit trail. */
export const ROTAS_MECANISMOS = {
  'GET /notificacoes': { resposta: z.array(MensagemDeNotificacao) },
  'GET /notificacoes/pagina': { busca: BuscaNotificacoes, resposta: PaginaDeNotificacoes },
  'GET /notificacoes/grupos': { busca: BuscaDeGrupos, resposta: GruposDeNotificacoes },
  'PUT /notificacoes/leituras': { corpo: AlvoDeNotificacoes, resposta: z.void() },
  'POST /notificacoes/dispensas': { corpo: DispensaNova, resposta: Dispensa, status: 201 },
  'DELETE /notificacoes/dispensas': { busca: DispensaDesfeita, resposta: z.void() },
  'GET /visoes': { busca: VisoesDaLista, resposta: z.array(Visao) },
  'POST /visoes': { corpo: VisaoNova, resposta: Visao, status: 201 },
  'PUT /visoes/:id': { params: PorId, corpo: VisaoEdicao, resposta: Visao },
  'DELETE /visoes/:id': { params: PorId, resposta: z.void() },
  'GET /busca': { busca: BuscaGeral, resposta: z.array(Achado), pessoal: true },

  'GET /comentarios': { busca: BuscaDeComentarios, resposta: z.array(Comentario), pessoal: true },
  'POST /comentarios': { corpo: ComentarioNovo, resposta: Comentario, status: 201, idempotente: true },
  'GET /comentarios/:id/arquivos/:arquivo': { params: PorArquivo, resposta: z.string(), pessoal: true },
  'DELETE /comentarios/:id': { params: PorId, resposta: z.void() },

  'POST /envios/conferencia': { corpo: ChaveDaEscrita, resposta: EscritaConferida },
  'POST /exclusoes/desfazer': { corpo: DesfazerExclusao, resposta: z.void() },

  'GET /importacoes/:entidade/modelo': { params: PorEntidade, resposta: ArquivoEmBase64 },
  'POST /importacoes/:entidade/leitura': { params: PorEntidade, corpo: PlanilhaALer, resposta: PlanilhaLida },
  'POST /importacoes/:entidade/conferencia': {
    params: PorEntidade,
    corpo: PlanilhaAConferir,
    resposta: z.array(LinhaConferida),
  },
  'POST /importacoes/reconhecimento': { corpo: ArquivoEmBase64, resposta: ArquivoReconhecido },

  'GET /importacoes-sessao': { resposta: z.array(ImportacaoEmCurso), pessoal: true },
  'POST /importacoes-sessao': { corpo: ImportacaoNova, resposta: ColunasDaImportacao, status: 201 },
  'GET /importacoes-sessao/:id': { params: PorId, resposta: ImportacaoEmCurso, pessoal: true },
  'DELETE /importacoes-sessao/:id': { params: PorId, resposta: z.void() },
  'PUT /importacoes-sessao/:id/folha': { params: PorId, corpo: FolhaDaImportacao, resposta: ColunasDaImportacao },
  'GET /importacoes-sessao/:id/colunas': { params: PorId, resposta: ColunasDaImportacao, pessoal: true },
  'PUT /importacoes-sessao/:id/colunas': { params: PorId, corpo: ColunasEscolhidas, resposta: ColunasDaImportacao },
  'GET /importacoes-sessao/:id/numeros': {
    params: PorId,
    busca: BuscaDosNumeros,
    resposta: z.array(z.int()),
    pessoal: true,
  },
  'GET /importacoes-sessao/:id/linhas': {
    params: PorId,
    busca: BuscaDasLinhas,
    resposta: z.array(LinhaDaPrevia),
    pessoal: true,
  },
  'POST /importacoes-sessao/:id/edicoes': { params: PorId, corpo: EdicoesDaPrevia, resposta: PreviaEditada },
  'POST /importacoes-sessao/:id/confirmacao': {
    params: PorId,
    corpo: ConfirmacaoDaImportacao,
    resposta: ImportacaoEmCurso,
    idempotente: true,
  },
  'GET /importacoes-sessao/:id/recusadas': { params: PorId, resposta: ArquivoEmBase64, pessoal: true },
  'POST /importacoes-sessao/:id/correcao': { params: PorId, resposta: ImportacaoEmCurso },
  'POST /importacoes-sessao/:id/criacao': {
    params: PorId,
    corpo: CriacaoDosQueFaltam,
    resposta: ColunasDaImportacao,
    status: 201,
  },

  'POST /exportacoes/:lista': { params: PorListaExportavel, corpo: ListaAExportar, resposta: ArquivoEmBase64 },

  'GET /auditoria': { busca: BuscaPaginadaDaAuditoria, resposta: paginaDe(LinhaDaTrilha), pessoal: true },
  'GET /auditoria/:entidade/:id': {
    params: RegistroComHistorico,
    busca: BuscaDePagina,
    resposta: paginaDe(LinhaDaAuditoria),
    pessoal: true,
  },
  'GET /auditoria/csv': { busca: BuscaDaAuditoria, resposta: z.string(), pessoal: true },
} as const satisfies Record<string, Rota>;
