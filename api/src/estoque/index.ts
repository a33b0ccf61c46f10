/** The door of the area: other areas, plugins and commands import from here only. */
export { ESTOQUE } from './area.js';
export { listarLinhas } from './estoques/consultas.js';
export { refazerConsumos, somarConsumo } from './estoques/consumo-do-mes.js';
export { saidasDoConsumo } from './estoques/consumo.js';
export { documentosMudados, documentosNovos } from './estoques/documentos.js';
export { COLUNAS_DO_ESTORNO } from './estoques/estornado.js';
export { estornarLancados, lancadosDe } from './estoques/estorno.js';
export { lancar, lancarTodos } from './estoques/kardex.js';
export { abrirLinha, travarLinhas } from './estoques/linhas.js';
export { PRODUTO_LOTE } from './estoques/lotes.js';
export { PRECOS_DAS_LINHAS, precosDasRetiradas } from './estoques/precos.js';
export { valorAVencerPorMes } from './estoques/valor-a-vencer.js';
export { paginaDoValor, valorDosEstoques } from './estoques/valor-dos-estoques.js';
export { ELIMINACOES_DOS_ALUNOS } from './kits/eliminacao.js';
export { validadesVencendo } from './lotes/avisos.js';
export { rastrearLote } from './lotes/rastreio.js';
export { movimentacoesAReceber } from './movimentacoes/avisos.js';
export { embalagensDosItens, suprimentosEm, type Embalagens } from './suprimentos/consultas.js';
export { lotesComPreco } from './vencimentos/consultas.js';
/** What areas above provide (areas.ts). */
export * as precisa from './providos.js';
