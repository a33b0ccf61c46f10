/** Helpers for tests of screens and areas; never part of a build. */
export { prepararRelatorio } from '../ui/gerenciar/criterios.js';
export { acaoDaLinha, acionar } from './acionar.js';
export { colar } from './colar.js';
export { vencerConflito } from './conflito.js';
export { esperarDialogo } from './esperarDialogo.js';
export { exportarLista } from './exportar.js';
export { duplicarLinha } from './copia.js';
export { conferirHistorico, umaMudanca } from './historico.js';
export { fingirTelaEstreita } from './pagina.js';
export { dadosDasFichas, fichaDe, REFERENCIA_DE_TESTE, totalDe } from './referencia.js';
export { acharProdutos } from './produtos.js';
export { umaNotificacao, umaPagina, umaUnidade, umFornecedor, umProduto, umUsuario } from './registros.js';
export { renderTela } from './renderTela.js';
export { simularApi } from './simularApi.js';
export { simularDialogos } from './simularDialogos.js';
export { problema, type Pedido } from './simularServidor.js';
export { verificarAcessibilidade } from './verificarAcessibilidade.js';
export { verificarArea } from './verificarArea.js';
