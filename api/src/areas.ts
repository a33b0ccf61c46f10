import type { Invariante } from './banco/invariante.js';
import { ACESSO } from './acesso/area.js';
import { CADASTROS } from './cadastros/area.js';
import { CARDAPIOS } from './cardapios/area.js';
import { COMPRAS } from './compras/area.js';
import { ESTOQUE } from './estoque/area.js';
import { RELATORIOS } from './relatorios/area.js';
import { fimDosContratos } from './compras/aquisicoes/consultas.js';
import { auditoria } from './mecanismos/auditoria/rotas.js';
import type { Historicos } from './mecanismos/auditoria/historico.js';
import type { Buscaveis } from './mecanismos/busca/buscavel.js';
import { busca } from './mecanismos/busca/rotas.js';
import { contarFuturos } from './cardapios/cardapios-calendario/consultas.js';
import { desvincularFuturos } from './cardapios/cardapios-calendario/desvinculo.js';
import envios from './mecanismos/envios/rotas.js';
import type { Desfaziveis } from './mecanismos/exclusoes/desfazivel.js';
import { exclusoes } from './mecanismos/exclusoes/rotas.js';
import type { Exportaveis } from './mecanismos/exportacoes/listas.js';
import { exportacoes } from './mecanismos/exportacoes/rotas.js';
import { anonimizarFornecedor, ELIMINACOES_DOS_FORNECEDORES } from './cadastros/fornecedores/anonimizacao.js';
import type { Importaveis } from './mecanismos/importacoes/entidades.js';
import { importacoes } from './mecanismos/importacoes/rotas.js';
import { ELIMINACOES_DOS_ALUNOS } from './estoque/kits/eliminacao.js';
import { nomearMunicipio } from './cadastros/municipio/gravacao.js';
import { prepararLogo } from './cadastros/municipio/logo.js';
import { ofertasDosItens, produtosDosItens } from './compras/necessidades/ofertas.js';
import { apagarDocumentosDoFornecedor } from './compras/notas-fiscais/anonimizacao.js';
import type { Fontes } from './mecanismos/notificacoes/avisos.js';
import type { Notificaveis } from './mecanismos/notificacoes/consultas.js';
import { exportacaoDeNotificacoes } from './mecanismos/notificacoes/exportacao.js';
import { notificacoes } from './mecanismos/notificacoes/rotas.js';
import { coberturaDosItens } from './cardapios/previsao/cobertura.js';
import { usosDoPeriodo } from './cardapios/previsao/usos.js';
import { temPassoPorFazer } from './relatorios/primeiros-passos/consultas.js';
import * as doAcesso from './acesso/providos.js';
import * as doEstoque from './estoque/providos.js';
import * as dosCadastros from './cadastros/providos.js';
import * as dosCardapios from './cardapios/providos.js';
import { refeicoesPorExecutar } from './cardapios/refeicoes/avisos.js';
import type { Rotas } from './mecanismos/rotas.js';
import { ELIMINACOES_DO_RECEBIMENTO } from './compras/solicitacoes/eliminacoes.js';
import type { Anonimizaveis } from './acesso/tratamentos/anonimizacao.js';
import type { Eliminacoes } from './acesso/tratamentos/eliminacao.js';
import { ELIMINACOES_DA_TRILHA, ELIMINACOES_DO_ACESSO } from './acesso/tratamentos/eliminacoes.js';
import { exigirEstoque, exigirUnidadesEducacionais } from './acesso/unidades-do-usuario/escopo.js';
import { anonimizarUsuario } from './acesso/usuarios/anonimizacao.js';
import { ELIMINACOES_DOS_USUARIOS } from './acesso/usuarios/eliminacoes.js';
import visoes from './mecanismos/visoes/rotas.js';

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
