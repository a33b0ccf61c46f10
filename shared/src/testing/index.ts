/** Helpers for tests of screens and areas; never part of what is built. */
export { apiSemTabela } from './apiSemTabela.js';
export { prepararRelatorio } from '../ui/gerenciar/criterios.js';
export { vencerConflito } from './conflito.js';
export { fingirTelaEstreita } from './preparo.js';
export { renderTela } from './renderTela.js';
export { problema, simularApi, type Pedido } from './simularApi.js';
export { verificarAcessibilidade } from './verificarAcessibilidade.js';
export { verificarArea } from './verificarArea.js';
