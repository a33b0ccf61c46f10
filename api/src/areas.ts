import {
  ACESSO,
  anonimizarUsuario,
  type Anonimizaveis,
  type Eliminacoes,
  ELIMINACOES_DA_TRILHA,
  ELIMINACOES_DO_ACESSO,
  ELIMINACOES_DOS_USUARIOS,
  exigirEstoque,
  exigirUnidadesEducacionais,
  precisa as doAcesso,
} from './acesso/index.js';
import type { Invariante } from './banco/invariante.js';
import {
  anonimizarFornecedor,
  CADASTROS,
  ELIMINACOES_DOS_FORNECEDORES,
  nomearMunicipio,
  prepararLogo,
  precisa as dosCadastros,
} from './cadastros/index.js';
import {
  CARDAPIOS,
  coberturaDosItens,
  contarFuturos,
  desvincularFuturos,
  refeicoesPorExecutar,
  usosDoPeriodo,
  precisa as dosCardapios,
} from './cardapios/index.js';
import {
  apagarDocumentosDoFornecedor,
  COMPRAS,
  ELIMINACOES_DO_RECEBIMENTO,
  fimDosContratos,
  ofertasDosItens,
  produtosDosItens,
} from './compras/index.js';
import { ELIMINACOES_DOS_ALUNOS, ESTOQUE, precisa as doEstoque } from './estoque/index.js';
import type { Area } from './mecanismos/area.js';
import type { Historicos } from './mecanismos/auditoria/historico.js';
import { auditoria } from './mecanismos/auditoria/rotas.js';
import type { Buscaveis } from './mecanismos/busca/buscavel.js';
import { busca } from './mecanismos/busca/rotas.js';
import type { Comentaveis } from './mecanismos/comentarios/comentavel.js';
import { comentarios } from './mecanismos/comentarios/rotas.js';
import escritas from './mecanismos/escritas/rotas.js';
import { exclusoesDasAreas, type Excluiveis } from './mecanismos/exclusoes/excluivel.js';
import exclusoes from './mecanismos/exclusoes/rotas.js';
import type { Rotulos } from './mecanismos/exclusoes/usos.js';
import type { Exportaveis } from './mecanismos/exportacoes/listas.js';
import { exportacoes } from './mecanismos/exportacoes/rotas.js';
import type { Importaveis } from './mecanismos/importacoes/entidades.js';
import { importacoes } from './mecanismos/importacoes/rotas.js';
import type { Fontes } from './mecanismos/notificacoes/avisos.js';
import type { Notificaveis } from './mecanismos/notificacoes/consultas.js';
import { exportacaoDeNotificacoes } from './mecanismos/notificacoes/exportacao.js';
import { notificacoes } from './mecanismos/notificacoes/rotas.js';
import type { Rotas } from './mecanismos/rotas.js';
import visoes from './mecanismos/visoes/rotas.js';
import { ELIMINACOES_DOS_DOCUMENTOS, RELATORIOS, temPassoPorFazer } from './relatorios/index.js';

// What an area needs from one above it.
doAcesso.temPassoPorFazer.prover(temPassoPorFazer);
doAcesso.prepararLogo.prover(prepararLogo);
doAcesso.nomearMunicipio.prover(nomearMunicipio);
dosCadastros.contarFuturos.prover(contarFuturos);
dosCadastros.desvincularFuturos.prover(desvincularFuturos);
dosCadastros.fimDosContratos.prover(fimDosContratos);
dosCadastros.apagarDocumentosDoFornecedor.prover(apagarDocumentosDoFornecedor);
doEstoque.usosDoPeriodo.prover(usosDoPeriodo);
doEstoque.coberturaDosItens.prover(coberturaDosItens);
dosCardapios.ofertasDosItens.prover(ofertasDosItens);
dosCardapios.produtosDosItens.prover(produtosDosItens);

/** From the bottom up. */
const AREAS: readonly Area[] = [ACESSO, CADASTROS, ESTOQUE, CARDAPIOS, COMPRAS, RELATORIOS];

