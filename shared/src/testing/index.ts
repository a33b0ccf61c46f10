/** Helpers for tests of screens and areas; never part of a build. */
export { prepararRelatorio } from '../ui/gerenciar/criterios.js';
export { colar } from './colar.js';
export { vencerConflito } from './conflito.js';
export { esperarDialogo } from './esperarDialogo.js';
export { fingirTelaEstreita } from './pagina.js';
export { umaPagina, umaUnidade, umFornecedor, umProduto, umUsuario } from './registros.js';
export { renderTela } from './renderTela.js';
export { simularApi } from './simularApi.js';
export { problema, type Pedido } from './simularServidor.js';
export { verificarAcessibilidade } from './verificarAcessibilidade.js';
export { verificarArea } from './verificarArea.js';
