import type { Invariante } from './banco/invariante.js';
import { ACESSO } from './recursos/area-do-acesso.js';
import { CADASTROS } from './recursos/area-dos-cadastros.js';
import { CARDAPIOS } from './recursos/area-dos-cardapios.js';
import { COMPRAS } from './recursos/area-das-compras.js';
import { ESTOQUE } from './recursos/area-do-estoque.js';
import { RELATORIOS } from './recursos/area-dos-relatorios.js';
import { fimDosContratos } from './recursos/aquisicoes/consultas.js';
import { auditoria } from './recursos/auditoria/rotas.js';
import type { Historicos } from './recursos/auditoria/historico.js';
import type { Buscaveis } from './recursos/busca/buscavel.js';
import { busca } from './recursos/busca/rotas.js';
import { contarFuturos } from './recursos/cardapios-calendario/consultas.js';
import { desvincularFuturos } from './recursos/cardapios-calendario/desvinculo.js';
import envios from './recursos/envios/rotas.js';
import type { Desfaziveis } from './recursos/exclusoes/desfazivel.js';
import { exclusoes } from './recursos/exclusoes/rotas.js';
import type { Exportaveis } from './recursos/exportacoes/listas.js';
import { exportacoes } from './recursos/exportacoes/rotas.js';
import { anonimizarFornecedor, ELIMINACOES_DOS_FORNECEDORES } from './recursos/fornecedores/anonimizacao.js';
import type { Importaveis } from './recursos/importacoes/entidades.js';
import { importacoes } from './recursos/importacoes/rotas.js';
import { ELIMINACOES_DOS_ALUNOS } from './recursos/kits/eliminacao.js';
import { nomearMunicipio } from './recursos/municipio/gravacao.js';
import { prepararLogo } from './recursos/municipio/logo.js';
import { ofertasDosItens, produtosDosItens } from './recursos/necessidades/ofertas.js';
import { apagarDocumentosDoFornecedor } from './recursos/notas-fiscais/anonimizacao.js';
import type { Fontes } from './recursos/notificacoes/avisos.js';
import type { Notificaveis } from './recursos/notificacoes/consultas.js';
import { exportacaoDeNotificacoes } from './recursos/notificacoes/exportacao.js';
import { notificacoes } from './recursos/notificacoes/rotas.js';
import { coberturaDosItens } from './recursos/previsao/cobertura.js';
import { usosDoPeriodo } from './recursos/previsao/usos.js';
import { temPassoPorFazer } from './recursos/primeiros-passos/consultas.js';
import * as doAcesso from './recursos/providos-do-acesso.js';
import * as doEstoque from './recursos/providos-do-estoque.js';
import * as dosCadastros from './recursos/providos-dos-cadastros.js';
import * as dosCardapios from './recursos/providos-dos-cardapios.js';
import { refeicoesPorExecutar } from './recursos/refeicoes/avisos.js';
import type { Rotas } from './recursos/rotas.js';
import { ELIMINACOES_DO_RECEBIMENTO } from './recursos/solicitacoes/eliminacoes.js';
import type { Anonimizaveis } from './recursos/tratamentos/anonimizacao.js';
import type { Eliminacoes } from './recursos/tratamentos/eliminacao.js';
import { ELIMINACOES_DA_TRILHA, ELIMINACOES_DO_ACESSO } from './recursos/tratamentos/eliminacoes.js';
import { exigirEstoque, exigirUnidadesEducacionais } from './recursos/unidades-do-usuario/escopo.js';
import { anonimizarUsuario } from './recursos/usuarios/anonimizacao.js';
import { ELIMINACOES_DOS_USUARIOS } from './recursos/usuarios/eliminacoes.js';
import visoes from './recursos/visoes/rotas.js';

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

/** What the data never does. */
export const INVARIANTES: readonly Invariante[] = [
  ...ESTOQUE.invariantes,
  ...CARDAPIOS.invariantes,
  ...COMPRAS.invariantes,
];

/** How what is past its term is eliminated, the values of the audit trail last. */
export const ELIMINACOES = {
  ...ELIMINACOES_DO_ACESSO,
  ...ELIMINACOES_DO_RECEBIMENTO,
  ...ELIMINACOES_DOS_ALUNOS,
  ...ELIMINACOES_DOS_USUARIOS,
  ...ELIMINACOES_DOS_FORNECEDORES,
  ...ELIMINACOES_DA_TRILHA,
} satisfies Eliminacoes;

/** How each kind of person is anonymised. */
export const ANONIMIZAVEIS: Anonimizaveis = { usuario: anonimizarUsuario, fornecedor: anonimizarFornecedor };

const DESFAZIVEIS: Desfaziveis = { ...CADASTROS.desfaziveis, ...CARDAPIOS.desfaziveis, ...COMPRAS.desfaziveis };

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

/** The kinds of records that the search finds. */
export const BUSCAVEIS: Buscaveis = {
  ...ACESSO.buscaveis,
  ...CADASTROS.buscaveis,
  ...ESTOQUE.buscaveis,
  ...CARDAPIOS.buscaveis,
  ...COMPRAS.buscaveis,
};

const FONTES: Fontes = {
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

/** The routes of the mechanisms, with what the areas add to them, and those of the areas from the bottom up. */
export const ROTAS_DA_API: readonly Rotas[] = [
  auditoria(HISTORICOS),
  busca(BUSCAVEIS),
  envios,
  exclusoes(DESFAZIVEIS),
  exportacoes(EXPORTAVEIS, { exigirEstoque, exigirUnidadesEducacionais }),
  importacoes(IMPORTAVEIS),
  notificacoes(NOTIFICAVEIS),
  visoes,
  ...[ACESSO, CADASTROS, ESTOQUE, CARDAPIOS, COMPRAS, RELATORIOS].flatMap(({ rotas }) => rotas),
];