/** What the data never does. */
export const INVARIANTES: readonly Invariante[] = AREAS.flatMap(({ invariantes = [] }) => invariantes);

/** How what is past its term is eliminated, the values of the audit trail last. */
export const ELIMINACOES = {
  ...ELIMINACOES_DO_ACESSO,
  ...ELIMINACOES_DO_RECEBIMENTO,
  ...ELIMINACOES_DOS_DOCUMENTOS,
  ...ELIMINACOES_DOS_ALUNOS,
  ...ELIMINACOES_DOS_USUARIOS,
  ...ELIMINACOES_DOS_FORNECEDORES,
  ...ELIMINACOES_DA_TRILHA,
} satisfies Eliminacoes;

/** How each kind of person is anonymised. */
export const ANONIMIZAVEIS: Anonimizaveis = { usuario: anonimizarUsuario, fornecedor: anonimizarFornecedor };

const EXCLUIVEIS: Excluiveis = { ...CADASTROS.excluiveis, ...CARDAPIOS.excluiveis, ...COMPRAS.excluiveis };

const ROTULOS: Rotulos = { ...CADASTROS.rotulos, ...ESTOQUE.rotulos, ...CARDAPIOS.rotulos, ...COMPRAS.rotulos };

exclusoesDasAreas.prover(() => ({ excluiveis: EXCLUIVEIS, rotulos: ROTULOS }));

const IMPORTAVEIS: Importaveis = {
  ...ACESSO.importaveis,
  ...CADASTROS.importaveis,
  ...ESTOQUE.importaveis,
  ...CARDAPIOS.importaveis,
  ...COMPRAS.importaveis,
};

const HISTORICOS: Historicos = {
  ...ACESSO.historicos,
  ...CADASTROS.historicos,
  ...ESTOQUE.historicos,
  ...CARDAPIOS.historicos,
  ...COMPRAS.historicos,
};

const COMENTAVEIS: Comentaveis = {
  ...CADASTROS.comentaveis,
  ...ESTOQUE.comentaveis,
  ...CARDAPIOS.comentaveis,
  ...COMPRAS.comentaveis,
};

/** The kinds of records that the search finds. */
export const BUSCAVEIS: Buscaveis = {
  ...ACESSO.buscaveis,
  ...CADASTROS.buscaveis,
  ...ESTOQUE.buscaveis,
  ...CARDAPIOS.buscaveis,
  ...COMPRAS.buscaveis,
};

/** What the areas notify of. */
export const FONTES: Fontes = {
  // By urgency.
  avisos: [...CARDAPIOS.avisos, ...ESTOQUE.avisos, ...COMPRAS.avisos],
  enderecos: { ...CARDAPIOS.enderecos, ...ESTOQUE.enderecos, ...COMPRAS.enderecos },
};

const NOTIFICAVEIS: Notificaveis = { ...FONTES, refeicoesPorExecutar, temPassoPorFazer };

const EXPORTAVEIS: Exportaveis = {
  semImportacao: {
    ...ESTOQUE.exportaveis,
    ...CARDAPIOS.exportaveis,
    ...COMPRAS.exportaveis,
    ...RELATORIOS.exportaveis,
    notificacoes: exportacaoDeNotificacoes(NOTIFICAVEIS),
  },
  importaveis: IMPORTAVEIS,
  selecoes: { ...ACESSO.selecoes, ...CADASTROS.selecoes },
};

/** The routes of the mechanisms, with what the areas add to them, and those of the areas. */
export const ROTAS_DA_API: readonly Rotas[] = [
  auditoria(HISTORICOS),
  busca(BUSCAVEIS),
  comentarios(COMENTAVEIS),
  escritas,
  exclusoes,
  exportacoes(EXPORTAVEIS, { exigirEstoque, exigirUnidadesEducacionais }),
  importacoes(IMPORTAVEIS),
  notificacoes(NOTIFICAVEIS),
  visoes,
  ...AREAS.flatMap(({ rotas }) => rotas),
];
