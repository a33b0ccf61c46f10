/** The door of the area: other areas, plugins and commands import from here only. */
export { aquisicoesEmAlerta } from './aquisicoes/avisos.js';
export { VIGENCIA, buscarAquisicao, fimDosContratos } from './aquisicoes/consultas.js';
export { itensDaAquisicao } from './aquisicoes/saldos.js';
export { contratosPorMes } from './aquisicoes/valores-por-mes.js';
export { fixarCafs } from './aquisicoes/vendas-das-cafs.js';
export { COMPRAS } from './area.js';
export { buscarChamada } from './chamadas-publicas/consultas.js';
export { ofertasDosItens, produtosDosItens } from './necessidades/ofertas.js';
export { apagarDocumentosDoFornecedor } from './notas-fiscais/anonimizacao.js';
export { barraFamiliar } from './recursos-pnae/base.js';
export { atualizarPrevisao } from './recursos-pnae/lembrete.js';
export { solicitacoesPendentes } from './solicitacoes/avisos.js';
export { buscarSolicitacao, listarRecebimentos } from './solicitacoes/consultas.js';
export { ELIMINACOES_DO_RECEBIMENTO } from './solicitacoes/eliminacoes.js';
export { proximoNumero } from './solicitacoes/numero.js';
